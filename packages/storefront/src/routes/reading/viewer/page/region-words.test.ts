import { expect, test } from 'vitest';
import { isStated, regionsOnScreen } from './region-words.ts';

const regions = [0, 500, 999].map((y) => ({ box: [0, y, 10, 10] as const }));
const topsOn = (topShare: number, heightShare: number) =>
  regionsOnScreen(regions, 1000, { topShare, heightShare }).map(({ box: [, y] }) => y);

test('a whole page has all its panels', () => {
  expect(topsOn(0, 1)).toEqual([0, 500, 999]);
});

test('of a picture on two screens each panel is on the screen where it begins', () => {
  // The first screen ends in the middle of the picture, which is as high as a screen; the second one begins there.
  expect(topsOn(0.5, 1)).toEqual([0]);
  expect(topsOn(-0.5, 1)).toEqual([500, 999]);
});

test('a panel that begins with its screen is not lost by rounding', () => {
  expect(topsOn(-0.500_05, 1)).toEqual([500, 999]);
});

test('a panel is stated by what is said or by what is seen', () => {
  expect(
    [{}, { text: 'Hm.' }, { scene: 'A street' }].map((stated) => isStated({ box: [0, 0, 1, 1], ...stated })),
  ).toEqual([false, true, true]);
});
