import type { ReadingDirection } from '@longstrip/core';
import type { PageExtent } from './near-pages.ts';

/** What scrolls the pages of an episode: the window, or a row of views. All in pixels along the way of reading. */
export interface ReadingView {
  lengthPx(): number;
  /** How far it has scrolled. */
  positionPx(): number;
  /** Where an element lies, from the beginning of what is seen. */
  extentOf(element: Element): PageExtent;
  /** Calls back after it has scrolled or changed its size, at most once a frame. Returns a function that ends that. */
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
