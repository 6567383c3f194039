import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

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
