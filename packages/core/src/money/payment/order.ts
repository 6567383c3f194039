import type { OrderProvider, OrderState, PaymentProvider, PaymentStatus } from '../../shared/enumerations.ts';

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

const DAY_MS = 86_400_000;

/** Why a charge cannot be refunded at its reader’s wish (D15). */
export type RefundRefusalReason = 'NOT_PAID' | 'ALREADY_REFUNDED' | 'TOO_LATE' | 'TOUCHED' | 'AT_THE_STORE';

export interface RefundFacts {
  readonly state: OrderState;
  readonly provider: OrderProvider;
  readonly paidAtMs: number | null;
  /** Its refund was asked of the provider already. */
  readonly isRefundAsked: boolean;
  /** Everything that came with it is there: nothing is spent, exchanged or ended. */
  readonly isUntouched: boolean;
}

/** Until when (exclusive) a paid order can be refunded, or why it cannot. */
export function refundRule(
  { state, provider, paidAtMs, isRefundAsked, isUntouched }: RefundFacts,
  refundDays: number,
  nowMs: number,
): { readonly untilMs: number } | { readonly refusalReason: RefundRefusalReason } {
  if (isRefundAsked || state === 'refunded' || state === 'disputed') return { refusalReason: 'ALREADY_REFUNDED' };
  if (state !== 'paid' || paidAtMs === null) return { refusalReason: 'NOT_PAID' };
  // The stores of the apps give money back themselves, and tell us.
  if (provider === 'apple' || provider === 'google') return { refusalReason: 'AT_THE_STORE' };
  const untilMs = paidAtMs + refundDays * DAY_MS;
  if (nowMs >= untilMs) return { refusalReason: 'TOO_LATE' };
  return isUntouched ? { untilMs } : { refusalReason: 'TOUCHED' };
}

/** What of an order tells whether its money is to go back; times are in milliseconds since 1970. */
export interface RefundMarks {
  readonly state: OrderState;
  readonly chargeMovementId: number | null;
  readonly cancelMovementId: number | null;
  readonly refundAskedAtMs: number | null;
  readonly refundedAtMs: number | null;
}

/** Whether the provider owes the money of an order: it is refunded, has no coins any more, and the money is not back yet (D15). */
export function isRefundOwed({ state, refundAskedAtMs, refundedAtMs, ...movements }: RefundMarks): boolean {
  const { chargeMovementId, cancelMovementId } = movements;
  const hasNoCoins = chargeMovementId === null || cancelMovementId !== null;
  return state === 'refunded' && refundAskedAtMs !== null && refundedAtMs === null && hasNoCoins;
}

/**
 * The least sum that Stripe charges, in minor units: its documented minimum for each currency (docs.stripe.com/currencies).
 * Others have to be worth half a dollar; so has the new Taiwan dollar, which stands here with room for its rate.
 */
const STRIPE_LEAST: Readonly<Record<string, number>> = {
  ...{ USD: 50, EUR: 50, GBP: 30, AUD: 50, CAD: 50, CHF: 50, NZD: 50, SGD: 50, BRL: 50, INR: 50 },
  ...{
    JPY: 50,
    THB: 1_000,
    TWD: 2_000,
    AED: 200,
    HKD: 400,
    MYR: 200,
    MXN: 1_000,
    PLN: 200,
    SEK: 300,
    NOK: 300,
    DKK: 250,
  },
};

/** The least total that a provider takes, in minor units. Nothing at all (0) needs no provider. */
export function leastTotal(provider: PaymentProvider, currency: string): number {
  switch (provider) {
    case 'stripe':
      return STRIPE_LEAST[currency] ?? 1;
    // GMO's hosted page takes a card for any sum; what a convenience store takes is between it and the reader.
    case 'gmo':
    case 'sandbox':
    case 'apple':
    case 'google':
      return 1;
  }
}

/** Whether a total can be paid: nothing at all, or what the provider takes. In minor units. */
export function isPayable(
  { provider, currency }: { readonly provider: PaymentProvider; readonly currency: string },
  total: number,
): boolean {
  return total === 0 || total >= leastTotal(provider, currency);
}
