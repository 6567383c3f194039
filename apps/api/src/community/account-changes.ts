import { deleteEndedJobs, type Transaction } from '@longstrip/database';
import {
  alarm,
  blockedWriter,
  mailDigest,
  pushMessage,
  pushSubscription,
  readerNote,
  supportPicture,
  supportTicket,
} from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountEraser, AccountRows, MigrationStep } from '../people/index.ts';
import { eraseCommentsOf } from './comment/comment-changes.repository.ts';
import { mailDigestJob, sendPushJob, ticketAnsweredJob } from './jobs.ts';

/** Tables from which all rows of a reader are deleted. Tables that refer to others come first. */
const OF_READERS = [
  mailDigest,
  pushMessage,
  pushSubscription,
  supportPicture,
  supportTicket,
  readerNote,
  blockedWriter,
  // After the tickets: deleting them waits for an answer that is being written, and its alarm must go too.
  alarm,
] as const;

/** Deletes a reader's messages and support tickets. */
export async function deleteCommunityRows(transaction: Transaction, { platformId, id }: AccountRows): Promise<void> {
  for (const table of OF_READERS) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, id)));
  }
}

/**
 * Comments keep their places among the replies of others, without their text. The ended message jobs of all readers are deleted
 * from the queue: an ended job does not say whose address it had.
 */
export const eraseCommunity: AccountEraser = async (transaction, { account, nowMs }) => {
  await deleteCommunityRows(transaction, account);
  await eraseCommentsOf(transaction, account, nowMs);
  await deleteEndedJobs(transaction, [mailDigestJob, ticketAnsweredJob, sendPushJob]);
};

/**
 * Support tickets, with their pictures: answers follow them. If both have sent tickets on a day, those of the guest are counted
 * after the member’s.
 */
const moveSupportTickets: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction
    .update(supportTicket)
    .set({
      userId: to.userId,
      dayOrder: sql`${supportTicket.dayOrder} + coalesce((
        select max(own.day_order) from support_ticket as own
        where own.platform_id = ${platformId} and own.user_id = ${to.userId} and own.sent_on = ${supportTicket.sentOn}
      ), 0)`,
    })
    .where(and(eq(supportTicket.platformId, platformId), eq(supportTicket.userId, from.userId)));
};

/** Notes of operators about the guest. */
const moveNotes: MigrationStep = async (transaction, { from, to }) => {
  await transaction
    .update(readerNote)
    .set({ userId: to.userId })
    .where(and(eq(readerNote.platformId, from.platformId), eq(readerNote.userId, from.userId)));
};

/** Their alarms. Alarms that the member has too stay with the guest's closed account. */
const moveAlarms: MigrationStep = async (transaction, { from, to }) => {
  const already = sql`select 1 from alarm as own where own.platform_id = ${to.platformId} and own.user_id = ${to.userId}
    and own.kind = ${alarm.kind} and own.subject_id = ${alarm.subjectId}`;
  await transaction
    .update(alarm)
    .set({ userId: to.userId })
    .where(and(eq(alarm.platformId, from.platformId), eq(alarm.userId, from.userId), sql`not exists (${already})`));
};

/**
 * The guest's push messages end: their browser is signed in as the guest, whose sessions end. The member's own browsers stay
 * subscribed, and get no alarms of the guest.
 */
const endPushMessages: MigrationStep = async (transaction, { from: { platformId, userId } }) => {
  for (const table of [pushSubscription, pushMessage]) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, userId)));
  }
};

/** Moves the support tickets, notes and alarms of an apple guest to the member's account. */
export const COMMUNITY_MIGRATION: readonly MigrationStep[] = [
  moveSupportTickets,
  moveNotes,
  moveAlarms,
  endPushMessages,
];
