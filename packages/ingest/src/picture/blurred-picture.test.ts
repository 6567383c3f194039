import { drawPage } from '@longstrip/test-kit/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLURRED_MAX_CHARS } from '../limits.ts';
import { ingestBytes, publicationOf } from '../testing/ingest-bytes.ts';
import { blurredPictureOf, blurredSize } from './blurred-picture.ts';

const MOST_PIXELS = 10_000_000;
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** A picture of noise, which hardly compresses, with transparency. */
async function noise(widthPx: number, heightPx: number): Promise<Buffer> {
  let state = 1;
  const pixels = Buffer.from(
    Array.from({ length: widthPx * heightPx * 4 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 255;
    }),
  );
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png()
    .toBuffer();
}

describe('the blurred picture', () => {
  it.each([
    [800, 1280, { widthPx: 10, heightPx: 16 }],
    [2160, 1536, { widthPx: 15, heightPx: 11 }],
    [10, 60_000, { widthPx: 4, heightPx: 40 }],
    [1, 1, { widthPx: 13, heightPx: 13 }],
  ])('of %i × %i has the same shape and few pixels', (widthPx, heightPx, size) => {
    expect(blurredSize(widthPx, heightPx)).toEqual(size);
  });

  it.each([
    [10, 16],
    [13, 13],
    [40, 4],
    [4, 40],
  ])('of noise, %i × %i, is short enough', async (widthPx, heightPx) => {
    const address = await blurredPictureOf(await noise(widthPx * 9, heightPx * 9), MOST_PIXELS);
    expect(address.length).toBeLessThanOrEqual(BLURRED_MAX_CHARS);
    expect((await sharp(bytesOf(address)).metadata()).format).toBe('webp');
  });

  it('shows where light and dark are', async () => {
    const dark = await sharp({ create: { width: 80, height: 64, channels: 3, background: '#101010' } })
      .png()
      .toBuffer();
    const page = await sharp({ create: { width: 80, height: 128, channels: 3, background: '#f0f0f0' } })
      .composite([{ input: dark, top: 64, left: 0 }])
      .png()
      .toBuffer();
    const { data, info } = await sharp(bytesOf(await blurredPictureOf(page, MOST_PIXELS)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(220);
    expect(data[info.width * info.height - 1]).toBeLessThan(40);
  });

  it('is made of every page that comes in, and looks as that of the stored file', async () => {
    const bytes = await drawPage(1, { widthPx: 120, heightPx: 160 }).jpeg().toBuffer();
    const ingested = await ingestBytes('a.jpg', bytes);
    const image = publicationOf(ingested).cover;
    if (image === null) throw new Error('no picture');
    const [made, ofFile] = await Promise.all(
      [image.blurred, await blurredPictureOf(await ingested.bytesOf(image), MOST_PIXELS)].map((address) =>
        sharp(bytesOf(address)).greyscale().raw().toBuffer(),
      ),
    );
    expect(made?.length).toBe(ofFile?.length);
    const differences = [...(made ?? [])].map((value, index) => Math.abs(value - (ofFile?.[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(40);
  });

  it('refuses a picture of too many pixels', async () => {
    const page = await drawPage(1, { widthPx: 120, heightPx: 160 }).jpeg().toBuffer();
    await expect(blurredPictureOf(page, 1_000)).rejects.toThrow('pixel limit');
  });
});
