import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgeGroup } from '../people/adult.ts';
import {
  chooseWheel,
  decideSpin,
  drawPrize,
  lotOfPrize,
  type OfferedWheel,
  oddsOf,
  prizesInStock,
  totalWeightOf,
} from './roulette.ts';

const prizes = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 1_000_000 }),
      stock: fc.option(fc.integer({ min: 0, max: 3 })),
      givenCount: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((list) => list.map((prize, prizeNo) => ({ ...prize, prizeNo })));

describe('the odds of a wheel', () => {
  it('add up to 100 percent exactly, each within a hundredth of the truth', () => {
    fc.assert(
      fc.property(prizes, (all) => {
        const odds = oddsOf(all);
        const hundredths = odds.map(({ percent }) => Math.round(percent * 100));
        expect(hundredths.reduce((sum, each) => sum + each, 0)).toBe(10_000);
        for (const [index, { prize }] of odds.entries()) {
          const truth = (prize.weight * 10_000) / totalWeightOf(all);
          expect(Math.abs((hundredths[index] ?? 0) - truth)).toBeLessThan(1);
        }
      }),
    );
  });

  it('are what the draw does: each prize is drawn by as many numbers as its weight', () => {
    const few = prizes.map((list) => list.map((prize) => ({ ...prize, weight: 1 + (prize.weight % 9) })));
    fc.assert(
      fc.property(few, (all) => {
        const numbers = Array.from({ length: totalWeightOf(all) }, (_, drawn) => drawPrize(all, drawn).prizeNo);
        for (const { prizeNo, weight } of all) {
          expect(numbers.filter((drawn) => drawn === prizeNo)).toHaveLength(weight);
        }
      }),
    );
    expect(() => drawPrize([{ prizeNo: 0, weight: 2, stock: null, givenCount: 0 }], 2)).toThrow(RangeError);
  });

  it('leave out what is out of stock', () => {
    fc.assert(
      fc.property(prizes, (all) => {
        const left = prizesInStock(all).map(({ prizeNo }) => prizeNo);
        const gone = all.filter(({ prizeNo }) => !left.includes(prizeNo));
        expect(gone.every(({ stock, givenCount }) => stock !== null && givenCount >= stock)).toBe(true);
        expect(left.every((no) => all[no]?.stock === null || (all[no]?.givenCount ?? 0) < (all[no]?.stock ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});

const wheel: OfferedWheel = { audience: 'ALL', startsAtMs: 10, endsAtMs: 20 };
const forAdults: OfferedWheel = { ...wheel, audience: 'ADULTS' };
const forMinors: OfferedWheel = { ...wheel, audience: 'MINORS' };

describe('the wheel of a reader', () => {
  it.each([
    ['NOT_EVENT_PERIOD', [], 'minor', 15],
    ['NOT_EVENT_PERIOD', [wheel], 'minor', 9],
    ['NOT_EVENT_PERIOD', [wheel], 'minor', 20],
    [wheel, [wheel], 'ofAge', 10],
    ['UNAUTHORIZED_ADULT', [forAdults], 'minor', 15],
    ['UNAUTHORIZED_ADULT', [forAdults], 'ofAge', 15],
    [forAdults, [forAdults], 'adult', 15],
    ['UNAUTHORIZED_NON_ADULT', [forMinors], 'adult', 15],
    ['UNAUTHORIZED_NON_ADULT', [forMinors], 'ofAge', 15],
    [forMinors, [forAdults, forMinors], 'minor', 15],
    [wheel, [{ ...forAdults, endsAtMs: 19 }, wheel], 'minor', 15],
  ] as const)('%#', (end, wheels, ageGroup: AgeGroup, nowMs) => {
    const chosen = chooseWheel<OfferedWheel>(wheels, ageGroup, nowMs);
    expect(chosen.ok ? chosen.value : chosen.code).toEqual(end);
  });

  it.each([
    [1, false, 'granted'],
    [0, false, 'NOT_EVENT_REMAIN_TICKET'],
    [1, true, 'UNAUTHORIZED_USER'],
  ])('with %d tickets and debt %s: %s', (tickets, owes, end) => {
    const decided = decideSpin({ tickets, owes, isClosed: false });
    expect(decided.ok ? 'granted' : decided.code).toBe(end);
  });

  it('is not for an account that moves away', () => {
    expect(decideSpin({ tickets: 1, owes: false, isClosed: true })).toEqual({ ok: false, code: 'UNAUTHORIZED_USER' });
  });

  it('gives a lot of its kind, and nothing for nothing', () => {
    const days = { bonusCoinDays: 30, mileageDays: 90 };
    const lot = (kind: 'FREE_COIN' | 'BONUS' | 'MILEAGE') => lotOfPrize({ kind, amount: 3 }, days, 0);
    expect(lotOfPrize({ kind: 'NOTHING', amount: 0 }, days, 0)).toBeNull();
    expect([lot('FREE_COIN'), lot('BONUS'), lot('MILEAGE')]).toMatchObject([
      { kind: 'FREE_COIN', amount: 3, source: 'EVENT', expiresAtMs: null },
      { kind: 'BONUS', expiresAtMs: 30 * 86_400_000 },
      { kind: 'MILEAGE', expiresAtMs: 90 * 86_400_000 },
    ]);
  });
});
