import type { Rectangle } from './drawn-parts.ts';
import type { Mask, Raster } from './raster.ts';

/** A convex part of a page: the pixels of each of its rows from `left` to `right`, which is exclusive. */
export interface PageArea {
  readonly left: Int16Array;
  readonly right: Int16Array;
}

/** A straight line: where it begins, and how much it moves with each next row, or column if it is level. */
export interface SlopedLine {
  isUpright: boolean;
  start: number;
  slope: number;
}

/** Where lines of one direction are in an area: they lie between `from` and `to`, and lead from `first` to `end`. */
export interface Span {
  from: number;
  to: number;
  first: number;
  end: number;
}

export function wholePage({ width, height }: Raster): PageArea {
  return { left: new Int16Array(height), right: new Int16Array(height).fill(width) };
}

export function boundsOf({ left, right }: PageArea): Rectangle {
  const bounds = { left: Number.POSITIVE_INFINITY, top: left.length, right: 0, bottom: 0 };
  for (let y = 0; y < left.length; y += 1) {
    const [from, to] = [left[y] ?? 0, right[y] ?? 0];
    if (to <= from) continue;
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = y + 1;
    bounds.left = Math.min(bounds.left, from);
    bounds.right = Math.max(bounds.right, to);
  }
  return bounds;
}

/** What lies before a line, left of it or above, and what lies after. */
export function divideArea(area: PageArea, { isUpright, start, slope }: SlopedLine): [PageArea, PageArea] {
  const before = { left: area.left.slice(), right: area.right.slice() };
  const after = { left: area.left.slice(), right: area.right.slice() };
  for (let y = 0; y < area.left.length; y += 1) {
    const [from, to] = [area.left[y] ?? 0, area.right[y] ?? 0];
    const crossing = isUpright ? start + slope * y : crossingOf(y, start, slope);
    const x = Math.max(from, Math.min(to, Math.round(crossing)));
    const isFirstBefore = isUpright || slope < 0 || (slope === 0 && y < start);
    const [first, second] = isFirstBefore ? [before, after] : [after, before];
    first.right[y] = x;
    second.left[y] = x;
  }
  return [before, after];
}

/** Where a level line crosses a row; one without a slope lies above or below all of it. */
function crossingOf(y: number, start: number, slope: number): number {
  return slope === 0 ? Number.MAX_SAFE_INTEGER : (y - start) / slope;
}

/** The number of drawn pixels before each pixel of a row, for all rows. */
export class DrawnCounts {
  readonly #counts: Int32Array;
  readonly #next: number;

  constructor(plain: Mask, { width, height }: Raster) {
    this.#next = width + 1;
    this.#counts = new Int32Array(this.#next * height);
    for (let y = 0; y < height; y += 1) {
      let count = 0;
      for (let x = 0; x < width; x += 1) {
        count += 1 - (plain[y * width + x] ?? 0);
        this.#counts[y * this.#next + x + 1] = count;
      }
    }
  }

  in(y: number, from: number, to: number): number {
    return (this.#counts[y * this.#next + to] ?? 0) - (this.#counts[y * this.#next + from] ?? 0);
  }
}
