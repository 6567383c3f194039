import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourProblems, contrastRatio, contrastVerdicts, NEUTRAL_COLOURS } from './colours.ts';
import { PLATFORMS } from './platforms.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#ff3900', '#ff3900', 1],
  ['#ffffff', '#ff3900', 3.6],
  ['#1a0500', '#ff3900', 5.48],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test('the neutral colours are those of the base style sheet', () => {
  const sheet = new URL('../../ui/src/styles/tokens.css', import.meta.url);
  expect(existsSync(sheet)).toBe(true);
  const css = readFileSync(sheet, 'utf8');
  for (const theme of ['light', 'dark'] as const) {
    const block = css.slice(css.indexOf(`[data-theme="${theme}"]`));
    const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
    expect({ page: token('bg'), backdrop: token('backdrop'), surface: token('surface'), fill: token('fill') }).toEqual(
      NEUTRAL_COLOURS[theme],
    );
  }
});

test('a problem is a pair whose contrast is below what it needs, and every other pair is none', () => {
  const [platform] = PLATFORMS;
  if (platform === undefined) throw new Error('no platform');
  const pale = { ...platform.theme.light, primaryText: '#ffb3a0' };
  const weak = contrastVerdicts(pale, 'light').filter(({ ratio, needed }) => ratio < needed);
  expect(weak.map(({ front }) => front)).toEqual(Array.from({ length: 5 }, () => 'primaryText'));
  expect(colourProblems(pale, 'light')).toHaveLength(weak.length);
  expect(colourProblems(platform.theme.light, 'light')).toEqual([]);
});
