import { drawPage } from '@longstrip/test-kit/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ingestBytes, publicationOf } from '../testing/ingest-bytes.ts';
import { sliceHeightPx } from './picture-store.ts';

const SMALL = { widthPx: 120, heightPx: 160 };

/** Stores one picture, and reads back the file. */
async function store(name: string, bytes: Buffer) {
  const ingested = await ingestBytes(name, bytes);
  const image = publicationOf(ingested).cover;
  if (image === null) throw new Error('no picture');
  const file = await ingested.bytesOf(image);
  return { image, file, metadata: await sharp(file).metadata() };
}

async function pixels(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

async function meanDifference(left: Buffer, right: Buffer): Promise<number> {
  const [a, b] = [await pixels(left), await pixels(right)];
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe('a stored picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in plain %s loses its metadata and not a pixel', async (format) => {
    const exif = { IFD0: { Copyright: 'someone', Model: 'a camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const bytes = await drawPage(1, SMALL).toFormat(format).withExif(exif).toBuffer();
    const { file, metadata } = await store(`a.${format}`, bytes);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(metadata.exif).toBeUndefined();
    expect(file.toString('latin1')).not.toContain('camera');
    expect(await pixels(file)).toEqual(await pixels(bytes));
  });

  it.each(['jpeg', 'png', 'webp'] as const)('in %s loses what is hung on behind its end', async (format) => {
    const bytes = await drawPage(1, SMALL).toFormat(format).toBuffer();
    const { file } = await store('a', Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
    expect(file).toEqual(bytes);
  });

  it('stands upright', async () => {
    const bytes = await drawPage(1, SMALL).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const { image, file, metadata } = await store('a.jpg', bytes);
    expect(image).toMatchObject({ widthPx: 160, heightPx: 120, mediaType: 'image/jpeg' });
    expect(metadata.orientation).toBeUndefined();
    expect(await meanDifference(file, await sharp(bytes).autoOrient().png().toBuffer())).toBeLessThan(2);
  });

  it('has sRGB colours, whatever profile it came with', async () => {
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#e02010' } });
    const bytes = await red.withIccProfile('p3').png().toBuffer();
    const stored = await pixels(bytes);
    const { file, metadata } = await store('a.png', bytes);
    expect(metadata.icc).toBeUndefined();
    // The same colour has different numbers in Display P3 and in sRGB.
    const [redInFile = 0] = await sharp(file).raw().toBuffer();
    expect([...(await sharp(bytes).toColourspace('srgb').raw().toBuffer()).subarray(0, 1)]).toEqual([redInFile]);
    expect(stored.length).toBeGreaterThan(0);
  });

  it('keeps its bytes when its profile is sRGB', async () => {
    const plain = await drawPage(1, SMALL).jpeg().toBuffer();
    const profiled = await drawPage(1, SMALL).jpeg().withIccProfile('srgb').toBuffer();
    expect(profiled.length).toBeGreaterThan(plain.length);
    const { metadata, file } = await store('a.jpg', profiled);
    expect(metadata.icc).toBeUndefined();
    expect(await pixels(file)).toEqual(await pixels(plain));
  });

  it.each([
    ['cmyk.jpg', () => drawPage(1, SMALL).toColourspace('cmyk').jpeg({ quality: 95 }), 'image/jpeg', 'srgb', 8],
    ['grey16.png', () => drawPage(1, SMALL).toColourspace('grey16').png(), 'image/png', 'b-w', 1],
    ['rgb16.png', () => drawPage(1, SMALL).toColourspace('rgb16').png(), 'image/png', 'srgb', 1],
    ['a.gif', () => drawPage(1, SMALL).gif({ effort: 1 }), 'image/webp', 'srgb', 0.001],
    ['a.avif', () => drawPage(1, SMALL).avif({ effort: 0, quality: 80 }), 'image/webp', 'srgb', 3],
  ])('made of %s is one that every browser shows', async (name, draw, mediaType, space, tolerance) => {
    const bytes = await draw().toBuffer();
    const { image, file, metadata } = await store(name, bytes);
    expect(image.mediaType).toBe(mediaType);
    expect(metadata).toMatchObject({ depth: 'uchar', space, width: 120, height: 160 });
    expect(await meanDifference(file, bytes)).toBeLessThan(tolerance);
  });

  const clear = (height: number, alpha: number) =>
    sharp({ create: { width: 30, height, channels: 4, background: { r: 200, g: 10, b: 10, alpha } } });

  it.each([
    ['a.gif', 'gif', 30],
    ['a.png', 'png', 30],
    ['a.webp', 'webp', 30],
    ['a strip.png', 'png', 1_400],
  ] as const)('lies on white paper where it is transparent: %s', async (name, format, height) => {
    const { file, metadata } = await store(name, await clear(height, 0).toFormat(format).toBuffer());
    expect(metadata.hasAlpha).toBe(false);
    const { channels, isOpaque } = await sharp(file).stats();
    expect(isOpaque).toBe(true);
    for (const { min } of channels) expect(min).toBeGreaterThan(250);
  });

  it('and so does what stands for it until it has come', async () => {
    const ingested = await ingestBytes('a.png', await clear(30, 0).png().toBuffer());
    const { placeholder, blurred } = publicationOf(ingested).cover ?? { placeholder: '', blurred: '' };
    expect(placeholder).toBe('#ffffff');
    const { channels } = await sharp(Buffer.from(blurred.slice(blurred.indexOf(',') + 1), 'base64')).stats();
    for (const { min } of channels) expect(min).toBeGreaterThan(240);
  });

  it('keeps its bytes where its transparency is never used', async () => {
    const bytes = await clear(30, 1).png().toBuffer();
    expect((await store('a.png', bytes)).metadata.hasAlpha).toBe(true);
  });
});

describe('slices', () => {
  it.each([
    [1280, 1280],
    [1281, 656],
    [2560, 1280],
    [2561, 864],
    [5000, 1264],
    [60_000, 1280],
  ])('of a strip %i high are %i high, never more than 1280, on the grid of blocks', (strip, slice) => {
    expect(sliceHeightPx(strip)).toBe(slice);
    expect(slice % 16).toBe(0);
  });
});
