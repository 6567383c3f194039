import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shareInProportion, shareOfWorth, sumOfWorth } from './coin-worth.ts';

const pack = (coins: number, paidMinorUnits: number, paidCoins: number) => ({ coins, paidMinorUnits, paidCoins });

describe('the worth of coins', () => {
  it.each([
    ['nothing', [], 0, 0],
    ['a whole pack', [pack(30, 899, 30)], 899, 899],
    ['a third of a pack', [pack(1, 100, 3)], 33, 34],
    ['three thirds of it, in rows of their own', [pack(1, 100, 3), pack(1, 100, 3), pack(1, 100, 3)], 100, 100],
    ['thirds and sevenths, rounded once', [pack(1, 100, 3), pack(1, 100, 7)], 47, 48],
    ['coins that were given', [pack(500, 0, 0)], 0, 0],
    ['a pack that a coupon paid', [pack(10, 0, 10)], 0, 0],
    ['coins of which some came back', [pack(5, 100, 10), pack(-2, 100, 10)], 30, 30],
    ['more that came back than went', [pack(-1, 100, 3)], -34, -33],
  ])('of %s', (_, all, down, up) => {
    expect([sumOfWorth(all, 'down'), sumOfWorth(all, 'up')]).toEqual([down, up]);
  });
});

describe('a publisher’s share', () => {
  it.each([
    [0, 0],
    [1, 0],
    [5_000, 449],
    [3_333, 299],
    [9_999, 898],
    [10_000, 899],
  ])('of 899 at %i basis points is %i: rounded down', (basisPoints, share) => {
    expect(shareOfWorth([{ ...pack(30, 899, 30), basisPoints }])).toBe(share);
  });

  it.each([-1, 10_001, 0.5])('of %d basis points is refused', (basisPoints) => {
    expect(() => shareOfWorth([{ ...pack(1, 1, 1), basisPoints }])).toThrow(RangeError);
  });

  it('of two contracts is rounded once', () => {
    const third = { ...pack(1, 100, 3), basisPoints: 5_000 };
    expect(shareOfWorth([third])).toBe(16);
    expect(shareOfWorth([third, { ...third, basisPoints: 10_000 }])).toBe(50);
  });

  test('does not depend on how rows are grouped, and is never more than the worth', () => {
    const row = fc.record({
      coins: fc.integer({ min: 0, max: 1_000_000 }),
      paidMinorUnits: fc.integer({ min: 0, max: 1_000_000 }),
      paidCoins: fc.integer({ min: 1, max: 5_000 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.integer({ min: 0, max: 10_000 }), (rows, basisPoints) => {
        const split = rows.flatMap((each) => {
          const some = Math.floor(each.coins / 3);
          return [
            { ...each, coins: some },
            { ...each, coins: each.coins - some },
          ];
        });
        const shareOf = (all: typeof rows) => shareOfWorth(all.map((each) => ({ ...each, basisPoints })));
        expect(shareOf(split)).toBe(shareOf(rows));
        expect(shareOf(rows)).toBeLessThanOrEqual(sumOfWorth(rows, 'down'));
      }),
    );
  });
});

test.each([
  [100, 30, 20, 66],
  [100, 30, 45, 150],
  [-100, 3, 2, -67],
  [100, 0, 0, 100],
])('a share of %d for %d coins is for %d coins %d', (share, paid, tried, expected) => {
  expect(shareInProportion(share, { paid, tried })).toBe(expected);
});
