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
  /** Series and episode are on the platform, visible and not removed, and the reader sees works of this kind. */
  readonly isShown: boolean;
  /** Opening time: the later of series and episode. */
  readonly openedAtMs: number;
  readonly isSample: boolean;
  readonly price: EpisodePrice;
}

/** The discount for buying at least `minimumEpisodes` episodes of a series at once (D11). */
export interface BulkTier {
  readonly saleType: SaleType;
  readonly minimumEpisodes: number;
  readonly percent: number;
}

/** D10: the wait-until-free ticket of a series. */
export interface FreetimeTerms {
  readonly refillHours: number;
  /** How many of the newest episodes it does not open. */
  readonly excludedNewest: number;
  readonly openHours: number;
}

/** What a series offers on a platform now. */
export interface SeriesOffer {
  readonly isAdult: boolean;
  readonly rentalHours: number;
  /** Null if the platform or the series has no such ticket. */
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

/** What a decision needs to know about the reader, loaded while the wallet is locked. */
export interface PurchasingReader {
  readonly seesAdult: boolean;
  /** The account is moving to another platform, or has moved (D34): it can use no tickets, gifts or coins. */
  readonly isClosed: boolean;
  readonly wallet: Wallet;
  /** The entitlements to the episodes in question, including ended ones. */
  readonly entitlements: readonly HeldEntitlement[];
  /** When the used ticket of the series is refilled; null: it was never used. */
  readonly ticketReadyAtMs: number | null;
  /** The gifts that the reader took. */
  readonly gifts: readonly OwnedGift[];
}

/** The price of a single episode; null if it is not sold this way, or is free. */
export function singlePrice({ price }: Pick<EpisodeOffer, 'price'>, saleType: SaleType): Coins | null {
  if (price.kind === 'free') return null;
  const amount = saleType === 'RENT' ? price.rentCoin : price.possessionCoin;
  return amount === null ? null : coins(amount);
}

/** Whether readers can open it now, by payment or as a gift. */
export function isOnOffer({ isShown, openedAtMs }: EpisodeOffer, nowMs: number): boolean {
  return isShown && openedAtMs <= nowMs;
}

/**
 * The refusals of `POST purchase`, in the order of the checks: the episode, what the reader already has of it, whether it is
 * offered this way, the gift or ticket, the price, the coins.
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

/** Ways to open all episodes of a series that a reader does not have. */
export const BULK_OPTIONS = ['ALL_RENT', 'ALL_POSSESSION'] as const;
export type BulkOption = (typeof BULK_OPTIONS)[number];

/** What a reader may ask for: PERMANENT is an operator's grant and not sold (D11). */
export const REQUESTED_TYPES = [...EPISODE_OPTIONS, ...BULK_OPTIONS] as const;
export type RequestedType = (typeof REQUESTED_TYPES)[number];

const HOUR_MS = 3_600_000;

/** Whether the wait-until-free ticket can open an episode, and when (D10). `readyAtMs` null: it is ready. */
export type FreetimeState =
  | { readonly isEligible: false }
  | { readonly isEligible: true; readonly readyAtMs: number | null };

/**
 * Whether a ticket opens an episode, and when. It opens any episode that has a price, except the newest ones of the series;
 * samples do not count among the newest. At `ticketReadyAtMs` the ticket is ready.
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

/** When a ticket that is used at `usedAtMs` is refilled. */
export function refilledAtMs({ refillHours }: { readonly refillHours: number }, usedAtMs: number): number {
  return usedAtMs + refillHours * HOUR_MS;
}
