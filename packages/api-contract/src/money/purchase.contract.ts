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

/** Body of `POST purchase`. Other fields of older clients, such as `isMobile`, are ignored. */
export const PurchaseRequestSchema = v.object({
  /** The episode. ALL_RENT and ALL_POSSESSION buy the whole series of this episode. */
  id: WholeNumberSchema,
  purchaseType: v.picklist(REQUESTED_TYPES),
  /** Ours: an idempotency key, the same request id buys only once (D40); older clients send none. */
  requestId: v.optional(v.nullable(RequestIdSchema), null),
  /** Ours: the price that the reader agreed to, in coins; at another price nothing is bought (PRICE_CHANGED). */
  expectedCoin: v.optional(v.nullable(CountSchema), null),
  /** Ours: the gift to use; without it the one that ends first. */
  giftId: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))), null),
});
export type PurchaseRequest = v.InferInput<typeof PurchaseRequestSchema>;

/** Answer of `POST purchase`. The three kinds of coins add up to `useCoin`; gold is COIN. */
export const PurchasedSchema = v.object({
  /** What was bought (section 3); a reply stored before this field existed has none. */
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
  /** Always false: nothing is bought automatically. */
  isPaymentAuto: v.boolean(),
  /** The reader had this episode before, in a rental that has ended. */
  isRepeatPurchase: v.boolean(),
  /** Ours. */
  purchaseId: IdSchema,
  /** Ours: end of the rental; null if the episode is owned. */
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
  /** 0 while free; null if it is not offered. */
  rentCoin: v.nullable(CountSchema),
  possessionCoin: v.nullable(CountSchema),
  permanentCoin: v.nullable(CountSchema),
  /** The reader has a gift with which they can rent it, or own it. */
  isRentGift: v.boolean(),
  isPossessionGift: v.boolean(),
  priceInfo: v.object({}),
});
export type EpisodePriceAnswer = v.InferOutput<typeof EpisodePriceSchema>;

/** Coins of one kind and end that an option would spend; listed in the order of spending (D12). */
const SpentPartSchema = v.object({
  kind: v.picklist(COIN_KINDS),
  coins: CountSchema,
  /** When they would end unspent; null: never. */
  expiredAt: v.nullable(TimeMsSchema),
});

const priceEntries = {
  /** What it costs now: 0 for a gift or a ticket. */
  coins: CountSchema,
  /** Coins that the reader lacks for it, including an open debt (D41). */
  missingCoins: CountSchema,
  /** The refusal that `POST purchase` would give now; null: it would succeed. */
  refusal: v.nullable(v.picklist(PURCHASE_REFUSALS)),
  /** What it would spend; empty if it costs nothing or if coins are missing. */
  spends: v.array(SpentPartSchema),
  /** The smallest exchange of points that gives the missing coins (D14); null: none are missing, or points do not suffice. */
  exchange: v.nullable(v.object({ mileage: CountSchema, bonusCoin: CountSchema })),
};

/** One option to open the episode. */
export const QuoteOptionSchema = v.object({
  purchaseType: v.picklist(EPISODE_OPTIONS),
  ...priceEntries,
  /** How long it stays open, in hours; null: forever. */
  hours: v.nullable(CountSchema),
  /** The gift of RENT_GIFT and POSSESSION_GIFT, and the end of the time in which it can be used. */
  giftId: v.nullable(v.string()),
  giftTitle: v.nullable(v.string()),
  useUntil: v.nullable(TimeMsSchema),
  /** Whether the reader took the gift; otherwise it must be taken (`POST gift`) before it is used. True for other options. */
  isReceived: v.boolean(),
  /** FREETIME: when the used ticket is refilled; null: it is ready, or this is another option. */
  readyAt: v.nullable(TimeMsSchema),
});
export type QuoteOption = v.InferOutput<typeof QuoteOptionSchema>;

/** All episodes of the series that the reader does not have and that are sold this way, bought at once (D11). */
export const BulkOfferSchema = v.object({
  purchaseType: v.picklist(BULK_OPTIONS),
  ...priceEntries,
  episodeCount: CountSchema,
  /** Number of episodes that are left out because the reader already has them. */
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

/** The cheapest option. It is only shown, never chosen for the reader. */
const CheapestSchema = v.object({
  /** READ: the reader can read it already. */
  kind: v.picklist(['READ', 'GIFT', 'FREETIME', 'RENT', 'POSSESSION', 'ALL_RENT', 'ALL_POSSESSION']),
  coins: CountSchema,
  giftId: v.nullable(v.string()),
  /** FREETIME: when the ticket is refilled; null: it is ready now. */
  readyAt: v.nullable(TimeMsSchema),
  /** 1, or how many episodes a bulk offer opens. */
  episodeCount: CountSchema,
  savedCoins: CountSchema,
});

/** Answer of `GET contents/quote/{alias}/{episodeAlias}`: what the purchase panel shows, by the rules of a purchase. */
export const PurchaseQuoteSchema = v.object({
  contentsId: IdSchema,
  contentsAlias: SeriesAliasSchema,
  contentsTitle: v.string(),
  episodeId: IdSchema,
  episodeAlias: EpisodeAliasSchema,
  episodeTitle: v.string(),
  thumbnails: v.array(EpisodeThumbnailSchema),
  /** The time for which the whole quote holds. */
  quotedAt: TimeMsSchema,
  balance: v.object({ ...CoinBalanceSchema.entries, mileage: CountSchema }),
  /** What is owed after a payment was taken back (D41); while coins are owed, none can be spent. */
  debt: v.object({ coins: CountSchema, mileage: CountSchema }),
  /** Why the reader can read it already; null: they cannot. */
  access: v.nullable(
    v.object({
      by: v.picklist(['FREE', 'POSSESSION', 'PERMANENT', 'RENT', 'FREETIME']),
      isGift: v.boolean(),
      expiredAt: v.nullable(TimeMsSchema),
    }),
  ),
  /** Free options first: ticket, gifts, rent, own. Options that are not offered are left out; blocked ones say why. */
  ways: v.array(QuoteOptionSchema),
  /** The option that is selected at first; null: none of the options can be used. */
  preselected: v.nullable(v.object({ purchaseType: v.picklist(EPISODE_OPTIONS), giftId: v.nullable(v.string()) })),
  /** Only those that open two episodes or more. */
  bulk: v.array(BulkOfferSchema),
  cheapest: v.nullable(CheapestSchema),
  /** EU: the pack with the most expensive coins, to show prices in money too. Null: not shown here, or nothing is sold. */
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
    summary: 'All options to open an episode for this reader, with their prices, and the cheapest',
    params: EpisodeParamsSchema,
    data: PurchaseQuoteSchema,
    refusals: QUOTE_REFUSALS,
    block: 'purchase',
  },
});
