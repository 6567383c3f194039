import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../demo-catalogue.ts';
import type { Box } from '../draw/geometry.ts';
import { drawnPanels } from './drawn-boxes.ts';

const PLATFORMS = ['bom-us', 'beltoon-jp', 'delitoon-me'] as const;
const firstEpisode = async (platform: string, workKey: string) => {
  const series = demoCatalogue(platform).find((each) => each.workKey === workKey);
  const pages = series?.episodes[0]?.pages;
  if (series === undefined || pages === undefined) throw new Error(`${platform} has no ${workKey}`);
  return { series, pages, drawn: await drawnPanels(workKey, series.language, 0) };
};

const right = ({ x, w }: Box) => x + w;
const bottom = ({ y, h }: Box) => y + h;

describe('what the demo states of its strips', () => {
  it.each(PLATFORMS)(
    'has each panel with the greatest part of its balloons, and no gutter through any of them (%s)',
    async (platform) => {
      const { pages, drawn } = await firstEpisode(platform, 'courier-zero');
      const [panels = []] = drawn;
      let top = 0;
      const stated: Box[] = [];
      const gutters: (readonly [number, number])[] = [];
      for (const { look, heightPx } of pages) {
        for (const { box } of look?.regions ?? []) stated.push({ x: box[0], y: box[1] + top, w: box[2], h: box[3] });
        for (const [from, to] of look?.gutters ?? []) gutters.push([from + top, to + top]);
        top += heightPx;
      }
      expect(stated).toHaveLength(panels.length);
      for (const [index, { panel, balloons }] of panels.entries()) {
        const box = stated[index];
        const whole = Math.min(...[panel, ...balloons].map(({ y }) => y));
        expect(box?.y).toBeLessThanOrEqual(panel.y + 1);
        expect(Math.abs((box?.y ?? 0) - Math.max(0, whole))).toBeLessThan(panel.h * 0.25);
        for (const each of [panel, ...balloons]) {
          expect(gutters.filter(([from, to]) => from < bottom(each) - 1 && to > each.y + 1)).toEqual([]);
        }
      }
      expect(gutters.length).toBeGreaterThanOrEqual(panels.length - 1);
    },
  );
});

describe('what the demo states of its pages', () => {
  it.each(PLATFORMS)('has the panels in reading order, inside the plain border (%s)', async (platform) => {
    const { pages, drawn, series } = await firstEpisode(platform, 'second-serve');
    for (const [index, { look, widthPx }] of pages.entries()) {
      const boxes = (look?.regions ?? []).map(({ box }): Box => ({ x: box[0], y: box[1], w: box[2], h: box[3] }));
      expect(boxes).toHaveLength(drawn[index]?.length ?? 0);
      const [left = 0, , end = 0] = look?.trim ?? [];
      for (const { panel, balloons } of drawn[index] ?? []) {
        expect(boxes.some(({ x, y }) => Math.abs(x - panel.x) <= 1 && Math.abs(y - panel.y) <= 1)).toBe(true);
        for (const each of [panel, ...balloons]) {
          expect(each.x).toBeGreaterThanOrEqual(left);
          expect(right(each)).toBeLessThanOrEqual(widthPx - end);
        }
      }
      for (const [place, box] of boxes.entries()) {
        const next = boxes[place + 1];
        if (next === undefined || Math.abs(next.y - box.y) > 1) continue;
        expect(next.x > box.x).toBe(series.readingDirection === 'LTR');
      }
    }
  });

  it('has the lettering in the language of the work, and what is seen', async () => {
    const { pages } = await firstEpisode('bom-us', 'last-bus');
    expect(pages[0]?.look?.regions[0]).toMatchObject({
      text: 'The last bus to Marigold Hill leaves at 11:52.',
      scene: 'A bus stop, two people',
    });
    const courier = await firstEpisode('bom-us', 'courier-zero');
    const scenes = courier.pages.flatMap(({ look }) => look?.regions.map(({ scene }) => scene) ?? []);
    expect(scenes).toEqual(
      expect.arrayContaining(['Eyes, close up, with a cold look', 'An office, one person, happy']),
    );
    const japanese = await firstEpisode('beltoon-jp', 'last-bus');
    expect(japanese.pages[0]?.look?.regions[0]).toMatchObject({ scene: 'バス停、二人' });
  });
});
