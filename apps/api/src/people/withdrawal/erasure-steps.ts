import { deleteEndedJobs, type Transaction } from '@longstrip/database';
import {
  oneTimeCode,
  refreshToken,
  requestReply,
  userAgreement,
  userPassword,
  userSession,
} from '@longstrip/database/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountKeys } from '../../shared/account-keys.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import { ACCOUNT_JOBS } from '../jobs.ts';
import type { AccountEraser, AccountRows } from './erase-accounts.ts';

/** Tables whose rows of a reader are deleted whole, those that refer to others first. */
const OF_READERS = [refreshToken, userSession, userPassword, userAgreement, oneTimeCode] as const;

/** Deletes what a reader signs in with. */
export async function deletePeopleRows(transaction: Transaction, { platformId, id }: AccountRows): Promise<void> {
  for (const table of OF_READERS) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, id)));
  }
}

/**
 * Erases sessions, codes and replies: these are stored under the reader's id, and that of the sign-up under a hash of what they
 * proved. Messages in the memory of the queue go for all readers: nothing tells which went to an address that the reader had
 * before, or never confirmed.
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
type KeptColumn =
  | 'platformId'
  | 'id'
  | 'snsProvider'
  | 'coinPurchaseCount'
  | 'isDemo'
  | 'createdAtMs'
  | 'withdrawnAtMs'
  | 'mergedIntoId';

/** What an account's own row is after the erasure: nothing in it tells whose it was. */
export function erasedAccount({ id }: Pick<UserRow, 'id'>, nowMs: number): Omit<UserRow, KeptColumn> {
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
