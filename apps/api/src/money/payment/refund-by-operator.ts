import { REFUND_REFUSAL_REASONS } from '@longstrip/api-contract';
import { isRefundOwed, type RefundRefusalReason } from '@longstrip/core';
import type { Database, Executor, Transaction } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import * as v from 'valibot';
import { type OrderRow, totalOf } from '../../adapters/payment/payment-provider.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';
import { knownPlatform, LineSchema, PlatformIdSchema, ReferenceSchema } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { findReaderByOperator } from '../ledger/named-reader.ts';
import { changeOrder, findOrderOf } from './order.repository.ts';
import { refundOf, refundPaid } from './payment.service.ts';
import { lockOrderWithOwner, type SettleParts } from './settle-order.ts';

/** Which order of which reader an operator refunds, and why. */
export const OrderRefundSchema = v.object({
  platform: PlatformIdSchema,
  /** The id of the account, or its e-mail address. */
  reader: LineSchema,
  order: ReferenceSchema,
  reason: LineSchema,
  /** The store itself has sent the money, as it must for a payment in cash: the provider is not asked. */
  isSent: v.optional(v.boolean(), false),
  /** Set aside that it is late or touched (`OVERRIDABLE_REFUND_REASONS`): it waits for a second operator. */
  isOverride: v.optional(v.boolean(), false),
});
export type OrderRefund = v.InferOutput<typeof OrderRefundSchema>;

/** What is refunded; a job asks the provider. */
export interface OrderRefunded {
  readonly userId: string;
  readonly orderId: string;
  /** In minor units. */
  readonly total: number;
  readonly currency: string;
}

/** Why an order is not refunded: there is none, its money is not awaited (`isSent`), or the rule of D15 says why not. */
type OrderRefundCode = 'NOT_EXIST' | 'NOT_AWAITED' | RefundRefusalReason;

/** The sentence for the operator for each. */
export const ORDER_REFUND_SENTENCES: Readonly<Record<OrderRefundCode, string>> = {
  NOT_EXIST: 'that reader has no such order on that platform.',
  NOT_AWAITED: 'no reader waits for the money of that order.',
  NOT_PAID: 'nothing was paid for that order.',
  ALREADY_REFUNDED: 'the money of that order is on its way back, or has gone back already.',
  TOO_LATE: 'the time for a refund is over.',
  TOUCHED: 'part of what came with that order is spent, exchanged or ended.',
  AT_THE_STORE: 'the app’s store refunds what was paid there.',
};

function refused(code: OrderRefundCode): RefusedChange {
  return new RefusedChange(code, ORDER_REFUND_SENTENCES[code]);
}

/**
 * Refunds a paid order by the rules of D15: the coins are taken at once, the money is refunded by a job, and the reason is in the
 * audit log. With `isSent`, the order’s coins were taken before, and its money counts as sent. Whether `isOverride` may be given is
 * decided before.
 */
export async function refundByOperator(
  { database, jobs, proofs }: { readonly database: Database } & Pick<SettleParts, 'jobs' | 'proofs'>,
  operator: Operator,
  { platform: platformId, reader, order: orderId, reason, isSent, isOverride }: OrderRefund,
  nowMs: number,
): Promise<OperatorDecision<OrderRefunded>> {
  const platform = getPlatform(knownPlatform(platformId));
  return decideForOperator(database, async (transaction) => {
    const scope = await findReaderByOperator(transaction, { platformId, reader });
    const found = scope === null ? null : await findOrderOf(transaction, scope, orderId);
    if (scope === null || found === null) throw refused('NOT_EXIST');
    const how = { platform, nowMs, operatorName: operator.name, isOverride };
    const order = isSent
      ? await markRefunded(transaction, proofs, found, nowMs)
      : await refundNow(transaction, { jobs, proofs }, found, how);
    const done = { userId: scope.userId, orderId, total: totalOf(order), currency: order.currency };
    const change = {
      action: 'order.refund',
      subjectType: 'wallet',
      subjectId: `${platformId}/${scope.userId}`,
    } as const;
    const { total, currency } = done;
    const flags = { ...(isSent ? { isSent } : {}), ...(isOverride ? { isOverride } : {}) };
    const after = { orderId, total, currency, reason, ...flags };
    await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
    return done;
  });
}

/** What decides whether a refund waits for a second operator (`approvalOfRefund`); null: there is no such order. */
export async function findRefundFacts(
  executor: Executor,
  { platform: platformId, reader, order: orderId }: Pick<OrderRefund, 'platform' | 'reader' | 'order'>,
  nowMs: number,
): Promise<{ userId: string; total: number; refusal: RefundRefusalReason | null } | null> {
  const scope = await findReaderByOperator(executor, { platformId, reader });
  const order = scope === null ? null : await findOrderOf(executor, scope, orderId);
  if (order === null) return null;
  const { refundHindrance } = await refundOf(executor, order, getPlatform(knownPlatform(platformId)), nowMs);
  return { userId: order.userId, total: totalOf(order), refusal: refundHindrance };
}

async function refundNow(
  transaction: Transaction,
  parts: Pick<SettleParts, 'jobs' | 'proofs'>,
  found: OrderRow,
  how: Parameters<typeof refundPaid>[3],
): Promise<OrderRow> {
  const refunded = await refundPaid(transaction, parts, found, how);
  if (refunded.ok) return refunded.value;
  throw refused(REFUND_REFUSAL_REASONS.find((reason) => reason === refunded.detail) ?? 'NOT_EXIST');
}

/** Marks an order that waits for its refund as refunded. */
async function markRefunded(
  transaction: Transaction,
  proofs: Proofs,
  { id }: OrderRow,
  nowMs: number,
): Promise<OrderRow> {
  const locked = await lockOrderWithOwner(transaction, id);
  if (locked === null || !isRefundOwed(locked.order)) throw refused('NOT_AWAITED');
  await changeOrder(transaction, proofs, locked.order, { refundedAtMs: nowMs, updatedAtMs: nowMs });
  return locked.order;
}
