import { describe, expect, test } from 'vitest';
import { pageAt, scrolledShare, shareBefore, turnedPosition } from './reading-geometry.ts';

/** Three pages of 100, 300 and 200 pixels, the last after a gap of 8. */
const pages = [
  { startPx: 0, endPx: 100 },
  { startPx: 100, endPx: 400 },
  { startPx: 408, endPx: 608 },
];

test.each([
  [-20, 0, 0],
  [0, 0, 0],
  [50, 0, 0.5],
  [100, 1, 0],
  [399, 1, 299 / 300],
  [404, 1, 1],
  [458, 2, 0.25],
  [900, 2, 1],
])('at %i px is page %i, with %f of it before', (placePx, index, share) => {
  expect(pageAt(pages, placePx)).toBe(index);
  expect(shareBefore(pages[index] ?? { startPx: 0, endPx: 0 }, placePx)).toBeCloseTo(share);
});

test('without pages is none', () => {
  expect(pageAt([], 10)).toBe(0);
  expect(shareBefore({ startPx: 5, endPx: 5 }, 9)).toBe(0);
});

test.each([
  [0, 1_000, 0],
  [450, 1_000, 0.5],
  [950, 1_000, 1],
  [-5, 50, 1],
])('a window of 100 px, %i px into %i, has scrolled %f', (movedPx, lengthPx, share) => {
  expect(scrolledShare({ movedPx, windowPx: 100, lengthPx })).toBe(share);
});

describe('a position in pages', () => {
  test('counts the page that is shown as read', () => {
    const screen = { index: 1, count: 4 };
    expect(turnedPosition(3, 1, 4)).toEqual({ page: 3, offset: 0, share: 0.5, isPastEnd: false, screen });
    expect(turnedPosition(1, 0, 0).share).toBe(0);
  });

  test('is at the end after the last page, not on it', () => {
    expect(turnedPosition(4, 3, 4)).toMatchObject({ share: 1, isPastEnd: false });
    expect(turnedPosition(4, 4, 4)).toMatchObject({ share: 1, isPastEnd: true });
    expect(turnedPosition(1, 0, 1)).toMatchObject({ share: 1, isPastEnd: false });
  });
});
