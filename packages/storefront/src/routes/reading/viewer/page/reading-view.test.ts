import { describe, expect, test } from 'vitest';
import { type Heading, headingAfter, isFar, nearness } from './reading-view.ts';

const WINDOW_PX = 800;

/** The pages of these heights that are needed with the window's top at `topPx`, those needed first in front. */
function needed(heightsPx: readonly number[], topPx: number, heading: Heading = 'forward', speedPxPerMs = 0): number[] {
  let endPx = -topPx;
  return heightsPx
    .flatMap((heightPx, index) => {
      const startPx = endPx;
      endPx += heightPx;
      const near = nearness({ startPx, endPx }, { lengthPx: WINDOW_PX, heading, speedPxPerMs });
      return near === null ? [] : [{ page: index + 1, near }];
    })
    .toSorted((one, other) => one.near - other.near)
    .map(({ page }) => page);
}
const alike = (count: number, heightPx: number) => Array.from({ length: count }, () => heightPx);

describe('the pages near to the reader', () => {
  test.each([
    ['slices as high as the window', alike(10, 800), [1, 2, 3, 4]],
    [
      'low slices: as many as three windows hold',
      alike(20, 200),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    ],
    ['slices taller than three windows', alike(4, 3_000), [1, 2]],
    ['slices of several heights', [600, 1_280, 100, 2_000, 50], [1, 2, 3, 4]],
  ])('at the beginning: %s', (_name, heightsPx, pages) => {
    expect(needed(heightsPx, 0)).toEqual(pages);
  });

  test('those in the window first, then those ahead, then those behind', () => {
    expect(needed(alike(12, 800), 4_000)).toEqual([6, 7, 8, 9, 5]);
    expect(needed(alike(12, 800), 4_400)).toEqual([6, 7, 8, 9, 10, 5]);
  });

  test('are others after turning back', () => {
    expect(needed(alike(12, 800), 4_000, 'backward')).toEqual([6, 5, 4, 3, 7]);
  });

  test.each([
    [0.8, [6, 7, 8, 9, 10, 5]],
    [9, [6, 7, 8, 9, 10, 11, 12, 5]],
  ])('reach further at %f pixels a millisecond, but not too far', (speed, pages) => {
    expect(needed(alike(20, 800), 4_000, 'forward', speed)).toEqual(pages);
  });

  test('are those of the end at the end', () => {
    expect(needed(alike(5, 800), 3_200)).toEqual([5, 4]);
  });

  test('are none in a window without height', () => {
    expect(nearness({ startPx: 0, endPx: 5 }, { lengthPx: 0, heading: 'forward', speedPxPerMs: 0 })).toBeNull();
  });
});

test.each([
  [0, false],
  [9_000, false],
  [12_000, true],
  [-9_000, false],
  [-12_000, true],
])('a loaded picture that begins %i px away is far: %s', (startPx, far) => {
  expect(isFar({ startPx, endPx: startPx + 400 }, WINDOW_PX)).toBe(far);
});

describe('the heading', () => {
  test.each([
    ['forward', 0, 10, 'forward'],
    ['forward', 10, 0, 'backward'],
    ['backward', 10, 9, 'backward'],
    ['backward', 10, 11, 'backward'],
    ['backward', 10, 12, 'forward'],
  ] as const)('%s from %i to %i is %s', (before, fromPx, toPx, after) => {
    expect(headingAfter(before, fromPx, toPx)).toBe(after);
  });
});
