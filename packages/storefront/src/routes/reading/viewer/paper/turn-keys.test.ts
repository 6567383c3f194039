import { describe, expect, test } from 'vitest';
import { turnActionOfKey, turnActionOfSwipe, turnActionOfTap } from './turn-keys.ts';

describe('turning pages', () => {
  test.each([
    ['ArrowRight', false, 'next', 'previous'],
    ['ArrowLeft', false, 'previous', 'next'],
    ['ArrowDown', false, 'next', 'next'],
    ['PageUp', false, 'previous', 'previous'],
    [' ', false, 'next', 'next'],
    [' ', true, 'previous', 'previous'],
    ['Home', false, 'first', 'first'],
    ['End', false, 'last', 'last'],
    ['a', false, null, null],
  ] as const)('key %j, shift %s: %s from the left, %s from the right', (key, shift, ltr, rtl) => {
    expect(turnActionOfKey(key, shift, 'LTR')).toBe(ltr);
    expect(turnActionOfKey(key, shift, 'RTL')).toBe(rtl);
  });

  test.each([
    [0.1, 'previous', 'next'],
    [0.29, 'previous', 'next'],
    [0.3, 'toggleBars', 'toggleBars'],
    [0.7, 'toggleBars', 'toggleBars'],
    [0.9, 'next', 'previous'],
  ] as const)('a tap at %f: %s from the left, %s from the right', (share, ltr, rtl) => {
    expect(turnActionOfTap(share, 'LTR')).toBe(ltr);
    expect(turnActionOfTap(share, 'RTL')).toBe(rtl);
  });

  test.each([
    [-60, 10, 'next', 'previous'],
    [60, -10, 'previous', 'next'],
    [-39, 0, null, null],
    [60, 80, null, null],
  ] as const)('a swipe by %i, %i: %s from the left, %s from the right', (dx, dy, ltr, rtl) => {
    expect(turnActionOfSwipe(dx, dy, 'LTR')).toBe(ltr);
    expect(turnActionOfSwipe(dx, dy, 'RTL')).toBe(rtl);
  });
});
