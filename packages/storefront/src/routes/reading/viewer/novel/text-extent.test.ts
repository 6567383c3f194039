import { describe, expect, test } from 'vitest';
import { screenCount, screenOfOffset, textPosition } from './text-extent.ts';

test.each([
  [
    { movedPx: 0, windowPx: 100, lengthPx: 1000 },
    { page: 0, offset: 0, share: 0 },
  ],
  [
    { movedPx: 450, windowPx: 100, lengthPx: 1000 },
    { page: 0, offset: 0.45, share: 0.5 },
  ],
  [
    { movedPx: 950, windowPx: 100, lengthPx: 1000 },
    { page: 0, offset: 0.95, share: 1 },
  ],
  [
    { movedPx: -5, windowPx: 100, lengthPx: 50 },
    { page: 0, offset: 0, share: 1 },
  ],
  [
    { movedPx: 0, windowPx: 100, lengthPx: 0 },
    { page: 0, offset: 0, share: 0 },
  ],
])('%j', (extent, position) => {
  expect(textPosition(extent)).toEqual(position);
});

describe('screens of a text', () => {
  test.each([
    [0, 1],
    [300, 1],
    [300.4, 1],
    [301, 2],
    [620, 2],
    [621, 3],
  ])('%f px in screens of 300, 20 apart: %i', (lengthPx, screens) => {
    expect(screenCount(lengthPx, 300, 20)).toBe(screens);
  });

  test('a window without a size has one', () => {
    expect(screenCount(500, 0, 20)).toBe(1);
  });

  test('every screen is found by its start', () => {
    for (let screens = 1; screens <= 60; screens += 1) {
      for (let screen = 0; screen < screens; screen += 1) {
        expect(screenOfOffset(screen / screens, screens)).toBe(screen);
      }
    }
  });

  test('beyond the end it is the last one', () => {
    expect(screenOfOffset(1, 4)).toBe(3);
    expect(screenOfOffset(-1, 4)).toBe(0);
  });
});
