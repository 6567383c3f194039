import { DIGEST_PAUSE_MS } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { alarm, appUser, mailDigest } from '@longstrip/database/schema';
import { and, asc, count, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../shared/reader-scope.ts';
import { isPendingAlarm, notifiedUntil } from '../alarm/pending-alarms.ts';
import type { Digest } from '../jobs.ts';

type DigestRow = typeof mailDigest.$inferSelect;

/** A reader who might get a digest. */
export interface DigestCandidate {
  readonly user: UserRow;
  readonly lastDigestAtMs: number | null;
  /** From when on alarms are not yet notified. */
  readonly afterMs: number;
  readonly unsentCount: number;
}

/**
 * Readers who chose news by mail and have alarms that are neither read nor notified, in the order of their ids. Readers who had a
 * digest in the last hours are left out.
 */
export async function listDigestCandidates(
  executor: Executor,
  of: {
    platformId: string;
    isKoreanAddress: boolean;
    /** From when on alarms count; exclusive. */
    createdAfterMs: number;
    /** Later ones are for the next digest; inclusive. */
    untilMs: number;
    nowMs: number;
    afterId: string;
    limit: number;
  },
): Promise<DigestCandidate[]> {
  const afterMs =
    sql<number>`greatest(coalesce(${notifiedUntil(mailDigest)}, 0), ${of.createdAfterMs}::bigint)`.mapWith(Number);
  return executor
    .select({
      user: getTableColumns(appUser),
      lastDigestAtMs: mailDigest.decidedAtMs,
      afterMs,
      unsentCount: count(),
    })
    .from(appUser)
    .leftJoin(mailDigest, and(eq(mailDigest.platformId, appUser.platformId), eq(mailDigest.userId, appUser.id)))
    .innerJoin(
      alarm,
      isPendingAlarm({ platformId: appUser.platformId, userId: appUser.id, afterMs, untilMs: of.untilMs }),
    )
    .where(
      and(
        eq(appUser.platformId, of.platformId),
        eq(appUser.isKoreanAddress, of.isKoreanAddress),
        eq(appUser.isAgreeMail, true),
        isNotNull(appUser.email),
        isNotNull(appUser.emailConfirmedAtMs),
        isNull(appUser.withdrawnAtMs),
        gt(appUser.id, of.afterId),
        or(isNull(mailDigest.decidedAtMs), lte(mailDigest.decidedAtMs, of.nowMs - DIGEST_PAUSE_MS)),
      ),
    )
    .groupBy(appUser.platformId, appUser.id, mailDigest.platformId, mailDigest.userId)
    .orderBy(asc(appUser.id))
    .limit(of.limit);
}

/** Stores a digest, in place of the one before; false: another process has just decided one. */
export async function writeDigest(
  transaction: Transaction,
  row: Pick<DigestRow, 'platformId' | 'userId' | 'day' | 'afterMs' | 'untilMs' | 'decidedAtMs'>,
): Promise<boolean> {
  const { day, afterMs, untilMs, decidedAtMs } = row;
  const rows = await transaction
    .insert(mailDigest)
    .values(row)
    .onConflictDoUpdate({
      target: [mailDigest.platformId, mailDigest.userId],
      set: { day, afterMs, untilMs, decidedAtMs, takenAtMs: null },
      setWhere: lte(mailDigest.decidedAtMs, decidedAtMs - DIGEST_PAUSE_MS),
    })
    .returning({ userId: mailDigest.userId });
  return rows.length > 0;
}

const isOf = ({ platformId, userId, day }: Digest) =>
  and(eq(mailDigest.platformId, platformId), eq(mailDigest.userId, userId), eq(mailDigest.day, day));

/** A digest that no job has taken; null: it was sent, or a later one has replaced it. */
export async function findWaitingDigest(executor: Executor, digest: Digest): Promise<DigestRow | null> {
  const rows = await executor
    .select()
    .from(mailDigest)
    .where(and(isOf(digest), isNull(mailDigest.takenAtMs)));
  return rows[0] ?? null;
}

/** Takes a digest before it is sent: only one of two runs of its job succeeds. */
export async function takeDigest(executor: Executor, digest: Digest, nowMs: number): Promise<boolean> {
  const rows = await executor
    .update(mailDigest)
    .set({ takenAtMs: nowMs })
    .where(and(isOf(digest), isNull(mailDigest.takenAtMs)))
    .returning({ userId: mailDigest.userId });
  return rows.length > 0;
}

/** Releases a digest that the mail server did not accept. */
export async function giveDigestBack(executor: Executor, digest: Digest): Promise<void> {
  await executor.update(mailDigest).set({ takenAtMs: null }).where(isOf(digest));
}
