import type { ReadingDirection } from '../shared/enumerations.ts';

/** A rectangle of a page's picture, in its pixels. In a strip it may reach below the picture, into the next slices. */
export type RegionBox = readonly [x: number, y: number, width: number, height: number];

/** A part of a page that is looked at by itself: a panel, or what stands for one. */
export interface PageRegion {
  box: RegionBox;
  /** What is said in it, in the language of the work. */
  text?: string;
  /** What is seen in it, in the language of the work. */
  scene?: string;
}

/** Maximum regions of a page. */
export const REGIONS_MOST = 64;
/** Maximum characters of a region's text and of its scene. */
export const REGION_TEXT_MOST = 2_000;
export const REGION_SCENE_MOST = 500;

/** An inset lies in its panel with this share of its area. */
const INSET_SHARE = 0.8;
/** How much neighbours may overlap at a tilted gutter, as a share of the smaller one; the least that divides them counts. */
const OVERLAPS = [0, 0.05, 0.1, 0.2, 0.35] as const;

/**
 * Sorts the panels of a page into reading order: rows from top to bottom, the panels of a row in the reading direction; a panel
 * beside a stack of panels counts as one column of a row. An inset follows the panel that it lies in. The order does not depend
 * on the order of `boxes` (record 0111).
 */
export function orderRegions(boxes: readonly RegionBox[], direction: ReadingDirection): RegionBox[] {
  // Of equal boxes either may be first; otherwise the result is independent of the given order.
  const sorted = boxes.toSorted((one, other) => one[1] - other[1] || one[0] - other[0] || areaOf(other) - areaOf(one));
  const hostOf = new Map<RegionBox, RegionBox>();
  for (const box of sorted) {
    const [host] = sorted
      .filter((other) => areaOf(other) > areaOf(box) && sharedArea(box, other) >= areaOf(box) * INSET_SHARE)
      .toSorted((one, other) => areaOf(one) - areaOf(other));
    if (host !== undefined) hostOf.set(box, host);
  }
  const withInsets = (box: RegionBox): RegionBox[] => [
    box,
    ...divide(
      sorted.filter((inset) => hostOf.get(inset) === box),
      direction,
    ).flatMap(withInsets),
  ];
  return divide(
    sorted.filter((box) => !hostOf.has(box)),
    direction,
  ).flatMap(withInsets);
}

/** Divides panels by the gutters between them, first the level ones, until each is alone (X-Y cut). */
function divide(boxes: readonly RegionBox[], direction: ReadingDirection): RegionBox[] {
  if (boxes.length <= 1) return [...boxes];
  for (const overlap of OVERLAPS) {
    for (const axis of [1, 0] as const) {
      const parts = splitAlong(boxes, axis, overlap);
      if (parts === null) continue;
      const ordered = axis === 0 && direction === 'RTL' ? parts.toReversed() : parts;
      return ordered.flatMap((part) => divide(part, direction));
    }
  }
  return boxes.toSorted(
    (one, other) => one[1] - other[1] || (direction === 'RTL' ? other[0] - one[0] : one[0] - other[0]),
  );
}

/** Two groups of panels, of which the second begins where the first ends, or before it by a share of the smaller ones. */
function splitAlong(boxes: readonly RegionBox[], axis: 0 | 1, overlap: number): [RegionBox[], RegionBox[]] | null {
  const start = (box: RegionBox) => box[axis];
  const size = (box: RegionBox) => box[axis + 2] ?? 0;
  const middle = (box: RegionBox) => start(box) + size(box) / 2;
  const sorted = boxes.toSorted((one, other) => middle(one) - middle(other));
  for (let count = 1; count < sorted.length; count += 1) {
    const first = sorted.slice(0, count);
    const second = sorted.slice(count);
    const isApart = first.every((one) =>
      second.every((other) => start(one) + size(one) - start(other) <= overlap * Math.min(size(one), size(other))),
    );
    if (isApart) return [first, second];
  }
  return null;
}

function areaOf([, , width, height]: RegionBox): number {
  return width * height;
}

function sharedArea(one: RegionBox, other: RegionBox): number {
  const width = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]);
  return Math.max(0, width) * Math.max(0, height);
}
