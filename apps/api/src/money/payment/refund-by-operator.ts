import { type Decision, grant, isRefundOwed, type RefundRefusalReason, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import * as v from 'valibot';
import { type OrderRow, totalOf } from '../../adapters/payment/payment-provider.ts';
import type { RefusalNotes } from '../../http/endpoint.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { knownPlatform, LineSchema, PlatformIdSchema, ReferenceSchema } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { findReaderByOperator } from '../ledger/named-reader.ts';
import { changeOrder, findOrderOf } from './order.repository.ts';
import { refundPaid } from './payment.service.ts';
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

/** Either there is no such order, or the rule of D15 says why not. */
interface OrderRefundRefusal {
  readonly ok: false;
  readonly code: 'NOT_EXIST' | 'INVALID_PARAMETER';
  readonly sentence: string;
}

const NO_SUCH_ORDER = 'that reader has no such order on that platform.';
const NOT_AWAITED = 'no reader waits for the money of that order.';
const SENTENCES: Readonly<Record<RefundRefusalReason, string>> = {
  NOT_PAID: 'nothing was paid for that order.',
  ALREADY_REFUNDED: 'the money of that order is on its way back, or has gone back already.',
  TOO_LATE: 'the time for a refund is over.',
  TOUCHED: 'part of what came with that order is spent, exchanged or ended.',
  AT_THE_STORE: 'the app’s store refunds what was paid there.',
};

/**
 * Refunds a paid order by the rules of D15: the coins are taken at once, the money is refunded by a job, and the reason is in the
 * audit log. With `isSent`, the order’s coins were taken before, and its money counts as sent.
 */
export async function refundByOperator(
  { database, jobs, proofs }: { readonly database: Database } & Pick<SettleParts, 'jobs' | 'proofs'>,
  operator: Operator,
  { platform: platformId, reader, order: orderId, reason, isSent }: OrderRefund,
  nowMs: number,
): Promise<{ readonly ok: true; readonly value: OrderRefunded } | OrderRefundRefusal> {
  const platform = getPlatform(knownPlatform(platformId));
  let sentence = NO_SUCH_ORDER;
  const decided = await decideInTransaction<OrderRefunded, 'NOT_EXIST' | 'INVALID_PARAMETER'>(
    database,
    async (transaction) => {
      sentence = NO_SUCH_ORDER;
      const scope = await findReaderByOperator(transaction, { platformId, reader });
      const found = scope === null ? null : await findOrderOf(transaction, scope, orderId);
      if (scope === null || found === null) return refuse('NOT_EXIST');
      const refunded = isSent
        ? await markRefunded(transaction, proofs, found, nowMs)
        : await refundPaid(transaction, { jobs, proofs }, found, { platform, nowMs, operatorName: operator.name });
      if (!refunded.ok) {
        sentence = isSent ? NOT_AWAITED : sentenceOf(refunded.detail);
        return refuse(refunded.code);
      }
      const { currency } = refunded.value;
      const done = { userId: scope.userId, orderId, total: totalOf(refunded.value), currency };
      const change = {
        action: 'order.refund',
        subjectType: 'wallet',
        subjectId: `${platformId}/${scope.userId}`,
      } as const;
      const after = { orderId, total: done.total, currency, reason, ...(isSent ? { isSent } : {}) };
      await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
      return grant(done);
    },
  );
  return decided.ok ? decided : { ...decided, sentence };
}

/** Marks an order that waits for its refund as refunded. */
async function markRefunded(
  transaction: Transaction,
  proofs: Proofs,
  { id }: OrderRow,
  nowMs: number,
): Promise<Decision<OrderRow, 'INVALID_PARAMETER'> & RefusalNotes> {
  const locked = await lockOrderWithOwner(transaction, id);
  if (locked === null || !isRefundOwed(locked.order)) return refuse('INVALID_PARAMETER');
  await changeOrder(transaction, proofs, locked.order, { refundedAtMs: nowMs, updatedAtMs: nowMs });
  return grant(locked.order);
}

function sentenceOf(refusal: string | undefined): string {
  return Object.entries(SENTENCES).find(([reason]) => reason === refusal)?.[1] ?? NO_SUCH_ORDER;
}
