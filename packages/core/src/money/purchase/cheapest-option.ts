import type { Coins } from '../amounts.ts';
import type { BulkOption, EpisodeOption, PurchaseRefusal } from './offer.ts';
import type { PaymentPreview } from './payment-preview.ts';

/** The cheapest option (READ: the reader can read already). It is only shown, never chosen for the reader. */
export type CheapestOption =
  | { readonly kind: 'READ' }
  | { readonly kind: 'FREETIME'; readonly readyAtMs: number | null }
  | { readonly kind: 'GIFT'; readonly option: EpisodeOptionQuote }
  | { readonly kind: 'RENT' | 'POSSESSION'; readonly option: EpisodeOptionQuote }
  | { readonly kind: 'ALL_RENT' | 'ALL_POSSESSION'; readonly offer: BulkOffer };

interface PaidOption {
  readonly cheapest: CheapestOption;
  /** The price of this episode as the fraction `coins / of`. */
  readonly coins: number;
  readonly of: number;
}

/**
 * The cheapest option to read an episode. The order is: readable already, a ready ticket, a gift, a ticket in some hours,
 * then the lowest price in coins. For a bulk offer the episode's share of the price counts, and only if the offer saves
 * something. At the same price owning comes before renting, and one episode before many. It does not matter whether the
 * reader has the coins.
 */
export function cheapestOption(
  options: readonly EpisodeOptionQuote[],
  bulk: readonly BulkOffer[],
  isReadable: boolean,
): CheapestOption | null {
  if (isReadable) return { kind: 'READ' };
  const waiting = options.find(({ type }) => type === 'FREETIME');
  if (waiting?.refusal === null) return { kind: 'FREETIME', readyAtMs: null };
  const gift = options.find(({ giftId, refusal }) => giftId !== null && refusal === null);
  if (gift !== undefined) return { kind: 'GIFT', option: gift };
  if (waiting?.readyAtMs !== undefined && waiting.readyAtMs !== null) {
    return { kind: 'FREETIME', readyAtMs: waiting.readyAtMs };
  }
  return paidOptions(options, bulk).toSorted(comparePaidOptions)[0]?.cheapest ?? null;
}

/** In the order in which they are preferred at the same price. */
function paidOptions(options: readonly EpisodeOptionQuote[], bulk: readonly BulkOffer[]): PaidOption[] {
  const singles = (['POSSESSION', 'RENT'] as const).flatMap((type): PaidOption[] => {
    const option = options.find((each) => each.type === type && isPayable(each));
    return option === undefined ? [] : [{ cheapest: { kind: type, option }, coins: option.price, of: 1 }];
  });
  const offers = (['ALL_POSSESSION', 'ALL_RENT'] as const).flatMap((type): PaidOption[] => {
    const offer = bulk.find((each) => each.type === type && isPayable(each));
    if (offer === undefined || offer.price >= offer.fullPrice || offer.ownPrice === null) return [];
    return [{ cheapest: { kind: type, offer }, coins: offer.ownPrice * offer.price, of: offer.fullPrice }];
  });
  return [...singles, ...offers];
}

function isPayable({ refusal }: Pick<EpisodeOptionQuote, 'refusal'>): boolean {
  return refusal === null || refusal === 'COIN_INSUFFICIENT';
}

function comparePaidOptions(one: PaidOption, other: PaidOption): number {
  return one.coins * other.of - other.coins * one.of;
}

interface QuotedPrice extends PaymentPreview {
  readonly price: Coins;
  /** The refusal that a purchase would get now; null: it would succeed. */
  readonly refusal: PurchaseRefusal | null;
  /** How long the episode stays open, in hours; null: forever. */
  readonly hours: number | null;
}

/** One option to open an episode. */
export interface EpisodeOptionQuote extends QuotedPrice {
  readonly type: EpisodeOption;
  /** Of a gift. */
  readonly giftId: string | null;
  readonly useUntilMs: number | null;
  /** Whether the reader took the gift; true for other options. */
  readonly isReceived: boolean;
  /** When the used ticket is refilled; null: it is ready, or this is another option. */
  readonly readyAtMs: number | null;
}

/** All episodes of a series at once. */
export interface BulkOffer extends QuotedPrice {
  readonly type: BulkOption;
  readonly episodeCount: number;
  readonly leftOutCount: number;
  readonly fullPrice: Coins;
  readonly percent: number;
  /** The single price of the episode that the quote is for; null if the offer leaves it out. */
  readonly ownPrice: Coins | null;
}
