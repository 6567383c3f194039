/** The window over a strip of pages; in pixels from the top of the strip. */
export interface StripWindow {
  /** Top of each page, in order. */
  pageTopsPx: readonly number[];
  /** Height of the whole strip. */
  heightPx: number;
  /** Top of the window. */
  topPx: number;
  windowHeightPx: number;
}

/** The reader's position in an episode, in any mode. */
export interface ReaderPosition {
  /** Page, starting at 1. */
  page: number;
  /** Position within that page, 0 to 1. */
  offset: number;
  /** Share of the episode that has been read, 0 to 1. In pages, the open one counts as read. */
  share: number;
  /** In pages: whether the reader has gone past the last one. */
  isPastEnd?: boolean;
}

/** The position in a strip: the page at the window's top, and how far it has scrolled. */
export function stripPosition({ pageTopsPx, heightPx, topPx, windowHeightPx }: StripWindow): ReaderPosition {
  let low = 0;
  let high = pageTopsPx.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pageTopsPx[middle] ?? 0) <= topPx) low = middle;
    else high = middle - 1;
  }
  const pageTop = pageTopsPx[low] ?? 0;
  const pageBottom = pageTopsPx[low + 1] ?? heightPx;
  const offset = pageBottom > pageTop ? unit((topPx - pageTop) / (pageBottom - pageTop)) : 0;
  const share = heightPx > 0 ? scrolledShare({ movedPx: topPx, windowPx: windowHeightPx, lengthPx: heightPx }) : 0;
  return { page: low + 1, offset, share };
}

/** How far a window has scrolled, 0 to 1; all in pixels. Content that fits into the window counts as read at once. */
export function scrolledShare(extent: { movedPx: number; windowPx: number; lengthPx: number }): number {
  const distancePx = extent.lengthPx - extent.windowPx;
  return distancePx > 0 ? unit(extent.movedPx / distancePx) : 1;
}

/** The top of the window at a position of a strip. */
export function stripTopPx(pageTopsPx: readonly number[], heightPx: number, page: number, offset: number): number {
  const index = Math.min(Math.max(page, 1), Math.max(pageTopsPx.length, 1)) - 1;
  const top = pageTopsPx[index] ?? 0;
  const bottom = pageTopsPx[index + 1] ?? heightPx;
  return top + (bottom - top) * unit(offset);
}

/**
 * The position in pages: `view` of `viewCount` is shown and starts with `page`. The view after the last one is the end
 * card.
 */
export function turnedPosition(page: number, view: number, viewCount: number): ReaderPosition {
  return { page, offset: 0, share: viewCount > 0 ? unit((view + 1) / viewCount) : 0, isPastEnd: view >= viewCount };
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
