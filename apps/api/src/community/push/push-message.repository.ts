import { ALARM_KINDS, type AlarmKind, PUSH_PAUSE_MS, pushConsentOf } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { alarm, appUser, pushMessage, pushSubscription, userSession } from '@longstrip/database/schema';
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { UserRow } from '../../shared/reader-scope.ts';
import { isPendingAlarm, notifiedUntil } from '../alarm/pending-alarms.ts';
import type { PushDelivery } from '../jobs.ts';
import { joinActiveSession } from './push-subscriptions.ts';

type PushMessageRow = typeof pushMessage.$inferSelect;

/** A reader who might get a push message. */
export interface PushCandidate {
  readonly user: UserRow;
  readonly lastPushAtMs: number | null;
  /** From when on alarms are not yet notified. */
  readonly afterMs: number;
  readonly unsentCount: number;
}

const kindsWith = (consent: ReturnType<typeof pushConsentOf>): AlarmKind[] =>
  ALARM_KINDS.filter((kind) => pushConsentOf(kind) === consent);

/** Condition: the reader allows push messages for the kind of the alarm. */
function isConsented(): SQL | undefined {
  return or(
    inArray(alarm.kind, kindsWith(null)),
    and(inArray(alarm.kind, kindsWith('isAgreePushContents')), appUser.isAgreePushContents),
    and(inArray(alarm.kind, kindsWith('isAgreePushFreetime')), appUser.isAgreePushFreetime),
  );
}

/**
 * Readers with a browser for push messages, the consent to them, and alarms that are neither read nor notified, in the order of
 * their ids. What came before the first browser subscribed is not sent.
 */
export function listPushCandidates(
  executor: Executor,
  of: {
    platformId: string;
    isKoreanAddress: boolean;
    /** It is their night: only those who agreed to messages at night. */
    isQuiet: boolean;
    /** From when on alarms count; exclusive. Those until `untilMs` count, inclusive. */
    createdAfterMs: number;
    untilMs: number;
    nowMs: number;
    afterId: string;
    limit: number;
  },
): Promise<PushCandidate[]> {
  const browsers = executor
    .select({
      userId: pushSubscription.userId,
      sinceMs: sql<number>`min(${pushSubscription.createdAtMs})`.mapWith(Number).as('since_ms'),
    })
    .from(pushSubscription)
    .innerJoin(userSession, joinActiveSession(of.nowMs))
    .where(and(eq(pushSubscription.platformId, of.platformId), gt(pushSubscription.userId, of.afterId)))
    .groupBy(pushSubscription.userId)
    .as('browsers');
  const afterMs =
    sql<number>`greatest(coalesce(${notifiedUntil(pushMessage)}, 0), ${browsers.sinceMs}, ${of.createdAfterMs}::bigint)`.mapWith(
      Number,
    );
  return executor
    .select({ user: getTableColumns(appUser), lastPushAtMs: pushMessage.decidedAtMs, afterMs, unsentCount: count() })
    .from(appUser)
    .innerJoin(browsers, eq(browsers.userId, appUser.id))
    .leftJoin(pushMessage, and(eq(pushMessage.platformId, appUser.platformId), eq(pushMessage.userId, appUser.id)))
    .innerJoin(
      alarm,
      and(
        isPendingAlarm({ platformId: appUser.platformId, userId: appUser.id, afterMs, untilMs: of.untilMs }),
        isConsented(),
      ),
    )
    .where(
      and(
        eq(appUser.platformId, of.platformId),
        eq(appUser.isKoreanAddress, of.isKoreanAddress),
        eq(appUser.isAgreePush, true),
        of.isQuiet ? eq(appUser.isAgreePushNight, true) : undefined,
        isNull(appUser.withdrawnAtMs),
        or(isNull(pushMessage.decidedAtMs), lte(pushMessage.decidedAtMs, of.nowMs - PUSH_PAUSE_MS)),
      ),
    )
    .groupBy(appUser.platformId, appUser.id, pushMessage.platformId, pushMessage.userId, browsers.sinceMs)
    .orderBy(asc(appUser.id))
    .limit(of.limit);
}

/** Stores a message, in place of the one before; false: another process has just decided one. */
export async function writePushMessage(
  transaction: Transaction,
  row: Omit<PushMessageRow, 'takenAtMs'>,
): Promise<boolean> {
  const { afterMs, untilMs, decidedAtMs } = row;
  const rows = await transaction
    .insert(pushMessage)
    .values(row)
    .onConflictDoUpdate({
      target: [pushMessage.platformId, pushMessage.userId],
      set: { afterMs, untilMs, decidedAtMs, takenAtMs: null },
      setWhere: lte(pushMessage.decidedAtMs, decidedAtMs - PUSH_PAUSE_MS),
    })
    .returning({ userId: pushMessage.userId });
  return rows.length > 0;
}

type Message = Pick<PushDelivery, 'platformId' | 'userId' | 'decidedAtMs'>;

const isMessage = ({ platformId, userId, decidedAtMs }: Message) =>
  and(eq(pushMessage.platformId, platformId), eq(pushMessage.userId, userId), eq(pushMessage.decidedAtMs, decidedAtMs));

const isSubscription = ({ platformId, userId, subscriptionId }: PushDelivery) =>
  and(
    eq(pushSubscription.platformId, platformId),
    eq(pushSubscription.userId, userId),
    eq(pushSubscription.id, subscriptionId),
  );

/** The message of a job; null: a later one has replaced it. */
export async function findPushMessage(executor: Executor, message: Message): Promise<PushMessageRow | null> {
  const rows = await executor.select().from(pushMessage).where(isMessage(message));
  return rows[0] ?? null;
}

/** Takes a message for a browser before it is handed over: only one of two runs of its job succeeds. */
export async function takePush(transaction: Transaction, delivery: PushDelivery, nowMs: number): Promise<boolean> {
  const { decidedAtMs } = delivery;
  const rows = await transaction
    .update(pushSubscription)
    .set({ takenPushAtMs: decidedAtMs })
    .where(
      and(
        isSubscription(delivery),
        or(isNull(pushSubscription.takenPushAtMs), lt(pushSubscription.takenPushAtMs, decidedAtMs)),
      ),
    )
    .returning({ id: pushSubscription.id });
  if (rows.length === 0) return false;
  await transaction
    .update(pushMessage)
    .set({ takenAtMs: nowMs })
    .where(and(isMessage(delivery), isNull(pushMessage.takenAtMs)));
  return true;
}

/**
 * Releases a message that the push service did not accept. If no other browser has it, its alarms count as not notified.
 * @param isRefused the service would refuse it again
 * @returns refusals in a row
 */
export async function givePushBack(
  transaction: Transaction,
  delivery: PushDelivery,
  { isRefused }: { isRefused: boolean },
): Promise<number> {
  const rows = await transaction
    .update(pushSubscription)
    .set({ takenPushAtMs: null, ...(isRefused ? { refusalCount: sql`${pushSubscription.refusalCount} + 1` } : {}) })
    .where(and(isSubscription(delivery), eq(pushSubscription.takenPushAtMs, delivery.decidedAtMs)))
    .returning({ refusalCount: pushSubscription.refusalCount });
  const { platformId, userId, decidedAtMs } = delivery;
  const taken = transaction
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(
      and(
        eq(pushSubscription.platformId, platformId),
        eq(pushSubscription.userId, userId),
        eq(pushSubscription.takenPushAtMs, decidedAtMs),
      ),
    );
  await transaction
    .update(pushMessage)
    .set({ takenAtMs: null })
    .where(and(isMessage(delivery), notExists(taken)));
  return rows[0]?.refusalCount ?? 0;
}

/** The push service accepted a message: the count of refusals starts again. */
export async function forgetRefusals(executor: Executor, delivery: PushDelivery): Promise<void> {
  await executor
    .update(pushSubscription)
    .set({ refusalCount: 0 })
    .where(and(isSubscription(delivery), gt(pushSubscription.refusalCount, 0)));
}
