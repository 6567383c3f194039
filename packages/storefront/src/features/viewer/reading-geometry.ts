/** Where the window stands over a strip of pages; all in pixels from the top of the strip. */
export interface StripWindow {
  /** Upper edge of each page, rising. */
  pageTopsPx: readonly number[];
  /** Height of the whole strip. */
  heightPx: number;
  /** Upper edge of the window. */
  topPx: number;
  windowHeightPx: number;
}

/** A place in an episode, in any mode. */
export interface ReaderPosition {
  /** 1-based page. */
  page: number;
  /** How far into it, 0 to 1. */
  offset: number;
  /** How much of the way to the end is behind the reader, 0 to 1: of pages that are turned, the one that is open too. */
  share: number;
  /** Where pages are turned: whether the last one lies behind the reader. */
  isPastEnd?: boolean;
}

/** Where a reader of a strip is: the page under the window's upper edge, and how far it has come. */
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
  const share = heightPx > 0 ? shareOfWay({ movedPx: topPx, windowPx: windowHeightPx, lengthPx: heightPx }) : 0;
  return { page: low + 1, offset, share };
}

/** How much of its way a window has moved over what it shows, 0 to 1; all in pixels. What fits into it is seen at once. */
export function shareOfWay(extent: { movedPx: number; windowPx: number; lengthPx: number }): number {
  const wayPx = extent.lengthPx - extent.windowPx;
  return wayPx > 0 ? unit(extent.movedPx / wayPx) : 1;
}

/** The upper edge of the window that shows a place of a strip. */
export function stripTopPx(pageTopsPx: readonly number[], heightPx: number, page: number, offset: number): number {
  const index = Math.min(Math.max(page, 1), Math.max(pageTopsPx.length, 1)) - 1;
  const top = pageTopsPx[index] ?? 0;
  const bottom = pageTopsPx[index + 1] ?? heightPx;
  return top + (bottom - top) * unit(offset);
}

/** Where a reader is who turns pages: `view` of `viewCount` is shown and begins with `page`; past the last comes the end. */
export function turnedPosition(page: number, view: number, viewCount: number): ReaderPosition {
  return { page, offset: 0, share: viewCount > 0 ? unit((view + 1) / viewCount) : 0, isPastEnd: view >= viewCount };
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
