import { describe, expect, test } from 'vitest';
import { COLUMN_GAP_PX } from './text-extent.ts';
import { screenAt, screenStepPx, screensOf } from './use-text-screens.ts';

/** A frame of 1,000 px with a text of so many columns; where two are shown, an empty one is added at the end. */
function frame(columns: number, shown: 1 | 2) {
  const all = shown === 2 ? columns + 1 : columns;
  const widthPx = shown === 2 ? (1_000 - COLUMN_GAP_PX) / 2 : 1_000;
  const scrollWidth = Math.max(1_000, all * (widthPx + COLUMN_GAP_PX) - COLUMN_GAP_PX);
  return { clientWidth: 1_000, clientHeight: 800, scrollWidth, scrollHeight: 800 };
}

describe('the screens of a text', () => {
  test.each([
    [1, 1, 1],
    [5, 1, 5],
    [1, 2, 1],
    [2, 2, 1],
    [3, 2, 2],
    [4, 2, 2],
    [5, 2, 3],
  ] as const)('of %i columns, %i at once, are %i', (columns, shown, screens) => {
    expect(screensOf(frame(columns, shown), false, shown)).toBe(screens);
  });

  test('of vertical lines follow each other downwards', () => {
    const tall = { ...frame(1, 1), scrollHeight: 3 * 800 + 2 * COLUMN_GAP_PX };
    expect(screensOf(tall, true, 1)).toBe(3);
    expect(screenStepPx(tall, true)).toBe(800 + COLUMN_GAP_PX);
  });
});

test.each([
  [0, 0],
  [-3, 0],
  [1_055, 1],
  [1_056 * 2.5, 2],
  [1_056 * 9, 3],
])('what begins %f px after the text is on screen %i of four', (awayPx, screen) => {
  expect(screenAt(awayPx, screenStepPx(frame(4, 1), false), 4)).toBe(screen);
});
