import { expect, test } from 'vitest';
import { IMAGE_WIDTHS_PX, imageWidthFor, isImageWidth } from './pictures.ts';

test('the widths are those of section 9, in order', () => {
  expect(IMAGE_WIDTHS_PX).toEqual([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
});

test.each([
  [1, 16],
  [16, 16],
  [17, 32],
  [384, 384],
  [385, 640],
  [3840, 3840],
  [9000, 3840],
])('for %i px the width %i is offered', (wanted, offered) => {
  expect(imageWidthFor(wanted)).toBe(offered);
});

test('any other width is not allowed', () => {
  expect(isImageWidth(640)).toBe(true);
  expect(isImageWidth(641)).toBe(false);
  expect(isImageWidth(Number.NaN)).toBe(false);
});
