import sharp, { type Sharp } from 'sharp';
import { BLURRED_MAX_CHARS } from '../limits.ts';

/** Approximate number of pixels, in the shape of the picture: enough to show where light, dark and people are. */
const PIXELS = 160;
/** Minimum rows and columns, whatever the shape. */
const SIDE_LEAST_PX = 4;
const SIDE_MOST_PX = 40;
/** Radius in pixels: browsers scale linearly between pixels, which would be visible between very different ones. */
const SOFTNESS_PX = 0.8;
/** Tried in this order until the result is short enough; that of the last one always is. */
const QUALITIES = [60, 40, 20, 0] as const;

/** The size of the blurred picture of a picture, in pixels. */
export function blurredSize(widthPx: number, heightPx: number): { widthPx: number; heightPx: number } {
  const scale = Math.sqrt(PIXELS / (widthPx * heightPx));
  const side = (px: number) => Math.min(SIDE_MOST_PX, Math.max(SIDE_LEAST_PX, Math.round(px * scale)));
  return { widthPx: side(widthPx), heightPx: side(heightPx) };
}

/** Encodes a picture of `blurredSize` as a data address of at most `BLURRED_MAX_CHARS` characters. Keeps transparency. */
export async function encodeBlurred(small: Sharp): Promise<string> {
  const soft = small.blur(SOFTNESS_PX);
  let address = '';
  for (const quality of QUALITIES) {
    const bytes = await soft.clone().webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
    address = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (address.length <= BLURRED_MAX_CHARS) break;
  }
  return address;
}

/**
 * The blurred picture of a stored picture (JPEG, PNG or WebP) as a data address. Throws for bytes that do not decode, or
 * have more than `limitInputPixels` pixels.
 */
export async function blurredPictureOf(bytes: Uint8Array, limitInputPixels: number): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels });
  const { width, height } = await picture.metadata();
  const size = blurredSize(width, height);
  const { data, info } = await picture
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeBlurred(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }));
}
