import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import { MeanColour } from './mean-colour.ts';
import type { PixelBand } from './pixel-band.ts';

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

const MEAN_GRID = 8;

/**
 * Decodes a whole picture in one pass and little memory. Throws if it is damaged.
 *
 * @returns the mean colour as `#rrggbb`; transparent pixels count as white
 */
export async function decodeToMeanColour(bytes: Buffer, widthPx: number, heightPx: number): Promise<string> {
  const grid = await openPicture(bytes)
    .autoOrient()
    // Extracting the full size keeps the decoder from reading a smaller version.
    .extract({ left: 0, top: 0, width: widthPx, height: heightPx })
    .resize(MEAN_GRID, MEAN_GRID, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const mean = new MeanColour();
  mean.add({ pixels: grid, widthPx: MEAN_GRID, topPx: 0, heightPx: MEAN_GRID, channels: 3 });
  return mean.toHex();
}

/** Number of rows that fit into so many bytes: a multiple of `step`, at least one step. */
export function rowsPerBand(widthPx: number, step: number, bandBytes: number): number {
  return Math.max(step, Math.floor(bandBytes / (widthPx * 4) / step) * step);
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

/** Opens decoded rows for encoding. */
export function openPixels(pixels: Buffer, widthPx: number, heightPx: number, channels: number): Sharp {
  const known = channels === 1 || channels === 2 || channels === 4 ? channels : 3;
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: known } });
}
