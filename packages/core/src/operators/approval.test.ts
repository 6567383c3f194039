import { expect, test } from 'vitest';
import { approvalOfDocument, approvalOfGrant, approvalOfHandOver, approvalOfRefund } from './approval.ts';

const constants = {
  ...{ approvalRefundMinorUnits: 10_000, approvalGrantCoins: 1_000, approvalPriceSeries: 20 },
  approvalGrantCoinsADay: 5_000,
  exchangeMileagePerCoin: 200,
};

test.each([
  ['as the rule allows it', { total: 10_000, refusal: null, isOverride: false }, null],
  ['above the limit', { total: 10_001, refusal: null, isOverride: false }, 'ABOVE_LIMIT'],
  ['too late, and not set aside', { total: 1, refusal: 'TOO_LATE', isOverride: false }, null],
  ['too late, set aside', { total: 1, refusal: 'TOO_LATE', isOverride: true }, 'AGAINST_THE_RULE'],
  ['touched, set aside', { total: 1, refusal: 'TOUCHED', isOverride: true }, 'AGAINST_THE_RULE'],
  ['twice, which cannot be set aside', { total: 1, refusal: 'ALREADY_REFUNDED', isOverride: true }, null],
  ['at a store, which cannot be set aside', { total: 99_999, refusal: 'AT_THE_STORE', isOverride: true }, null],
] as const)('a refund %s', (_, facts, reason) => {
  expect(approvalOfRefund(facts, constants)).toBe(reason);
});

test('a grant of more coins than the limit waits, and one of points that are worth more', () => {
  const of = (kind: 'COIN' | 'MILEAGE', amount: number) => approvalOfGrant({ kind, amount }, [], constants);
  expect([of('COIN', 1_000), of('COIN', 1_001), of('MILEAGE', 200_000), of('MILEAGE', 200_001)]).toEqual([
    ...[null, 'ABOVE_LIMIT'],
    ...[null, 'ABOVE_LIMIT'],
  ]);
});

test('a document with a gift for many waits, and one that changes prices of more series than the limit', () => {
  const of = (massGifts: number, pricedSeries: number) => approvalOfDocument({ massGifts, pricedSeries }, constants);
  expect([of(0, 20), of(0, 21), of(1, 0)]).toEqual([null, 'PRICES_OF_MANY', 'MASS_GIFT']);
});

test('a hand-out to more than one reader waits', () => {
  expect([approvalOfHandOver(1), approvalOfHandOver(2)]).toEqual([null, 'MASS_GIFT']);
});

test('a grant waits that makes the sum of what one operator has given within a day too large', () => {
  const after = (coins: number, points: number) =>
    approvalOfGrant(
      { kind: 'BONUS', amount: 1_000 },
      [
        { kind: 'COIN', amount: coins },
        { kind: 'MILEAGE', amount: points },
      ],
      constants,
    );
  expect([after(4_000, 0), after(4_001, 0), after(3_000, 200_000), after(3_000, 200_200)]).toEqual([
    ...[null, 'ABOVE_LIMIT'],
    ...[null, 'ABOVE_LIMIT'],
  ]);
});
