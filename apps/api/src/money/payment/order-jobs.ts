import { grant, isOpenOrder, isRefundOwed } from '@longstrip/core';
import { type Database, decideInTransaction, type HandledJob, handleJob } from '@longstrip/database';
import type { Logger } from 'pino';
import type { ConversionReporter } from '../../adapters/payment/facebook.ts';
import {
  type OrderRow,
  type PaymentProviders,
  type PaymentReport,
  totalOf,
} from '../../adapters/payment/payment-provider.ts';
import { retryUnprocessedEvents, type Webhook } from '../../http/webhook.ts';
import { endOrdersJob, finishOrderJob, refundOrderJob, tellConversionJob, workEventsJob } from '../jobs.ts';
import { conversionOf } from './conversions.ts';
import { changeOrder, findOrder, listOverdueOrders, listUnrefundedOrders, lockOrder } from './order.repository.ts';
import { isOrderProved } from './order-proof.ts';
import { type SettleParts, settledAsDecision, settleOrder } from './settle-order.ts';

const MOST_AT_ONCE = 200;
/** A refund whose own job has given up is asked for again after an hour. */
const REFUND_AGAIN_MS = 3_600_000;

export interface OrderJobParts extends SettleParts {
  readonly database: Database;
  readonly payments: PaymentProviders;
  readonly webhooks: readonly Webhook[];
  readonly tellConversion: ConversionReporter | null;
  readonly logger: Logger;
  readonly nowMs: () => number;
}

/** The handlers of the jobs of payments, for `JobQueue.work`. */
export function handleOrderJobs(parts: OrderJobParts): HandledJob[] {
  return [
    handleJob(refundOrderJob, ({ orderId }) => refundOrder(parts, orderId)),
    handleJob(finishOrderJob, ({ orderId }) => finishOrder(parts, orderId)),
    handleJob(tellConversionJob, ({ orderId }) => reportConversion(parts, orderId)),
    handleJob(endOrdersJob, (_, { signal }) => endOrders(parts, signal)),
    handleJob(workEventsJob, (_, { signal }) => retryUnprocessedEvents(parts, parts.webhooks, signal)),
  ];
}

/**
 * Asks the provider to refund the money of an order, if its state calls for it. It throws while that is not done, so that the job
 * is retried.
 */
export async function refundOrder(
  { database, payments, proofs, nowMs }: OrderJobParts,
  orderId: string,
): Promise<void> {
  const named = await findOrder(database.orm, orderId);
  if (named === null) return;
  // Read under its lock, to see the result of a change that runs now; a refunded order stays refunded.
  const read = await decideInTransaction<OrderRow | null, never>(database, async (transaction) =>
    grant(await lockOrder(transaction, named)),
  );
  const order = read.ok ? read.value : null;
  if (order === null) throw new Error(`order ${orderId} moved to another account meanwhile`);
  if (!isRefundOwed(order)) return;
  if (!(await isOrderProved(database.orm, proofs, order)))
    throw new Error(`order ${orderId} is not as the program wrote it, so that its money does not go back`);
  const adapter = payments.byName(order.provider);
  // Nothing was paid for an order that its coupon covers.
  if (totalOf(order) > 0) {
    if (adapter === null) throw new Error(`no provider refunds what ${order.provider} took`);
    await adapter.refund(order);
  }
  await decideInTransaction(database, async (transaction) => {
    const locked = await lockOrder(transaction, order);
    if (locked !== null && isRefundOwed(locked)) {
      await changeOrder(transaction, proofs, locked, { refundedAtMs: nowMs(), updatedAtMs: nowMs() });
    }
    return grant(null);
  });
}

/** Tells the provider that the coins of an order were given, if it wants to know. */
export async function finishOrder({ database, payments }: OrderJobParts, orderId: string): Promise<void> {
  const order = await findOrder(database.orm, orderId);
  if (order?.state === 'paid') await payments.byName(order.provider)?.finish?.(order);
}

/** Reports a paid order to an advertiser, if its reader consented; one that is reported twice counts once there. */
async function reportConversion(
  { database, payments, tellConversion, nowMs }: OrderJobParts,
  orderId: string,
): Promise<void> {
  if (tellConversion === null) return;
  const order = await findOrder(database.orm, orderId);
  const conversion = order === null ? null : await conversionOf(database.orm, order, payments, nowMs());
  if (conversion !== null) await tellConversion(conversion);
}

/** Expires open orders whose time is over, unless the provider says that they are paid; and makes refunds that were left. */
export async function endOrders(parts: OrderJobParts, signal: AbortSignal): Promise<void> {
  const { database, nowMs, logger } = parts;
  for (const order of await listOverdueOrders(database.orm, nowMs(), MOST_AT_ONCE)) {
    if (signal.aborted) return;
    const report = await lastReport(parts, order);
    if (report === null) continue;
    await decideInTransaction(database, (transaction) =>
      settledAsDecision(settleOrder(transaction, parts, order.id, { report, nowMs: nowMs() })),
    );
  }
  for (const { id } of await listUnrefundedOrders(database.orm, nowMs() - REFUND_AGAIN_MS, MOST_AT_ONCE)) {
    if (signal.aborted) return;
    await refundOrder(parts, id).catch((error: unknown) =>
      logger.error({ event: 'refund-waits', orderId: id, err: error }),
    );
  }
}

/** The last report of an order at its end; null: the provider could not be asked, so the order waits. */
async function lastReport({ payments, logger }: OrderJobParts, order: OrderRow): Promise<PaymentReport | null> {
  const adapter = payments.byName(order.provider);
  if (adapter === null || !isOpenOrder(order.state)) return { kind: 'expired' };
  try {
    const report = await adapter.ask(order);
    const isOver = report === null || report.kind === 'open' || report.kind === 'pending';
    return isOver ? { kind: 'expired' } : report;
  } catch (error) {
    logger.warn({ event: 'payment-unreachable', provider: order.provider, orderId: order.id, err: error });
    return null;
  }
}
