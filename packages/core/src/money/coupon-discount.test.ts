import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CLIENT_PLATFORMS } from '../shared/enumerations.ts';
import { type Mileage, mileage, minorUnits } from './amounts.ts';
import { applyCoupon, bestCoupon, discountOf, NO_COUPON, type PaymentCoupon } from './coupon-discount.ts';

const prices = fc.integer({ min: 1, max: 100_000_000 });
const percents = fc.integer({ min: 1, max: 100 });

describe('a discount (D43)', () => {
  test('in percent is the exact part, rounded down to the minor unit', () => {
    fc.assert(
      fc.property(prices, percents, (price, percent) => {
        const discount = BigInt(discountOf(minorUnits(price), { percent, amountMinorUnits: null }));
        const hundredths = BigInt(price) * BigInt(percent);
        expect(discount * 100n <= hundredths && hundredths < (discount + 1n) * 100n).toBe(true);
      }),
    );
  });

  test('stays exact for prices that leave the safe integers once they are multiplied', () => {
    const price = Number.MAX_SAFE_INTEGER - 6;
    const exact = Number((BigInt(price) * 99n) / 100n);
    expect(discountOf(minorUnits(price), { percent: 99, amountMinorUnits: null })).toBe(exact);
  });

  test('as an amount is never more than the price', () => {
    fc.assert(
      fc.property(prices, prices, (price, amountMinorUnits) => {
        const discount = discountOf(minorUnits(price), { percent: null, amountMinorUnits });
        expect(discount).toBe(Math.min(price, amountMinorUnits));
      }),
    );
  });

  test.each([
    [899, 10, 89],
    [1, 99, 0],
    [5_000, 100, 5_000],
    [99, 33, 32],
  ])('of %d, at %d percent, is %d', (price, percent, discount) => {
    expect(discountOf(minorUnits(price), { percent, amountMinorUnits: null })).toBe(discount);
  });
});

const TEN_OFF: PaymentCoupon = {
  ...{ type: 'DISCOUNT', percent: 10, amountMinorUnits: null, minimumMinorUnits: 500, value: null },
  ...{ clients: ['WEB'], startsAtMs: 10, endsAtMs: 20, expiresAtMs: 18, isUsed: false, isHeld: false },
};

const STRIPE = { provider: 'stripe', currency: 'USD' } as const;

describe('a coupon beside a pack', () => {
  const at = { price: minorUnits(500), client: 'WEB', nowMs: 15 } as const;

  it.each<[end: string, change: Partial<PaymentCoupon>, Partial<Parameters<typeof applyCoupon>[1]>]>([
    ['50', {}, {}],
    ['INVALID_MINIMUM_AMOUNT_COUPON', {}, { price: minorUnits(499) }],
    ['EXPIRED_COUPON', {}, { nowMs: 9 }],
    ['50', {}, { nowMs: 10 }],
    ['50', {}, { nowMs: 17 }],
    ['EXPIRED_COUPON', {}, { nowMs: 18 }],
    ['EXPIRED_COUPON', { expiresAtMs: 99 }, { nowMs: 20 }],
    ['ALREADY_USED_COUPON', { isUsed: true }, {}],
    ['ALREADY_USED_COUPON', { isHeld: true }, {}],
    ['NOT_FOUND_COUPON_USER', {}, { client: 'IOS_APP' }],
    ['NOT_FOUND_COUPON_USER', { type: 'FREE_COIN' }, {}],
    ['450', { percent: null, amountMinorUnits: 450 }, { taker: STRIPE }],
    ['INVALID_MINIMUM_AMOUNT_COUPON', { percent: null, amountMinorUnits: 451 }, { taker: STRIPE }],
    ['500', { percent: 100 }, { taker: STRIPE }],
  ])('ends in %s', (end, change, otherwise) => {
    const decided = applyCoupon({ ...TEN_OFF, ...change }, { ...at, ...otherwise });
    expect(decided.ok ? String(decided.value.discount) : decided.code).toBe(end);
  });

  it('adds points and takes nothing off, where that is its kind', () => {
    const extra: PaymentCoupon = { ...TEN_OFF, type: 'EXTRA_POINT', percent: null, value: 50 };
    const points: Mileage = mileage(50);
    expect(applyCoupon(extra, at)).toEqual({ ok: true, value: { ...NO_COUPON, extraMileage: points } });
  });

  it('is never of use on a client that it is not for', () => {
    fc.assert(
      fc.property(fc.subarray([...CLIENT_PLATFORMS]), fc.constantFrom(...CLIENT_PLATFORMS), (clients, client) => {
        expect(applyCoupon({ ...TEN_OFF, clients }, { ...at, client }).ok).toBe(clients.includes(client));
      }),
    );
  });
});

test('the best coupon saves as much as any other, and is the first of equals', () => {
  const effects = fc.array(
    fc.option(fc.integer({ min: 0, max: 9 }).map((off) => ({ ...NO_COUPON, discount: minorUnits(off) }))),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(effects, (given) => {
      const savings = given.map((effect) => effect?.discount ?? 0);
      const most = Math.max(0, ...savings);
      expect(bestCoupon(given)).toBe(most === 0 ? -1 : savings.indexOf(minorUnits(most)));
    }),
  );
});
