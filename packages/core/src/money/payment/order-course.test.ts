import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATES } from '../../shared/enumerations.ts';
import { ORDER_EVENTS, type OrderEvent, paymentStatusOf, stepOrder } from './order-course.ts';

const run = (events: readonly OrderEvent[]) => {
  let state: (typeof ORDER_STATES)[number] = 'created';
  let [given, taken] = [0, 0];
  for (const event of events) {
    const step = stepOrder(state, event);
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
      // Who has coins has paid, and nothing has gone back.
      expect(given - taken === 1).toBe(state === 'paid');
      if (events.some((event) => event === 'refunded' || event === 'disputed')) expect(given).toBe(taken);
      else if (events.includes('paid')) expect(paymentStatusOf(state)).toBe('PAID');
    }),
  );
});

test.each(ORDER_STATES)('an event that is repeated changes %s no more', (state) => {
  for (const event of ORDER_EVENTS) {
    const once = stepOrder(state, event);
    expect(stepOrder(once.state, event)).toEqual({ state: once.state, effect: 'none' });
  }
});
