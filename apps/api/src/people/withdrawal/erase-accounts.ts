import { grant } from '@longstrip/core';
import { type Database, decideInTransaction, type HandledJob, handleJob, type Transaction } from '@longstrip/database';
import { appUser, withdrawal } from '@longstrip/database/schema';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { ReaderKeys } from '../../reading/reading/reader-key.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { changeAccount } from '../account/account.repository.ts';
import { eraseAccountsJob } from './erase-accounts.job.ts';
import { ERASURE_STEPS, erasedAccount } from './erasure-steps.ts';
import { holdAnyAccount } from './withdrawal.repository.ts';

export interface ErasureParts {
  readonly database: Database;
  readonly keys: AccountKeys;
  readonly readerKeys: ReaderKeys;
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
  { keys, readerKeys, nowMs }: ErasureParts,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<boolean> {
  const account = await holdAnyAccount(transaction, { platformId, userId });
  if (account === null || account.withdrawnAtMs === null || account.erasedAtMs !== null) return false;
  const erasedAtMs = nowMs();
  for (const step of ERASURE_STEPS) await step(transaction, { account, keys, readerKeys, nowMs: erasedAtMs });
  await transaction
    .update(withdrawal)
    .set({ detail: null })
    .where(and(eq(withdrawal.platformId, platformId), eq(withdrawal.userId, userId)));
  await changeAccount(transaction, scopeOf(account), erasedAccount(account, erasedAtMs));
  return true;
}
