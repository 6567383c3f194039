import type { Executor, Transaction } from '@longstrip/database';
import { coinProduct } from '@longstrip/database/schema';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';

export type CoinProductRow = typeof coinProduct.$inferSelect;

const isSold = (nowMs: number) =>
  and(
    eq(coinProduct.isVisible, true),
    or(isNull(coinProduct.startsAtMs), lte(coinProduct.startsAtMs, nowMs)),
    or(isNull(coinProduct.endsAtMs), gt(coinProduct.endsAtMs, nowMs)),
  );

/** The packs that a platform sells now, in the order of the shop. */
export function listSold(executor: Executor, platformId: string, nowMs: number): Promise<CoinProductRow[]> {
  return executor
    .select()
    .from(coinProduct)
    .where(and(eq(coinProduct.platformId, platformId), isSold(nowMs)))
    .orderBy(asc(coinProduct.orderNo), asc(coinProduct.priceMinorUnits), asc(coinProduct.id));
}

/** A pack that is sold now; null: there is none. */
export async function findSold(
  executor: Executor,
  platformId: string,
  id: string,
  nowMs: number,
): Promise<CoinProductRow | null> {
  const rows = await executor
    .select()
    .from(coinProduct)
    .where(and(eq(coinProduct.platformId, platformId), eq(coinProduct.id, id), isSold(nowMs)));
  return rows[0] ?? null;
}

/** A pack, whether it is sold now or not; null: it is gone. */
export async function findPack(executor: Executor, platformId: string, id: string): Promise<CoinProductRow | null> {
  const rows = await executor
    .select()
    .from(coinProduct)
    .where(and(eq(coinProduct.platformId, platformId), eq(coinProduct.id, id)));
  return rows[0] ?? null;
}

/**
 * Reserves one item of a pack's limited stock, for an order that may be paid. Its row is locked after all others.
 *
 * @returns false if none is left; a pack that is gone has no stock to reserve
 */
export async function reserveStock(transaction: Transaction, platformId: string, id: string): Promise<boolean> {
  const isIt = and(eq(coinProduct.platformId, platformId), eq(coinProduct.id, id));
  const taken = await transaction
    .update(coinProduct)
    .set({ takenCount: sql`${coinProduct.takenCount} + 1` })
    .where(and(isIt, or(isNull(coinProduct.stock), sql`${coinProduct.takenCount} < ${coinProduct.stock}`)))
    .returning({ id: coinProduct.id });
  if (taken.length > 0) return true;
  const there = await transaction.select({ id: coinProduct.id }).from(coinProduct).where(isIt);
  return there.length === 0;
}

/** Releases one item of a limited stock. */
export async function releaseStock(transaction: Transaction, platformId: string, id: string): Promise<void> {
  await transaction
    .update(coinProduct)
    .set({ takenCount: sql`greatest(0, ${coinProduct.takenCount} - 1)` })
    .where(and(eq(coinProduct.platformId, platformId), eq(coinProduct.id, id)));
}
