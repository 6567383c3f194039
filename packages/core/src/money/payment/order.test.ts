import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATES, PAYMENT_PROVIDERS, type PaymentProvider } from '../../shared/enumerations.ts';
import {
  isPayable,
  isRefundOwed,
  leastTotal,
  nextOrderState,
  ORDER_EVENTS,
  type OrderEvent,
  type OwedRefundFacts,
  paymentStatusOf,
} from './order.ts';

const run = (events: readonly OrderEvent[]) => {
  let state: (typeof ORDER_STATES)[number] = 'created';
  let [given, taken] = [0, 0];
  for (const event of events) {
    const step = nextOrderState(state, event);
    state = step.state;
    if (step.effect === 'credit' || step.effect === 'creditLate') given += 1;
    if (step.effect === 'takeBack') taken += 1;
  }
  return { state, given, taken };
};

test('in whatever order and however often events come, coins are given once at most, and taken back once at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 20 }), (events) => {
      const { state, given, taken } = run(events);
      expect(given).toBeLessThanOrEqual(1);
      expect(taken).toBeLessThanOrEqual(given);
      // Exactly in the state `paid` the reader has the coins.
      expect(given - taken === 1).toBe(state === 'paid');
      if (events.some((event) => event === 'refunded' || event === 'disputed')) expect(given).toBe(taken);
      else if (events.includes('paid')) expect(paymentStatusOf(state)).toBe('PAID');
    }),
  );
});

test.each(ORDER_STATES)('an event that is repeated changes %s no more', (state) => {
  for (const event of ORDER_EVENTS) {
    const once = nextOrderState(state, event);
    expect(nextOrderState(once.state, event)).toEqual({ state: once.state, effect: 'none' });
  }
});

test.each([
  ['refunded, its coins taken back', {}, true],
  ['refunded before it had coins', { chargeMovementId: null, cancelMovementId: null }, true],
  ['refunded, its coins still there', { cancelMovementId: null }, false],
  ['paid', { state: 'paid' }, false],
  ['disputed', { state: 'disputed' }, false],
  ['expired', { state: 'expired', chargeMovementId: null, cancelMovementId: null }, false],
  ['refunded by the provider itself', { refundAskedAtMs: null }, false],
  ['refunded already', { refundedAtMs: 2 }, false],
] as const)('the money of an order is owed by its state and its marks: %s', (_, change, isOwed) => {
  const marks: OwedRefundFacts = {
    state: 'refunded',
    chargeMovementId: 1,
    cancelMovementId: 2,
    refundAskedAtMs: 1,
    refundedAtMs: null,
  };
  expect(isRefundOwed({ ...marks, ...change })).toBe(isOwed);
});

test.each<[PaymentProvider, string, total: number, can: boolean]>([
  ['stripe', 'USD', 50, true],
  ['stripe', 'USD', 49, false],
  ['stripe', 'EUR', 50, true],
  ['stripe', 'EUR', 49, false],
  ['stripe', 'THB', 1_000, true],
  ['stripe', 'THB', 999, false],
  ['stripe', 'TWD', 1_999, false],
  ['stripe', 'JPY', 50, true],
  ['stripe', 'JPY', 49, false],
  ['stripe', 'XYZ', 1, true],
  ['gmo', 'JPY', 1, true],
  ['sandbox', 'USD', 1, true],
  ['apple', 'USD', 1, true],
  ['google', 'USD', 1, true],
])('%s in %s takes %d: %s', (provider, currency, total, can) => {
  expect(isPayable({ provider, currency }, total)).toBe(can);
});

test.each(PAYMENT_PROVIDERS)('%s is not asked for nothing, and its least is above nothing', (provider) => {
  expect(isPayable({ provider, currency: 'USD' }, 0)).toBe(true);
  expect(leastTotal(provider, 'USD')).toBeGreaterThan(0);
});
