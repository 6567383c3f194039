import type { Transaction } from '@longstrip/database';
import {
  coinOrder,
  entitlement,
  eventAddress,
  eventEntry,
  eventGiven,
  eventStamp,
  freetimeTicket,
  giftTarget,
  purchase,
  rouletteTicket,
  userCoupon,
  userGift,
} from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, countDistinct, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AccountEraser, AccountRows, MigrationStep, WithdrawalLossReader } from '../people/index.ts';
import { knownPlatform } from '../shared/operator-values.ts';
import { scopeOf } from '../shared/reader-scope.ts';
import { forfeitWallet, moveWallet } from './ledger/ledger.service.ts';
import { refundOf } from './payment/payment.service.ts';
import { readAmounts } from './wallet/wallet.ts';

/** Tables from which all rows of a reader are deleted. Tables that refer to others come first. */
const OF_READERS = [
  freetimeTicket,
  giftTarget,
  userGift,
  userCoupon,
  rouletteTicket,
  eventAddress,
  eventEntry,
  eventStamp,
  eventGiven,
] as const;

/** Deletes a reader's coupons, gifts, spins and event rows: the ledger does not need them. */
export async function deleteMoneyRows(transaction: Transaction, { platformId, id }: AccountRows): Promise<void> {
  await countErased(transaction, { platformId, userId: id });
  for (const table of OF_READERS) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, id)));
  }
}

/**
 * Before the rows of a reader are deleted, counts them on the coupon, gift, event or prize that gave them. The books need these
 * counts.
 */
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

/**
 * Orders stay for the books, without their return page and marketing code. What is left in the wallet ends, so that the reports
 * by law do not count it as unused.
 */
export const eraseMoney: AccountEraser = async (transaction, { account, nowMs }) => {
  const { platformId, id } = account;
  await deleteMoneyRows(transaction, account);
  await transaction
    .update(coinOrder)
    .set({ returnTo: '/shop', marketingCode: null })
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, id)));
  await forfeitWallet(transaction, scopeOf(account), nowMs);
};

const coins: WithdrawalLossReader = async (executor, reader, nowMs) => {
  const of = await readAmounts(executor, reader, nowMs);
  return { coins: of('COIN') + of('BONUS') + of('FREE_COIN'), mileage: of('MILEAGE') };
};

/** Episodes that the reader owns or rents now. */
const episodes: WithdrawalLossReader = async (executor, { platformId, userId }, nowMs) => {
  const rows = await executor
    .select({ count: countDistinct(entitlement.episodeId) })
    .from(entitlement)
    .where(
      and(
        eq(entitlement.platformId, platformId),
        eq(entitlement.userId, userId),
        isNull(entitlement.revokedAtMs),
        or(isNull(entitlement.expiresAtMs), gt(entitlement.expiresAtMs, nowMs)),
      ),
    );
  return { episodes: rows[0]?.count ?? 0 };
};

/** Charges that the reader could still have refunded (D15). */
const refundableCharges: WithdrawalLossReader = async (executor, { platformId, userId }, nowMs) => {
  const platform = getPlatform(knownPlatform(platformId));
  const paid = await executor
    .select()
    .from(coinOrder)
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, userId), eq(coinOrder.state, 'paid')));
  let count = 0;
  for (const order of paid) {
    if ((await refundOf(executor, order, platform, nowMs)).refundUntil !== null) count += 1;
  }
  return { refundableCharges: count };
};

/** What a reader loses of their money when the account ends. */
export const MONEY_LOSSES: readonly WithdrawalLossReader[] = [coins, episodes, refundableCharges];

const EventIdsSchema = v.object({ rows: v.array(v.object({ event_id: v.string() })) });

/** Coins, points and debt, as one movement. */
const moveCoins: MigrationStep = async (transaction, migration) => {
  await moveWallet(transaction, migration);
};

/** Orders, also those that may still be paid, and the count of paid ones. */
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

/** Entitlements. Those to episodes that the member owns already stay with the guest's closed account. */
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

/** Purchases. Entitlements refer to them by the purchase id, which does not change. */
const movePurchases: MigrationStep = async (transaction, { from, to }) => {
  await transaction
    .update(purchase)
    .set({ userId: to.userId })
    .where(and(eq(purchase.platformId, from.platformId), eq(purchase.userId, from.userId)));
};

/** Wait-until-free tickets. If both have used one in the same series, the later time counts. */
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

/** Coupons and roulette tickets: all of them move, whatever the member has. */
const moveCouponsAndSpins: MigrationStep = async (transaction, { from, to }) => {
  for (const table of [userCoupon, rouletteTicket]) {
    await transaction
      .update(table)
      .set({ userId: to.userId })
      .where(and(eq(table.platformId, from.platformId), eq(table.userId, from.userId)));
  }
};

/**
 * Gifts, and the lists of readers who are named for one. A gift is given once: one that the member has too stays with the guest's
 * closed account.
 */
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
 * Event tickets, stamps and rewards. If the member takes part in the same event, only the member's rows count; the guest's rows
 * stay with the closed account. A guest has no addresses (D1).
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

/** Moves what an apple guest bought and was given to the member's account. */
export const MONEY_MIGRATION: readonly MigrationStep[] = [
  moveCoins,
  moveOrders,
  moveEntitlements,
  movePurchases,
  moveTickets,
  moveCouponsAndSpins,
  moveGifts,
  moveEvents,
];
