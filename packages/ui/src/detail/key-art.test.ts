import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('../styles/components.css', import.meta.url), 'utf8');
const ground = /\.key-art-words \{([\s\S]*?)\n {2}\}/.exec(CSS)?.[1] ?? '';
/** How much the page's colour covers the art, in percent, by distance in pixels from the top of the words' background. */
const stops = [...ground.matchAll(/var\(--bg\)(?: (\d+)%, transparent\))?(?: (\d+)px)?/g)].map(
  ([, cover = '100', distancePx = '0']) => ({ distancePx: Number(distancePx), cover: Number(cover) }),
);

function coverAt(distancePx: number): number {
  const after = stops.findIndex((stop) => stop.distancePx >= distancePx);
  const [from, to] = [stops[after - 1], stops[after]];
  if (from === undefined || to === undefined) throw new Error(`the ground has no ${distancePx} px`);
  return from.cover + ((distancePx - from.distancePx) / (to.distancePx - from.distancePx)) * (to.cover - from.cover);
}

test.each([
  // Where the title begins.
  [96, 90],
  // Under its first line.
  [124, 97],
])(
  '%i px under its beginning little is left of the art, so that an edge drawn there is no line through the title',
  (distancePx, cover) => {
    expect(coverAt(distancePx)).toBeGreaterThanOrEqual(cover);
  },
);

test('it begins with the art as it is', () => {
  expect(stops[0]).toEqual({ distancePx: 0, cover: 0 });
});
