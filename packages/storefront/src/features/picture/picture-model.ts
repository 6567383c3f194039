import { type ImageWidthPx, isImageWidth } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';

/** A picture as the api names it. */
export interface WirePicture {
  imagePath: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** Widths offered for covers, up to a third of a wide phone at three dots a pixel. */
export const COVER_WIDTHS_PX = [128, 256, 384] as const satisfies readonly ImageWidthPx[];
/** Widths offered for pictures as wide as the column. */
export const COLUMN_WIDTHS_PX = [640, 828, 1080, 1200, 1920] as const satisfies readonly ImageWidthPx[];
/** Widths offered for an episode's thumbnail. */
export const THUMBNAIL_WIDTHS_PX = [128, 256, 384] as const satisfies readonly ImageWidthPx[];

const OPTIMISER_PATH = '/_/image';
const WIDTH = /([?&]w=)\d+/;
/** Lets an address without origin be taken apart. */
const NO_ORIGIN = 'http://site.invalid';

/**
 * A picture of our own store, in several widths. The address loses its origin: the site serves pictures itself, and is
 * then right under whatever name it was opened. A picture from elsewhere keeps its one address.
 *
 * @param ratio width by height where the api does not know the size
 */
export function pictureModel(picture: WirePicture, widthsPx: readonly ImageWidthPx[], ratio: number): PictureSource {
  const size =
    picture.width > 0 && picture.height > 0
      ? { widthPx: picture.width, heightPx: picture.height }
      : { widthPx: 1000, heightPx: Math.round(1000 / ratio) };
  const placeholder = picture.placeholder === null ? {} : { placeholder: picture.placeholder };
  const address = ownAddress(picture.imagePath);
  if (address === null) return { src: picture.imagePath, ...size, ...placeholder };
  // Nothing is gained by a picture wider than the original; the first that covers it is the last offered.
  const enough = widthsPx.findIndex((widthPx) => widthPx >= size.widthPx);
  const offered = enough < 0 ? widthsPx : widthsPx.slice(0, enough + 1);
  const atWidth = (widthPx: number) => address.replace(WIDTH, `$1${widthPx}`);
  return {
    src: atWidth(offered.at(-1) ?? 640),
    srcSet: offered.map((widthPx) => `${atWidth(widthPx)} ${widthPx}w`).join(', '),
    ...size,
    ...placeholder,
  };
}

/** An address of our own optimiser without its origin; any other address as it is. */
export function siteAddress(imagePath: string): string {
  if (!URL.canParse(imagePath, NO_ORIGIN)) return imagePath;
  const { pathname, search } = new URL(imagePath, NO_ORIGIN);
  return pathname === OPTIMISER_PATH ? `${pathname}${search}` : imagePath;
}

/** An optimiser address without its origin, where its width may be chosen freely; null for any other address. */
function ownAddress(imagePath: string): string | null {
  if (!URL.canParse(imagePath, NO_ORIGIN)) return null;
  const { pathname, search, searchParams } = new URL(imagePath, NO_ORIGIN);
  const isOptimised = pathname === OPTIMISER_PATH && isImageWidth(Number(searchParams.get('w')));
  // A signed address holds for its own width alone (D31).
  return isOptimised && !searchParams.has('s') ? `${pathname}${search}` : null;
}
