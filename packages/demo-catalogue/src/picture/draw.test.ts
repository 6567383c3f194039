import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isWholeRun, sample, sampleTitle } from '@longstrip/test-kit/sample';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCatalogue, seriesPictures } from '../demo-catalogue.ts';
import { drawSvg, drawWebp } from './draw.ts';
import { type DemoPicture, GENERATOR_VERSION } from './recipe.ts';

const STORES = ['bom-us', 'beltoon-jp', 'bom-th', 'bom-tw', 'delitoon-me'];
/** No multiple of the number of kinds, or the sample would be of one kind. */
const ONE_IN = 13;

/** The pictures of every series and the first pages of every episode, each in one of the languages. */
function picturesInTurn(): DemoPicture[] {
  return STORES.flatMap((platform, storeIndex) =>
    demoCatalogue(platform).flatMap((series, seriesIndex) => {
      const inTurn = <Item>(items: readonly Item[]) =>
        items.filter((_, index) => (seriesIndex + index) % STORES.length === storeIndex);
      return [
        ...inTurn(Object.values(seriesPictures(series))),
        ...inTurn(series.episodes).flatMap((episode) => [episode.thumbnail, ...episode.pages.slice(0, 2)]),
      ];
    }),
  );
}

const run = promisify(execFile);
/** Draws some pictures of every kind in a process of its own. @returns a line for each: its key, and its digest */
const digests = async () => {
  const script = fileURLToPath(new URL('./print-digests.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, isWholeRun ? '1' : String(ONE_IN)], {
    cwd,
  });
  return stdout.trim().split('\n');
};

describe('drawing a picture from its recipe', () => {
  it(sampleTitle('gives the same SVG bytes in separate processes', ONE_IN), async () => {
    const [first, second] = await Promise.all([digests(), digests()]);
    expect(first.length).toBeGreaterThan(isWholeRun ? 150 : 12);
    expect(second).toEqual(first);
  }, 120_000);

  it(
    sampleTitle('leaves no text element, no bad number and no foreign reference in the SVG', ONE_IN),
    async () => {
      for (const picture of sample(picturesInTurn(), ONE_IN)) {
        const svg = await drawSvg(picture.recipe);
        expect(svg, picture.key).not.toMatch(/<text|<image|NaN|undefined|Infinity|href=/);
        expect(svg, picture.key).toContain(`width="${picture.widthPx}" height="${picture.heightPx}"`);
      }
    },
    isWholeRun ? 600_000 : 120_000,
  );

  it('rasters to WebP of the size that the catalogue promised', async () => {
    const isSpread = (page: DemoPicture) => page.widthPx > page.heightPx;
    const series = demoCatalogue('beltoon-jp').find((each) => each.episodes[0]?.pages.some(isSpread));
    const spread = series?.episodes[0]?.pages.find(isSpread);
    for (const picture of [
      spread,
      series?.episodes[0]?.thumbnail,
      series ? seriesPictures(series).VERTICAL : undefined,
    ]) {
      if (!picture) throw new Error('the Japanese catalogue has no paged comic with a spread');
      const meta = await sharp(await drawWebp(picture.recipe)).metadata();
      expect(meta).toMatchObject({ format: 'webp', width: picture.widthPx, height: picture.heightPx });
    }
  }, 60_000);

  it('refuses a recipe of another generator version', async () => {
    await expect(
      drawSvg({
        version: GENERATOR_VERSION + 1,
        work: 'last-bus',
        language: 'en',
        subject: { kind: 'cover', frame: 'SQUARE' },
      }),
    ).rejects.toThrow(/generator/);
  });

  it('draws different pictures for different slices, episodes and languages', async () => {
    const draw = (language: 'en' | 'ja', episode: number, index: number) =>
      drawSvg({ version: GENERATOR_VERSION, work: 'ninth-bell', language, subject: { kind: 'slice', episode, index } });
    const drawn = await Promise.all([draw('en', 0, 0), draw('en', 0, 1), draw('en', 1, 0), draw('ja', 0, 0)]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
