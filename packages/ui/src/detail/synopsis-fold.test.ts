import { expect, it } from 'vitest';
import { isSurelyShort, needsFold } from './synopsis-fold.ts';

it.each([
  ['one line', 21, 21, false],
  ['exactly three lines', 63, 21, false],
  ['three lines that a font reports two pixels taller', 65, 21, false],
  ['four lines', 84, 21, true],
  ['three Thai lines', 71.4, 23.8, false],
  ['four Thai lines', 95.2, 23.8, true],
  ['a text that is not laid out yet', 0, 21, false],
  ['a line height that is not known', 84, Number.NaN, false],
])('%s', (_, contentHeightPx, lineHeightPx, isFolded) => {
  expect(needsFold({ contentHeightPx, lineHeightPx })).toBe(isFolded);
});

it.each([
  ['A courier, a city, a door.', true],
  ['夜の街を走る、ひとりの配達人。', true],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['夜'.repeat(41), false],
  ['Two\nlines', false],
])('%s is surely short: %s', (text, isShort) => {
  expect(isSurelyShort(text)).toBe(isShort);
});
