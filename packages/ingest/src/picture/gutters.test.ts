import sharp, { type OverlayOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { guttersOf } from './gutters.ts';

const WIDTH_PX = 800;
const MOST_PIXELS = 10_000_000;
const STRIPES = [Buffer.from([0x20, 0x40, 0x60]), Buffer.from([0xe0, 0xa0, 0x30])];

interface Panel {
  topPx: number;
  heightPx: number;
  leftPx?: number;
  widthPx?: number;
}

/** A slice, 800 by 1,200, with striped panels on plain paper. */
async function slice(panels: readonly Panel[], paper = '#ffffff'): Promise<Buffer> {
  const drawn = panels.map(({ topPx, heightPx, leftPx = 40, widthPx = 720 }): OverlayOptions => {
    const row = Buffer.concat(
      Array.from({ length: widthPx }, (_, x) => STRIPES[Math.floor(x / 20) % 2] ?? Buffer.alloc(3)),
    );
    const input = Buffer.concat(Array.from({ length: heightPx }, () => row));
    return { input, raw: { width: widthPx, height: heightPx, channels: 3 }, left: leftPx, top: topPx };
  });
  return sharp({ create: { width: WIDTH_PX, height: 1_200, channels: 3, background: paper } })
    .composite(drawn)
    .jpeg({ quality: 70 })
    .toBuffer();
}
const gutters = async (panels: readonly Panel[], paper?: string) => guttersOf(await slice(panels, paper), MOST_PIXELS);

describe('the gutters of a slice', () => {
  it.each(['#ffffff', '#101014'])('are the plain rows between panels, on %s', async (paper) => {
    const found = await gutters(
      [
        { topPx: 100, heightPx: 400 },
        { topPx: 600, heightPx: 600 },
      ],
      paper,
    );
    expect(found).toHaveLength(2);
    const [[top, beforeFirst] = [], [afterFirst = 0, beforeSecond = 0] = []] = found;
    expect(top).toBe(0);
    expect(beforeFirst).toBeLessThanOrEqual(100);
    expect(beforeFirst).toBeGreaterThan(85);
    expect(afterFirst).toBeGreaterThanOrEqual(500);
    expect(beforeSecond).toBeLessThanOrEqual(600);
    expect(beforeSecond - afterFirst).toBeGreaterThan(80);
  });

  it('are none in a panel that fills it, or has a thin line across', async () => {
    expect(await gutters([{ topPx: 0, heightPx: 1_200, leftPx: 0, widthPx: 800 }])).toEqual([]);
    expect(await gutters([{ topPx: 0, heightPx: 1_200, leftPx: 300, widthPx: 6 }])).toEqual([]);
  });

  it('are not the few rows between two panels that nearly touch', async () => {
    expect(
      await gutters([
        { topPx: 0, heightPx: 600 },
        { topPx: 620, heightPx: 580 },
      ]),
    ).toEqual([]);
  });

  it('count at its edges however few rows they have, since they may go on in the next slice', async () => {
    const found = await gutters([{ topPx: 0, heightPx: 1_188 }]);
    expect(found).toEqual([[expect.any(Number), 1_200]]);
  });

  it('are all of a plain slice', async () => {
    expect(await gutters([])).toEqual([[0, 1_200]]);
  });

  it('may fade from one colour to another', async () => {
    const rows = Array.from({ length: 1_200 }, (_, y) => Buffer.alloc(WIDTH_PX * 3, Math.round((255 * y) / 1_199)));
    const raw = { width: WIDTH_PX, height: 1_200, channels: 3 } as const;
    const faded = await sharp(Buffer.concat(rows), { raw }).png().toBuffer();
    expect(await guttersOf(faded, MOST_PIXELS)).toEqual([[0, 1_200]]);
  });
});

it('refuses more pixels than allowed', async () => {
  await expect(guttersOf(await slice([]), 1_000)).rejects.toThrow('pixel limit');
});
