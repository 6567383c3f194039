import type { Payment } from '@longstrip/api-contract';
import {
  type Decision,
  grant,
  isOpenOrder,
  isUntouched,
  OVERRIDABLE_REFUND_REASONS,
  type Platform,
  paymentStatusOf,
  type RefundRefusalReason,
  refundRule,
  refuse,
} from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import type { ServerKey } from '@longstrip/messages';
import {
  type OrderRow,
  type PaymentReport,
  type ProofRefusal,
  storeOf,
  totalOf,
} from '../../adapters/payment/payment-provider.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import type { CommandCall } from '../../http/reader-command.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { refundOrderJob } from '../jobs.ts';
import { findChargedLots } from '../ledger/movement.repository.ts';
import type { MoneyParts } from '../services.ts';
import { readBalance } from '../wallet/wallet.ts';
import { findOrderOf } from './order.repository.ts';
import { lockOrderWithOwner, type SettleParts, settledAsDecision, settleOrder, takeBack } from './settle-order.ts';

type PaymentParts = Pick<MoneyParts, 'db' | 'jobs' | 'services' | 'proofs' | 'logger'>;
type Call = EndpointCall<SignedInCaller>;

/** Whether, and until when, an order can be refunded at its reader’s request (D15). */
export async function refundOf(
  executor: Executor,
  order: OrderRow,
  { constants }: Platform,
  nowMs: number,
): Promise<{ refundUntil: number | null; refundHindrance: RefundRefusalReason | null }> {
  const { chargeMovementId: movementId } = order;
  const charged = movementId === null ? [] : await findChargedLots(executor, order.platformId, movementId);
  const facts = { ...order, isRefundAsked: order.refundAskedAtMs !== null, isUntouched: isUntouched(charged) };
  const rule = refundRule(facts, constants.refundDays, nowMs);
  return 'untilMs' in rule
    ? { refundUntil: rule.untilMs, refundHindrance: null }
    : { refundUntil: null, refundHindrance: rule.refusalReason };
}

/** An order as its reader sees it. */
export async function readPayment(
  executor: Executor,
  orderId: string,
  { caller, platform, nowMs }: Pick<Call, 'caller' | 'platform' | 'nowMs'>,
): Promise<Decision<Payment, 'NOT_EXIST'>> {
  const order = await findOrderOf(executor, caller.scope, orderId);
  if (order === null) return refuse('NOT_EXIST');
  const wallet = await readBalance(executor, caller.scope, nowMs);
  return grant({ ...orderOnWire(order), wallet, ...(await refundOf(executor, order, platform, nowMs)) });
}

function orderOnWire(order: OrderRow) {
  return {
    orderId: order.id,
    productType: 'COIN_PRODUCT' as const,
    state: order.state,
    paymentStatus: paymentStatusOf(order.state),
    provider: order.provider,
    productId: order.productId,
    title: order.title,
    price: order.priceMinorUnits,
    discount: order.discountMinorUnits,
    total: totalOf(order),
    currency: order.currency,
    userCouponId: order.userCouponId,
    credited:
      order.chargeMovementId === null
        ? null
        : { coin: order.coins, bonusCoin: order.bonusCoins, mileage: order.mileage },
    returnTo: order.returnTo,
    createdAt: order.createdAtMs,
    paidAt: order.chargeMovementId === null ? null : order.paidAtMs,
    pendingUntil: order.state === 'pending' ? order.expiresAtMs : null,
    storeNumber: order.state === 'pending' ? order.storeNumber : null,
    ...storeOf(order),
    isRefundUnderWay: order.refundAskedAtMs !== null && order.refundedAtMs === null,
  };
}

/** Asks the provider for the state of an open order, and applies it (D16). */
export async function confirmPayment(
  parts: PaymentParts,
  orderId: string,
  call: Call,
): Promise<Decision<Payment, 'NOT_EXIST'>> {
  const order = await findOrderOf(parts.db.orm, call.caller.scope, orderId);
  if (order === null) return refuse('NOT_EXIST');
  // The payment may have been made just after the order expired.
  if (isOpenOrder(order.state) || order.state === 'expired') {
    const report = await askOrNull(parts, order, call);
    if (report !== null) await settleOrderInTransaction(parts, order.id, { report, nowMs: call.nowMs });
  }
  return readPayment(parts.db.orm, orderId, call);
}

async function askOrNull({ services }: PaymentParts, order: OrderRow, { logger }: Call): Promise<PaymentReport | null> {
  try {
    return (await services.payments.byName(order.provider)?.ask(order)) ?? null;
  } catch (error) {
    logger.warn({ event: 'payment-unreachable', provider: order.provider, orderId: order.id, err: error });
    return null;
  }
}

/** Applies news of an order in a transaction of its own. */
export function settleOrderInTransaction(
  parts: Pick<MoneyParts, 'db'> & SettleParts,
  orderId: string,
  news: Parameters<typeof settleOrder>[3],
) {
  return decideInTransaction(parts.db, (transaction) =>
    settledAsDecision(settleOrder(transaction, parts, orderId, news)),
  );
}

/** Checks the proof that an app’s store gave for a purchase. */
export async function checkProof(
  { db, services }: PaymentParts,
  { orderId, proof }: { orderId: string; proof: string },
  { caller, logger }: CommandCall,
): Promise<Decision<PaymentReport, ProofRefusal | 'NOT_EXIST' | 'NOT_FOUND_PAYMENT_METHOD' | 'SERVICE_UNAVAILABLE'>> {
  const order = await findOrderOf(db.orm, caller.scope, orderId);
  if (order === null) return refuse('NOT_EXIST');
  const adapter = services.payments.byName(order.provider);
  if (adapter === null || adapter.verify === null) return refuse('NOT_FOUND_PAYMENT_METHOD');
  try {
    return await adapter.verify(order, proof);
  } catch (error) {
    logger.warn({ event: 'payment-unreachable', provider: order.provider, orderId, err: error });
    return refuse('SERVICE_UNAVAILABLE');
  }
}

/**
 * Cancels an open order, or refunds a paid one: its coins are taken at once, so that they are not spent while the provider gives
 * the money back (D15).
 */
export async function cancelPayment(
  transaction: Transaction,
  parts: SettleParts,
  orderId: string,
  call: CommandCall,
): Promise<Decision<Payment, 'NOT_EXIST' | 'INVALID_PARAMETER'> & RefusalNotes> {
  const { caller, nowMs } = call;
  const mine = await findOrderOf(transaction, caller.scope, orderId);
  if (mine === null) return refuse('NOT_EXIST');
  if (isOpenOrder(mine.state)) {
    const settled = await settleOrder(transaction, parts, orderId, { report: { kind: 'cancelled' }, nowMs });
    if (settled.kind === 'settled' && settled.state === 'cancelled') return readPayment(transaction, orderId, call);
  }
  const refunded = await refundPaid(transaction, parts, mine, call);
  return refunded.ok ? readPayment(transaction, orderId, call) : refunded;
}

/**
 * Refunds a paid order if the rule allows it, or if a second operator has set aside what can be (`isOverride`). It locks account,
 * wallet and order.
 */
export async function refundPaid(
  transaction: Transaction,
  { jobs, proofs }: Pick<SettleParts, 'jobs' | 'proofs'>,
  { id }: Pick<OrderRow, 'id'>,
  of: { platform: Platform; nowMs: number; operatorName?: string; isOverride?: boolean },
): Promise<Decision<OrderRow, 'NOT_EXIST' | 'INVALID_PARAMETER'> & RefusalNotes> {
  const { platform, nowMs, operatorName, isOverride = false } = of;
  const locked = await lockOrderWithOwner(transaction, id);
  if (locked === null) return refuse('NOT_EXIST');
  const { order, user } = locked;
  const { refundHindrance } = await refundOf(transaction, order, platform, nowMs);
  const isSetAside = isOverride && refundHindrance !== null && OVERRIDABLE_REFUND_REASONS.has(refundHindrance);
  if (refundHindrance !== null && !isSetAside) {
    return refuseWithNotes('INVALID_PARAMETER', { detail: refundHindrance, text: REFUND_TEXTS[refundHindrance] });
  }
  // If nothing was paid, no provider is asked for a refund.
  const isMoney = totalOf(order) > 0;
  const change = { state: 'refunded', updatedAtMs: nowMs, ...(isMoney ? { refundAskedAtMs: nowMs } : {}) } as const;
  await takeBack(transaction, proofs, scopeOf(user), { order, nowMs, operatorName, change });
  if (isMoney) await jobs.enqueue(transaction, refundOrderJob, { orderId: id });
  return grant(order);
}

const REFUND_TEXTS = {
  NOT_PAID: 'refund.refundNotPaid',
  ALREADY_REFUNDED: 'refund.refundDone',
  TOO_LATE: 'refund.refundTooLate',
  TOUCHED: 'refund.refundTouched',
  AT_THE_STORE: 'refund.refundAtStore',
} as const satisfies Record<RefundRefusalReason, ServerKey>;
