import type { Background } from './background.ts';
import { differenceOf, WHITE } from './colours.ts';
import { GutterSearch, LIKELY, type Looks, SHARED, SURE } from './gutter-line.ts';
import { signsOf } from './gutter-signs.ts';
import { DrawnCounts, divideArea, type PageArea, wholePage } from './page-area.ts';
import type { Mask, Raster } from './raster.ts';

/** The least extent of a panel, as a share of the raster's width, and what is drawn in it, as one of the width's square. */
const LEAST = 0.1;
const LEAST_DRAWN = 0.006;
/** An area with more background than this has open panels, whose white is background. A page without one has no shared outlines. */
const LEAK = 0.025;
/** Outlines are not seen on a background that is this much darker than white, of 256 levels. */
const DARKER = 100;
/** A picture that is taller, in widths, is no page; looking for lines in it would take seconds. */
const TALLEST = 4;
/** Divisions of one area. */
const MOST_DEEP = 7;

/**
 * Divides a page along straight gutters, level or upright within about sixteen degrees: thin plain lines between drawings, or
 * outlines of panels, also where a figure or a balloon lies over a part of them. A gutter may end at another one.
 */
export function cutAtGutters({ mask: background, colours }: Background, plain: Mask, raster: Raster): PageArea[] {
  const { width, height } = raster;
  if (height > width * TALLEST) return [wholePage(raster)];
  const least = Math.round(width * LEAST);
  const counts = new DrawnCounts(plain, raster);
  const searches = [true, false].map(
    (isUpright) => new GutterSearch(signsOf(plain, background, raster, isUpright), { width, isUpright, least }),
  );
  const isPanel = ({ left, right }: PageArea) => {
    let [drawn, rows, most] = [0, 0, 0];
    for (let y = 0; y < left.length; y += 1) {
      const [from, to] = [left[y] ?? 0, right[y] ?? 0];
      if (to <= from) continue;
      const inRow = counts.in(y, from, to);
      drawn += inRow;
      if (inRow > 0) rows += 1;
      most = Math.max(most, to - from);
    }
    return rows >= least && most >= least && drawn >= width * width * LEAST_DRAWN;
  };
  const divide = (area: PageArea, depth: number, looks: Looks): PageArea[] => {
    if (depth >= MOST_DEEP) return [area];
    const lines = searches
      .flatMap((search) => search.lines(area, looks).map((line) => ({ line, search })))
      .toSorted((one, other) => other.line.score - one.line.score);
    for (const { line, search } of lines) {
      if (!divideArea(area, line).every(isPanel)) continue;
      return divideArea(area, search.intoGutter(area, line)).flatMap((side) => divide(side, depth + 1, looks));
    }
    return [area];
  };
  const isOpen = (area: PageArea) => leakIn(area, background, width) >= LEAK;
  const areas = divide(wholePage(raster), 0, SURE);
  const isDark = colours.every((colour) => differenceOf(colour, WHITE) > DARKER);
  if (isDark || !areas.some(isOpen)) return areas;
  return areas
    .flatMap((area) => divide(area, 0, SHARED))
    .flatMap((area) => (isOpen(area) ? divide(area, 0, LIKELY) : [area]));
}

/** The share of background between the drawn pixels of rows: white art that joins the gutters. */
function leakIn({ left, right }: PageArea, background: Mask, width: number): number {
  let [leak, all] = [0, 0];
  for (let y = 0; y < left.length; y += 1) {
    let from = y * width + (left[y] ?? 0);
    let to = y * width + (right[y] ?? 0);
    while (from < to && background[from] === 1) from += 1;
    while (to > from && background[to - 1] === 1) to -= 1;
    all += to - from;
    for (let pixel = from; pixel < to; pixel += 1) leak += background[pixel] ?? 0;
  }
  return leak / Math.max(1, all);
}
