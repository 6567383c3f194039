import type { PageExtent } from './page-flow.ts';

/** How many windows ahead of the reader the pages load. */
const WINDOWS_AHEAD = 3;
/** How many windows behind the reader. */
const WINDOWS_BEHIND = 1;
/** A smaller movement, in pixels, does not change the heading. */
const STILL_PX = 2;

/** In which direction the reader goes through the episode. */
export type Heading = 'forward' | 'backward';

/** What the reader sees. */
export interface ReadingWindow {
  /** Height of the window, or its width where pages are turned; in pixels. */
  lengthPx: number;
  heading: Heading;
}

/**
 * How soon the reader needs a page, in windows: 0 in the window, more ahead of the reader, and still more behind (they
 * come after those ahead). Null: too far away to be needed soon.
 */
export function nearness({ startPx, endPx }: PageExtent, { lengthPx, heading }: ReadingWindow): number | null {
  if (lengthPx <= 0) return null;
  const afterPx = startPx - lengthPx;
  const beforePx = -endPx;
  // A page that only touches the window's edge is not seen.
  if (afterPx < 0 && beforePx < 0) return 0;
  const isAhead = afterPx >= 0 === (heading === 'forward');
  const windows = Math.max(afterPx, beforePx, 0) / lengthPx;
  if (isAhead) return windows < WINDOWS_AHEAD ? windows + Number.EPSILON : null;
  return windows < WINDOWS_BEHIND ? WINDOWS_AHEAD + windows : null;
}

/** The heading after a movement from one place to another, in pixels along the reading direction. */
export function headingAfter(before: Heading, fromPx: number, toPx: number): Heading {
  if (Math.abs(toPx - fromPx) < STILL_PX) return before;
  return toPx > fromPx ? 'forward' : 'backward';
}
