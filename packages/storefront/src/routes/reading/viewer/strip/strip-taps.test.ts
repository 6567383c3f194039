import { expect, test } from 'vitest';
import { scrollShareOfTap } from './strip-taps.ts';

test.each([
  [false, 0.1, 0],
  [false, 0.9, 0],
  [true, 0.1, -0.85],
  [true, 0.5, 0],
  [true, 0.9, 0.85],
])('with zones %s, a tap at %d of the window scrolls %d of it', (hasTapZones, share, scrolled) => {
  expect(scrollShareOfTap(share, { hasTapZones })).toBe(scrolled);
});
