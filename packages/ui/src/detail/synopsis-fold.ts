import { letterWidth } from '../text/letter-width.ts';

/** Lines of a synopsis shown before "More". */
export const SYNOPSIS_LINES = 3;

export interface TextBox {
  /** Height of the whole text, in pixels. */
  contentHeightPx: number;
  lineHeightPx: number;
}

/**
 * Whether folding to three lines would hide anything. Half a line of tolerance: fonts report heights that are a pixel
 * or two more than lines × line height, and "More" that shows nothing more is a broken promise.
 */
export function needsFold({ contentHeightPx, lineHeightPx }: TextBox): boolean {
  if (lineHeightPx <= 0) return false;
  return contentHeightPx > (SYNOPSIS_LINES + 0.5) * lineHeightPx;
}

/** Where a synopsis is folded; known before it is laid out. */
export type SynopsisFold = 'nowhere' | 'on-phones' | 'everywhere';

/** As much as two lines of the narrowest phone hold, a letter of East Asia counted as two. */
const SHORT_LETTERS = 80;
/** What a line of a desktop's column holds at the least, and as many lines as it shows before it folds anything. */
const DESKTOP_LINE_LETTERS = 90;
const DESKTOP_LINES = 4;

/** A text that fits is not folded, and reserves no space for a "More" that would never show. */
export function synopsisFold(text: string): SynopsisFold {
  if (!text.includes('\n') && letterWidth(text) <= SHORT_LETTERS) return 'nowhere';
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(letterWidth(line) / DESKTOP_LINE_LETTERS)));
  return lines.reduce((sum, count) => sum + count, 0) <= DESKTOP_LINES ? 'on-phones' : 'everywhere';
}
