import { type ImageWidthPx, isImageWidth } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';

/** A picture in an answer of the api. */
export interface WirePicture {
  imagePath: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** Widths of covers: up to a third of a wide phone at three device pixels per CSS pixel. */
export const COVER_WIDTHS_PX = [128, 256, 384] as const satisfies readonly ImageWidthPx[];
/** Widths of pictures as wide as the column. */
export const COLUMN_WIDTHS_PX = [640, 828, 1080, 1200, 1920] as const satisfies readonly ImageWidthPx[];
/** Widths of episode thumbnails. */
export const THUMBNAIL_WIDTHS_PX = [128, 256, 384] as const satisfies readonly ImageWidthPx[];

const OPTIMISER_PATH = '/_/image';
const WIDTH = /([?&]w=)\d+/;
/** A base to parse addresses without an origin. */
const NO_ORIGIN = 'http://site.invalid';

/**
 * A picture of our own store, in several widths. Its address loses the origin: the site serves pictures itself, so the
 * address works under every host name. A picture from elsewhere keeps its only address.
 * @param ratio width by height, if the api does not know the size
 */
export function pictureModel(picture: WirePicture, widthsPx: readonly ImageWidthPx[], ratio: number): PictureSource {
  const size =
    picture.width > 0 && picture.height > 0
      ? { widthPx: picture.width, heightPx: picture.height }
      : { widthPx: 1000, heightPx: Math.round(1000 / ratio) };
  const placeholder = picture.placeholder === null ? {} : { placeholder: picture.placeholder };
  const address = addressOf(picture);
  if (address === null) return { src: picture.imagePath, ...size, ...placeholder };
  // Not wider than the original: the last width is the first one that is at least as wide.
  const enough = widthsPx.findIndex((widthPx) => widthPx >= size.widthPx);
  const offered = enough < 0 ? widthsPx : widthsPx.slice(0, enough + 1);
  return {
    src: address.replace(WIDTH, `$1${offered.at(-1) ?? 640}`),
    srcWidthsPx: offered,
    ...size,
    ...placeholder,
  };
}

/** An address of our own optimiser without its origin; any other address unchanged. */
export function siteAddress(imagePath: string): string {
  if (!URL.canParse(imagePath, NO_ORIGIN)) return imagePath;
  const { pathname, search } = new URL(imagePath, NO_ORIGIN);
  return pathname === OPTIMISER_PATH ? `${pathname}${search}` : imagePath;
}

const addresses = new WeakMap<WirePicture, string | null>();

/** A picture in an answer that a site caches is looked at once. */
function addressOf(picture: WirePicture): string | null {
  const known = addresses.get(picture);
  if (known !== undefined) return known;
  const address = ownAddress(picture.imagePath);
  addresses.set(picture, address);
  return address;
}

/** An address of our own optimiser without its origin, if its width may be changed; null for any other address. */
function ownAddress(imagePath: string): string | null {
  if (!URL.canParse(imagePath, NO_ORIGIN)) return null;
  const { pathname, search, searchParams } = new URL(imagePath, NO_ORIGIN);
  const isOptimised = pathname === OPTIMISER_PATH && isImageWidth(Number(searchParams.get('w')));
  // A signed address is valid for its own width only (D31).
  return isOptimised && !searchParams.has('s') ? `${pathname}${search}` : null;
}
