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
