import { deleteEndedJobs, type Transaction } from '@longstrip/database';
import {
  alarm,
  coinOrder,
  eventAddress,
  eventEntry,
  eventGiven,
  eventStamp,
  favorite,
  freetimeTicket,
  giftTarget,
  mailDigest,
  oneTimeCode,
  pushMessage,
  pushSubscription,
  readingPosition,
  recentView,
  refreshToken,
  requestReply,
  rouletteTicket,
  supportPicture,
  supportTicket,
  userAgreement,
  userCoupon,
  userGift,
  userPassword,
  userSession,
} from '@longstrip/database/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { eraseCommentsOf } from '../../community/comment/comment-changes.repository.ts';
import { mailDigestJob } from '../../community/digest/digest.job.ts';
import { sendPushJob } from '../../community/push/push.job.ts';
import { ticketAnsweredJob } from '../../community/support/ticket-answered.job.ts';
import type { UserRow } from '../../http/caller.ts';
import { forfeitWallet } from '../../money/ledger/ledger.service.ts';
import type { ReaderKeys } from '../../reading/reading/reader-key.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { ACCOUNT_JOBS } from '../codes/send-code.job.ts';

/** Whose data is erased. */
export interface Erasure {
  /** The account as it is until then. */
  readonly account: UserRow;
  readonly keys: AccountKeys;
  readonly readerKeys: ReaderKeys;
  readonly nowMs: number;
}

/**
 * Erases what one subject keeps of a person, in the transaction of the erasure. A subject with rows of readers adds its
 * step to `ERASURE_STEPS`; what the ledger needs stays, under an id that names nobody.
 */
export type ErasureStep = (transaction: Transaction, erasure: Erasure) => Promise<void>;

/** Tables whose rows of a reader are deleted whole, those that refer to others first. */
const OF_READERS = [
  mailDigest,
  pushMessage,
  refreshToken,
  // Before the sessions that they are of.
  pushSubscription,
  userSession,
  userPassword,
  userAgreement,
  oneTimeCode,
  readingPosition,
  favorite,
  freetimeTicket,
  giftTarget,
  userGift,
  userCoupon,
  rouletteTicket,
  eventAddress,
  eventEntry,
  eventStamp,
  eventGiven,
  supportPicture,
  supportTicket,
  // After the tickets: whoever answers one at this moment is waited for, and the alarm about it goes too.
  alarm,
] as const;

/** Deletes the rows that a reader's account alone has, and that the ledger does not need. */
export async function deleteRowsOf(
  transaction: Transaction,
  { platformId, id }: Pick<UserRow, 'platformId' | 'id'>,
): Promise<void> {
  await countErased(transaction, { platformId, userId: id });
  for (const table of OF_READERS) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, id)));
  }
}

/** What was given out and goes with its reader is counted where it was given out, for the books. */
async function countErased(
  transaction: Transaction,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<void> {
  const statements = [
    sql`update coupon set erased_count = coupon.erased_count + gone.count from (
      select coupon_id, count(*) as count from user_coupon where platform_id = ${platformId} and user_id = ${userId} group by 1
    ) as gone where coupon.platform_id = ${platformId} and coupon.id = gone.coupon_id`,
    sql`update gift set taken_count = taken_count - 1 from user_gift
      where user_gift.platform_id = ${platformId} and user_gift.user_id = ${userId}
        and gift.platform_id = user_gift.platform_id and gift.id = user_gift.gift_id`,
    sql`update event set erased_count = erased_count + 1 from event_entry
      where event_entry.platform_id = ${platformId} and event_entry.user_id = ${userId}
        and event.platform_id = event_entry.platform_id and event.id = event_entry.event_id`,
    sql`update roulette_prize set erased_count = roulette_prize.erased_count + gone.count from (
      select roulette_id, prize_no, count(*) as count from roulette_ticket
      where platform_id = ${platformId} and user_id = ${userId} and prize_no is not null group by 1, 2
    ) as gone
    where roulette_prize.platform_id = ${platformId} and roulette_prize.roulette_id = gone.roulette_id
      and roulette_prize.prize_no = gone.prize_no`,
  ];
  for (const statement of statements) await transaction.execute(statement);
}

const deleteRows: ErasureStep = (transaction, { account }) => deleteRowsOf(transaction, account);

/** Replies are kept under the reader's id, and that of the sign-up under a hash of what they proved. */
const deleteReplies: ErasureStep = async (transaction, { account, keys }) => {
  const { platformId, id, snsProvider, snsId } = account;
  const subjects = [id, ...keys.everyHash('subject', snsProvider, snsId)];
  await transaction
    .delete(requestReply)
    .where(and(eq(requestReply.platformId, platformId), inArray(requestReply.subject, subjects)));
};

/** What the reader looked at last. */
const deleteViews: ErasureStep = async (transaction, { account: { platformId, id }, readerKeys }) => {
  const mark = readerKeys({ platformId, userId: id, clientAddress: null });
  await transaction.delete(recentView).where(and(eq(recentView.platformId, platformId), eq(recentView.mark, mark)));
};

/** What the queue may remember of a message that has left: an address, or why a mail server did not take it. */
const MESSAGE_JOBS = [...ACCOUNT_JOBS, mailDigestJob, ticketAnsweredJob, sendPushJob];

/**
 * Messages in the memory of the queue: those of everybody. Nothing tells which went to an address that the reader had before, or
 * never confirmed.
 */
const deleteMessages: ErasureStep = (transaction) => deleteEndedJobs(transaction, MESSAGE_JOBS);

/** Orders stay for the books, without the visit that they came of. */
const forgetVisits: ErasureStep = async (transaction, { account: { platformId, id } }) => {
  await transaction
    .update(coinOrder)
    .set({ returnTo: '/shop', marketingCode: null })
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, id)));
};

/** What nobody can spend any more is no longer unused: the reports by law count what is left. */
const endLots: ErasureStep = async (transaction, { account, nowMs }) => {
  await forfeitWallet(transaction, scopeOf(account), nowMs);
};

/** What they wrote keeps its place among the replies of others, without its words. */
const eraseComments: ErasureStep = (transaction, { account, nowMs }) => eraseCommentsOf(transaction, account, nowMs);

export const ERASURE_STEPS: readonly ErasureStep[] = [
  deleteRows,
  eraseComments,
  forgetVisits,
  deleteReplies,
  deleteViews,
  deleteMessages,
  endLots,
];

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
