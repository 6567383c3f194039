import { grant } from '@longstrip/core';
import { type Database, decideInTransaction, type HandledJob, handleJob, type Transaction } from '@longstrip/database';
import { appUser, withdrawal } from '@longstrip/database/schema';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { changeAccount } from '../account/account.repository.ts';
import { eraseAccountsJob } from '../jobs.ts';
import { erasedAccount } from './erasure-steps.ts';
import { holdAnyAccount } from './withdrawal.repository.ts';

/** Whose rows are deleted. */
export type AccountRows = Pick<UserRow, 'platformId' | 'id'>;

/**
 * Erases what one domain keeps of a person, in the transaction of the erasure. What the ledger needs stays, under an id that
 * identifies no person.
 */
export type AccountEraser = (
  transaction: Transaction,
  erasure: {
    /** The account as it is until then. */
    readonly account: UserRow;
    readonly nowMs: number;
  },
) => Promise<void>;

export interface ErasureParts {
  readonly database: Database;
  /** One for each domain with rows of readers, in this order. */
  readonly erasers: readonly AccountEraser[];
  readonly nowMs: () => number;
}

/** Accounts that are looked for at once. */
const BATCH = 100;

/** The code of the job that erases, for `JobQueue.work`. */
export function handleErasureJob(parts: ErasureParts): HandledJob {
  return handleJob(eraseAccountsJob, async (_, { signal }) => {
    await eraseDueAccounts(parts, signal);
  });
}

/**
 * Erases the accounts whose month is over (D23), each in a transaction of its own. An account is erased once, however often
 * and in how many processes this runs.
 * @returns how many were erased
 */
export async function eraseDueAccounts(parts: ErasureParts, signal?: AbortSignal): Promise<number> {
  let erased = 0;
  for (;;) {
    const due = await findDue(parts.database, parts.nowMs());
    for (const account of due) {
      signal?.throwIfAborted();
      if (await eraseAccount(parts, account)) erased += 1;
    }
    if (due.length < BATCH) return erased;
  }
}

function findDue({ orm }: Database, nowMs: number): Promise<{ platformId: string; userId: string }[]> {
  return orm
    .select({ platformId: withdrawal.platformId, userId: withdrawal.userId })
    .from(withdrawal)
    .innerJoin(appUser, and(eq(appUser.platformId, withdrawal.platformId), eq(appUser.id, withdrawal.userId)))
    .where(and(lte(withdrawal.eraseAtMs, nowMs), isNull(appUser.erasedAtMs)))
    .orderBy(asc(withdrawal.eraseAtMs))
    .limit(BATCH);
}

/** Erases one account that has withdrawn; false where that is done already. */
export async function eraseAccount(parts: ErasureParts, of: { platformId: string; userId: string }): Promise<boolean> {
  const erased = await decideInTransaction(parts.database, async (transaction) =>
    grant(await eraseHeld(transaction, parts, of)),
  );
  return erased.ok && erased.value;
}

async function eraseHeld(
  transaction: Transaction,
  { erasers, nowMs }: ErasureParts,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<boolean> {
  const account = await holdAnyAccount(transaction, { platformId, userId });
  if (account === null || account.withdrawnAtMs === null || account.erasedAtMs !== null) return false;
  const erasedAtMs = nowMs();
  for (const erase of erasers) await erase(transaction, { account, nowMs: erasedAtMs });
  await transaction
    .update(withdrawal)
    .set({ detail: null })
    .where(and(eq(withdrawal.platformId, platformId), eq(withdrawal.userId, userId)));
  await changeAccount(transaction, scopeOf(account), erasedAccount(account, erasedAtMs));
  return true;
}
