import type { OrderProvider, OrderState } from '../../shared/enumerations.ts';

const DAY_MS = 86_400_000;

/** Why a charge cannot be refunded at its reader’s wish (D15). */
export type RefundHindranceReason = 'NOT_PAID' | 'ALREADY_REFUNDED' | 'TOO_LATE' | 'TOUCHED' | 'AT_THE_STORE';

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
): { readonly untilMs: number } | { readonly hindrance: RefundHindranceReason } {
  if (isRefundAsked || state === 'refunded' || state === 'disputed') return { hindrance: 'ALREADY_REFUNDED' };
  if (state !== 'paid' || paidAtMs === null) return { hindrance: 'NOT_PAID' };
  // The stores of the apps give money back themselves, and tell us.
  if (provider === 'apple' || provider === 'google') return { hindrance: 'AT_THE_STORE' };
  const untilMs = paidAtMs + refundDays * DAY_MS;
  if (nowMs >= untilMs) return { hindrance: 'TOO_LATE' };
  return isUntouched ? { untilMs } : { hindrance: 'TOUCHED' };
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
