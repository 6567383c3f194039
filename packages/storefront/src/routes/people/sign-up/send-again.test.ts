import { expect, test } from 'vitest';
import { secondsToWait } from './send-again.tsx';

test.each([
  [1_000_000, 60],
  [1_000_001, 60],
  [1_059_000, 1],
  [1_059_999, 1],
  [1_060_000, 0],
  [999_999, 0],
])('a code of 1,000,000 at %i: %i seconds', (nowMs, seconds) => {
  expect(secondsToWait(1_000_000, nowMs)).toBe(seconds);
});

test.each([Number.NaN, 0, -1])('without a time there is no wait', (sentAtMs) => {
  expect(secondsToWait(sentAtMs, 1_000_000)).toBe(0);
});
