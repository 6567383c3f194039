import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coins, isMinorUnits, mileage, minorUnits, sumCoins } from './amounts.ts';

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount of anything', (value) => {
  expect(() => coins(value)).toThrow(RangeError);
  expect(() => mileage(value)).toThrow(RangeError);
  expect(() => minorUnits(value)).toThrow(RangeError);
  expect(isMinorUnits(value)).toBe(false);
});

test('the error names the value and what it is no amount of', () => {
  expect(() => coins(-1)).toThrow('-1 is no amount of coins');
  expect(() => mileage(0.5)).toThrow('0.5 is no amount of points');
  expect(() => minorUnits(Number.NaN)).toThrow('NaN is no amount in minor units');
});

test('whole numbers from zero are amounts, and stay the numbers they are', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect([coins(value), mileage(value), minorUnits(value)]).toEqual([value, value, value]);
    }),
  );
});

test('a sum is that of its amounts in any order, and never leaves the whole numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (values) => {
      const expected = values.reduce((sum, value) => sum + value, 0);
      expect(sumCoins(values.map(coins))).toBe(expected);
      expect(sumCoins(values.toReversed().map(coins))).toBe(expected);
    }),
  );
  expect(() => sumCoins([coins(Number.MAX_SAFE_INTEGER), coins(1)])).toThrow(RangeError);
});
