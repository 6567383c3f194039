import { expect, test } from 'vitest';
import { BUSINESS_DEFAULTS } from '../../shared/business-constants.ts';
import { mostExchangedCoins } from './exchange.ts';

test.each([
  [0, 0],
  [2_999, 0],
  [3_000, 15],
  [3_199, 15],
  [6_400, 32],
])('%i points are worth %i bonus coins', (points, coins) => {
  expect(mostExchangedCoins(points, BUSINESS_DEFAULTS)).toBe(coins);
});

test('the least amount counts in whole steps', () => {
  expect(mostExchangedCoins(3_150, { ...BUSINESS_DEFAULTS, exchangeMinimumMileage: 3_100 })).toBe(0);
  expect(mostExchangedCoins(3_200, { ...BUSINESS_DEFAULTS, exchangeMinimumMileage: 3_100 })).toBe(16);
});
