import { expect, test } from 'vitest';
import { COUNT_UP_MS, countedAmount } from './count-up.tsx';

test('an amount counts in whole coins from what it was to what it is, and no further', () => {
  const counted = [-20, 0, COUNT_UP_MS / 2, COUNT_UP_MS, 10 * COUNT_UP_MS].map((ms) => countedAmount(2, 33, ms));
  expect(counted).toEqual([2, 2, 18, 33, 33]);
});
