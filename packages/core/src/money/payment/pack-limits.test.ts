import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type BuyerFacts,
  capLeft,
  monthlyCapOf,
  type PackLimits,
  packUnavailability,
  readBirthMonth,
  unavailabilityCode,
} from './pack-limits.ts';

const PACK: PackLimits = {
  ...{ priceMinorUnits: 3_000, isFirstPurchaseOnly: false, stock: null, takenCount: 0, perUserLimit: null },
};
const BUYER: BuyerFacts = { paidOrders: 0, openFirstOrders: 0, ordersOfPack: 0, monthlyCap: null };
const JAPAN = [
  { belowAgeYears: 16, capMinorUnits: 5_000 },
  { belowAgeYears: 18, capMinorUnits: 20_000 },
];
const TODAY = { year: 2026, month: 11, day: 24 };

describe('the reason why a reader cannot buy a pack', () => {
  it.each<[reason: string | null, pack: Partial<PackLimits>, buyer: Partial<BuyerFacts> | null]>([
    [null, {}, {}],
    [null, { stock: 2, takenCount: 1 }, {}],
    ['SOLD_OUT', { stock: 2, takenCount: 2 }, {}],
    ['SOLD_OUT', { stock: 0 }, null],
    [null, { isFirstPurchaseOnly: true, perUserLimit: 1 }, null],
    ['FIRST_PURCHASE', { isFirstPurchaseOnly: true }, { paidOrders: 1 }],
    ['FIRST_PURCHASE', { isFirstPurchaseOnly: true }, { openFirstOrders: 1 }],
    [null, { perUserLimit: 2 }, { ordersOfPack: 1 }],
    ['PER_USER', { perUserLimit: 2 }, { ordersOfPack: 2 }],
    [null, {}, { monthlyCap: { capMinorUnits: 5_000, usedMinorUnits: 2_000 } }],
    ['MONTHLY_CAP', {}, { monthlyCap: { capMinorUnits: 5_000, usedMinorUnits: 2_001 } }],
  ])('%s', (reason, pack, buyer) => {
    expect(packUnavailability({ ...PACK, ...pack }, buyer === null ? null : { ...BUYER, ...buyer })).toBe(reason);
  });

  it('says sold out only where that is so', () => {
    expect([unavailabilityCode('SOLD_OUT'), unavailabilityCode('MONTHLY_CAP')]).toEqual([
      'LIMITED_COIN_PRODUCT',
      'LIMITED_COIN_PRODUCT_USER',
    ]);
  });
});

describe('the cap of a month (D43)', () => {
  it.each([
    // On 24 November 2026: a birth in November counts as born on 1 December.
    ['2010-12', 5_000],
    ['2010-11', 5_000],
    ['2010-10', 20_000],
    ['2008-12', 20_000],
    ['2008-11', 20_000],
    ['2008-10', null],
    ['1990-05', null],
  ])('of a reader born in %s is %s', (birthMonth, cap) => {
    expect(monthlyCapOf(birthMonth, TODAY, JAPAN)).toBe(cap);
  });

  it('takes no reader for older than they are, on whatever day of the month they were born', () => {
    const days = fc.record({
      year: fc.integer({ min: 2000, max: 2026 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    const capOfAge = (age: number) => JAPAN.find(({ belowAgeYears }) => age < belowAgeYears)?.capMinorUnits ?? Infinity;
    fc.assert(
      fc.property(days, days, (birth, today) => {
        const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
        const age = today.year - birth.year - (hadBirthday ? 0 : 1);
        const month = `${birth.year}-${String(birth.month).padStart(2, '0')}`;
        expect(monthlyCapOf(month, today, JAPAN) ?? Infinity).toBeLessThanOrEqual(capOfAge(age));
        // At most a month too young: a month later they count with their true age.
        const later =
          today.month === 12 ? { ...today, year: today.year + 1, month: 1 } : { ...today, month: today.month + 1 };
        expect(monthlyCapOf(month, later, JAPAN) ?? Infinity).toBeGreaterThanOrEqual(capOfAge(age));
      }),
    );
  });

  it('holds for every row of purchases: what is granted never adds up to more', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 6_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(totals, fc.constantFrom(...JAPAN), (asked, { capMinorUnits }) => {
        let used = 0;
        for (const total of asked) {
          const monthlyCap = { capMinorUnits, usedMinorUnits: used };
          const left = capLeft(monthlyCap);
          const reason = packUnavailability({ ...PACK, priceMinorUnits: total }, { ...BUYER, monthlyCap });
          expect(reason).toBe(total > left ? 'MONTHLY_CAP' : null);
          if (reason === null) used += total;
        }
        expect(used).toBeLessThanOrEqual(capMinorUnits);
      }),
    );
  });

  it('does not exist where the platform has none', () => {
    expect(monthlyCapOf('2020-01', TODAY, [])).toBeNull();
  });
});

test.each([
  ['2026-11', true],
  ['2026-12', false],
  ['1906-01', true],
  ['1905-12', false],
  ['2010-13', false],
  ['2010-1', false],
  ['', false],
])('%j can be a month of birth: %s', (text, isOne) => {
  expect(readBirthMonth(text, TODAY).ok).toBe(isOne);
});
