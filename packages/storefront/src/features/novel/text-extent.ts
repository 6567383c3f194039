import { type ReaderPosition, shareOfWay } from '../viewer/reading-geometry.ts';

/** A window over a text that runs along one axis; all in pixels from the text's beginning. */
export interface TextExtent {
  /** How far the window has moved. */
  movedPx: number;
  windowPx: number;
  /** Length of the whole text. */
  lengthPx: number;
}

/** Room between two screens of a text that is turned, in pixels; the style sheet has the same. */
export const COLUMN_GAP_PX = 56;

/** Where a reader of running text is. There are no pages: the place is a share of the text. */
export function textPosition({ movedPx, windowPx, lengthPx }: TextExtent): ReaderPosition {
  if (lengthPx <= 0) return { page: 0, offset: 0, share: 0 };
  return { page: 0, offset: unit(movedPx / lengthPx), share: shareOfWay({ movedPx, windowPx, lengthPx }) };
}

/** How many screens a text is long that is turned screen by screen, `gapPx` apart. */
export function screenCount(lengthPx: number, screenPx: number, gapPx: number): number {
  if (screenPx <= 0) return 1;
  // Half a pixel of tolerance: browsers round what they report.
  return Math.max(1, Math.ceil((lengthPx + gapPx - 0.5) / (screenPx + gapPx)));
}

/** The screen on which a share of the text begins. */
export function screenOfOffset(offset: number, screens: number): number {
  return Math.min(Math.max(Math.floor(offset * screens + 1e-6), 0), screens - 1);
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
