import type { AlarmKind } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import {
  alarm,
  appUser,
  coupon,
  freetimeTicket,
  gift,
  lot,
  rouletteTicket,
  series,
  seriesPlatform,
  userCoupon,
  userGift,
} from '@longstrip/database/schema';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, lte, max, ne, sql } from 'drizzle-orm';
import type { UserRow } from '../../shared/reader-scope.ts';
import { isSeriesShown, joinActiveReader, NAMED_SERIES, type NamedSeries, onPlatform } from './pending-alarms.ts';

/** The span in which things end on a platform. */
export interface EndingWindow {
  readonly platformId: string;
  /** Exclusive. */
  readonly fromMs: number;
  /** Inclusive. */
  readonly untilMs: number;
}

/** The next readers, in the order of their ids. */
interface ReaderPage {
  readonly afterId: string;
  readonly limit: number;
}

export interface EndingRow {
  readonly userId: string;
  readonly amount: number;
  readonly acquiredAtMs: number;
  readonly endsAtMs: number;
}

/** Coins that end, of some readers. */
export async function listEndingCoins(
  executor: Executor,
  { platformId, fromMs, untilMs }: EndingWindow,
  { afterId, limit }: ReaderPage,
): Promise<EndingRow[]> {
  const ends = and(
    eq(lot.platformId, platformId),
    gt(lot.expiresAtMs, fromMs),
    lte(lot.expiresAtMs, untilMs),
    gt(lot.remaining, 0),
    ne(lot.kind, 'MILEAGE'),
  );
  const readers = executor
    .selectDistinct({ userId: lot.userId })
    .from(lot)
    .innerJoin(appUser, joinActiveReader(lot))
    .where(and(ends, gt(lot.userId, afterId)))
    .orderBy(asc(lot.userId))
    .limit(limit);
  return executor
    .select({
      userId: lot.userId,
      amount: lot.remaining,
      acquiredAtMs: lot.acquiredAtMs,
      endsAtMs: sql`${lot.expiresAtMs}`.mapWith(Number),
    })
    .from(lot)
    .where(and(ends, inArray(lot.userId, readers)))
    .orderBy(asc(lot.userId));
}

/** Tickets of the roulette that end, of some readers. */
export async function listEndingSpins(
  executor: Executor,
  { platformId, fromMs, untilMs }: EndingWindow,
  { afterId, limit }: ReaderPage,
): Promise<EndingRow[]> {
  const ends = and(
    eq(rouletteTicket.platformId, platformId),
    gt(rouletteTicket.expiresAtMs, fromMs),
    lte(rouletteTicket.expiresAtMs, untilMs),
    isNull(rouletteTicket.usedAtMs),
  );
  const readers = executor
    .selectDistinct({ userId: rouletteTicket.userId })
    .from(rouletteTicket)
    .innerJoin(appUser, joinActiveReader(rouletteTicket))
    .where(and(ends, gt(rouletteTicket.userId, afterId)))
    .orderBy(asc(rouletteTicket.userId))
    .limit(limit);
  return executor
    .select({
      userId: rouletteTicket.userId,
      amount: sql`1`.mapWith(Number),
      acquiredAtMs: rouletteTicket.receivedAtMs,
      endsAtMs: sql`${rouletteTicket.expiresAtMs}`.mapWith(Number),
    })
    .from(rouletteTicket)
    .where(and(ends, inArray(rouletteTicket.userId, readers)))
    .orderBy(asc(rouletteTicket.userId));
}

/** When readers were last notified of a kind; readers who never were are left out. */
export async function lastNotifiedAt(
  executor: Executor,
  { platformId, kind, userIds }: { platformId: string; kind: AlarmKind; userIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await executor
    .select({ userId: alarm.userId, notifiedAtMs: max(alarm.createdAtMs) })
    .from(alarm)
    .where(and(eq(alarm.platformId, platformId), eq(alarm.kind, kind), inArray(alarm.userId, [...userIds])))
    .groupBy(alarm.userId);
  return new Map(
    rows.flatMap(({ userId, notifiedAtMs }) => (notifiedAtMs === null ? [] : [[userId, notifiedAtMs] as const])),
  );
}

/** A thing with a title that ends, and that its reader was not notified of. */
interface EndingTitle {
  readonly userId: string;
  readonly subjectId: string;
  readonly title: string;
  readonly endsAtMs: number;
}

/** Condition: the reader was not notified of this subject before. */
const neverNotified = (kind: AlarmKind, of: { platformId: unknown; userId: unknown; subjectId: unknown }) =>
  sql`not exists (select 1 from ${alarm} where ${alarm.platformId} = ${of.platformId} and ${alarm.userId} = ${of.userId}
    and ${alarm.kind} = ${kind} and ${alarm.subjectId} = ${of.subjectId})`;

/** Gifts that readers took, have not used up and were not notified of. */
export function listEndingGifts(
  executor: Executor,
  { platformId, fromMs, untilMs }: EndingWindow,
  limit: number,
): Promise<EndingTitle[]> {
  return executor
    .select({
      userId: userGift.userId,
      subjectId: userGift.giftId,
      title: gift.title,
      endsAtMs: userGift.useUntilMs,
    })
    .from(userGift)
    .innerJoin(gift, and(eq(gift.platformId, userGift.platformId), eq(gift.id, userGift.giftId)))
    .innerJoin(appUser, joinActiveReader(userGift))
    .where(
      and(
        eq(userGift.platformId, platformId),
        gt(userGift.useUntilMs, fromMs),
        lte(userGift.useUntilMs, untilMs),
        lt(userGift.usedCount, userGift.issuedCount),
        neverNotified('GIFT_ENDS_SOON', { ...userGift, subjectId: userGift.giftId }),
      ),
    )
    .limit(limit);
}

/** Coupons that readers have, have not used and were not notified of. */
export function listEndingCoupons(
  executor: Executor,
  { platformId, fromMs, untilMs }: EndingWindow,
  limit: number,
): Promise<EndingTitle[]> {
  const subjectId = sql<string>`${userCoupon.id}::text`;
  return executor
    .select({ userId: userCoupon.userId, subjectId, title: coupon.title, endsAtMs: userCoupon.expiresAtMs })
    .from(userCoupon)
    .innerJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .innerJoin(appUser, joinActiveReader(userCoupon))
    .where(
      and(
        eq(userCoupon.platformId, platformId),
        gt(userCoupon.expiresAtMs, fromMs),
        lte(userCoupon.expiresAtMs, untilMs),
        isNull(userCoupon.usedAtMs),
        neverNotified('COUPON_ENDS_SOON', { ...userCoupon, subjectId }),
      ),
    )
    .limit(limit);
}

/** A wait-until-free ticket that is ready, with its series and its reader. */
export interface ReadyTicket extends NamedSeries {
  readonly user: UserRow;
  readonly seriesId: number;
  readonly readyAtMs: number;
}

/**
 * Wait-until-free tickets of readers who want to be notified of them, whether or not they were, in the order of the readers and
 * series.
 *
 * @param after the last ticket that is known; null: from the first one on
 */
export function listReadyTickets(
  executor: Executor,
  { platformId, fromMs, untilMs }: EndingWindow,
  { after, limit }: { after: ReadyTicket | null; limit: number },
): Promise<ReadyTicket[]> {
  const { userId, seriesId } = freetimeTicket;
  return executor
    .select({ ...NAMED_SERIES, user: getTableColumns(appUser), seriesId, readyAtMs: freetimeTicket.readyAtMs })
    .from(freetimeTicket)
    .innerJoin(appUser, joinActiveReader(freetimeTicket))
    .innerJoin(series, eq(series.id, seriesId))
    .innerJoin(seriesPlatform, onPlatform(freetimeTicket.platformId))
    .where(
      and(
        eq(freetimeTicket.platformId, platformId),
        gt(freetimeTicket.readyAtMs, fromMs),
        lte(freetimeTicket.readyAtMs, untilMs),
        after === null
          ? undefined
          : sql`(${userId}, ${seriesId}) > (${after.user.id}::text, ${after.seriesId}::integer)`,
        eq(appUser.isAgreePush, true),
        eq(appUser.isAgreePushFreetime, true),
        eq(series.freetimeEnabled, true),
        isSeriesShown(untilMs),
      ),
    )
    .orderBy(asc(userId), asc(seriesId))
    .limit(limit);
}
