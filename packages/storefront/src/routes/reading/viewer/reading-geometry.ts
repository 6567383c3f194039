import type { Anchor } from '@longstrip/core';
import type { PageExtent } from './page/page-flow.ts';

/** The reader's position in an episode, in any mode. */
export interface ReaderPosition {
  /** Page, starting at 1; 0 in a novel. */
  page: number;
  /** Position within that page, or within a novel's whole text, 0 to 1. */
  offset: number;
  /** Share of the episode that has been read, 0 to 1. In pages, the open one counts as read. */
  share: number;
  /** In pages: whether the reader has gone past the last one. */
  isPastEnd?: boolean;
  /** In pages: which of the screens is shown, from 0. */
  screen?: { index: number; count: number };
  /** The same place, whatever the layout is. */
  anchor: Anchor;
}

/** The index of the last page that begins at a place of a strip or before it, 0 for a place before all. */
export function pageAt(extents: readonly PageExtent[], placePx: number): number {
  let low = 0;
  let high = extents.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((extents[middle]?.startPx ?? 0) <= placePx) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How much of a page lies before a place, 0 to 1; all in pixels. */
export function shareBefore({ startPx, endPx }: PageExtent, placePx: number): number {
  return endPx > startPx ? unit((placePx - startPx) / (endPx - startPx)) : 0;
}

/** How far a window has scrolled, 0 to 1; all in pixels. Content that fits into the window counts as read at once. */
export function scrolledShare(extent: { movedPx: number; windowPx: number; lengthPx: number }): number {
  const distancePx = extent.lengthPx - extent.windowPx;
  return distancePx > 0 ? unit(extent.movedPx / distancePx) : 1;
}

/**
 * The position in pages: `view` of `viewCount` is shown and starts with `page`. The view after the last one is the end
 * card.
 */
export function turnedPosition(page: number, view: number, viewCount: number): Omit<ReaderPosition, 'anchor'> {
  return {
    page,
    offset: 0,
    share: viewCount > 0 ? unit((view + 1) / viewCount) : 0,
    isPastEnd: view >= viewCount,
    screen: { index: view, count: viewCount },
  };
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
