import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import { blurredSize, encodeBlurred } from './blurred-picture.ts';
import type { PixelBand } from './mean-colour.ts';
import { MeanColour } from './mean-colour.ts';

// One picture at a time, on one thread, without a cache: memory stays low. Only decoders of supported formats are
// enabled.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Opens encoded bytes: the first frame only. Any damage is an error. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PICTURE_PIXELS,
    sequentialRead: true,
    animated: false,
  });
}

/** Shown in place of a picture until it has loaded. */
export interface PicturePlaceholders {
  /** The mean colour as `#rrggbb`; transparent pixels count as white. */
  placeholder: string;
  /** A picture of a few pixels, as a data address. */
  blurred: string;
}

/** Decodes a whole upright picture in one pass with little memory, and returns its stand-in. Throws if it is damaged. */
export async function decodeToPlaceholders(
  upright: Sharp,
  widthPx: number,
  heightPx: number,
): Promise<PicturePlaceholders> {
  // Extracting the full size keeps the decoder from reading a smaller version.
  const whole = upright.extract({ left: 0, top: 0, width: widthPx, height: heightPx });
  return placeholdersOf(whole, widthPx, heightPx);
}

/** The stand-in of an upright picture of this size. */
export async function placeholdersOf(picture: Sharp, widthPx: number, heightPx: number): Promise<PicturePlaceholders> {
  const size = blurredSize(widthPx, heightPx);
  const { data, info } = await picture
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const mean = new MeanColour();
  mean.add({ pixels: data, widthPx: info.width, topPx: 0, heightPx: info.height, channels: info.channels });
  return {
    placeholder: mean.toHex(),
    blurred: await encodeBlurred(openPixels(data, info.width, info.height, info.channels)),
  };
}

/** Number of rows that fit into so many bytes: a multiple of `step`, at least one step. */
export function rowsPerBand(widthPx: number, step: number, bandBytes: number): number {
  return Math.max(step, Math.floor(bandBytes / (widthPx * 4) / step) * step);
}

/** Whether any pixel of a picture is transparent. Decodes it once. */
export async function isTransparent(bytes: Buffer): Promise<boolean> {
  return !(await openPicture(bytes).stats()).isOpaque;
}

/** An upright picture on a white background: no page colour that a reader may choose shows through it. */
export function openOnWhite(bytes: Buffer): Sharp {
  return openPicture(bytes).autoOrient().flatten({ background: '#ffffff' });
}

/** Decodes some rows of an upright picture. */
export async function decodeBand(
  bytes: Buffer,
  widthPx: number,
  topPx: number,
  heightPx: number,
  isOnWhite = false,
): Promise<PixelBand> {
  const { data, info } = await (isOnWhite ? openOnWhite(bytes) : openPicture(bytes).autoOrient())
    .extract({ left: 0, top: topPx, width: widthPx, height: heightPx })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, widthPx, topPx, heightPx, channels: info.channels };
}

/** Opens decoded rows for encoding. */
export function openPixels(pixels: Buffer, widthPx: number, heightPx: number, channels: number): Sharp {
  const known = channels === 1 || channels === 2 || channels === 4 ? channels : 3;
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: known } });
}
