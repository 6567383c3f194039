import type { Entitlement } from '../../reading/entitlement.ts';
import type { EpisodePrice } from '../../reading/episode-price.ts';
import type { SaleType } from '../../shared/enumerations.ts';
import { type Coins, coins } from '../amounts.ts';
import type { Wallet } from '../ledger/lot.ts';
import type { OwnedGift } from './gift-use.ts';

/** An episode as it is offered on a platform now. */
export interface EpisodeOffer {
  readonly episodeId: number;
  /** Series and episode are on the platform, visible, not removed, and the reader sees works of that kind. */
  readonly isShown: boolean;
  /** Opening time: the later of series and episode. */
  readonly openedAtMs: number;
  readonly isSample: boolean;
  readonly price: EpisodePrice;
}

/** Percent off for who buys at least so many episodes of a series at once (D11). */
export interface BulkTier {
  readonly saleType: SaleType;
  readonly minimumEpisodes: number;
  readonly percent: number;
}

/** D10: the wait-until-free ticket of a series. */
export interface FreetimeTerms {
  readonly refillHours: number;
  /** The newest episodes, which it does not open. */
  readonly excludedNewest: number;
  readonly openHours: number;
}

/** What a series offers on a platform now. */
export interface SeriesOffer {
  readonly isAdult: boolean;
  readonly rentalHours: number;
  /** Null where platform or series have no such ticket. */
  readonly freetime: FreetimeTerms | null;
  readonly tiers: readonly BulkTier[];
  /** In the order of the series. */
  readonly episodes: readonly EpisodeOffer[];
  /** D11: an active rental does not block buying. */
  readonly allowUpgradeFromRent: boolean;
}

/** An entitlement and the episode that it opens. */
export interface HeldEntitlement extends Entitlement {
  readonly episodeId: number;
}

/** What a decision needs to know of the reader, as it was loaded under the wallet's lock. */
export interface PurchasingReader {
  readonly seesAdult: boolean;
  /** The account moves to another platform, or has moved (D34): its tickets and gifts are gone, as its coins are. */
  readonly isClosed: boolean;
  readonly wallet: Wallet;
  /** Those of the episodes in question, ended ones included. */
  readonly entitlements: readonly HeldEntitlement[];
  /** When the used ticket of the series is whole again; null: it was never used. */
  readonly ticketReadyAtMs: number | null;
  /** The gifts that the reader took. */
  readonly gifts: readonly OwnedGift[];
}

/** The single price of an episode in one way; null where it is not offered so, or free. */
export function singlePrice({ price }: Pick<EpisodeOffer, 'price'>, saleType: SaleType): Coins | null {
  if (price.kind === 'free') return null;
  const amount = saleType === 'RENT' ? price.rentCoin : price.possessionCoin;
  return amount === null ? null : coins(amount);
}

/** Whether readers can open it now if they pay or are given it. */
export function isOnOffer({ isShown, openedAtMs }: EpisodeOffer, nowMs: number): boolean {
  return isShown && openedAtMs <= nowMs;
}
