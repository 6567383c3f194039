import type { PictureSource } from '@longstrip/ui';

/** The cover of a series without one: an empty panel, so that the grid keeps its shape. */
const DRAWING =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 120'><rect width='90' height='120' fill='none'/>" +
  "<g fill='none' stroke='gray' stroke-width='2' opacity='.5'><rect x='14' y='16' width='62' height='38'/>" +
  "<rect x='14' y='62' width='28' height='42'/><rect x='50' y='62' width='26' height='42'/></g></svg>";

export const BLANK_COVER: PictureSource = {
  src: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  widthPx: 90,
  heightPx: 120,
};
