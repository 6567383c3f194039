import type { Coins } from '../amounts.ts';
import type { PaymentPreview } from './payment-preview.ts';
import type { BulkWay, EpisodeWay, PurchaseRefusal } from './purchase-code.ts';

interface QuotedPrice extends PaymentPreview {
  readonly price: Coins;
  /** What a purchase is refused with now; null: it would be granted. */
  readonly refusal: PurchaseRefusal | null;
  /** How long it opens, in hours; null: for ever. */
  readonly hours: number | null;
}

/** One way to open an episode. */
export interface EpisodeWayQuote extends QuotedPrice {
  readonly type: EpisodeWay;
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
  readonly type: BulkWay;
  readonly episodeCount: number;
  readonly leftOutCount: number;
  readonly fullPrice: Coins;
  readonly percent: number;
  /** The single price of the episode in question; null where the offer leaves it out. */
  readonly ownPrice: Coins | null;
}
