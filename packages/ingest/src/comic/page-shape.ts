/** Width and height of an upright picture. */
export interface PageSize {
  widthPx: number;
  heightPx: number;
}

/**
 * The verdict of the pictures' shapes: pages, a strip, or undecided until the seams between neighbours are compared
 * (slices of 800 × 1280 are close to the pages of a comic book).
 */
export type PageShape = 'PAGES' | 'STRIP' | 'PAGES_UNLESS_SEAMS_CONTINUE' | 'STRIP_UNLESS_SEAMS_BREAK';

/** Taller than printed pages: comic books reach 1.55, four-panel columns 2. */
const STRIP_RATIO = 2.2;
const MIN_SLICE_RATIO = 0.9;
const MIN_SLICES = 3;
/** Minimum share of pictures with one width, for slices of a strip. */
const SAME_WIDTH_SHARE = 0.9;
/** Most pages of a book have one height; slices cut between panels differ. */
const SAME_HEIGHT_SHARE = 0.5;
const HEIGHT_TOLERANCE = 0.05;
/** Wider pictures fill both sides of an open book. */
const WIDE_RATIO = 1.15;

function ratioOf({ widthPx, heightPx }: PageSize): number {
  return heightPx / widthPx;
}

function areaOf(sizes: readonly PageSize[]): number {
  return sizes.reduce((sum, { widthPx, heightPx }) => sum + widthPx * heightPx, 0);
}

/** The largest share of values within a tolerance of one of them. */
function shareOfCommonest(values: readonly number[], tolerance: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  let most = 0;
  let start = 0;
  for (const [end, value] of sorted.entries()) {
    while ((sorted[start] ?? value) < value * (1 - tolerance)) start += 1;
    most = Math.max(most, end - start + 1);
  }
  return most / sorted.length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Judges an episode's pictures by their shapes. One tall or wide picture does not decide for the others. */
export function judgeShape(sizes: readonly PageSize[]): PageShape {
  if (sizes.length === 0) return 'PAGES';
  const tall = sizes.filter((size) => ratioOf(size) >= STRIP_RATIO);
  if (tall.length * 2 >= sizes.length && areaOf(tall) * 2 > areaOf(sizes)) return 'STRIP';
  const sameWidth = shareOfCommonest(
    sizes.map(({ widthPx }) => widthPx),
    0,
  );
  const couldBeSlices = median(sizes.map(ratioOf)) >= MIN_SLICE_RATIO && sameWidth >= SAME_WIDTH_SHARE;
  if (sizes.length < MIN_SLICES || !couldBeSlices) return 'PAGES';
  // The last slice is a remainder of any height.
  const heights = sizes.slice(0, -1).map(({ heightPx }) => heightPx);
  const isUneven = shareOfCommonest(heights, HEIGHT_TOLERANCE) <= SAME_HEIGHT_SHARE && heights.length >= MIN_SLICES;
  return isUneven ? 'STRIP_UNLESS_SEAMS_BREAK' : 'PAGES_UNLESS_SEAMS_CONTINUE';
}

/** Whether a page fills both sides of an open book. */
export function isWideSpread({ widthPx, heightPx }: PageSize): boolean {
  return widthPx / heightPx >= WIDE_RATIO;
}
