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

/** As much as two lines of the narrowest phone hold, a letter of East Asia counted as two. */
const SURELY_SHORT = 80;
const WIDE_LETTER = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** Whether a text needs no fold in any window: known before it is laid out. */
export function isSurelyShort(text: string): boolean {
  return !text.includes('\n') && text.length + (text.match(WIDE_LETTER)?.length ?? 0) <= SURELY_SHORT;
}
