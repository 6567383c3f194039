import { expect, test } from 'vitest';
import { MODAL_STYLES } from './enumerations.ts';
import { LAYERS, MODAL_LAYER_MAXIMUM, MODAL_LAYER_MINIMUM, modalLayer } from './modal-layers.ts';

test('every modal lies between 2000 and 5000, over the veil and under the toast, however many are open', () => {
  for (const style of MODAL_STYLES) {
    for (const depth of [-1, 0, 1, 499, 500, 10_000]) {
      expect(modalLayer(style, depth)).toBeGreaterThan(MODAL_LAYER_MINIMUM);
      expect(modalLayer(style, depth)).toBeLessThan(MODAL_LAYER_MAXIMUM);
    }
  }
  expect(LAYERS.bar).toBeLessThan(LAYERS.scrim);
});

test('a later modal lies over an earlier one of its style', () => {
  expect(modalLayer('Bottom', 1)).toBeGreaterThan(modalLayer('Bottom', 0));
});

test('styles keep their order: sheets, centred, main popup, full screen', () => {
  expect(modalLayer('Bottom', 9999)).toBeLessThan(modalLayer('Default', 0));
  expect(modalLayer('Default', 9999)).toBeLessThan(modalLayer('MainPopup', 0));
  expect(modalLayer('MainPopup', 9999)).toBeLessThan(modalLayer('FullScreen', 0));
});
