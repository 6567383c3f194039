import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coins } from '../amounts.ts';
import {
  bestValue,
  type CoinPack,
  cheapestPackFor,
  dearestPack,
  moneyPriceOf,
  thousandthsPerCoin,
} from './coin-pack.ts';

const packs = fc.record({
  priceMinorUnits: fc.integer({ min: 1, max: 1_000_000 }),
  coins: fc.integer({ min: 1, max: 5_000 }),
  bonusCoins: fc.integer({ min: 0, max: 500 }),
});
/** Small numbers, so that equal prices occur. */
const likePacks = fc.record({
  priceMinorUnits: fc.integer({ min: 1, max: 4 }),
  coins: fc.integer({ min: 1, max: 4 }),
  bonusCoins: fc.constant(0),
  isAvailable: fc.boolean(),
});
const sum = (pack: CoinPack) => BigInt(pack.coins + pack.bonusCoins);
/** Whether a coin of `one` costs less than a coin of `other`, compared without fractions. */
const isCheaper = (one: CoinPack, other: CoinPack) =>
  BigInt(one.priceMinorUnits) * sum(other) < BigInt(other.priceMinorUnits) * sum(one);

describe('the best value', () => {
  test('has the cheapest coins of all that can be bought, and no equal; a tie or a single pack has none', () => {
    fc.assert(
      fc.property(fc.array(likePacks, { maxLength: 6 }), (given) => {
        const offered = given.filter(({ isAvailable }) => isAvailable);
        const cheapest = given.filter(
          (pack) => pack.isAvailable && offered.every((other) => other === pack || isCheaper(pack, other)),
        );
        const expected = offered.length < 2 ? undefined : cheapest[0];
        expect(given[bestValue(given)]).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('is that of the offers alone: their order does not count', () => {
    fc.assert(
      fc.property(fc.array(likePacks, { maxLength: 6 }), (given) => {
        const turned = given.toReversed();
        expect(turned[bestValue(turned)]).toBe(given[bestValue(given)]);
      }),
    );
  });
});

describe('the cheapest pack that gives enough coins', () => {
  test('gives enough, and no other that does costs less, or as much for more coins; there is one where any gives enough', () => {
    fc.assert(
      fc.property(fc.array(likePacks, { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (given, missing) => {
        const enough = given.filter((pack) => sum(pack) >= missing);
        const found = cheapestPackFor(given, { missing: coins(missing), debt: coins(0) });
        expect(found === null).toBe(enough.length === 0);
        if (found === null) return;
        expect(enough).toContain(found);
        expect(enough.every((other) => other.priceMinorUnits >= found.priceMinorUnits)).toBe(true);
        const alike = enough.filter((other) => other.priceMinorUnits === found.priceMinorUnits);
        expect(alike.every((other) => sum(other) <= sum(found))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('pays a debt with its paid coins alone', () => {
    const mostlyBonus = { priceMinorUnits: 1, coins: 4, bonusCoins: 50 };
    const paid = { priceMinorUnits: 2, coins: 8, bonusCoins: 0 };
    const chosen = (debt: number) =>
      cheapestPackFor([mostlyBonus, paid], { missing: coins(debt + 3), debt: coins(debt) });
    expect([chosen(4), chosen(5), chosen(6)]).toEqual([mostlyBonus, paid, null]);
  });
});

describe('the price of a coin', () => {
  test('is rounded up by less than a thousandth of a minor unit', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const shown = BigInt(thousandthsPerCoin(pack));
        const exact = BigInt(pack.priceMinorUnits) * 1_000n;
        expect(shown * sum(pack) >= exact && (shown - 1n) * sum(pack) < exact).toBe(true);
      }),
    );
  });
});

describe('the money price beside a coin price', () => {
  const some = fc.array(packs, { minLength: 1, maxLength: 5 });
  const prices = fc.integer({ min: 1, max: 10_000 });
  const shownOf = (price: number, sold: readonly CoinPack[]) => {
    const dearest = dearestPack(sold);
    return dearest === null ? null : moneyPriceOf(coins(price), dearest);
  };

  test('is never less than what the coins may have cost, and less than a minor unit above that', () => {
    fc.assert(
      fc.property(some, prices, (given, price) => {
        const shown = BigInt(shownOf(price, given) ?? -1);
        // The price in money with each pack, as the fraction `cost / per`.
        const costs = given.map((pack) => ({ cost: BigInt(price) * BigInt(pack.priceMinorUnits), per: sum(pack) }));
        expect(costs.every(({ cost, per }) => shown * per >= cost)).toBe(true);
        expect(costs.some(({ cost, per }) => (shown - 1n) * per < cost)).toBe(true);
      }),
    );
  });

  test('rises with the coins, and no cheaper pack changes it', () => {
    fc.assert(
      fc.property(some, prices, packs, (given, price, other) => {
        const shown = shownOf(price, given) ?? -1;
        expect(shownOf(price + 1, given)).toBeGreaterThanOrEqual(shown);
        const isCheap = given.some((pack) => isCheaper(other, pack));
        if (isCheap) expect(shownOf(price, [...given, other])).toBe(shown);
      }),
    );
  });

  test('is 30 cents for 3 coins of the dearest pack at 9.90 for 100, and nothing where nothing is sold', () => {
    const dearest = { priceMinorUnits: 990, coins: 100, bonusCoins: 0 };
    const cheap = { priceMinorUnits: 2_499, coins: 300, bonusCoins: 45 };
    expect(shownOf(3, [cheap, dearest])).toBe(30);
    expect(shownOf(3, [])).toBeNull();
  });
});
