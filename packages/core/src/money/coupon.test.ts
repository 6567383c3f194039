import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CouponType } from '../shared/enumerations.ts';
import { couponStateOf, decideCoupon, giftOfCoupon, normaliseCouponCode, type OfferedCoupon } from './coupon.ts';

describe('the code of a coupon', () => {
  it.each([
    ['WELCOME5', 'WELCOME5'],
    [' wel-come 5 ', 'WELCOME5'],
    ['ｗｅｌｃｏｍｅ５', 'WELCOME5'],
    ['we–lco—me−5', 'WELCOME5'],
    ['welーcome5', 'WELCOME5'],
    ['a\u00A0b\u3000c', 'ABC'],
  ])('%j is read as %s', (typed, code) => {
    expect(normaliseCouponCode(typed)).toBe(code);
  });

  it.each(['', '  ', '--', 'ab', 'ab!', 'код5', 'x'.repeat(41), "a';--"])('%j is none', (typed) => {
    expect(normaliseCouponCode(typed)).toBeNull();
  });

  it('is the same however it is written, and stays what it is', () => {
    const written = fc.array(fc.tuple(fc.constantFrom(...'aZ09'), fc.constantFrom('', ' ', '-', '\t')), {
      minLength: 3,
      maxLength: 40,
    });
    fc.assert(
      fc.property(written, (letters) => {
        const plain = letters
          .map(([letter]) => letter)
          .join('')
          .toUpperCase();
        const code = normaliseCouponCode(letters.map((each) => each.join('')).join(''));
        expect(code).toBe(plain);
        expect(normaliseCouponCode(plain)).toBe(plain);
      }),
    );
  });
});

describe('the state of a coupon', () => {
  it.each([
    [null, 11, 'USABLE'],
    [null, 10, 'EXPIRED'],
    [9, 11, 'USED'],
    [9, 10, 'USED'],
  ] as const)('used at %s and ending at %d it is %s at 10', (usedAtMs, expiresAtMs, state) => {
    expect(couponStateOf({ usedAtMs, expiresAtMs }, 10)).toBe(state);
  });
});

const coupon: OfferedCoupon = {
  ...{ clients: ['WEB'], startsAtMs: 10, endsAtMs: 20 },
  ...{ totalLimit: 5, perUserLimit: 2, issuedCount: 4 },
};
const asked = { client: 'WEB', isClosed: false, receivedCount: 1, nowMs: 15 } as const;

describe('who gets a coupon', () => {
  it.each([
    ['granted', coupon, asked],
    ['granted', coupon, { ...asked, nowMs: 10 }],
    ['NOT_FOUND_COUPON', null, asked],
    ['NOT_FOUND_COUPON', coupon, { ...asked, isClosed: true }],
    ['NOT_FOUND_COUPON', coupon, { ...asked, nowMs: 9 }],
    ['NOT_FOUND_COUPON', coupon, { ...asked, client: 'IOS_APP' }],
    ['granted', coupon, { ...asked, client: null }],
    ['granted', coupon, { ...asked, nowMs: 19 }],
    ['EXPIRED_COUPON', coupon, { ...asked, nowMs: 20 }],
    ['ALREADY_RECEIVED_COUPON', coupon, { ...asked, receivedCount: 2 }],
    ['SOLD_OUT_COUPON', { ...coupon, issuedCount: 5 }, asked],
    ['ALREADY_RECEIVED_COUPON', { ...coupon, issuedCount: 5 }, { ...asked, receivedCount: 2 }],
    ['granted', { ...coupon, totalLimit: null, issuedCount: 999 }, asked],
  ] as const)('%s', (end, of, facts) => {
    const decided = decideCoupon(of, facts);
    expect(decided.ok ? 'granted' : decided.code).toBe(end);
  });

  it('never more readers than there are, and never more than one may have', () => {
    const requests = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 });
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }), (readers, total, each) => {
        const received = new Map<number, number>();
        let issuedCount = 0;
        for (const reader of readers) {
          const of = { ...coupon, totalLimit: total, perUserLimit: each, issuedCount };
          const receivedCount = received.get(reader) ?? 0;
          if (!decideCoupon(of, { ...asked, receivedCount }).ok) continue;
          received.set(reader, receivedCount + 1);
          issuedCount += 1;
        }
        const wanted = [0, 1, 2, 3, 4].map((one) => Math.min(each, readers.filter((reader) => reader === one).length));
        expect(issuedCount).toBe(
          Math.min(
            total,
            wanted.reduce((sum, count) => sum + count, 0),
          ),
        );
        expect(Math.max(0, ...received.values())).toBeLessThanOrEqual(each);
      }),
    );
  });
});

describe('what a coupon gives at once', () => {
  const at = { nowMs: 5, mileageDays: null };
  it.each([
    ['DISCOUNT', null, null],
    ['EXTRA_POINT', 50, null],
    ['FREE_ROULETTE', 2, { kind: 'tickets', count: 2 }],
    ['FREE_COIN', 5, { kind: 'lot', terms: { kind: 'FREE_COIN', source: 'COUPON', amount: 5, expiresAtMs: null } }],
    ['FREE_MILEAGE', 9, { kind: 'lot', terms: { kind: 'MILEAGE', source: 'COUPON', amount: 9, expiresAtMs: null } }],
  ] as const)('%s of %s', (type: CouponType, value, gift) => {
    const given = giftOfCoupon({ type, value }, at);
    if (gift === null) expect(given).toBeNull();
    else expect(given).toMatchObject(gift);
  });

  it('points end where the platform says so, coins do not', () => {
    const ends = (type: CouponType) => giftOfCoupon({ type, value: 1 }, { nowMs: 5, mileageDays: 2 });
    expect(ends('FREE_MILEAGE')).toMatchObject({ terms: { expiresAtMs: 5 + 2 * 86_400_000 } });
    expect(ends('FREE_COIN')).toMatchObject({ terms: { expiresAtMs: null } });
  });
});
