import type { OrderState, PaymentStatus } from '../../shared/enumerations.ts';

/** What becomes known of an order, from its provider or its end. They may come in any order, and more than once (D16). */
export const ORDER_EVENTS = ['pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * What follows from it. `credit`: the coins are given; with `late` the order had given up its pack and coupon, which have
 * to be taken again. `takeBack`: what was given goes (D41). `release`: pack and coupon are free for others.
 */
export type OrderEffect = 'none' | 'credit' | 'creditLate' | 'takeBack' | 'release';

export interface OrderStep {
  readonly state: OrderState;
  readonly effect: OrderEffect;
}

const OPEN: readonly OrderState[] = ['created', 'pending'];
const GIVEN_UP: readonly OrderState[] = ['declined', 'cancelled', 'expired'];

/** Whether it may still be paid: it holds its pack and its coupon. */
export function isOpenOrder(state: OrderState): boolean {
  return OPEN.includes(state);
}

/** What an event makes of an order. Money that was taken counts whatever was believed before; money that went back ends it. */
export function stepOrder(state: OrderState, event: OrderEvent): OrderStep {
  const stays: OrderStep = { state, effect: 'none' };
  switch (event) {
    case 'pending':
      return state === 'created' ? { state: 'pending', effect: 'none' } : stays;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return isOpenOrder(state) ? { state: event, effect: 'release' } : stays;
    case 'paid':
      if (isOpenOrder(state)) return { state: 'paid', effect: 'credit' };
      return GIVEN_UP.includes(state) ? { state: 'paid', effect: 'creditLate' } : stays;
    case 'refunded':
    case 'disputed':
      if (state === 'paid') return { state: event, effect: 'takeBack' };
      // It came before the news of the payment, which then changes nothing any more.
      if (isOpenOrder(state)) return { state: event, effect: 'release' };
      if (GIVEN_UP.includes(state)) return { state: event, effect: 'none' };
      return state === 'disputed' && event === 'refunded' ? { state: 'refunded', effect: 'none' } : stays;
  }
}

/** On the wire a payment is UNPAID or PAID; `state` says the rest. */
export function paymentStatusOf(state: OrderState): PaymentStatus {
  return state === 'paid' ? 'PAID' : 'UNPAID';
}
