import { expect, it } from 'vitest';
import { needsFold, synopsisFold } from './synopsis.tsx';

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
  ['A courier, a city, a door.', 'nowhere'],
  ['夜の街を走る、ひとりの配達人。', 'nowhere'],
  ['x'.repeat(80), 'nowhere'],
  ['x'.repeat(81), 'on-phones'],
  ['夜'.repeat(41), 'on-phones'],
  ['Two\nlines', 'on-phones'],
  ['x'.repeat(360), 'on-phones'],
  ['x'.repeat(361), 'everywhere'],
  ['夜'.repeat(180), 'on-phones'],
  ['夜'.repeat(181), 'everywhere'],
  ['One\n\nand\nfour', 'on-phones'],
  ['One\n\nand\nfive\n', 'everywhere'],
])('%s is folded %s', (text, where) => {
  expect(synopsisFold(text)).toBe(where);
});
