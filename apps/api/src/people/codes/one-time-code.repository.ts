import type { Executor, Transaction } from '@longstrip/database';
import { type CODE_PURPOSES, oneTimeCode } from '@longstrip/database/schema';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

export type CodePurpose = (typeof CODE_PURPOSES)[number];
export type CodeRow = typeof oneTimeCode.$inferSelect;

/** How many links of one account, and codes to one address, are read. The limits allow fewer that are still valid. */
const LINKS_MAX = 50;
const CODES_MAX = 50;

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
export async function lockCode(
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

/** Where a code was sent, and which account it concerns, if any. */
export interface CodeTarget {
  readonly platformId: string;
  readonly purposes: readonly CodePurpose[];
  /** Hashes with each of the keys. */
  readonly targetHashes: readonly string[];
  /** Null: codes that concern no account, such as those of a sign-up. */
  readonly userId: string | null;
}

/** The code that was sent last; null: none was. */
export async function findNewestCode(executor: Executor, target: CodeTarget): Promise<CodeRow | null> {
  return (await listCodes(executor, target))[0] ?? null;
}

/** The codes that were sent there, the newest first. */
export async function listCodes(executor: Executor, target: CodeTarget): Promise<CodeRow[]> {
  return executor
    .select()
    .from(oneTimeCode)
    .where(isOf(target))
    .orderBy(desc(oneTimeCode.createdAtMs), desc(oneTimeCode.id))
    .limit(CODES_MAX);
}

/** The same, held until the end of the transaction: two tries are counted one after the other. */
export async function lockCodes(transaction: Transaction, target: CodeTarget): Promise<CodeRow[]> {
  const listed = (await listCodes(transaction, target)).map(({ id }) => id);
  if (listed.length === 0) return [];
  // Always in the same order, so that two tries cannot deadlock.
  const held = await transaction
    .select()
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.platformId, target.platformId), inArray(oneTimeCode.id, listed)))
    .orderBy(oneTimeCode.id)
    .for('update');
  return held.toSorted((one, other) => listed.indexOf(one.id) - listed.indexOf(other.id));
}

/** Uses up all codes that were sent to an address or a number: its owner has proved it. */
export async function useUpCodesTo(transaction: Transaction, target: CodeTarget, nowMs: number): Promise<void> {
  await transaction
    .update(oneTimeCode)
    .set({ usedAtMs: nowMs })
    .where(and(isOf(target), isNull(oneTimeCode.usedAtMs)));
}

function isOf({ platformId, purposes, targetHashes, userId }: CodeTarget) {
  return and(
    eq(oneTimeCode.platformId, platformId),
    inArray(oneTimeCode.purpose, [...purposes]),
    inArray(oneTimeCode.targetHash, [...targetHashes]),
    userId === null ? isNull(oneTimeCode.userId) : eq(oneTimeCode.userId, userId),
  );
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

/** Counts a wrong try from the range that asked for a code, or from any other. */
export async function countWrongTry(
  transaction: Transaction,
  { platformId, id }: Pick<CodeRow, 'platformId' | 'id'>,
  isFromAsker: boolean,
): Promise<void> {
  await transaction
    .update(oneTimeCode)
    .set(isFromAsker ? { tries: sql`${oneTimeCode.tries} + 1` } : { otherTries: sql`${oneTimeCode.otherTries} + 1` })
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
