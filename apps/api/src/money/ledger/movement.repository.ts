import type { ChargedLot, LotDebit, MovementType, Receipt } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { lot, movement, posting } from '@longstrip/database/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { LotRowSchema, lotOf } from './ledger.repository.ts';

/** A movement of a reader's history with what it did to their lots; null: they have none of that type and id. */
export async function findReceipt(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { movementId, type }: { movementId: number; type: MovementType },
): Promise<Receipt | null> {
  const rows = await executor
    .select({
      createdAtMs: movement.createdAtMs,
      lotId: posting.lotId,
      kind: posting.kind,
      amount: posting.amount,
      userId: posting.userId,
    })
    .from(movement)
    .innerJoin(
      posting,
      and(
        eq(posting.platformId, movement.platformId),
        eq(posting.readerId, movement.userId),
        eq(posting.movementId, movement.id),
      ),
    )
    .where(
      and(
        eq(movement.platformId, platformId),
        eq(movement.userId, userId),
        eq(movement.id, movementId),
        eq(movement.type, type),
      ),
    )
    .orderBy(asc(posting.lineNo));
  const [first] = rows;
  if (first === undefined) return null;
  const lines = rows.flatMap(({ lotId, kind, amount, userId: ownerId }) =>
    lotId === null || ownerId !== userId ? [] : [{ lotId, kind, amount }],
  );
  return { movementId, createdAtMs: first.createdAtMs, lines };
}

/** What a debit took of each lot, with the lot as it is now. Who acts on it has locked the wallet. */
export async function findUsedLots(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { lines }: Receipt,
): Promise<LotDebit[]> {
  const debits: LotDebit[] = [];
  for (const { lotId, amount } of lines) {
    const [row] = await executor
      .select()
      .from(lot)
      .where(and(eq(lot.platformId, platformId), eq(lot.userId, userId), eq(lot.id, lotId)));
    if (row === undefined) throw new Error(`lot ${lotId} of a posting is not there`);
    const known = lotOf(row);
    debits.push({ lot: known, amount: lotOf({ ...row, amount: -amount }).amount });
  }
  return debits;
}

const ChargedSchema = v.object({
  rows: v.array(
    v.object({
      lot: LotRowSchema,
      userId: v.string(),
      expired: v.number(),
      moved: v.number(),
    }),
  ),
});

/**
 * The lots of a charge with what became of them, and those that continue them in other accounts. The wallet that holds
 * them is locked by this transaction.
 */
export async function findChargedLots(
  transaction: Executor,
  platformId: string,
  movementId: number,
): Promise<ChargedLot[]> {
  const result = await transaction.execute(sql`
    with recursive family as (
      select * from lot where platform_id = ${platformId} and movement_id = ${movementId}
      union all
      select lot.* from lot join family on lot.platform_id = family.platform_id and lot.origin_lot_id = family.id
    )
    select family.user_id as "userId",
      jsonb_build_object('id', family.id, 'kind', family.kind, 'source', family.source, 'amount', family.amount,
        'remaining', family.remaining, 'acquiredAtMs', family.acquired_at_ms, 'expiresAtMs', family.expires_at_ms) as lot,
      coalesce(-sum(posting.amount) filter (where movement.type in ('EXPIRE', 'FORFEIT')), 0)::float8 as expired,
      coalesce(-sum(posting.amount) filter (where movement.type = 'MERGE' and posting.amount < 0), 0)::float8 as moved
    from family
    join posting on posting.platform_id = family.platform_id and posting.user_id = family.user_id and posting.lot_id = family.id
    join movement on movement.platform_id = posting.platform_id and movement.id = posting.movement_id
    group by family.platform_id, family.user_id, family.id, family.kind, family.source, family.amount, family.remaining,
      family.acquired_at_ms, family.expires_at_ms
    order by family.id`);
  return v.parse(ChargedSchema, result).rows.map((row) => ({ ...row, lot: lotOf(row.lot) }));
}
