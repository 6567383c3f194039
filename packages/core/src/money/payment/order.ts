import type { OrderProvider, OrderState, PaymentProvider, PaymentStatus } from '../../shared/enumerations.ts';

/** News about an order, from its provider or its time limit. Events may come in any order, and more than once (D16). */
export const ORDER_EVENTS = ['pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * What an event causes. `credit`: the coins are given. `creditLate`: the same, but the order had already released its pack
 * and coupon and has to take them again. `takeBack`: the coins are taken back (D41). `release`: pack and coupon become free.
 */
export type OrderEffect = 'none' | 'credit' | 'creditLate' | 'takeBack' | 'release';

export interface OrderStep {
  readonly state: OrderState;
  readonly effect: OrderEffect;
}

const OPEN: readonly OrderState[] = ['created', 'pending'];
const GIVEN_UP: readonly OrderState[] = ['declined', 'cancelled', 'expired'];

/** Whether an order may still be paid. Until then its pack and coupon are reserved for it. */
export function isOpenOrder(state: OrderState): boolean {
  return OPEN.includes(state);
}

/** The next state of an order. A payment counts even after the order was given up; a refund or dispute ends it. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderStep {
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
      // The refund was reported before the payment. The report of the payment then changes nothing.
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

/** Why a charge cannot be refunded at its reader’s request (D15). */
export type RefundRefusalReason = 'NOT_PAID' | 'ALREADY_REFUNDED' | 'TOO_LATE' | 'TOUCHED' | 'AT_THE_STORE';

/** Reasons that a second operator may set aside: the coins are taken nevertheless, and what was spent of them becomes a debt (D41). */
export const OVERRIDABLE_REFUND_REASONS: ReadonlySet<RefundRefusalReason> = new Set(['TOO_LATE', 'TOUCHED']);

export interface RefundFacts {
  readonly state: OrderState;
  readonly provider: OrderProvider;
  readonly paidAtMs: number | null;
  /** The provider was already asked for the refund. */
  readonly isRefundAsked: boolean;
  /** Everything that came with it is still there: nothing is spent, exchanged or ended. */
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
  // App stores refund payments themselves and report it to us.
  if (provider === 'apple' || provider === 'google') return { refusalReason: 'AT_THE_STORE' };
  const untilMs = paidAtMs + refundDays * DAY_MS;
  if (nowMs >= untilMs) return { refusalReason: 'TOO_LATE' };
  return isUntouched ? { untilMs } : { refusalReason: 'TOUCHED' };
}

/** The facts of an order that show whether its money has to be paid back; times are in milliseconds since 1970. */
export interface OwedRefundFacts {
  readonly state: OrderState;
  readonly chargeMovementId: number | null;
  readonly cancelMovementId: number | null;
  readonly refundAskedAtMs: number | null;
  readonly refundedAtMs: number | null;
}

/** Whether the provider still has to pay back an order: it is refunded and its coins are gone, but not its money (D15). */
export function isRefundOwed({ state, refundAskedAtMs, refundedAtMs, ...movements }: OwedRefundFacts): boolean {
  const { chargeMovementId, cancelMovementId } = movements;
  const hasNoCoins = chargeMovementId === null || cancelMovementId !== null;
  return state === 'refunded' && refundAskedAtMs !== null && refundedAtMs === null && hasNoCoins;
}

/**
 * Stripe's documented minimum for each currency, in minor units (docs.stripe.com/currencies). In other currencies Stripe
 * asks for the value of half a dollar; so it does in TWD, which is listed with room for changes of its exchange rate.
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

/** The minimum total that a provider takes, in minor units. A total of 0 needs no provider. */
export function leastTotal(provider: PaymentProvider, currency: string): number {
  switch (provider) {
    case 'stripe':
      return STRIPE_LEAST[currency] ?? 1;
    // GMO's hosted page accepts cards for any sum. Limits of convenience stores are not our concern.
    case 'gmo':
    case 'sandbox':
    case 'apple':
    case 'google':
      return 1;
  }
}

/** Whether a total (in minor units) can be paid: it is 0, or at least the provider's minimum. */
export function isPayable(
  { provider, currency }: { readonly provider: PaymentProvider; readonly currency: string },
  total: number,
): boolean {
  return total === 0 || total >= leastTotal(provider, currency);
}
