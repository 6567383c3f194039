import type { ReadingDirection } from '@longstrip/core';

/** What scrolls the pages of an episode: the window, or a row of views. All in pixels along the reading direction. */
export interface ReadingView {
  lengthPx(): number;
  /** How far it has scrolled. */
  positionPx(): number;
  /** Where an element lies, from the beginning of what is seen. */
  extentOf(element: Element): PageExtent;
  /** Calls back after it has scrolled or changed its size, at most once a frame. Returns a function that stops it. */
  follow(onMove: () => void): () => void;
}

/** The window over a strip. */
export const STRIP_VIEW: ReadingView = {
  lengthPx: () => window.innerHeight,
  positionPx: () => window.scrollY,
  extentOf(element) {
    const { top, bottom } = element.getBoundingClientRect();
    return { startPx: top, endPx: bottom };
  },
  follow: (onMove) => followScrolling(window, onMove),
};

/** A row of views that is scrolled sideways, from right to left where the work is read so. */
export function rowView(scroller: { readonly current: HTMLElement | null }, direction: ReadingDirection): ReadingView {
  return {
    lengthPx: () => scroller.current?.clientWidth ?? 0,
    positionPx: () => Math.abs(scroller.current?.scrollLeft ?? 0),
    extentOf(element) {
      const row = scroller.current?.getBoundingClientRect() ?? { left: 0, right: 0 };
      const { left, right } = element.getBoundingClientRect();
      return direction === 'RTL'
        ? { startPx: row.right - right, endPx: row.right - left }
        : { startPx: left - row.left, endPx: right - row.left };
    },
    follow: (onMove) => (scroller.current === null ? () => undefined : followScrolling(scroller.current, onMove)),
  };
}

function followScrolling(target: Window | HTMLElement, onMove: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onMove);
  };
  target.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    target.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
  };
}

/** How many windows ahead of the reader the pages load. */
const WINDOWS_AHEAD = 3;
/** How many windows behind the reader. */
const WINDOWS_BEHIND = 1;
/** A smaller movement, in pixels, does not change the heading. */
const STILL_PX = 2;

/** In which direction the reader goes through the episode. */
export type Heading = 'forward' | 'backward';

/** Where a page lies along the reading direction, in pixels from the beginning of the window. */
export interface PageExtent {
  startPx: number;
  endPx: number;
}

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
