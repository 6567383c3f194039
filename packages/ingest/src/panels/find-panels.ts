import type { DrawnPart, Rectangle } from './drawn-parts.ts';

/** A panel has at least this share of the picture's width and, in widths, this height and area. */
const LEAST_WIDTH = 0.1;
const LEAST_HEIGHT = 0.08;
const LEAST_AREA = 0.025;
/** Lower and narrower parts between panels are balloons and sounds: they belong to the nearest panel. */
const LOOSE_WIDTH = 0.62;
const LOOSE_HEIGHT = 0.36;
/** How far they may be from it, in widths. */
const LOOSE_REACH = 0.3;
/** Two parts of which one covers this much of the other are one panel, whose white cuts through it. */
const COVERED = 0.5;

/**
 * The panels among the drawn parts of a page or strip, from top to bottom. Small parts count to the panel that they are next
 * to. A drawing without a part of a panel's size is one panel.
 * @param width of the raster
 * @param mayBeLoose whether a part of a balloon's size may be one
 */
export function findPanels(
  parts: readonly DrawnPart[],
  width: number,
  mayBeLoose: (part: DrawnPart) => boolean = () => true,
): Rectangle[] {
  const isLoosePart = (part: DrawnPart) => isLoose(part, width) && mayBeLoose(part);
  const large = parts.filter((part) => isLarge(part, width));
  const panels = joinCovered(large.filter((part) => !isLoosePart(part)));
  const loose = parts.filter((part) => !large.includes(part) || isLoosePart(part));
  if (panels.length === 0) {
    const [first, ...rest] = large;
    return first === undefined ? [] : [rest.reduce<Rectangle>(unionOf, unionOf(first, first))];
  }
  for (const part of loose) {
    const [nearest] = panels.toSorted((one, other) => distanceOf(one, part) - distanceOf(other, part));
    if (nearest === undefined || distanceOf(nearest, part) > width * LOOSE_REACH) continue;
    Object.assign(nearest, unionOf(nearest, part));
  }
  return joinCovered(panels);
}

const widthOf = ({ left, right }: Rectangle) => right - left;
const heightOf = ({ top, bottom }: Rectangle) => bottom - top;
const areaOf = (rectangle: Rectangle) => Math.max(0, widthOf(rectangle)) * Math.max(0, heightOf(rectangle));

function isLarge(part: DrawnPart, width: number): boolean {
  return (
    widthOf(part) >= width * LEAST_WIDTH &&
    heightOf(part) >= width * LEAST_HEIGHT &&
    areaOf(part) >= width * width * LEAST_AREA
  );
}

function isLoose(part: DrawnPart, width: number): boolean {
  return (
    widthOf(part) < width * LOOSE_WIDTH && heightOf(part) < width * LOOSE_HEIGHT && part.pixels < areaOf(part) * 0.93
  );
}

export function unionOf(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function intersectionOf(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Between the nearest edges; 0 where they overlap. */
function distanceOf(one: Rectangle, other: Rectangle): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const along = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, along);
}

function joinCovered(rectangles: readonly Rectangle[]): Rectangle[] {
  const joined: Rectangle[] = [];
  for (const rectangle of rectangles) {
    let whole: Rectangle = {
      left: rectangle.left,
      top: rectangle.top,
      right: rectangle.right,
      bottom: rectangle.bottom,
    };
    for (;;) {
      const index = joined.findIndex(
        (other) => areaOf(intersectionOf(whole, other)) > COVERED * Math.min(areaOf(whole), areaOf(other)),
      );
      const [covered] = index < 0 ? [] : joined.splice(index, 1);
      if (covered === undefined) break;
      whole = unionOf(whole, covered);
    }
    joined.push(whole);
  }
  return joined.toSorted((one, other) => one.top - other.top);
}
