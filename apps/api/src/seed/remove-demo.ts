import type { Database, Transaction } from '@longstrip/database';
import {
  appUser,
  banner,
  bannerText,
  bulkDiscount,
  coinProduct,
  coupon,
  entitlement,
  episode,
  episodePlatform,
  event,
  eventAddress,
  eventEntry,
  eventGiven,
  eventReward,
  eventSeries,
  eventStamp,
  eventText,
  faq,
  faqText,
  favorite,
  followerTotal,
  freetimeTicket,
  gift,
  giftTarget,
  notice,
  noticeText,
  page,
  pick,
  pickItem,
  pickText,
  platformFeature,
  policy,
  prohibitedWordList,
  purchase,
  rankingEntry,
  ratingAverage,
  readEvent,
  readingLease,
  readingMark,
  readingPosition,
  readTotal,
  recentView,
  reportRead,
  requestReply,
  roulette,
  roulettePrize,
  rouletteTicket,
  series,
  seriesCreator,
  seriesGenre,
  seriesPlatform,
  seriesRating,
  seriesScheduleDay,
  seriesSearch,
  seriesTag,
  seriesThumbnail,
  textAsset,
  theme,
  themeItem,
  themeText,
  userCoupon,
  userGift,
} from '@longstrip/database/schema';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { deleteRowsOf } from '../account-changes.ts';
import { deleteCommentsOfSeries, eraseCommentsOf } from '../community/index.ts';
import { removeDemoOperators } from '../operators/index.ts';
import { changeAccount, erasedAccount } from '../people/index.ts';
import { recordChange } from '../shared/audit.repository.ts';
import type { Operator } from '../shared/operator.ts';
import { scopeOf } from '../shared/reader-scope.ts';

/** Tables with rows of a series, besides its episodes. */
const OF_SERIES = [
  seriesPlatform,
  seriesScheduleDay,
  seriesCreator,
  seriesTag,
  seriesGenre,
  seriesSearch,
  seriesThumbnail,
  rankingEntry,
  readTotal,
  reportRead,
  recentView,
  pickItem,
  themeItem,
  eventSeries,
  favorite,
  seriesRating,
  ratingAverage,
  followerTotal,
  freetimeTicket,
  bulkDiscount,
  // The price of a purchase stays in the ledger.
  purchase,
] as const;

/**
 * Deletes what the demo added, and nothing else: its series with everything that belongs to them (also what readers owned and
 * wrote there), its accounts, its packs of coins, its coupons, gifts, wheels and events with what readers got from them, its
 * picks, themes and banners, its notices, questions and policies, and the features it had turned on. Its pictures are deleted by
 * the next sweep.
 *
 * @returns the number of series
 */
export async function removeDemo(database: Database, operator: Operator, nowMs: number): Promise<number> {
  return database.orm.transaction(async (tx) => {
    const demo = tx.select({ id: series.id }).from(series).where(eq(series.isDemo, true));
    const episodes = tx.select({ id: episode.id }).from(episode).where(inArray(episode.seriesId, demo));
    for (const table of [
      ...[readEvent, readingPosition, readingMark, readingLease],
      ...[entitlement, page, textAsset, episodePlatform],
    ]) {
      await tx.delete(table).where(inArray(table.episodeId, episodes));
    }
    await deleteCommentsOfSeries(tx, demo);
    await tx.delete(episode).where(inArray(episode.seriesId, demo));
    for (const table of OF_SERIES) await tx.delete(table).where(inArray(table.seriesId, demo));
    await removeShowcase(tx);
    await removeEvents(tx);
    await removeOffers(tx);
    const removed = await tx.delete(series).where(eq(series.isDemo, true)).returning({ alias: series.alias });
    await tx.execute(
      sql`delete from creator where not exists (select 1 from series_creator where series_creator.creator_id = creator.id)`,
    );
    const notices = tx.select({ id: notice.id }).from(notice).where(eq(notice.isDemo, true));
    await tx.delete(noticeText).where(inArray(noticeText.noticeId, notices));
    await tx.delete(notice).where(eq(notice.isDemo, true));
    const questions = tx.select({ id: faq.id }).from(faq).where(eq(faq.isDemo, true));
    await tx.delete(faqText).where(inArray(faqText.faqId, questions));
    await tx.delete(faq).where(eq(faq.isDemo, true));
    await tx.delete(policy).where(eq(policy.isDemo, true));
    await tx.delete(prohibitedWordList).where(eq(prohibitedWordList.isDemo, true));
    await tx.delete(coinProduct).where(eq(coinProduct.isDemo, true));
    const switched = await tx
      .delete(platformFeature)
      .where(eq(platformFeature.isDemo, true))
      .returning({ platformId: platformFeature.platformId, feature: platformFeature.feature });
    const accounts = await removeAccounts(tx, nowMs);
    await removeDemoOperators(tx, operator, nowMs);
    if (removed.length > 0 || accounts > 0) {
      const before = { series: removed.map(({ alias }) => alias).toSorted(), features: switched };
      const change = { action: 'demo.remove', subjectType: 'demo', subjectId: 'demo' } as const;
      await recordChange(tx, operator, { ...change, before, after: null }, nowMs);
    }
    return removed.length;
  });
}

/**
 * Deletes the demo's accounts with all their rows, except those that the ledger may need. Their ids are free again.
 * @returns how many
 */
async function removeAccounts(tx: Transaction, nowMs: number): Promise<number> {
  const accounts = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.isDemo, true), isNull(appUser.erasedAtMs)));
  for (const account of accounts) {
    const { platformId, id, withdrawnAtMs } = account;
    await deleteRowsOf(tx, account);
    await eraseCommentsOf(tx, account, nowMs);
    await tx.delete(requestReply).where(and(eq(requestReply.platformId, platformId), eq(requestReply.subject, id)));
    await changeAccount(tx, scopeOf(account), {
      ...erasedAccount(account, nowMs),
      withdrawnAtMs: withdrawnAtMs ?? nowMs,
    });
  }
  return accounts.length;
}

/** Picks and themes of the demo, and every banner that belongs to the demo or is about one of its series. */
async function removeShowcase(tx: Transaction): Promise<void> {
  const demoSeries = tx.select({ id: series.id }).from(series).where(eq(series.isDemo, true));
  const banners = tx
    .select({ id: banner.id })
    .from(banner)
    .where(or(eq(banner.isDemo, true), inArray(banner.seriesId, demoSeries)));
  await tx.delete(bannerText).where(inArray(bannerText.bannerId, banners));
  await tx.delete(banner).where(inArray(banner.id, banners));
  const picks = tx.select({ id: pick.id }).from(pick).where(eq(pick.isDemo, true));
  await tx.delete(pickItem).where(inArray(pickItem.pickId, picks));
  await tx.delete(pickText).where(inArray(pickText.pickId, picks));
  await tx.delete(pick).where(eq(pick.isDemo, true));
  const themes = tx.select({ id: theme.id }).from(theme).where(eq(theme.isDemo, true));
  await tx.delete(themeItem).where(inArray(themeItem.themeId, themes));
  await tx.delete(themeText).where(inArray(themeText.themeId, themes));
  await tx.delete(theme).where(eq(theme.isDemo, true));
}

/**
 * Coupons, gifts and wheels of the demo, and every gift for its series. What they gave stays in the ledger, under causes that
 * name them: there only the keys of the deleted rows remain.
 */
async function removeOffers(tx: Transaction): Promise<void> {
  const coupons = await tx
    .select({ platformId: coupon.platformId, id: coupon.id })
    .from(coupon)
    .where(eq(coupon.isDemo, true));
  for (const { platformId, id } of coupons) {
    await tx.delete(userCoupon).where(and(eq(userCoupon.platformId, platformId), eq(userCoupon.couponId, id)));
  }
  await tx.delete(coupon).where(eq(coupon.isDemo, true));
  const demoSeries = tx.select({ id: series.id }).from(series).where(eq(series.isDemo, true));
  const gifts = await tx
    .select({ platformId: gift.platformId, id: gift.id })
    .from(gift)
    .where(or(eq(gift.isDemo, true), inArray(gift.seriesId, demoSeries)));
  for (const { platformId, id } of gifts) {
    for (const table of [giftTarget, userGift]) {
      await tx.delete(table).where(and(eq(table.platformId, platformId), eq(table.giftId, id)));
    }
    await tx.delete(gift).where(and(eq(gift.platformId, platformId), eq(gift.id, id)));
  }
  const wheels = await tx
    .select({ platformId: roulette.platformId, id: roulette.id })
    .from(roulette)
    .where(eq(roulette.isDemo, true));
  for (const { platformId, id } of wheels) {
    for (const table of [rouletteTicket, roulettePrize]) {
      await tx.delete(table).where(and(eq(table.platformId, platformId), eq(table.rouletteId, id)));
    }
  }
  await tx.delete(roulette).where(eq(roulette.isDemo, true));
}

/**
 * Events of the demo with what readers have from them. An operator's event that gives a coupon of the demo is deleted too: it
 * would have nothing to give.
 */
async function removeEvents(tx: Transaction): Promise<void> {
  const isItsCoupon = and(eq(coupon.platformId, event.platformId), eq(coupon.id, event.couponId));
  const events = await tx
    .select({ platformId: event.platformId, id: event.id })
    .from(event)
    .leftJoin(coupon, isItsCoupon)
    .where(or(eq(event.isDemo, true), eq(coupon.isDemo, true)));
  for (const { platformId, id } of events) {
    for (const table of [eventAddress, eventEntry, eventStamp, eventGiven, eventReward, eventSeries, eventText]) {
      await tx.delete(table).where(and(eq(table.platformId, platformId), eq(table.eventId, id)));
    }
    await tx.delete(event).where(and(eq(event.platformId, platformId), eq(event.id, id)));
  }
}
