import type { Executor, Transaction } from '@longstrip/database';
import { roulette, roulettePrize } from '@longstrip/database/schema';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';

export type WheelRow = typeof roulette.$inferSelect;
export type PrizeRow = typeof roulettePrize.$inferSelect;

/** The wheels of a platform that run now, whoever they are for. */
export function listWheels(executor: Executor, platformId: string, nowMs: number): Promise<WheelRow[]> {
  return executor
    .select()
    .from(roulette)
    .where(and(eq(roulette.platformId, platformId), lte(roulette.startsAtMs, nowMs), gt(roulette.endsAtMs, nowMs)))
    .orderBy(asc(roulette.endsAtMs), asc(roulette.id));
}

/** The prizes of wheels, in their order on each. */
export function listPrizes(
  executor: Executor,
  platformId: string,
  rouletteIds: readonly string[],
): Promise<PrizeRow[]> {
  return executor
    .select()
    .from(roulettePrize)
    .where(and(eq(roulettePrize.platformId, platformId), inArray(roulettePrize.rouletteId, [...rouletteIds])))
    .orderBy(asc(roulettePrize.rouletteId), asc(roulettePrize.prizeNo));
}

/** The prizes of a wheel under their locks, in a fixed order: one spin of it at a time, so that its stock is exact. */
export function lockPrizes(transaction: Transaction, { platformId, id }: WheelRow): Promise<PrizeRow[]> {
  return transaction
    .select()
    .from(roulettePrize)
    .where(and(eq(roulettePrize.platformId, platformId), eq(roulettePrize.rouletteId, id)))
    .orderBy(asc(roulettePrize.prizeNo))
    .for('no key update');
}

/** Counts one more of a prize as given. Its row is locked by this transaction. */
export async function countGiven(
  transaction: Transaction,
  { platformId, rouletteId, prizeNo }: PrizeRow,
): Promise<void> {
  await transaction
    .update(roulettePrize)
    .set({ givenCount: sql`${roulettePrize.givenCount} + 1` })
    .where(
      and(
        eq(roulettePrize.platformId, platformId),
        eq(roulettePrize.rouletteId, rouletteId),
        eq(roulettePrize.prizeNo, prizeNo),
      ),
    );
}
