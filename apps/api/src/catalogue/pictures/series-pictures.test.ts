import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeSeriesPictures } from './series-pictures.ts';

/** A cover with fine stripes in its upper half: the test can measure how much of them a picture still shows. */
async function stripedCover(): Promise<Uint8Array> {
  const stripes = Array.from(
    { length: 40 },
    (_, index) => `<rect x="${index * 20}" width="10" height="600" fill="#000"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200"><rect width="800" height="1200" fill="#fff"/>${stripes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

async function contrastOf(bytes: Uint8Array): Promise<number> {
  const { channels } = await sharp(bytes).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}

it('leaves nothing of adult art but its colours', async () => {
  const pictures = await makeSeriesPictures({ bytes: await stripedCover(), share: 'whole' }, true, 1);
  const bytesOf = (type: 'VERTICAL' | 'VERTICAL_NON_ADULT') => {
    const made = pictures.made.find(({ row }) => row.id === pictures.byType[type]);
    if (made === undefined) throw new Error(`no ${type}`);
    return made.bytes;
  };
  expect(await contrastOf(bytesOf('VERTICAL'))).toBeGreaterThan(60);
  // Across the former stripes, no two neighbouring pixels differ any more.
  const row = await sharp(bytesOf('VERTICAL_NON_ADULT'))
    .greyscale()
    .extract({ left: 0, top: 20, width: 192, height: 1 })
    .raw()
    .toBuffer();
  const steps = [...row].slice(1).map((value, index) => Math.abs(value - (row[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(8);
});

it('makes the frames at their full size from a large cover', async () => {
  const pictures = await makeSeriesPictures({ bytes: await stripedCover(), share: 'whole' }, false, 1);
  const sizes = pictures.made.map(({ row }) => [row.widthPx, row.heightPx]);
  expect(sizes).toEqual([
    [800, 1200],
    [768, 1024],
    [768, 768],
    [800, 367],
  ]);
  expect(Object.keys(pictures.byType).toSorted()).toEqual(['COVER', 'DETAIL', 'MAIN', 'SQUARE', 'VERTICAL']);
});

it('cuts the wide frame out of the upper part of an upright cover, whatever draws the eye below', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#9cf"/><rect x="200" y="760" width="200" height="120" fill="#f00"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  const pictures = await makeSeriesPictures({ bytes, share: 'whole' }, false, 1);
  const detail = pictures.made.find(({ row }) => row.id === pictures.byType.DETAIL);
  expect(await contrastOf(detail?.bytes ?? new Uint8Array())).toBeLessThan(1);
});
