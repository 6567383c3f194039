import {
  BULK_OPTIONS,
  COIN_KINDS,
  EPISODE_OPTIONS,
  PRODUCT_TYPES,
  PURCHASE_REFUSALS,
  REQUESTED_TYPES,
  SALE_TYPES,
} from '@longstrip/core';
import * as v from 'valibot';
import { EpisodeThumbnailSchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import {
  CountSchema,
  EpisodeAliasSchema,
  EpisodeParamsSchema,
  IdSchema,
  SeriesAliasSchema,
  TimeMsSchema,
  WholeNumberSchema,
} from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';

const CoinBalanceSchema = v.object({ coin: CountSchema, bonusCoin: CountSchema, freeCoin: CountSchema });

/** Body of `POST purchase`; what older clients send beside it, such as `isMobile`, is not read. */
export const PurchaseRequestSchema = v.object({
  /** The episode. ALL_RENT and ALL_POSSESSION buy the whole series that it is in. */
  id: WholeNumberSchema,
  purchaseType: v.picklist(REQUESTED_TYPES),
  /** Ours: the same request id buys once (D40); older clients send none. */
  requestId: v.optional(v.nullable(RequestIdSchema), null),
  /** Ours: the price that the reader agreed to, in coins; at another one nothing is bought (PRICE_CHANGED). */
  expectedCoin: v.optional(v.nullable(CountSchema), null),
  /** Ours: the gift to use; without it the one that ends first. */
  giftId: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))), null),
});
export type PurchaseRequest = v.InferInput<typeof PurchaseRequestSchema>;

/** Answer of `POST purchase`. The three kinds of coins add up to `useCoin`; gold is COIN. */
export const PurchasedSchema = v.object({
  /** What was bought (section 3); a reply that was kept before it was told has none. */
  productType: v.optional(v.picklist(PRODUCT_TYPES), 'EPISODE'),
  purchaseType: v.picklist(REQUESTED_TYPES),
  contentsAlias: SeriesAliasSchema,
  episodeAlias: EpisodeAliasSchema,
  useCoin: CountSchema,
  useGoldCoin: CountSchema,
  useBonusCoin: CountSchema,
  useFreeCoin: CountSchema,
  createdAt: TimeMsSchema,
  /** Episodes that it opened. */
  episodeCount: CountSchema,
  /** Always false: nothing is bought without being asked for. */
  isPaymentAuto: v.boolean(),
  /** The reader had this episode before, in a rental that has ended. */
  isRepeatPurchase: v.boolean(),
  /** Ours. */
  purchaseId: IdSchema,
  /** Ours: end of the rental; null for what is owned. */
  rentExpiredAt: v.nullable(TimeMsSchema),
  /** Ours: what the reader has left. */
  balance: CoinBalanceSchema,
});
export type Purchased = v.InferOutput<typeof PurchasedSchema>;

/** Query of `GET contents/price`. */
export const EpisodePriceQuerySchema = v.object({ purchaseType: v.optional(v.picklist(SALE_TYPES), 'RENT') });

/** Answer of `GET contents/price/{alias}/{episodeAlias}`. */
export const EpisodePriceSchema = v.object({
  contentsId: IdSchema,
  episodeId: IdSchema,
  contentsAlias: SeriesAliasSchema,
  episodeAlias: EpisodeAliasSchema,
  contentsTitle: v.string(),
  episodeTitle: v.string(),
  purchaseType: v.picklist(SALE_TYPES),
  /** The reader can read it already: there is nothing to buy. */
  isAvailable: v.boolean(),
  coinKind: v.literal('COIN'),
  /** 0 while free; null where it is not offered. */
  rentCoin: v.nullable(CountSchema),
  possessionCoin: v.nullable(CountSchema),
  permanentCoin: v.nullable(CountSchema),
  /** The reader has a gift that rents it, or that makes it theirs. */
  isRentGift: v.boolean(),
  isPossessionGift: v.boolean(),
  priceInfo: v.object({}),
});
export type EpisodePriceAnswer = v.InferOutput<typeof EpisodePriceSchema>;

/** Coins of one kind and end that a way would spend, in the order in which they go (D12). */
const SpentPartSchema = v.object({
  kind: v.picklist(COIN_KINDS),
  coins: CountSchema,
  /** When they would end unspent; null: never. */
  expiredAt: v.nullable(TimeMsSchema),
});

const priceEntries = {
  /** What it costs now: 0 for a gift or a ticket. */
  coins: CountSchema,
  /** Coins that the reader lacks for it, an open debt included (D41). */
  missingCoins: CountSchema,
  /** What `POST purchase` would refuse it with now; null: it can be had. */
  refusal: v.nullable(v.picklist(PURCHASE_REFUSALS)),
  /** What it would spend; empty where it costs nothing or coins are missing. */
  spends: v.array(SpentPartSchema),
  /** The smallest exchange of points that closes the gap (D14); null: none is missing, or points do not suffice. */
  exchange: v.nullable(v.object({ mileage: CountSchema, bonusCoin: CountSchema })),
};

/** One way to open the episode. */
export const QuoteOptionSchema = v.object({
  purchaseType: v.picklist(EPISODE_OPTIONS),
  ...priceEntries,
  /** How long it stays open; null: for ever. */
  hours: v.nullable(CountSchema),
  /** The gift of RENT_GIFT and POSSESSION_GIFT, and the end of the time in which it can be used. */
  giftId: v.nullable(v.string()),
  giftTitle: v.nullable(v.string()),
  useUntil: v.nullable(TimeMsSchema),
  /** Whether the reader took the gift; one that is not taken is taken first (`POST gift`), then used. True of other ways. */
  isReceived: v.boolean(),
  /** FREETIME: when the used ticket is whole again; null: it is ready, and for other ways. */
  readyAt: v.nullable(TimeMsSchema),
});
export type QuoteOption = v.InferOutput<typeof QuoteOptionSchema>;

/** All episodes of the series that the reader lacks and that are sold this way, at once (D11). */
export const BulkOfferSchema = v.object({
  purchaseType: v.picklist(BULK_OPTIONS),
  ...priceEntries,
  /** Episodes that it opens. */
  episodeCount: CountSchema,
  /** Episodes that the reader has already, and that are left out. */
  leftOutCount: CountSchema,
  /** The sum of the single prices. */
  fullCoins: CountSchema,
  /** Discount in percent; the price is rounded down to whole coins. */
  percent: CountSchema,
  /** What it saves: `fullCoins - coins`. */
  savedCoins: CountSchema,
  hours: v.nullable(CountSchema),
});
export type BulkOffer = v.InferOutput<typeof BulkOfferSchema>;

/** What costs the least. It is shown, and never chosen for the reader. */
const CheapestSchema = v.object({
  /** READ: the reader can read it already. */
  kind: v.picklist(['READ', 'GIFT', 'FREETIME', 'RENT', 'POSSESSION', 'ALL_RENT', 'ALL_POSSESSION']),
  coins: CountSchema,
  giftId: v.nullable(v.string()),
  /** FREETIME: when the ticket is whole again; null: now. */
  readyAt: v.nullable(TimeMsSchema),
  /** 1, or how many episodes a bulk offer opens. */
  episodeCount: CountSchema,
  savedCoins: CountSchema,
});

/** Answer of `GET contents/quote/{alias}/{episodeAlias}`: what the purchase panel shows, by the rules that decide. */
export const PurchaseQuoteSchema = v.object({
  contentsId: IdSchema,
  contentsAlias: SeriesAliasSchema,
  contentsTitle: v.string(),
  episodeId: IdSchema,
  episodeAlias: EpisodeAliasSchema,
  episodeTitle: v.string(),
  thumbnails: v.array(EpisodeThumbnailSchema),
  /** The time that all of it is true of. */
  quotedAt: TimeMsSchema,
  balance: v.object({ ...CoinBalanceSchema.entries, mileage: CountSchema }),
  /** What is owed after a payment was taken back (D41); while coins are owed, none are spent. */
  debt: v.object({ coins: CountSchema, mileage: CountSchema }),
  /** Why the reader can read it already; null: they cannot. */
  access: v.nullable(
    v.object({
      by: v.picklist(['FREE', 'POSSESSION', 'PERMANENT', 'RENT', 'FREETIME']),
      isGift: v.boolean(),
      expiredAt: v.nullable(TimeMsSchema),
    }),
  ),
  /** Free ones first: ticket, gifts, rent, own. Those that are not offered are left out; those that are blocked say why. */
  ways: v.array(QuoteOptionSchema),
  /** The way that is chosen at first; null: none can be had for being offered. */
  preselected: v.nullable(v.object({ purchaseType: v.picklist(EPISODE_OPTIONS), giftId: v.nullable(v.string()) })),
  /** Only those that open two episodes or more. */
  bulk: v.array(BulkOfferSchema),
  cheapest: v.nullable(CheapestSchema),
  /** EU: the pack with the dearest coins, by which prices stand in money, too. Null: they do not here, or nothing is sold. */
  dearestPack: v.nullable(v.object({ priceMinorUnits: CountSchema, coins: CountSchema, bonusCoins: CountSchema })),
});
export type PurchaseQuote = v.InferOutput<typeof PurchaseQuoteSchema>;

const QUOTE_REFUSALS = [
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'ADULT_ONLY_CONTENTS',
  'NOT_LOGIN_USER',
  'NOT_FOUND_ACCESS_TOKEN',
] as const;

export const PURCHASE_CALLS = defineCalls({
  purchase: {
    method: 'POST',
    path: '/purchase',
    home: 'v1',
    access: 'bearer',
    summary: 'Opens an episode, or all of its series, for coins, with a gift or with the wait-until-free ticket',
    body: PurchaseRequestSchema,
    data: PurchasedSchema,
    successStatus: 201,
    refusals: PURCHASE_REFUSALS,
    block: 'purchase',
  },
  episodePrice: {
    method: 'GET',
    path: '/contents/price/{alias}/{episodeAlias}',
    home: 'v2',
    access: 'bearer',
    summary: 'What an episode costs, and whether the reader can read it already',
    params: EpisodeParamsSchema,
    query: EpisodePriceQuerySchema,
    data: EpisodePriceSchema,
    refusals: QUOTE_REFUSALS,
    block: 'purchase',
  },
  purchaseQuote: {
    method: 'GET',
    path: '/contents/quote/{alias}/{episodeAlias}',
    home: 'v2',
    access: 'bearer',
    summary: 'All ways to open an episode for this reader, with their prices, and the cheapest',
    params: EpisodeParamsSchema,
    data: PurchaseQuoteSchema,
    refusals: QUOTE_REFUSALS,
    block: 'purchase',
  },
});
