import type { PaymentProvider } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { coinOrder } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { OrderRow } from '../../adapters/payment/payment-provider.ts';
import type { Proofs } from '../../shared/proofs.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { isOrderProved, proofOfOrder } from './order-proof.ts';

const OPEN_STATES = ['created', 'pending'] as const;

/** An order of a reader’s own; null: they have none of that id. */
export async function findOrderOf(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  orderId: string,
): Promise<OrderRow | null> {
  const rows = await executor
    .select()
    .from(coinOrder)
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, userId), eq(coinOrder.id, orderId)));
  return rows[0] ?? null;
}

/** An order by its id, as a provider names it. */
export async function findOrder(executor: Executor, orderId: string): Promise<OrderRow | null> {
  const rows = await executor.select().from(coinOrder).where(eq(coinOrder.id, orderId));
  return rows[0] ?? null;
}

/** An order by the provider’s own id of the payment, which does not name a platform. */
export async function findOrderByReference(
  executor: Executor,
  provider: PaymentProvider,
  reference: string,
): Promise<OrderRow | null> {
  const platformIds = PLATFORMS.map(({ id }) => id);
  const rows = await executor
    .select()
    .from(coinOrder)
    // The index starts with the platform.
    .where(
      and(
        inArray(coinOrder.platformId, platformIds),
        eq(coinOrder.provider, provider),
        eq(coinOrder.providerReference, reference),
      ),
    );
  return rows[0] ?? null;
}

/** Locks an order. Its reader’s wallet is locked by this transaction. */
export async function lockOrder(transaction: Transaction, order: NamedOrder): Promise<OrderRow | null> {
  const rows = await transaction.select().from(coinOrder).where(isOrder(order)).for('no key update');
  return rows[0] ?? null;
}

/** An order and its reader. */
type NamedOrder = Pick<OrderRow, 'platformId' | 'userId' | 'id'>;

function isOrder({ platformId, userId, id }: NamedOrder) {
  return and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, userId), eq(coinOrder.id, id));
}

/**
 * Changes an order that this transaction has locked, and proves it anew. One that was altered past the program stays without a
 * proof, so that the books name it.
 */
export async function changeOrder(
  transaction: Transaction,
  proofs: Proofs,
  order: OrderRow,
  change: Partial<OrderRow> & { updatedAtMs: number },
): Promise<void> {
  const isProved = await isOrderProved(transaction, proofs, order);
  const proof = isProved ? { proof: proofOfOrder(proofs, { ...order, ...change }) } : {};
  await transaction
    .update(coinOrder)
    .set({ ...change, ...proof })
    .where(isOrder(order));
}

/**
 * Stores the address of an order’s check-out, once the provider has given it. An order that has one already keeps it, and that
 * one is returned.
 */
export async function storeCheckout(
  executor: Executor,
  order: NamedOrder,
  { url, reference }: { url: string; reference: string | null },
): Promise<string> {
  const [changed] = await executor
    .update(coinOrder)
    .set({ checkoutUrl: url, providerReference: sql`coalesce(${coinOrder.providerReference}, ${reference})` })
    .where(and(isOrder(order), sql`${coinOrder.checkoutUrl} is null`))
    .returning({ checkoutUrl: coinOrder.checkoutUrl });
  if (changed !== undefined) return url;
  const [known] = await executor.select({ checkoutUrl: coinOrder.checkoutUrl }).from(coinOrder).where(isOrder(order));
  return known?.checkoutUrl ?? url;
}

/** The orders of a reader that may still be paid, newest first: those that wait for money, and those left at a check-out. */
export async function listOpenOrders(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<OrderRow[]> {
  return executor
    .select()
    .from(coinOrder)
    .where(
      and(
        eq(coinOrder.platformId, platformId),
        eq(coinOrder.userId, userId),
        inArray(coinOrder.state, OPEN_STATES),
        sql`${coinOrder.expiresAtMs} > ${nowMs}`,
      ),
    )
    .orderBy(desc(coinOrder.createdAtMs))
    .limit(20);
}

/** Open orders whose time is over, the oldest first. */
export async function listOverdueOrders(executor: Executor, nowMs: number, most: number): Promise<OrderRow[]> {
  return executor
    .select()
    .from(coinOrder)
    .where(and(inArray(coinOrder.state, OPEN_STATES), lt(coinOrder.expiresAtMs, nowMs)))
    .orderBy(coinOrder.expiresAtMs)
    .limit(most);
}

/** Orders whose refund is owed and not done, in case their own job missed them. */
export async function listUnrefundedOrders(executor: Executor, beforeMs: number, most: number): Promise<OrderRow[]> {
  return executor
    .select()
    .from(coinOrder)
    .where(
      and(
        // As in the condition of the index.
        sql`${coinOrder.state} = 'refunded'`,
        sql`${coinOrder.refundAskedAtMs} < ${beforeMs} and ${coinOrder.refundedAtMs} is null`,
        sql`(${coinOrder.chargeMovementId} is null or ${coinOrder.cancelMovementId} is not null)`,
      ),
    )
    .orderBy(coinOrder.refundAskedAtMs)
    .limit(most);
}
