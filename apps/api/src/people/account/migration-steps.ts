import type { Transaction } from '@longstrip/database';
import {
  alarm,
  coinOrder,
  entitlement,
  eventEntry,
  eventGiven,
  eventStamp,
  favorite,
  freetimeTicket,
  giftTarget,
  purchase,
  pushMessage,
  pushSubscription,
  readingPosition,
  rouletteTicket,
  supportTicket,
  userCoupon,
  userGift,
} from '@longstrip/database/schema';

import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { moveWallet } from '../../money/ledger/ledger.service.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const EventIdsSchema = v.object({ rows: v.array(v.object({ event_id: v.string() })) });

/** Whose data moves, and to whom; both are of one platform. */
export interface Migration {
  readonly from: ReaderScope;
  readonly to: ReaderScope;
  readonly nowMs: number;
}

/**
 * Moves what an apple guest has of one subject to the member's account, in the migration's own transaction. A subject that
 * has rows of readers adds its step to `MIGRATION_STEPS`.
 */
export type MigrationStep = (transaction: Transaction, migration: Migration) => Promise<void>;

/** Rights to read. What the member owns already stays with the guest's closed account. */
const moveEntitlements: MigrationStep = async (transaction, { from, to }) => {
  const own = sql`select 1 from entitlement as own where own.platform_id = ${to.platformId} and own.user_id = ${to.userId}
    and own.episode_id = ${entitlement.episodeId} and own.expires_at_ms is null and own.revoked_at_ms is null`;
  await transaction
    .update(entitlement)
    .set({ userId: to.userId })
    .where(
      and(
        eq(entitlement.platformId, from.platformId),
        eq(entitlement.userId, from.userId),
        isNull(entitlement.revokedAtMs),
        sql`(${entitlement.expiresAtMs} is not null or not exists (${own}))`,
      ),
    );
};

/** Where they stopped reading: of an episode that both have opened, the later place counts. */
const moveReadingPositions: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`delete from ${readingPosition} as place using ${readingPosition} as other
    where place.platform_id = ${platformId} and other.platform_id = ${platformId} and place.episode_id = other.episode_id
      and ((place.user_id = ${to.userId} and other.user_id = ${from.userId} and place.updated_at_ms < other.updated_at_ms)
        or (place.user_id = ${from.userId} and other.user_id = ${to.userId} and place.updated_at_ms <= other.updated_at_ms))`);
  await transaction
    .update(readingPosition)
    .set({ userId: to.userId })
    .where(and(eq(readingPosition.platformId, platformId), eq(readingPosition.userId, from.userId)));
};

/** The series they follow; one that both follow keeps the member’s time. */
const moveFavorites: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`insert into ${favorite} (platform_id, user_id, series_id, created_at_ms)
    select platform_id, ${to.userId}, series_id, created_at_ms from ${favorite}
    where platform_id = ${platformId} and user_id = ${from.userId} on conflict do nothing`);
  await transaction.delete(favorite).where(and(eq(favorite.platformId, platformId), eq(favorite.userId, from.userId)));
};

/** Coins, points and what is owed, as one movement. */
const moveCoins: MigrationStep = async (transaction, migration) => {
  await moveWallet(transaction, migration);
};

/** What they bought; rights and purchases know each other by the purchase's id, which stays. */
const movePurchases: MigrationStep = async (transaction, { from, to }) => {
  await transaction
    .update(purchase)
    .set({ userId: to.userId })
    .where(and(eq(purchase.platformId, from.platformId), eq(purchase.userId, from.userId)));
};

/** Their wait-until-free tickets: of a series that both have used one in, the later hour counts. */
const moveTickets: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`
    insert into freetime_ticket (platform_id, user_id, series_id, used_at_ms, ready_at_ms)
    select platform_id, ${to.userId}, series_id, used_at_ms, ready_at_ms from freetime_ticket
    where platform_id = ${platformId} and user_id = ${from.userId}
    on conflict (platform_id, user_id, series_id) do update set used_at_ms = excluded.used_at_ms, ready_at_ms = excluded.ready_at_ms
      where excluded.ready_at_ms > freetime_ticket.ready_at_ms`);
  await transaction
    .delete(freetimeTicket)
    .where(and(eq(freetimeTicket.platformId, platformId), eq(freetimeTicket.userId, from.userId)));
};

/** Orders, those that may still be paid included, and how many were paid. */
const moveOrders: MigrationStep = async (transaction, { from, to, nowMs }) => {
  const { platformId } = from;
  await transaction
    .update(coinOrder)
    .set({ userId: to.userId, updatedAtMs: nowMs })
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, from.userId)));
  await transaction.execute(sql`update app_user as member
    set coin_purchase_count = member.coin_purchase_count + guest.coin_purchase_count
    from app_user as guest
    where member.platform_id = ${platformId} and member.id = ${to.userId}
      and guest.platform_id = ${platformId} and guest.id = ${from.userId}`);
  await transaction.execute(sql`update app_user set coin_purchase_count = 0
    where platform_id = ${platformId} and id = ${from.userId}`);
};

/** Coupons and tickets of the roulette: each is one of its own. */
const moveCouponsAndSpins: MigrationStep = async (transaction, { from, to }) => {
  for (const table of [userCoupon, rouletteTicket]) {
    await transaction
      .update(table)
      .set({ userId: to.userId })
      .where(and(eq(table.platformId, from.platformId), eq(table.userId, from.userId)));
  }
};

/** Gifts, and being named for one. A gift is given once: what the member has too stays with the guest's closed account. */
const moveGifts: MigrationStep = async (transaction, { from, to }) => {
  for (const table of [userGift, giftTarget]) {
    const own = transaction
      .select({ giftId: table.giftId })
      .from(table)
      .where(and(eq(table.platformId, to.platformId), eq(table.userId, to.userId)));
    await transaction
      .update(table)
      .set({ userId: to.userId })
      .where(and(eq(table.platformId, from.platformId), eq(table.userId, from.userId), notInArray(table.giftId, own)));
  }
};

/**
 * Tickets, stamps and what they gave. An event that the member takes part in too stays theirs alone, and the guest's part of it
 * with the closed account. A guest has no addresses (D1).
 */
const moveEvents: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  const rows = await transaction.execute(sql`
    select event_id from event_entry where platform_id = ${platformId} and user_id = ${to.userId}
    union select event_id from event_stamp where platform_id = ${platformId} and user_id = ${to.userId}`);
  const own = v.parse(EventIdsSchema, rows).rows.map(({ event_id }) => event_id);
  for (const table of [eventEntry, eventStamp, eventGiven]) {
    await transaction
      .update(table)
      .set({ userId: to.userId })
      .where(and(eq(table.platformId, platformId), eq(table.userId, from.userId), notInArray(table.eventId, own)));
  }
};

/**
 * Support tickets, with their pictures: answers follow them. On a day on which both have sent some, those of the guest are
 * counted behind the member’s.
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

/** What they were told. What the member was told too stays with the guest's closed account. */
const moveAlarms: MigrationStep = async (transaction, { from, to }) => {
  const told = sql`select 1 from alarm as own where own.platform_id = ${to.platformId} and own.user_id = ${to.userId}
    and own.kind = ${alarm.kind} and own.subject_id = ${alarm.subjectId}`;
  await transaction
    .update(alarm)
    .set({ userId: to.userId })
    .where(and(eq(alarm.platformId, from.platformId), eq(alarm.userId, from.userId), sql`not exists (${told})`));
};

/**
 * Push messages end: their browser is signed in as the guest, whose sessions end. The member's own browsers go on, and tell
 * nothing of what the guest was told.
 */
const endPushMessages: MigrationStep = async (transaction, { from: { platformId, userId } }) => {
  for (const table of [pushSubscription, pushMessage]) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, userId)));
  }
};

export const MIGRATION_STEPS: readonly MigrationStep[] = [
  moveCoins,
  moveOrders,
  moveEntitlements,
  movePurchases,
  moveTickets,
  moveReadingPositions,
  moveFavorites,
  moveCouponsAndSpins,
  moveGifts,
  moveEvents,
  moveSupportTickets,
  moveAlarms,
  endPushMessages,
];
