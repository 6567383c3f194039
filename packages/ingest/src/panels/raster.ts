import sharp from 'sharp';

/** A picture in few pixels: 3 bytes of sRGB each, row by row. */
export interface Raster {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Of each pixel of a raster whether it belongs to something: 1 or 0. */
export type Mask = Uint8Array;

/** A shrunk picture, and the size of the picture in its own pixels. */
export interface ShrunkPicture {
  readonly raster: Raster;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Enough to see a gutter of a hundredth of the width, few enough to look at each pixel in JavaScript. */
const RASTER_WIDTH = 400;
/** Rows of a raster; only pictures that are no pages have more. */
const MOST_ROWS = 8_000;

/**
 * Shrinks a picture (JPEG, PNG or WebP) to 400 pixels of width; transparency counts as white. Throws for bytes that do not
 * decode, or have more than `limitInputPixels` pixels.
 */
export async function shrinkPicture(bytes: Uint8Array, limitInputPixels: number): Promise<ShrunkPicture> {
  const picture = sharp(bytes, { limitInputPixels });
  const { width: widthPx, height: heightPx } = await picture.metadata();
  const height = Math.min(MOST_ROWS, Math.max(1, Math.round((heightPx * RASTER_WIDTH) / widthPx)));
  const { data, info } = await picture
    .resize(RASTER_WIDTH, height, { fit: 'fill', kernel: 'linear' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    raster: { pixels: inColour(data, info.channels), width: info.width, height: info.height },
    widthPx,
    heightPx,
  };
}

/** A grey picture has one byte a pixel. */
function inColour(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = new Uint8Array((data.length / channels) * 3);
  for (let pixel = 0; pixel * channels < data.length; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[pixel * 3 + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
    }
  }
  return pixels;
}

/** Rasters of one width, one below the other. */
export function joinRasters(rasters: readonly Raster[]): Raster {
  const pixels = new Uint8Array(rasters.reduce((sum, raster) => sum + raster.pixels.length, 0));
  let at = 0;
  for (const raster of rasters) {
    pixels.set(raster.pixels, at);
    at += raster.pixels.length;
  }
  return { pixels, width: RASTER_WIDTH, height: rasters.reduce((sum, { height }) => sum + height, 0) };
}
