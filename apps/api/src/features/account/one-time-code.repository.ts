import type { Executor, Transaction } from '@longstrip/database';
import { type CODE_PURPOSES, oneTimeCode } from '@longstrip/database/schema';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

export type CodePurpose = (typeof CODE_PURPOSES)[number];
export type CodeRow = typeof oneTimeCode.$inferSelect;

/** Links of one account that are looked at; older ones have long ended. */
const LINKS_MAX = 20;

export async function insertCode(transaction: Transaction, row: CodeRow): Promise<void> {
  await transaction.insert(oneTimeCode).values(row);
}

export async function findCode(
  executor: Executor,
  { platformId, id }: { platformId: string; id: string },
): Promise<CodeRow | null> {
  const rows = await executor
    .select()
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.platformId, platformId), eq(oneTimeCode.id, id)));
  return rows[0] ?? null;
}

/** The same, held until the end of the transaction: two tries are counted one after the other. */
export async function holdCode(
  transaction: Transaction,
  { platformId, id }: { platformId: string; id: string },
): Promise<CodeRow | null> {
  const rows = await transaction
    .select()
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.platformId, platformId), eq(oneTimeCode.id, id)))
    .for('update');
  return rows[0] ?? null;
}

/** Where a code was sent, and about whom: nobody in particular, or one account. */
export interface CodeTarget {
  readonly platformId: string;
  readonly purposes: readonly CodePurpose[];
  /** By any of the keys. */
  readonly targetHashes: readonly string[];
  /** Null: codes that concern no account, such as those of a sign-up. */
  readonly userId: string | null;
}

/** The code that was sent last; null: none was. */
export async function findNewestCode(executor: Executor, target: CodeTarget): Promise<CodeRow | null> {
  const { platformId, purposes, targetHashes, userId } = target;
  const rows = await executor
    .select()
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.platformId, platformId),
        inArray(oneTimeCode.purpose, [...purposes]),
        inArray(oneTimeCode.targetHash, [...targetHashes]),
        userId === null ? isNull(oneTimeCode.userId) : eq(oneTimeCode.userId, userId),
      ),
    )
    .orderBy(desc(oneTimeCode.createdAtMs), desc(oneTimeCode.id))
    .limit(1);
  return rows[0] ?? null;
}

/** The links that were sent to an account, the newest first. */
export async function listLinks(
  executor: Executor,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<CodeRow[]> {
  return executor
    .select()
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.platformId, platformId),
        eq(oneTimeCode.purpose, 'RESET_LINK'),
        eq(oneTimeCode.userId, userId),
      ),
    )
    .orderBy(desc(oneTimeCode.createdAtMs))
    .limit(LINKS_MAX);
}

export async function countWrongTry(
  transaction: Transaction,
  { platformId, id }: Pick<CodeRow, 'platformId' | 'id'>,
): Promise<void> {
  await transaction
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(and(eq(oneTimeCode.platformId, platformId), eq(oneTimeCode.id, id)));
}

export async function markCodeUsed(
  transaction: Transaction,
  { platformId, id }: Pick<CodeRow, 'platformId' | 'id'>,
  nowMs: number,
): Promise<void> {
  await transaction
    .update(oneTimeCode)
    .set({ usedAtMs: nowMs })
    .where(and(eq(oneTimeCode.platformId, platformId), eq(oneTimeCode.id, id)));
}

/** Uses up what else was sent for the same, such as other links for a new password. */
export async function useUpCodes(
  transaction: Transaction,
  { platformId, userId, purposes }: { platformId: string; userId: string; purposes: readonly CodePurpose[] },
  nowMs: number,
): Promise<void> {
  await transaction
    .update(oneTimeCode)
    .set({ usedAtMs: nowMs })
    .where(
      and(
        eq(oneTimeCode.platformId, platformId),
        eq(oneTimeCode.userId, userId),
        inArray(oneTimeCode.purpose, [...purposes]),
        isNull(oneTimeCode.usedAtMs),
      ),
    );
}
