import type { PicturePage } from '../viewer-model.ts';

/** The shown part of a picture. */
export interface ShownPart {
  /** Its shape, in pixels of the picture. */
  widthPx: number;
  heightPx: number;
  /** The CSS `inset` of the whole picture in a box of that shape; null for the picture itself. */
  inset: string | null;
}

/** A page's picture without its plain border, if the reader wants that. Slices of a strip join by their edges and stay whole. */
export function shownPart(
  { widthPx, heightPx, trim, stripIndex }: Pick<PicturePage, 'widthPx' | 'heightPx' | 'trim' | 'stripIndex'>,
  isCropped: boolean,
): ShownPart {
  if (!isCropped || trim === null || stripIndex !== null) return { widthPx, heightPx, inset: null };
  const [left, top, right, bottom] = trim;
  const shown = { widthPx: widthPx - left - right, heightPx: heightPx - top - bottom };
  const percent = (px: number, ofPx: number) => `${Number(((-100 * px) / ofPx).toFixed(4))}%`;
  const inset = [
    percent(top, shown.heightPx),
    percent(right, shown.widthPx),
    percent(bottom, shown.heightPx),
    percent(left, shown.widthPx),
  ].join(' ');
  return { ...shown, inset };
}
