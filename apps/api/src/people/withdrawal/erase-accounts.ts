import { grant } from '@longstrip/core';
import {
  type Database,
  decideInTransaction,
  deleteEndedJobs,
  type HandledJob,
  handleJob,
  type Transaction,
} from '@longstrip/database';
import {
  appUser,
  oneTimeCode,
  refreshToken,
  requestReply,
  userAgreement,
  userPassword,
  userSession,
  withdrawal,
} from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { changeAccount } from '../account/account.repository.ts';
import { ACCOUNT_JOBS, eraseAccountsJob } from '../jobs.ts';
import { lockAnyAccountRow } from './withdrawal.repository.ts';

/** Whose rows are deleted. */
export type AccountRows = Pick<UserRow, 'platformId' | 'id'>;

/**
 * Erases what one domain keeps of a person, in the transaction of the erasure. What the ledger needs stays, under an id that
 * identifies no person.
 */
export type AccountEraser = (
  transaction: Transaction,
  erasure: {
    /** The account before the erasure. */
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

/** Accounts that are read at once. */
const BATCH = 100;

/** The handler of the job that erases, for `JobQueue.work`. */
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
async function eraseAccount(parts: ErasureParts, of: { platformId: string; userId: string }): Promise<boolean> {
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
  const account = await lockAnyAccountRow(transaction, { platformId, userId });
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

/** Tables from which all rows of a reader are deleted. Tables that refer to others come first. */
const OF_READERS = [refreshToken, userSession, userPassword, userAgreement, oneTimeCode] as const;

/** Deletes what a reader signs in with. */
export async function deletePeopleRows(transaction: Transaction, { platformId, id }: AccountRows): Promise<void> {
  for (const table of OF_READERS) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, id)));
  }
}

/**
 * Erases sessions, codes and stored replies. Replies are stored under the reader's id, that of the sign-up under a hash of what
 * the reader proved. The ended message jobs of all readers are deleted from the queue: nothing tells which went to an address
 * that this reader had before, or never confirmed.
 */
export function createPeopleEraser(keys: AccountKeys): AccountEraser {
  return async (transaction, { account }) => {
    await deletePeopleRows(transaction, account);
    const { platformId, id, snsProvider, snsId } = account;
    const subjects = [id, ...keys.everyHash('subject', snsProvider, snsId)];
    await transaction
      .delete(requestReply)
      .where(and(eq(requestReply.platformId, platformId), inArray(requestReply.subject, subjects)));
    await deleteEndedJobs(transaction, ACCOUNT_JOBS);
  };
}

/** What an account's row keeps after the erasure; every other column is emptied. */
type RetainedColumn =
  | 'platformId'
  | 'id'
  | 'snsProvider'
  | 'coinPurchaseCount'
  | 'isDemo'
  | 'createdAtMs'
  | 'withdrawnAtMs'
  | 'mergedIntoId';

/** What an account's own row is after the erasure: nothing in it tells whose it was. */
export function erasedAccount({ id }: Pick<UserRow, 'id'>, nowMs: number): Omit<UserRow, RetainedColumn> {
  return {
    snsId: `erased ${id}`,
    email: null,
    emailConfirmedAtMs: null,
    phone: null,
    name: null,
    nickname: null,
    birthedOn: null,
    paymentBirthMonth: null,
    isAdult: false,
    adultVerifiedAtMs: null,
    isAdultKr: false,
    adultKrVerifiedAtMs: null,
    adultKrPersonHash: null,
    adultKrAgreedAtMs: null,
    isAdultToggle: false,
    isBlToggle: false,
    isAgreeMail: false,
    isAgreePush: false,
    isAgreePushContents: false,
    isAgreePushFreetime: false,
    isAgreePushNight: false,
    agreedPushNightAtMs: null,
    locale: null,
    isKoreanAddress: false,
    updatedAtMs: nowMs,
    erasedAtMs: nowMs,
  };
}
