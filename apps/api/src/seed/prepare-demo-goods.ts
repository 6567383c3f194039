import { type CoinKind, demoAccountsOf, grant, type LotTerms, lotAmount, type Platform } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { coupon, gift, roulette, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { addTickets, chargeWallet, DEMO_GIVINGS, nameForGift } from '../money/index.ts';
import {
  applyCoupon,
  applyGift,
  applyRoulette,
  type CouponEntry,
  type GiftEntry,
  type RouletteEntry,
} from '../operators/index.ts';
import type { Operator } from '../shared/operator.ts';
import { scopeOf } from '../shared/reader-scope.ts';
import { buyDemoEpisodes, findDemoOffers } from './buy-demo-episodes.ts';
import { isDemoWorkOf } from './demo-works.ts';
import { lockDemo } from './lock-demo.ts';
import { findDemoAccount } from './prepare-demo-accounts.ts';
import { prepareDemoEvents } from './prepare-demo-events.ts';

const DAY_MS = 86_400_000;
const SEEDER: Operator = { name: 'seed', role: 'owner', requestId: null };
/** The gift that the demo's reader may take, and the demo's wheel, on each platform. */
const GIFT_KEY = 'demo-ticket';
const WHEEL_KEY = 'demo-wheel';
/** The lowest price for which TENOFF counts, in whole units of a currency. */
const TEN_OFF_FROM: Readonly<Record<string, number>> = { USD: 5, EUR: 5, JPY: 500, THB: 150, TWD: 150 };

/**
 * Creates the demo's coupons, gift, wheel and events on each platform that sells coins, and gives the demo's reader their goods
 * (D44), all by the same services as real ones. Each only once: existing or used ones are not changed.
 */
export async function prepareDemoGoods(
  database: Database,
  platforms: readonly Platform[],
  nowMs: number,
): Promise<void> {
  for (const platform of platforms.filter(({ routes }) => routes.includes('shop'))) {
    await decideInTransaction(database, async (tx) => {
      await lockDemo(tx);
      await bringOffers(tx, platform, nowMs);
      await prepareDemoEvents(tx, platform, nowMs);
      return grant(null);
    });
    await bringReadersGoods(database, platform, nowMs);
  }
}

async function bringOffers(tx: Transaction, platform: Platform, nowMs: number): Promise<void> {
  const context = { tx, operator: SEEDER, nowMs };
  const platformId = platform.id;
  for (const entry of couponsOf(platform, nowMs)) {
    const [taken] = await tx
      .select({ id: coupon.id })
      .from(coupon)
      .where(and(eq(coupon.platformId, platformId), inArray(coupon.code, entry.code === null ? [] : [entry.code])));
    if (taken === undefined) await applyCoupon(context, entry, { isDemo: true });
  }
  const isKnownGift = and(eq(gift.platformId, platformId), eq(gift.id, GIFT_KEY));
  if ((await tx.$count(gift, isKnownGift)) === 0) {
    await applyGift(context, giftOf(platform, await seriesToGiveAway(tx, platformId), nowMs), { isDemo: true });
  }
  const isKnownWheel = and(eq(roulette.platformId, platformId), eq(roulette.id, WHEEL_KEY));
  if ((await tx.$count(roulette, isKnownWheel)) === 0) {
    await applyRoulette(context, wheelOf(platform, nowMs), { isDemo: true });
  }
}

/** The first work of the demo on a platform that every reader may see and own; null: for any series. */
async function seriesToGiveAway(tx: Transaction, platformId: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: series.id })
    .from(series)
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .where(and(isDemoWorkOf(platformId), eq(series.type, 'COMIC'), isNotNull(seriesPlatform.possessionCoin)))
    .orderBy(asc(series.id))
    .limit(1);
  return row?.id ?? null;
}

/** Midnight of a day, this many years after that of `nowMs`, in the form of operators' documents. */
function dayOf({ timeZone }: Platform, nowMs: number, years: number): string {
  const day = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day').plus({ years });
  return day.toISO({ includeOffset: true }) ?? '';
}

function couponsOf(platform: Platform, nowMs: number): CouponEntry[] {
  const { currency } = platform;
  const [today, inAYear] = [dayOf(platform, nowMs, 0), dayOf(platform, nowMs, 1)];
  const common = {
    platform: platform.id,
    ...{
      percent: null,
      amount: null,
      minimumAmount: 0,
      value: null,
      totalLimit: null,
      perUserLimit: 1,
      isEvent: false,
    },
    clients: ['WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP'] as CouponEntry['clients'],
    ...{ startAt: today, endAt: inAYear },
  };
  const minimumAmount = (TEN_OFF_FROM[currency.code] ?? 5) * 10 ** currency.minorDigits;
  return [
    { ...common, key: 'demo-welcome5', code: 'WELCOME5', title: 't:demo.welcomeCoupon', type: 'FREE_COIN', value: 5 },
    {
      ...common,
      ...{ key: 'demo-lastyear', code: 'LASTYEAR', title: 't:demo.lastYearCoupon', type: 'DISCOUNT', percent: 20 },
      ...{ startAt: dayOf(platform, nowMs, -2), endAt: dayOf(platform, nowMs, -1) },
    },
    {
      ...common,
      ...{ key: 'demo-tenoff', code: 'TENOFF', title: 't:demo.tenOffCoupon', type: 'DISCOUNT', percent: 10 },
      minimumAmount,
    },
  ];
}

function giftOf(platform: Platform, seriesId: number | null, nowMs: number): GiftEntry {
  const until = dayOf(platform, nowMs, 1);
  return {
    ...{ platform: platform.id, key: GIFT_KEY, title: 't:demo.gift', type: 'FREE_TICKET', target: 'NAMED' },
    ...{ series: seriesId, episodes: 1, startAt: dayOf(platform, nowMs, 0), receiveUntil: until, useUntil: until },
  };
}

function wheelOf(platform: Platform, nowMs: number): RouletteEntry {
  const prize = { stock: null };
  return {
    ...{ platform: platform.id, key: WHEEL_KEY, title: 't:demo.wheel', audience: 'ALL' },
    ...{ startAt: dayOf(platform, nowMs, 0), endAt: dayOf(platform, nowMs, 1) },
    prizes: [
      { ...prize, kind: 'FREE_COIN', amount: 1, weight: 30 },
      { ...prize, kind: 'MILEAGE', amount: 100, weight: 25 },
      { ...prize, kind: 'BONUS', amount: 2, weight: 15 },
      { ...prize, kind: 'NOTHING', amount: 0, weight: 20 },
      { ...prize, kind: 'FREE_COIN', amount: 5, weight: 8 },
      { ...prize, kind: 'FREE_COIN', amount: 30, weight: 2 },
    ],
  };
}

function lotOf(
  kind: CoinKind,
  amount: number,
  { days = null, nowMs }: { days?: number | null; nowMs: number },
): LotTerms {
  return {
    ...{ kind, source: 'EVENT', amount: lotAmount(kind, amount), acquiredAtMs: nowMs },
    expiresAtMs: days === null ? null : nowMs + days * DAY_MS,
  };
}

/** Episodes, 500 coins (20 end in two days, 20 in thirty), 6,400 points, a gift to take and a spin. */
async function bringReadersGoods(database: Database, platform: Platform, nowMs: number): Promise<void> {
  for (const account of demoAccountsOf(platform).filter(({ role }) => role === 'reader')) {
    const user = await findDemoAccount(database, account);
    if (user === null) continue;
    const scope = scopeOf(user);
    const works = await findDemoOffers(database, { platform, user, nowMs });
    await decideInTransaction(database, async (tx) => {
      const facts = (part: string) => ({ cause: 'demo', key: `demo/${part}`, nowMs });
      const toBuyWith = await chargeWallet(
        tx,
        scope,
        [lotOf('COIN', DEMO_GIVINGS.coinsToBuyWith, { nowMs })],
        facts('episodes'),
      );
      if (toBuyWith.isRepeated) return grant(null);
      const cost = await buyDemoEpisodes(tx, works, { platform, user, nowMs });
      const lots = [
        // The rest of the coins to buy with.
        lotOf('COIN', DEMO_GIVINGS.coins - (DEMO_GIVINGS.coinsToBuyWith - cost), { nowMs }),
        ...[2, 30].map((days, place) => lotOf('BONUS', DEMO_GIVINGS.bonus[place] ?? 0, { days, nowMs })),
        lotOf('MILEAGE', DEMO_GIVINGS.points, { nowMs }),
      ];
      await chargeWallet(tx, scope, lots, facts('goods'));
      await nameForGift(tx, scope, GIFT_KEY);
      await addTickets(tx, scope, { source: 'EVENT', count: 1, expiresAtMs: null, nowMs });
      return grant(null);
    });
  }
}
