import sharp from 'sharp';

const QUALITY = 80;
/** Of 0 to 6: more makes files a few per cent smaller and takes twice the time. */
const EFFORT = 2;
/** More than any picture of the catalogue has. */
const MOST_PIXELS = 4_000_000;

/** Rasters an SVG at its own size. No `<text>` is in it, so no font of the machine is looked at. */
export function rasterWebp(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}
