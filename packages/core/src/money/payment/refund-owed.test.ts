import { expect, test } from 'vitest';
import { isRefundOwed, type RefundMarks } from './charge-refund.ts';

test.each([
  ['refunded, its coins taken back', {}, true],
  ['refunded before it had coins', { chargeMovementId: null, cancelMovementId: null }, true],
  ['refunded, its coins still there', { cancelMovementId: null }, false],
  ['paid', { state: 'paid' }, false],
  ['disputed', { state: 'disputed' }, false],
  ['expired', { state: 'expired', chargeMovementId: null, cancelMovementId: null }, false],
  ['refunded by the provider itself', { refundAskedAtMs: null }, false],
  ['given back already', { refundedAtMs: 2 }, false],
] as const)('the money of an order is owed by its state and its marks: %s', (_, change, isOwed) => {
  const marks: RefundMarks = {
    state: 'refunded',
    chargeMovementId: 1,
    cancelMovementId: 2,
    refundAskedAtMs: 1,
    refundedAtMs: null,
  };
  expect(isRefundOwed({ ...marks, ...change })).toBe(isOwed);
});
