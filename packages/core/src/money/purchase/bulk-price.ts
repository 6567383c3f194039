import { isOwnership, strongestEntitlement } from '../../reading/entitlement.ts';
import type { SaleType } from '../../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../../shared/refusal.ts';
import { type Coins, coins, sumCoins } from '../amounts.ts';
import type { BulkOption, PurchaseRefusal } from './offer.ts';
import {
  type BulkTier,
  type EpisodeOffer,
  type HeldEntitlement,
  isOnOffer,
  type SeriesOffer,
  singlePrice,
} from './offer.ts';

/** How each bulk offer sells an episode. */
export const SALE_TYPE_OF_BULK = { ALL_RENT: 'RENT', ALL_POSSESSION: 'POSSESSION' } as const satisfies Record<
  BulkOption,
  SaleType
>;

/** What a bulk offer opens, and for how much (D11). */
export interface BulkPrice {
  readonly episodes: readonly EpisodeOffer[];
  /** Number of episodes that are sold in bulk but that the reader already has. */
  readonly leftOutCount: number;
  /** The sum of the single prices. */
  readonly fullPrice: Coins;
  readonly percent: number;
  readonly price: Coins;
}

/** The discount, in percent, of the highest tier that this number of episodes reaches. */
function bulkPercent(tiers: readonly BulkTier[], saleType: SaleType, episodeCount: number): number {
  const reached = tiers.filter((tier) => tier.saleType === saleType && tier.minimumEpisodes <= episodeCount);
  return reached.toSorted((one, other) => other.minimumEpisodes - one.minimumEpisodes)[0]?.percent ?? 0;
}

/** A price after a discount, rounded down to whole coins (D43). A price above 0 stays at least 1. */
export function discountedPrice(full: Coins, percent: number): Coins {
  return coins(Math.max(Math.min(full, 1), Math.floor((full * (100 - percent)) / 100)));
}

/**
 * All episodes of a series that a reader does not have and that are sold with this option, with the discount (D11). Owned
 * and rented episodes are left out. If nothing is left to buy, the refusal says what the reader has.
 */
export function bulkPrice(
  { episodes, tiers, allowUpgradeFromRent }: SeriesOffer,
  entitlements: readonly HeldEntitlement[],
  option: BulkOption,
  nowMs: number,
): Decision<BulkPrice, PurchaseRefusal> {
  const saleType = SALE_TYPE_OF_BULK[option];
  const shown = episodes.filter((episode) => isOnOffer(episode, nowMs));
  if (shown.length === 0) return refuse('INVALID_CONTENTS');
  if (shown.every(({ price }) => price.kind === 'free')) return refuse('EXIST_LIBRARY');
  const sold = shown.flatMap((episode) => {
    const price = singlePrice(episode, saleType);
    const of = entitlements.filter(({ episodeId }) => episodeId === episode.episodeId);
    return price === null ? [] : [{ episode, price, has: strongestEntitlement(of, nowMs) }];
  });
  if (sold.length === 0) {
    return refuse(option === 'ALL_RENT' ? 'UN_MATCHED_RENT_SALE_TYPE' : 'UN_MATCHED_POSSESSION_SALE_TYPE');
  }
  const lacked = sold.filter(
    ({ has }) => has === null || (option === 'ALL_POSSESSION' && allowUpgradeFromRent && !isOwnership(has)),
  );
  if (lacked.length === 0) {
    if (sold.every(({ has }) => has !== null && isOwnership(has))) return refuse('EXIST_LIBRARY');
    return refuse(option === 'ALL_RENT' ? 'RENT_PURCHASE_IMPOSSIBLE' : 'POSSESSION_PURCHASE_IMPOSSIBLE');
  }
  const fullPrice = sumCoins(lacked.map(({ price }) => price));
  const percent = bulkPercent(tiers, saleType, lacked.length);
  return grant({
    episodes: lacked.map(({ episode }) => episode),
    leftOutCount: sold.length - lacked.length,
    fullPrice,
    percent,
    price: discountedPrice(fullPrice, percent),
  });
}
