import type { Coins } from '../amounts.ts';
import type { BulkOption, EpisodeOption, PurchaseRefusal } from './offer.ts';
import type { PaymentPreview } from './payment-preview.ts';

/** What costs the least (READ: nothing has to be got). Shown, and never chosen for the reader. */
export type CheapestOption =
  | { readonly kind: 'READ' }
  | { readonly kind: 'FREETIME'; readonly readyAtMs: number | null }
  | { readonly kind: 'GIFT'; readonly way: EpisodeOptionQuote }
  | { readonly kind: 'RENT' | 'POSSESSION'; readonly way: EpisodeOptionQuote }
  | { readonly kind: 'ALL_RENT' | 'ALL_POSSESSION'; readonly offer: BulkOffer };

interface PaidOption {
  readonly cheapest: CheapestOption;
  /** What this episode costs, as a fraction. */
  readonly coins: number;
  readonly of: number;
}

/**
 * The cheapest way to read an episode: at once and free, a ready ticket, a gift, a ticket in some hours, and then what costs
 * the fewest coins. Of a bulk offer the episode's share counts, and only where it saves something. At the same price owning
 * comes before renting, and one episode before many. Whether the reader has the coins does not matter.
 */
export function cheapestOption(
  ways: readonly EpisodeOptionQuote[],
  bulk: readonly BulkOffer[],
  isReadable: boolean,
): CheapestOption | null {
  if (isReadable) return { kind: 'READ' };
  const waiting = ways.find(({ type }) => type === 'FREETIME');
  if (waiting?.refusal === null) return { kind: 'FREETIME', readyAtMs: null };
  const gift = ways.find(({ giftId, refusal }) => giftId !== null && refusal === null);
  if (gift !== undefined) return { kind: 'GIFT', way: gift };
  if (waiting?.readyAtMs !== undefined && waiting.readyAtMs !== null) {
    return { kind: 'FREETIME', readyAtMs: waiting.readyAtMs };
  }
  return paidOptions(ways, bulk).toSorted(comparePaidOptions)[0]?.cheapest ?? null;
}

/** In the order in which they are preferred at the same price. */
function paidOptions(ways: readonly EpisodeOptionQuote[], bulk: readonly BulkOffer[]): PaidOption[] {
  const singles = (['POSSESSION', 'RENT'] as const).flatMap((type): PaidOption[] => {
    const way = ways.find((each) => each.type === type && isPayable(each));
    return way === undefined ? [] : [{ cheapest: { kind: type, way }, coins: way.price, of: 1 }];
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
  /** What a purchase is refused with now; null: it would be granted. */
  readonly refusal: PurchaseRefusal | null;
  /** How long it opens, in hours; null: for ever. */
  readonly hours: number | null;
}

/** One way to open an episode. */
export interface EpisodeOptionQuote extends QuotedPrice {
  readonly type: EpisodeOption;
  /** Of a gift. */
  readonly giftId: string | null;
  readonly useUntilMs: number | null;
  /** The reader took the gift; true of other ways. */
  readonly isReceived: boolean;
  /** When the used ticket is whole again; null: it is ready, and for other ways. */
  readonly readyAtMs: number | null;
}

/** All episodes of a series at once. */
export interface BulkOffer extends QuotedPrice {
  readonly type: BulkOption;
  readonly episodeCount: number;
  readonly leftOutCount: number;
  readonly fullPrice: Coins;
  readonly percent: number;
  /** The single price of the episode in question; null where the offer leaves it out. */
  readonly ownPrice: Coins | null;
}
