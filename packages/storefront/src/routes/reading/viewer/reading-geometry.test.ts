import { describe, expect, test } from 'vitest';
import { stripPosition, stripTopPx, turnedPosition } from './reading-geometry.ts';

/** Three pages of 100, 300 and 200 pixels under a window of 150. */
const strip = { pageTopsPx: [0, 100, 400], heightPx: 600, windowHeightPx: 150 };

describe('a position in a strip', () => {
  test.each([
    [0, { page: 1, offset: 0, share: 0 }],
    [50, { page: 1, offset: 0.5, share: 50 / 450 }],
    [100, { page: 2, offset: 0, share: 100 / 450 }],
    [399, { page: 2, offset: 299 / 300, share: 399 / 450 }],
    [450, { page: 3, offset: 0.25, share: 1 }],
    [-20, { page: 1, offset: 0, share: 0 }],
    [900, { page: 3, offset: 1, share: 1 }],
  ])('%i px down', (topPx, expected) => {
    expect(stripPosition({ ...strip, topPx })).toEqual(expected);
  });

  test('a strip without pages is at its beginning', () => {
    const nothing = { pageTopsPx: [], heightPx: 0, topPx: 0, windowHeightPx: 150 };
    expect(stripPosition(nothing)).toEqual({ page: 1, offset: 0, share: 0 });
  });

  test.each([0, 50, 100, 399, 450])('%i px down is restored', (topPx) => {
    const { page, offset } = stripPosition({ ...strip, topPx });
    expect(stripTopPx(strip.pageTopsPx, strip.heightPx, page, offset)).toBeCloseTo(topPx, 6);
  });

  test('a page that no longer exists becomes the nearest one', () => {
    expect(stripTopPx(strip.pageTopsPx, strip.heightPx, 9, 0)).toBe(400);
    expect(stripTopPx(strip.pageTopsPx, strip.heightPx, 0, 0)).toBe(0);
    expect(stripTopPx([], 0, 3, 0.5)).toBe(0);
  });
});

describe('a position in pages', () => {
  test('counts the page that is shown as read', () => {
    expect(turnedPosition(3, 1, 4)).toEqual({ page: 3, offset: 0, share: 0.5, isPastEnd: false });
    expect(turnedPosition(1, 0, 0).share).toBe(0);
  });

  test('is at the end after the last page, not on it', () => {
    expect(turnedPosition(4, 3, 4)).toMatchObject({ share: 1, isPastEnd: false });
    expect(turnedPosition(4, 4, 4)).toMatchObject({ share: 1, isPastEnd: true });
    expect(turnedPosition(1, 0, 1)).toMatchObject({ share: 1, isPastEnd: false });
  });
});
