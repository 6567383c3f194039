import type { CoinProductRow, CouponEntry, CouponRow, NamedSeries } from '@longstrip/api-contract';
import { CLIENT_PLATFORMS } from '@longstrip/core';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import type { BulkTier } from '../../parts/entry/bulk-tiers.tsx';

/** What is tried of series: null leaves it as it is. */
export interface SeriesDraft {
  readonly rentCoin: number | null;
  readonly possessionCoin: number | null;
  readonly freeEpisodeCount: number | null;
  readonly freetimeRefillHours: number | null;
  /** Null: the discounts stay as they are. */
  readonly tiers: readonly BulkTier[] | null;
}

export const blankSeriesDraft: SeriesDraft = {
  ...{ rentCoin: null, possessionCoin: null, freeEpisodeCount: null, freetimeRefillHours: null, tiers: null },
};

/** The document that a draft is; null: it changes nothing yet. */
export function documentOfSeries(
  platform: string,
  series: readonly NamedSeries[],
  { tiers, freetimeRefillHours, ...prices }: SeriesDraft,
): ChangeDocument | null {
  const offer = {
    ...Object.fromEntries(Object.entries(prices).filter(([, value]) => value !== null)),
    ...(tiers === null ? {} : { bulkDiscounts: tiers }),
  };
  const ofAll = freetimeRefillHours === null ? {} : { freetimeEnabled: true, freetimeRefillHours };
  const hasOffer = Object.keys(offer).length > 0;
  if (series.length === 0 || (!hasOffer && freetimeRefillHours === null)) return null;
  const platforms = hasOffer ? { platforms: { [platform]: offer } } : {};
  return { series: series.map(({ id }) => ({ series: id, ...ofAll, ...platforms })) };
}

/** A coupon that is tried: one that there is, or, with an empty key, what a new one would be worth. */
export interface CouponDraft
  extends Pick<CouponEntry, 'percent' | 'amount' | 'minimumAmount' | 'value' | 'totalLimit' | 'perUserLimit'> {
  readonly key: string;
}

export const blankCouponDraft: CouponDraft = {
  ...{ key: '', percent: 10, amount: null, minimumAmount: 0, value: null, totalLimit: null, perUserLimit: 1 },
};

/** The key under which a coupon that there is not yet is tried. It is never stored. */
const TRIED_KEY = 'tried-only';

export function documentOfCoupon(platform: string, draft: CouponDraft, coupons: readonly CouponRow[]): object | null {
  const { key, ...worth } = draft;
  if (key !== '') {
    const found = coupons.find((row) => row.key === key);
    return found === undefined ? null : { coupons: [found.entry] };
  }
  const type = worth.value === null ? 'DISCOUNT' : 'EXTRA_POINT';
  if (type === 'DISCOUNT' && worth.percent === null && worth.amount === null) return null;
  const when = { startAt: '2030-01-01', endAt: '2030-01-02' };
  const clients = [...CLIENT_PLATFORMS];
  return { coupons: [{ platform, key: TRIED_KEY, title: TRIED_KEY, type, ...worth, clients, ...when }] };
}

/** A pack at another price, or with more in it. */
export interface PackDraft {
  readonly key: string;
  readonly price: number;
  readonly coins: number;
  readonly bonusCoins: number;
  readonly mileage: number;
}

/** A pack as it is sold now; null: there is none. */
export function packDraftOf(row: CoinProductRow | undefined): PackDraft | null {
  if (row === undefined) return null;
  const { key, price, coins, bonusCoins, mileage } = row.entry;
  return { key, price, coins, bonusCoins, mileage };
}

export function documentOfPack(draft: PackDraft | null, packs: readonly CoinProductRow[]): object | null {
  const found = packs.find(({ key }) => key === draft?.key);
  return draft === null || found === undefined ? null : { coinProducts: [{ ...found.entry, ...draft }] };
}
