import type { DrawnPart, Rectangle } from './drawn-parts.ts';
import type { Mask } from './raster.ts';

/** A gutter leaves this share of the box of two panels free. */
const FREE_SHARE = 0.003;
/** This share of a straight line between two panels is gutter; a balloon or a limb lies over the rest. */
const GUTTER_SHARE = 0.5;
/** Each side reaches over this share of the line: otherwise it is a balloon above its panel, or a limb. */
const SIDE_SHARE = 0.8;
/** How far such a line may lean, as a share of its length. */
const LEAN = 0.15;
/** Minimum extent of a panel, as a share of the raster's width. */
const LEAST = 0.12;
/** Lines and pixels of a line that are looked at. */
const STEP = 2;
/** Divisions of one part. */
const MOST_DEEP = 4;

/**
 * Divides parts that are several panels, joined by a balloon or a figure that lies over the gutter between them: along straight
 * lines, level or upright within about nine degrees, of which most is background.
 * @param width of the raster
 */
export function splitBridged(parts: readonly DrawnPart[], background: Mask, width: number): DrawnPart[] {
  return parts.flatMap((part) => split(part, background, width, 0));
}

function split(part: DrawnPart, background: Mask, width: number, depth: number): DrawnPart[] {
  const free = 1 - part.pixels / areaOf(part);
  if (depth >= MOST_DEEP || free < FREE_SHARE) return [part];
  const upright = bestLine(part, background, width, true);
  const level = bestLine(part, background, width, false);
  const line = upright !== null && (level === null || upright.share >= level.share) ? upright : level;
  if (line === null) return [part];
  const isBefore = (x: number, y: number) =>
    line.isUpright ? x < placeAt(line, y - part.top) : y < placeAt(line, x - part.left);
  const sides = [
    drawnIn(part, background, width, isBefore),
    drawnIn(part, background, width, (x, y) => !isBefore(x, y)),
  ];
  const reach = ({ left, top, right, bottom }: Rectangle) => (line.isUpright ? bottom - top : right - left);
  if (sides.some((side) => reach(side) < line.length * SIDE_SHARE)) return [part];
  return sides.flatMap((side) => split(side, background, width, depth + 1));
}

interface Line {
  isUpright: boolean;
  /** Where it begins, in pixels of the raster, and how far it leans over its length. */
  start: number;
  lean: number;
  length: number;
  /** The part of it that is background. */
  share: number;
}

function placeAt({ start, lean, length }: Line, along: number): number {
  return start + (lean * along) / length;
}

function bestLine(part: Rectangle, background: Mask, width: number, isUpright: boolean): Line | null {
  const [from, to] = isUpright ? [part.left, part.right] : [part.top, part.bottom];
  const length = isUpright ? part.bottom - part.top : part.right - part.left;
  // The first pixel of a line that begins at `place`, and the distance to the next pixel along and across.
  const [along, across] = isUpright ? [width, 1] : [1, width];
  const origin = isUpright ? part.top * width : part.left;
  const least = Math.ceil(width * LEAST);
  const most = Math.floor(length * LEAN);
  let best: Line | null = null;
  for (let start = from + least; start <= to - least; start += STEP) {
    const isFirstFree = background[origin + start * across] === 1;
    for (let lean = Math.max(-most, from + least - start); lean <= Math.min(most, to - least - start); lean += STEP) {
      if (!isFirstFree && background[origin + (length - 1) * along + (start + lean) * across] !== 1) continue;
      const isFree = (at: number) =>
        background[origin + at * along + Math.round(start + (lean * at) / length) * across] === 1;
      const share = freeShare(length, isFree);
      if (share >= GUTTER_SHARE && share > (best?.share ?? 0)) best = { isUpright, start, lean, length, share };
    }
  }
  return best;
}

/** The part of a line that is free from its ends on: of what lies across a gutter both ends are free. */
function freeShare(length: number, isFree: (at: number) => boolean): number {
  let first = 0;
  while (first < length && isFree(first)) first += STEP;
  let last = length - 1;
  while (last > first && isFree(last)) last -= STEP;
  return Math.min(1, (first + length - 1 - last) / length);
}

function drawnIn(
  part: Rectangle,
  background: Mask,
  width: number,
  isInside: (x: number, y: number) => boolean,
): DrawnPart {
  const found: DrawnPart = { left: part.right, top: part.bottom, right: part.left, bottom: part.top, pixels: 0 };
  for (let y = part.top; y < part.bottom; y += 1) {
    for (let x = part.left; x < part.right; x += 1) {
      if (background[y * width + x] === 1 || !isInside(x, y)) continue;
      found.pixels += 1;
      if (x < found.left) found.left = x;
      if (x >= found.right) found.right = x + 1;
      if (y < found.top) found.top = y;
      if (y >= found.bottom) found.bottom = y + 1;
    }
  }
  return found;
}

function areaOf({ left, top, right, bottom }: Rectangle): number {
  return (right - left) * (bottom - top);
}
