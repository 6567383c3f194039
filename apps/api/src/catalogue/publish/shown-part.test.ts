import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reachOf, rulerPage } from '../../testing/ruler-page.ts';
import { makeEpisodeThumbnail, makeSeriesPictures } from '../pictures/series-pictures.ts';
import { MAX_COVER_PX, shownPart } from './shown-part.ts';

const SIZES: [width: number, height: number][] = [
  [1400, 2000],
  [800, 1280],
  [690, 12_000],
  [3000, 400],
  [4000, 6000],
  [300, 301],
  [40, 60],
  [7, 5],
  [2, 2],
];

describe('what is shown of a page', () => {
  it.each(SIZES)('of %i×%i px is at most a quarter, and never larger than it is', async (width, height) => {
    const page = await rulerPage(width, height);
    const { raw, pixels } = await shownPart(page, 'quarter');
    expect(raw.width * raw.height * 4).toBeLessThanOrEqual(width * height);
    expect(Math.max(raw.width, raw.height)).toBeLessThanOrEqual(MAX_COVER_PX);
    expect(pixels.byteLength).toBe(raw.width * raw.height * raw.channels);
    const { row } = await makeEpisodeThumbnail({ bytes: page, share: 'quarter' }, 1);
    expect(Math.max(row.widthPx, row.heightPx)).toBeLessThanOrEqual(640);
    expect(row.widthPx * row.heightPx * 4).toBeLessThanOrEqual(width * height);
  });

  it('is the same quarter in every picture that is made of it, so that they never add up to more', async () => {
    const source = { bytes: await rulerPage(1400, 2000), share: 'quarter' } as const;
    const { made } = await makeSeriesPictures(source, false, 1);
    const thumbnail = await makeEpisodeThumbnail(source, 1);
    const reaches = await Promise.all([...made, thumbnail].map(({ bytes }) => reachOf(bytes)));
    const together = {
      left: Math.min(...reaches.map(({ left }) => left)),
      right: Math.max(...reaches.map(({ right }) => right)),
      top: Math.min(...reaches.map(({ top }) => top)),
      bottom: Math.max(...reaches.map(({ bottom }) => bottom)),
    };
    const share = (together.right - together.left) * (together.bottom - together.top);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.27);
  });

  it('is where there is something to see', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"><rect width="1000" height="1400" fill="#fff"/><circle cx="760" cy="1150" r="150" fill="#d33"/></svg>';
    const { pixels, raw } = await shownPart(await sharp(Buffer.from(svg)).png().toBuffer(), 'quarter');
    const { channels } = await sharp(pixels, { raw }).stats();
    expect(channels[1]?.stdev).toBeGreaterThan(50);
  });
});

describe('what is shown of a cover', () => {
  it('is all of it, at most 1600 px long', async () => {
    const { raw, pixels } = await shownPart(await rulerPage(2400, 3200), 'whole');
    expect([raw.width, raw.height]).toEqual([1200, 1600]);
    const reach = await reachOf(await sharp(pixels, { raw }).png().toBuffer());
    expect((reach.right - reach.left) * (reach.bottom - reach.top)).toBeGreaterThan(0.9);
  });
});
