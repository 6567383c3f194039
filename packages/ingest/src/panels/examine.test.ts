import type { RegionBox } from '@longstrip/core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { examinePictures, type PageLook } from './examine.ts';
import { type ShrunkPicture, shrinkPicture } from './raster.ts';

/** The decoder of pages, which another test may have loaded, reads no drawings: here they are how a page is made. */
const DRAWINGS = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(DRAWINGS));
afterAll(() => sharp.block(DRAWINGS));

const MOST_PIXELS = 10_000_000;
/** A drawing: bands of two colours in two directions, so that no row or column of it is plain. */
const ART =
  '<defs><pattern id="art" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M0 0H64V64H0Z" fill="#204060"/><path d="M0 0H32V32H0ZM32 32H64V64H32Z" fill="#e0a030"/></pattern></defs>';
const box = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#art)" stroke="#111" stroke-width="4"/>`;
const corners = (points: string) => `<polygon points="${points}" fill="url(#art)" stroke="#111" stroke-width="4"/>`;
const balloon = (x: number, y: number, width: number, height: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="#fff" stroke="#111" stroke-width="5"/>`;

/** Draws a page 800 wide as a JPEG. */
async function page(drawing: string, { paper = '#ffffff', heightPx = 1_200 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${heightPx}">${ART}<rect width="800" height="${heightPx}" fill="${paper}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
const shrunk = async (...args: Parameters<typeof page>) => shrinkPicture(await page(...args), MOST_PIXELS);
const examined = (picture: ShrunkPicture): PageLook => {
  const [found] = examinePictures({ pictures: [picture], viewerMode: 'PAPER' });
  if (found === undefined) throw new Error('nothing was examined');
  return found;
};
const look = async (...args: Parameters<typeof page>) => examined(await shrunk(...args));
const strip = async (...slices: Parameters<typeof page>[]) =>
  examinePictures({ pictures: await Promise.all(slices.map((each) => shrunk(...each))), viewerMode: 'SCROLL' });

/** Boxes as the test names them, within a few pixels: a raster has one for two of the page. */
const near = (boxes: readonly RegionBox[], withinPx = 10) =>
  boxes.map((each) =>
    each.map((px) => expect.toSatisfy((found: number) => Math.abs(found - px) <= withinPx, `≈ ${px}`)),
  );
const sorted = (boxes: readonly RegionBox[]) => boxes.toSorted((one, other) => one[1] - other[1] || one[0] - other[0]);

describe('the panels of a page', () => {
  const grid: RegionBox[] = [
    [40, 40, 350, 500],
    [410, 40, 350, 500],
    [40, 560, 720, 600],
  ];

  it.each(['#ffffff', '#101014', '#f3e3c0'])('lie between gutters, on %s', async (paper) => {
    const { panels, gutters } = await look(grid.map((each) => box(...each)).join(''), { paper });
    expect(sorted(panels)).toEqual(near(grid));
    expect(gutters).toBeNull();
  });

  it('may fill the page to its edges, or be open to it', async () => {
    const { panels } = await look(`${box(-9, -9, 818, 600)}${box(-9, 610, 400, 600)}${box(410, 610, 400, 600)}`);
    expect(sorted(panels)).toEqual(
      near([
        [0, 0, 800, 593],
        [0, 608, 393, 592],
        [408, 608, 392, 592],
      ]),
    );
  });

  it('are apart where their gutter leans, and where a balloon lies over it', async () => {
    const { panels } = await look(
      `${corners('40,40 420,40 360,1160 40,1160')}${corners('440,40 760,40 760,1160 380,1160')}${balloon(410, 300, 240, 160)}`,
    );
    expect(sorted(panels.map(([x, , width]): RegionBox => [x, 0, width, 0]))).toEqual([
      [expect.closeTo(38, -1), 0, expect.any(Number), 0],
      [expect.any(Number), 0, expect.any(Number), 0],
    ]);
    for (const [, y, width, height] of panels) {
      expect(width).toBeLessThan(480);
      expect([y, height]).toEqual(near([[38, 1_124, 0, 0]])[0]?.slice(0, 2));
    }
  });

  /** Art with white holes to the page, as in ink drawings: its panels are not closed. */
  const ink = (points: string) =>
    `<polygon points="${points}" fill="url(#ink)"/><polygon points="${points}" fill="none" stroke="#111" stroke-width="5"/>`;
  const INK =
    '<defs><pattern id="ink" width="72" height="56" patternUnits="userSpaceOnUse"><path d="M0 0H72V56H0Z" fill="#fff"/><path d="M8 8Q40 60 64 12T30 44" fill="none" stroke="#222" stroke-width="3"/></pattern></defs>';
  const open =
    '<path d="M40 600H760V1160H40Z" fill="url(#ink)"/><path d="M40 900V600H760V1160H40" fill="none" stroke="#111" stroke-width="5"/>';
  /** Art without outlines. */
  const paint = (path: string) => `<path d="${path}" fill="url(#paint)"/>`;
  const PAINT = ART.replace('id="art"', 'id="paint"').replace('#204060', '#c08060');
  const limb = '<path d="M360 330L440 300L460 330L380 364Z" fill="#888" stroke="#111" stroke-width="4"/>';

  it.each([
    [
      'end at another one (T junctions), thin and leaning',
      `${ink('-9,-9 300,-9 290,500 -9,520')}${ink('312,-9 809,-9 809,240 307,240')}${ink('307,250 809,250 809,480 302,500')}${ink('-9,532 420,505 470,1209 -9,1209')}${ink('432,504 809,490 809,1209 482,1209')}`,
      [
        [0, 0, 300, 520],
        [302, 0, 498, 242],
        [302, 248, 498, 252],
        [0, 505, 470, 695],
        [432, 490, 368, 710],
      ],
    ],
    [
      'have a figure over them, that joins two panels',
      `${paint('M40 40H395V560H40Z')}${paint('M407 40H760V560H407Z')}${paint('M40 572H760V1160H40Z')}${limb}`,
      [
        [38, 38, 359, 524],
        [405, 38, 357, 524],
        [38, 570, 724, 592],
      ],
    ],
    [
      'are one outline that two panels share',
      `${ink('40,40 390,40 390,560 40,560')}${ink('390,40 760,40 760,560 390,560')}${open}`,
      [
        [38, 38, 354, 524],
        [388, 38, 374, 524],
        [38, 598, 724, 564],
      ],
    ],
  ] as [string, string, RegionBox[]][])('lie between gutters that %s', async (_name, drawing, boxes) => {
    const { panels } = await look(INK + PAINT + drawing);
    expect(sorted(panels)).toEqual(near(sorted(boxes), 20));
  });

  it('lie between dark gutters, thin and leaning', async () => {
    const { panels } = await look(
      `${corners('20,20 420,20 380,580 20,600')}${corners('434,20 780,20 780,560 394,579')}${corners('20,614 780,574 780,1180 20,1180')}`,
      { paper: '#08080a' },
    );
    expect(sorted(panels)).toEqual(
      near([
        [18, 18, 404, 584],
        [392, 18, 390, 563],
        [18, 572, 764, 610],
      ]),
    );
  });

  it('are not cut at a horizon where dark art joins dark gutters', async () => {
    const day =
      '<path d="M40 40H760V560H40Z" fill="#cfd8e0"/><path d="M40 300H760" stroke="#303848" stroke-width="6"/><path d="M300 520L400 340L500 520" fill="#a06040"/>';
    const night =
      '<path d="M40 900V600H760V1160H40" fill="none" stroke="#ddd" stroke-width="5"/><path d="M100 700L700 1100M700 700L100 1100" stroke="#888" stroke-width="9"/>';
    const { panels } = await look(day + night, { paper: '#08080a' });
    expect(sorted(panels)[0]).toEqual(near([[40, 40, 720, 520]])[0]);
  });

  it('are not looked for along lines in a picture that is too tall for a page', async () => {
    const pair = `${INK}${ink('40,40 390,40 390,560 40,560')}${ink('390,40 760,40 760,560 390,560')}${open}`;
    expect((await look(pair, { heightPx: 3_200 })).panels).toHaveLength(3);
    expect((await look(pair, { heightPx: 3_202 })).panels).toHaveLength(1);
  });

  it('are apart from one beside them that leans much, and is no balloon', async () => {
    const tilted = ART.replace('id="art"', 'id="tilted" patternTransform="rotate(30)"');
    const { panels } = await look(
      `${tilted}${corners('40,40 760,40 760,500 40,500')}${corners('40,540 380,540 240,780 40,780')}${corners('410,540 640,540 500,780 270,780')}`.replaceAll(
        '#art',
        '#tilted',
      ),
    );
    expect(sorted(panels)).toEqual(
      near([
        [38, 38, 724, 464],
        [38, 538, 344, 244],
        [268, 538, 374, 244],
      ]),
    );
  });

  it('are not cut where art is lines: rays, a court, a horizon', async () => {
    const rays = Array.from(
      { length: 40 },
      (_, index) =>
        `<path d="M400 300L${400 + 900 * Math.cos(index / 6.37)} ${300 + 900 * Math.sin(index / 6.37)}" stroke="#333" stroke-width="7"/>`,
    ).join('');
    const clip = '<clipPath id="frame"><rect x="40" y="40" width="720" height="520"/></clipPath>';
    const court =
      '<rect x="40" y="600" width="720" height="560" fill="#777"/><path d="M40 800H700M40 900H760M300 600V1080M500 700V1160" stroke="#fff" stroke-width="7"/><path d="M40 1000H760" stroke="#111" stroke-width="5"/>';
    const frames = '<path d="M40 40H760V560H40ZM40 600H760V1160H40Z" fill="none" stroke="#111" stroke-width="5"/>';
    const { panels } = await look(`${clip}<g clip-path="url(#frame)">${rays}</g>${court}${frames}`);
    expect(sorted(panels)).toEqual(
      near([
        [38, 38, 724, 524],
        [38, 598, 724, 564],
      ]),
    );
  });

  it('have insets with a gutter of their own', async () => {
    const inset = `<rect x="100" y="100" width="260" height="260" fill="#fff"/>${box(120, 120, 220, 220)}`;
    const { panels } = await look(`${box(40, 40, 720, 1_120)}${inset}`);
    expect(panels).toEqual(
      near([
        [38, 38, 724, 1_124],
        [118, 118, 224, 224],
      ]),
    );
  });

  it('are the whole picture where one drawing fills it', async () => {
    expect((await look(box(-9, -9, 900, 1_300))).panels).toEqual([[0, 0, 800, 1_200]]);
    expect((await look(corners('-9,300 809,100 809,1209 -9,1209'))).panels).toEqual([[0, 0, 800, 1_200]]);
  });

  it('are none on a plain page', async () => {
    expect(await look('')).toEqual({ panels: [], trim: null, gutters: null });
  });
});

describe('the plain border of a page', () => {
  it('ends before the art, with a little less on each side', async () => {
    const { trim } = await look(box(80, 60, 640, 1_100));
    expect(trim).toEqual([
      expect.toSatisfy((px: number) => px > 68 && px <= 78),
      expect.toSatisfy((px: number) => px > 48 && px <= 58),
      expect.toSatisfy((px: number) => px > 68 && px <= 78),
      expect.toSatisfy((px: number) => px > 28 && px <= 38),
    ]);
  });

  it('is at most 15 % of a side, never has ink, and is none below 1 %', async () => {
    expect((await look(box(300, 300, 200, 600))).trim).toEqual([120, 180, 120, 180]);
    const number = '<rect x="398" y="1180" width="4" height="8" fill="#555"/>';
    expect((await look(`${box(80, 60, 640, 1_000)}${number}`)).trim?.[3]).toBeLessThanOrEqual(12);
    expect((await look(box(4, 4, 792, 1_192))).trim).toBeNull();
  });
});

describe('a strip', () => {
  it('has panels that go on in the next slice, and gutters as wide as they are in each', async () => {
    const looks = await strip([box(40, 900, 720, 400)], [box(40, -300, 720, 800) + box(-9, 800, 818, 500)]);
    expect(looks.map(({ panels }) => panels)).toEqual([near([[38, 898, 724, 804]]), near([[0, 798, 800, 402]])]);
    expect(looks.map(({ gutters }) => gutters?.length)).toEqual([1, 1]);
    expect(looks[0]?.gutters?.[0]).toEqual([0, expect.closeTo(898, -1)]);
    expect(looks[1]?.gutters?.[0]).toEqual([expect.closeTo(502, -1), expect.closeTo(798, -1)]);
  });

  it('is not cut in the plain sky of a panel', async () => {
    const sky =
      '<rect y="500" width="800" height="300" fill="#9fd0f0"/><rect y="498" width="800" height="4" fill="#111"/>';
    const [found] = await strip([`${box(-9, 40, 818, 400)}${sky}${box(-9, 800, 818, 300)}`]);
    expect(found?.gutters).toEqual([
      [0, expect.closeTo(38, -1)],
      [expect.closeTo(442, -1), expect.closeTo(498, -1)],
      [expect.closeTo(1_102, -1), 1_200],
    ]);
  });

  it('may be cut where a gutter leans: the part below begins above the end of the other', async () => {
    const [found] = await strip([
      `${corners('-9,40 809,40 809,560 -9,620')}${corners('-9,650 809,590 809,1160 -9,1160')}`,
    ]);
    const [, [endPx = 0, startPx = 0] = []] = found?.gutters ?? [];
    expect([endPx, startPx]).toEqual(near([[620, 590, 0, 0]])[0]?.slice(0, 2));
    expect(found?.panels).toHaveLength(2);
  });

  it('is not cut where a balloon joins two panels, nor has it few rows between them that are no gutter', async () => {
    const [found] = await strip([`${box(40, 40, 720, 500)}${box(40, 640, 720, 500)}${balloon(400, 590, 300, 160)}`]);
    expect(found?.gutters?.map(([endPx]) => endPx > 100 && endPx < 1_100)).toEqual([false, false]);
    expect(found?.panels).toHaveLength(2);
  });

  it('has a gutter that fades from one colour to another, and is all gutter if it is plain', async () => {
    const fade =
      '<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient></defs><rect y="300" width="800" height="600" fill="url(#fade)"/><rect y="900" width="800" height="300" fill="#000"/>';
    const [found] = await strip([`${fade}${box(-9, -9, 818, 300)}${box(-9, 950, 818, 300)}`]);
    expect(found?.gutters).toEqual([[expect.closeTo(293, -1), expect.closeTo(948, -1)]]);
    expect((await strip([''], ['']))[1]).toEqual({ panels: [], trim: null, gutters: [[0, 1_200]] });
  });
});

test('a picture with more pixels than allowed is refused, and a grey or transparent one is none', async () => {
  await expect(shrinkPicture(await page(''), 1_000)).rejects.toThrow('pixel limit');
  const grey = await sharp(await page(box(40, 40, 720, 1_120)))
    .greyscale()
    .png()
    .toBuffer();
  expect(examined(await shrinkPicture(grey, MOST_PIXELS)).panels).toEqual(near([[38, 38, 724, 1_124]]));
});
