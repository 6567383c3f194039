import { COLUMN_GAP_PX, screenCount } from './text-extent.ts';

/** The element that shows one screen of a text in pages, and scrolls from one to the next. */
type Frame = Pick<HTMLElement, 'clientWidth' | 'clientHeight' | 'scrollWidth' | 'scrollHeight'>;

/** How many columns of a text are shown at once; only horizontal lines have two. */
export type ShownColumns = 1 | 2;

/** From the start of a screen to that of the next one, in pixels. */
export function screenStepPx(frame: Frame, isVertical: boolean): number {
  return (isVertical ? frame.clientHeight : frame.clientWidth) + COLUMN_GAP_PX;
}

/** The number of screens of a text. Where two columns are shown, the style sheet adds an empty one, which does not count. */
export function screensOf(frame: Frame, isVertical: boolean, columns: ShownColumns): number {
  if (isVertical) return screenCount(frame.scrollHeight, frame.clientHeight, COLUMN_GAP_PX);
  const emptyPx = columns === 2 ? (frame.clientWidth + COLUMN_GAP_PX) / 2 : 0;
  return screenCount(frame.scrollWidth - emptyPx, frame.clientWidth, COLUMN_GAP_PX);
}

/** The screen on which something stands that begins so many pixels after the text. */
export function screenAt(awayPx: number, stepPx: number, screens: number): number {
  // Rounded down, but a glyph may stand out of its line by a little.
  return Math.min(Math.max(Math.floor(awayPx / stepPx + 0.01), 0), screens - 1);
}
