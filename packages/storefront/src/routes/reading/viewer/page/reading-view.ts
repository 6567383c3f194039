import type { PageExtent } from './page-flow.ts';

/** How many windows ahead of a reader who stays the pages load; of one who moves, those of some seconds more. */
const WINDOWS_AHEAD = 3;
const SECONDS_AHEAD = 1;
const WINDOWS_AHEAD_MOST = 6;
/** How many windows behind the reader. */
const WINDOWS_BEHIND = 1;
/** So many windows away a reader may be within seconds. */
const WINDOWS_REACHED = 25;
/** Loaded pictures are released when they are so many windows away. */
const WINDOWS_LOADED = 12;
/** A smaller movement, in pixels, does not change the heading. */
const STILL_PX = 2;

/** In which direction the reader goes through the episode. */
export type Heading = 'forward' | 'backward';

/** What the reader sees. */
export interface ReadingWindow {
  /** Height of the window, or its width where pages are turned; in pixels. */
  lengthPx: number;
  heading: Heading;
  /** How fast the reader scrolls. */
  speedPxPerMs: number;
}

/**
 * How soon the reader needs a page, in windows: 0 in the window, more ahead of the reader, and still more behind (they
 * come after those ahead). Null: too far away to be needed soon.
 */
export function nearness({ startPx, endPx }: PageExtent, window: ReadingWindow): number | null {
  const { lengthPx, heading } = window;
  if (lengthPx <= 0) return null;
  const afterPx = startPx - lengthPx;
  const beforePx = -endPx;
  // A page that only touches the window's edge is not seen.
  if (afterPx < 0 && beforePx < 0) return 0;
  const isAhead = afterPx >= 0 === (heading === 'forward');
  const windows = Math.max(afterPx, beforePx, 0) / lengthPx;
  const aheadMost = Math.min(WINDOWS_AHEAD + SECONDS_AHEAD * windowsPerSecond(window), WINDOWS_AHEAD_MOST);
  if (isAhead) return windows < aheadMost ? windows + Number.EPSILON : null;
  return windows < WINDOWS_BEHIND ? WINDOWS_AHEAD_MOST + windows : null;
}

function windowsPerSecond({ speedPxPerMs, lengthPx }: ReadingWindow): number {
  return (1_000 * speedPxPerMs) / lengthPx;
}

/** Whether a reader who scrolls as fast as they can may come to a page within seconds. */
export function isReached({ startPx, endPx }: PageExtent, lengthPx: number): boolean {
  return startPx < WINDOWS_REACHED * lengthPx && endPx > -WINDOWS_REACHED * lengthPx;
}

/** Whether a loaded picture is so far from the window that its memory is better used by others. */
export function isFar({ startPx, endPx }: PageExtent, lengthPx: number): boolean {
  return startPx > (WINDOWS_LOADED + 1) * lengthPx || endPx < -WINDOWS_LOADED * lengthPx;
}

/** The heading after a movement from one place to another, in pixels along the reading direction. */
export function headingAfter(before: Heading, fromPx: number, toPx: number): Heading {
  if (Math.abs(toPx - fromPx) < STILL_PX) return before;
  return toPx > fromPx ? 'forward' : 'backward';
}
