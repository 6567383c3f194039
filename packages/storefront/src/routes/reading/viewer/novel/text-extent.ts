import { type ReaderPosition, scrolledShare } from '../reading-geometry.ts';

/** A window over a text along one axis; in pixels from the beginning of the text. */
export interface TextExtent {
  /** Start of the window. */
  movedPx: number;
  windowPx: number;
  /** Length of the whole text. */
  lengthPx: number;
}

/** Gap between two screens of a text in pages, in pixels; the style sheet has the same. */
export const COLUMN_GAP_PX = 56;

/** The reader's position in a text that scrolls. It has no pages: the position is a share of the text. */
export function textPosition({ movedPx, windowPx, lengthPx }: TextExtent): ReaderPosition {
  if (lengthPx <= 0) return { page: 0, offset: 0, share: 0 };
  return { page: 0, offset: unit(movedPx / lengthPx), share: scrolledShare({ movedPx, windowPx, lengthPx }) };
}

/** The number of screens of a text in pages, with gaps of `gapPx`. */
export function screenCount(lengthPx: number, screenPx: number, gapPx: number): number {
  if (screenPx <= 0) return 1;
  // Half a pixel of tolerance, since browsers round what they report.
  return Math.max(1, Math.ceil((lengthPx + gapPx - 0.5) / (screenPx + gapPx)));
}

/** The screen that contains the start of a share of the text. */
export function screenOfOffset(offset: number, screens: number): number {
  return Math.min(Math.max(Math.floor(offset * screens + 1e-6), 0), screens - 1);
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
