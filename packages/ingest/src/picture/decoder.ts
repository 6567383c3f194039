import sharp, { type Sharp } from 'sharp';
import { BAND_BYTES, MAX_PICTURE_PIXELS } from '../limits.ts';

// One picture at a time, on one thread, nothing remembered: memory stays flat and a bomb finds no room. Only the
// decoders of the formats that are read are left switched on.
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

/** Opens coded bytes; the first frame only, and any damage is an error. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PICTURE_PIXELS,
    sequentialRead: true,
    animated: false,
  });
}

/** Decoded rows of a picture: 8-bit sRGB, `channels` bytes a pixel (four where it is transparent). */
export interface PixelBand {
  pixels: Buffer;
  widthPx: number;
  topPx: number;
  heightPx: number;
  channels: number;
}

/** Rows that fit into one band, a multiple of `step`, at least one step. */
export function rowsPerBand(widthPx: number, step: number): number {
  return Math.max(step, Math.floor(BAND_BYTES / (widthPx * 4) / step) * step);
}

/** Decodes some rows of an upright picture. */
export async function decodeBand(bytes: Buffer, widthPx: number, topPx: number, heightPx: number): Promise<PixelBand> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .extract({ left: 0, top: topPx, width: widthPx, height: heightPx })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, widthPx, topPx, heightPx, channels: info.channels };
}

/** Opens decoded rows, to be encoded. */
export function openPixels(pixels: Buffer, widthPx: number, heightPx: number, channels: number): Sharp {
  const known = channels === 1 || channels === 2 || channels === 4 ? channels : 3;
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: known } });
}
