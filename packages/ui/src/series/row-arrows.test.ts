import { expect, test } from 'vitest';
import { rowPlace } from './row-arrows.tsx';

test.each([
  ['that fits', { scrollLeft: 0, scrollWidth: 700, clientWidth: 700 }, { hasBefore: false, hasAfter: false }],
  ['at its start', { scrollLeft: 0, scrollWidth: 1400, clientWidth: 700 }, { hasBefore: false, hasAfter: true }],
  ['in its middle', { scrollLeft: 300, scrollWidth: 1400, clientWidth: 700 }, { hasBefore: true, hasAfter: true }],
  [
    'from right to left',
    { scrollLeft: -300, scrollWidth: 1400, clientWidth: 700 },
    { hasBefore: true, hasAfter: true },
  ],
  [
    'at its end, but for rounding',
    { scrollLeft: 699, scrollWidth: 1400, clientWidth: 700 },
    { hasBefore: true, hasAfter: false },
  ],
  [
    'at its end, from right to left',
    { scrollLeft: -700, scrollWidth: 1400, clientWidth: 700 },
    { hasBefore: true, hasAfter: false },
  ],
])('a row %s', (_, row, place) => {
  expect(rowPlace(row)).toEqual(place);
});
