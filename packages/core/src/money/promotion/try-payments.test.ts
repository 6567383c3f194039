import { describe, expect, it, test } from 'vitest';
import { minorUnits } from '../amounts.ts';
import { couponOnOrder, type EarlierOrder, paidAtPrice, type TriedCoupon } from './try-payments.ts';

const TEN_OFF: TriedCoupon = {
  ...{ type: 'DISCOUNT', percent: 10, amountMinorUnits: null, minimumMinorUnits: 500, value: null },
  ...{ clients: ['WEB'], totalLimit: 3, perUserLimit: 2 },
};
const ORDER: EarlierOrder = {
  ...{ price: minorUnits(999), discount: minorUnits(0), client: 'WEB', atMs: 7 },
  taker: { provider: 'stripe', currency: 'USD' },
};

describe('a coupon on an earlier order', () => {
  it.each<[discount: number | null, Partial<TriedCoupon>, Partial<EarlierOrder>, ofReader: number, ofAll: number]>([
    [99, {}, {}, 0, 0],
    [99, {}, {}, 1, 2],
    [null, {}, {}, 2, 2],
    [null, {}, {}, 0, 3],
    [99, { totalLimit: null }, {}, 0, 1_000],
    [null, {}, { client: 'IOS_APP' }, 0, 0],
    [null, {}, { price: minorUnits(499) }, 0, 0],
    // The provider takes no rest that small.
    [null, { percent: 99 }, {}, 0, 0],
    [0, { type: 'EXTRA_POINT', percent: null, value: 30 }, {}, 0, 0],
    [null, { type: 'FREE_COIN', percent: null, value: 30 }, {}, 0, 0],
  ])('takes off %s', (discount, coupon, order, ofReader, ofAll) => {
    const effect = couponOnOrder({ ...TEN_OFF, ...coupon }, { ...ORDER, ...order }, { ofReader, ofAll });
    expect(effect?.discount ?? null).toBe(discount);
    if (coupon.type === 'EXTRA_POINT') expect(effect?.extraMileage).toBe(30);
  });
});

test('another price is paid less the discount that there was, and never less than nothing', () => {
  const discount = minorUnits(100);
  expect(paidAtPrice({ discount }, minorUnits(999))).toBe(899);
  expect(paidAtPrice({ discount }, minorUnits(80))).toBe(0);
});
