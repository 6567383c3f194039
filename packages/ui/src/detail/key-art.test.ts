import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('../styles/components.css', import.meta.url), 'utf8');
const veil = /\.key-art-veil \{([\s\S]*?)\n {2}\}/.exec(CSS)?.[1] ?? '';
/** How much of the page's own colour covers the art, by the height in percent. */
const stops = [...veil.matchAll(/var\(--bg\)(?: (\d+)%, transparent\))? (\d+)%/g)].map(([, cover = '100', height]) => ({
  height: Number(height),
  cover: Number(cover),
}));

function coverAt(height: number): number {
  const after = stops.findIndex((stop) => stop.height >= height);
  const [from, to] = [stops[after - 1], stops[after]];
  if (from === undefined || to === undefined) throw new Error(`the veil has no ${height} %`);
  return from.cover + ((height - from.height) / (to.height - from.height)) * (to.cover - from.cover);
}

test.each([
  // Where the title begins: all of the frame but the 68 px (84 on a desktop) that it overlaps.
  [(312 - 68) / 3.12, 85],
  [(400 - 84) / 4, 85],
  // A phone on its side, 360 to 480 px high: 62 % of that, but for 48 px.
  [(223 - 48) / 2.23, 85],
  [(298 - 48) / 2.98, 85],
  // Under its first line.
  [(312 - 40) / 3.12, 97],
])(
  'at %f % of its height little is left of the art, so that an edge drawn there is no line through the title',
  (height, cover) => {
    expect(coverAt(height)).toBeGreaterThanOrEqual(cover);
  },
);

test('faces are above the veil', () => {
  expect(stops[0]).toEqual({ height: 54, cover: 0 });
});
