import type {
  CoinProductRow,
  CouponListQuerySchema,
  CouponRow,
  EntryQuery,
  RouletteRow,
} from '@longstrip/api-contract';
import { CLIENT_PLATFORMS } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { coinProduct, coupon, roulette, roulettePrize, userCoupon } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  byOwner,
  type EntryPage,
  editionOf,
  hasWords,
  isAfter,
  isBefore,
  isInState,
  momentsOf,
  pageOf,
  stateOf,
} from './entry-row.ts';

/** `adminProducts`: in the order of the shop. */
export async function listProductEntries(
  executor: Executor,
  asked: EntryQuery,
  nowMs: number,
): Promise<EntryPage<CoinProductRow>> {
  const { platform, key, state, text, limit } = asked;
  const found = await executor
    .select()
    .from(coinProduct)
    .where(
      and(
        eq(coinProduct.platformId, platform),
        key === '' ? undefined : eq(coinProduct.id, key),
        isInState(state, coinProduct, nowMs),
        hasWords(text, [coinProduct.id, coinProduct.title]),
        isAfter(asked, coinProduct.orderNo, coinProduct.id),
      ),
    )
    .orderBy(asc(coinProduct.orderNo), asc(coinProduct.id))
    .limit(limit + 1);
  const moment = momentsOf(platform);
  return pageOf(found, asked, {
    cursor: ({ orderNo, id }) => `${orderNo}.${id}`,
    row: (row): CoinProductRow => {
      const entry: CoinProductRow['entry'] = {
        ...{ platform, key: row.id, title: row.title, price: row.priceMinorUnits, coins: row.coins },
        ...{ bonusCoins: row.bonusCoins, mileage: row.mileage, isFirstPurchaseOnly: row.isFirstPurchaseOnly },
        ...{ stock: row.stock, perUserLimit: row.perUserLimit, isVisible: row.isVisible },
        ...{ startAt: moment(row.startsAtMs), endAt: moment(row.endsAtMs), position: row.orderNo },
        ...{ appleProductId: row.appleProductId, googleProductId: row.googleProductId },
      };
      return {
        ...{ key: row.id, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        ...{ state: stateOf(row, nowMs), currency: row.currency, takenCount: row.takenCount },
      };
    },
  });
}

/** `adminCoupons`: the newest first. */
export async function listCouponEntries(
  executor: Executor,
  asked: v.InferOutput<typeof CouponListQuerySchema>,
  nowMs: number,
): Promise<EntryPage<CouponRow>> {
  const { platform, key, state, text, type, limit } = asked;
  const found = await executor
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.platformId, platform),
        key === '' ? undefined : eq(coupon.id, key),
        type === null ? undefined : eq(coupon.type, type),
        isInState(state, { startsAtMs: coupon.startsAtMs, endsAtMs: coupon.endsAtMs }, nowMs),
        hasWords(text, [coupon.id, coupon.title, coupon.code]),
        isBefore(asked, coupon.createdAtMs, coupon.id),
      ),
    )
    .orderBy(desc(coupon.createdAtMs), desc(coupon.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const used =
    ids.length === 0
      ? []
      : await executor
          .select({ couponId: userCoupon.couponId, used: count() })
          .from(userCoupon)
          .where(
            and(eq(userCoupon.platformId, platform), inArray(userCoupon.couponId, ids), isNotNull(userCoupon.usedAtMs)),
          )
          .groupBy(userCoupon.couponId);
  const usedOf = new Map(used.map((row) => [row.couponId, row.used]));
  const moment = momentsOf(platform);
  return pageOf(found, asked, {
    cursor: ({ createdAtMs, id }) => `${createdAtMs}.${id}`,
    row: (row): CouponRow => {
      const { clients } = row;
      const entry: CouponRow['entry'] = {
        ...{ platform, key: row.id, title: row.title, type: row.type, code: row.code, percent: row.percent },
        ...{ amount: row.amountMinorUnits, minimumAmount: row.minimumMinorUnits, value: row.value },
        ...{ clients: CLIENT_PLATFORMS.filter((client) => clients.includes(client)) },
        ...{ startAt: moment(row.startsAtMs), endAt: moment(row.endsAtMs), totalLimit: row.totalLimit },
        ...{ perUserLimit: row.perUserLimit, isEvent: row.isEvent },
      };
      return {
        ...{ key: row.id, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        state: stateOf({ ...row, isVisible: true }, nowMs),
        ...{ issuedCount: row.issuedCount, usedCount: usedOf.get(row.id) ?? 0 },
      };
    },
  });
}

/** `adminRoulettes`: the newest first. */
export async function listRouletteEntries(
  executor: Executor,
  asked: EntryQuery,
  nowMs: number,
): Promise<EntryPage<RouletteRow>> {
  const { platform, key, state, text, limit } = asked;
  const found = await executor
    .select()
    .from(roulette)
    .where(
      and(
        eq(roulette.platformId, platform),
        key === '' ? undefined : eq(roulette.id, key),
        isInState(state, { startsAtMs: roulette.startsAtMs, endsAtMs: roulette.endsAtMs }, nowMs),
        hasWords(text, [roulette.id, roulette.title]),
        isBefore(asked, roulette.startsAtMs, roulette.id),
      ),
    )
    .orderBy(desc(roulette.startsAtMs), desc(roulette.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const prizes =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(roulettePrize)
          .where(and(eq(roulettePrize.platformId, platform), inArray(roulettePrize.rouletteId, ids)))
          .orderBy(asc(roulettePrize.prizeNo));
  const prizesOf = byOwner(prizes, ({ rouletteId }) => rouletteId);
  const moment = momentsOf(platform);
  return pageOf(found, asked, {
    cursor: ({ startsAtMs, id }) => `${startsAtMs}.${id}`,
    row: (row): RouletteRow => {
      const own = prizesOf(row.id);
      const entry: RouletteRow['entry'] = {
        ...{ platform, key: row.id, title: row.title, audience: row.audience },
        ...{ startAt: moment(row.startsAtMs), endAt: moment(row.endsAtMs) },
        prizes: own.map(({ kind, amount, weight, stock }) => ({ kind, amount, weight, stock })),
      };
      return {
        ...{ key: row.id, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        state: stateOf({ ...row, isVisible: true }, nowMs),
        won: own.map(({ givenCount }) => givenCount),
      };
    },
  });
}
