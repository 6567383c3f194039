import type { Entitlement } from '../../reading/entitlement.ts';
import type { EpisodePrice } from '../../reading/episode-price.ts';
import type { SaleType } from '../../shared/enumerations.ts';
import type { RefusalCode } from '../../shared/refusal-codes.ts';
import { type Coins, coins } from '../amounts.ts';
import type { OwnedGift } from '../gift.ts';
import type { Wallet } from '../ledger/lot.ts';

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

/**
 * What `POST purchase` may be refused with, in the order in which it is checked: the episode, what the reader has of it
 * already, whether it is offered that way, the gift or ticket, the price, the coins.
 */
export const PURCHASE_REFUSALS = [
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'ADULT_ONLY_CONTENTS',
  'EXIST_LIBRARY',
  'RENT_PURCHASE_IMPOSSIBLE',
  'POSSESSION_PURCHASE_IMPOSSIBLE',
  'UN_MATCHED_RENT_SALE_TYPE',
  'UN_MATCHED_POSSESSION_SALE_TYPE',
  'NOT_FOUND_GIFT',
  'NOT_FOUND_GIFT_INFO',
  'NOT_EVENT_REMAIN_TICKET',
  'PRICE_CHANGED',
  'COIN_INSUFFICIENT',
] as const satisfies readonly RefusalCode[];
export type PurchaseRefusal = (typeof PURCHASE_REFUSALS)[number];

/** Ways to open one episode that a reader may choose from. */
export const EPISODE_OPTIONS = ['FREETIME', 'RENT_GIFT', 'POSSESSION_GIFT', 'RENT', 'POSSESSION'] as const;
export type EpisodeOption = (typeof EPISODE_OPTIONS)[number];

/** Ways to open all episodes of a series that a reader lacks. */
export const BULK_OPTIONS = ['ALL_RENT', 'ALL_POSSESSION'] as const;
export type BulkOption = (typeof BULK_OPTIONS)[number];

/** What a reader may ask for: PERMANENT is an operator's grant and not sold (D11). */
export const REQUESTED_TYPES = [...EPISODE_OPTIONS, ...BULK_OPTIONS] as const;
export type RequestedType = (typeof REQUESTED_TYPES)[number];

const HOUR_MS = 3_600_000;

/** What the wait-until-free ticket can do for an episode (D10). `readyAtMs` null: it is ready. */
export type FreetimeState =
  | { readonly isEligible: false }
  | { readonly isEligible: true; readonly readyAtMs: number | null };

/**
 * Whether a ticket opens an episode, and when. It opens any episode with a price but the newest ones of the series; samples
 * are not counted among these. A ticket is ready from its hour on.
 */
export function freetimeState(
  { freetime, episodes }: Pick<SeriesOffer, 'freetime' | 'episodes'>,
  episodeId: number,
  ticketReadyAtMs: number | null,
  nowMs: number,
): FreetimeState {
  if (freetime === null) return { isEligible: false };
  const counted = episodes.filter((episode) => isOnOffer(episode, nowMs) && !episode.isSample);
  const place = counted.findIndex((episode) => episode.episodeId === episodeId);
  const episode = counted[place];
  const isNewest = place >= counted.length - freetime.excludedNewest;
  if (episode === undefined || isNewest || episode.price.kind === 'free') return { isEligible: false };
  const isReady = ticketReadyAtMs === null || ticketReadyAtMs <= nowMs;
  return { isEligible: true, readyAtMs: isReady ? null : ticketReadyAtMs };
}

/** When a ticket that is used now is whole again. */
export function refilledAtMs({ refillHours }: { readonly refillHours: number }, usedAtMs: number): number {
  return usedAtMs + refillHours * HOUR_MS;
}
