import {
  CLIENT_PLATFORMS,
  COUPON_TYPES,
  EVENT_AUDIENCES,
  EVENT_KINDS,
  EVENT_REWARD_KINDS,
  EVENT_TICKET_MODES,
  GIFT_TARGETS,
  GIFT_TYPES,
  ROULETTE_AUDIENCES,
  ROULETTE_PRIZE_KINDS,
} from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { EntryQuerySchema, entryRows, MomentTextSchema, NamedSeriesSchema, textsOf } from './entry.contract.ts';
import { filterOf, OperatorPlatformSchema, ReasonSchema } from './operator-values.ts';

const OrNoneSchema = v.nullable(CountSchema);
const offered = { platform: v.string(), key: v.string() } as const;

const CoinProductEntrySchema = v.object({
  ...offered,
  title: v.string(),
  /** In minor units of the currency. */
  price: CountSchema,
  coins: CountSchema,
  bonusCoins: CountSchema,
  mileage: CountSchema,
  isFirstPurchaseOnly: v.boolean(),
  stock: OrNoneSchema,
  perUserLimit: OrNoneSchema,
  isVisible: v.boolean(),
  startAt: v.nullable(MomentTextSchema),
  endAt: v.nullable(MomentTextSchema),
  position: CountSchema,
  appleProductId: v.nullable(v.string()),
  googleProductId: v.nullable(v.string()),
});
export type CoinProductEntry = v.InferOutput<typeof CoinProductEntrySchema>;

/** Answer of `GET /admin/products`: in the order of the shop. */
export const CoinProductRowsSchema = entryRows(CoinProductEntrySchema, {
  currency: v.string(),
  /** Sold, or held by an order that may still be paid. */
  takenCount: CountSchema,
});
export type CoinProductRow = v.InferOutput<typeof CoinProductRowsSchema>['rows'][number];

const CouponEntrySchema = v.object({
  ...offered,
  title: v.string(),
  type: v.picklist(COUPON_TYPES),
  code: v.nullable(v.string()),
  percent: OrNoneSchema,
  amount: OrNoneSchema,
  minimumAmount: CountSchema,
  value: OrNoneSchema,
  clients: v.array(v.picklist(CLIENT_PLATFORMS)),
  startAt: MomentTextSchema,
  endAt: MomentTextSchema,
  totalLimit: OrNoneSchema,
  perUserLimit: CountSchema,
  isEvent: v.boolean(),
});
export type CouponEntry = v.InferOutput<typeof CouponEntrySchema>;

/** Query of `GET /admin/coupons`, and of its table. */
export const CouponListQuerySchema = v.object({ ...EntryQuerySchema.entries, type: filterOf('a kind', COUPON_TYPES) });

/** Answer of `GET /admin/coupons`: the newest first. */
export const CouponRowsSchema = entryRows(CouponEntrySchema, {
  /** Given out, and of those used by readers who are still there. */
  issuedCount: CountSchema,
  usedCount: CountSchema,
});
export type CouponRow = v.InferOutput<typeof CouponRowsSchema>['rows'][number];

/** At most so many codes are made at once. */
export const CODES_AT_ONCE = 500;

/** Body of `POST /admin/coupons/codes`: coupons that are alike, each with a key and a code of its own. */
export const CouponCodesDraftSchema = v.object({
  platform: OperatorPlatformSchema,
  /** A coupon of an apply document; its key is the beginning of theirs, and its code the beginning of their codes. */
  coupon: v.record(v.string(), v.unknown()),
  count: v.pipe(
    v.number(),
    v.integer('a number of codes is a whole number'),
    v.minValue(1, 'make at least one code'),
    v.maxValue(CODES_AT_ONCE, `make at most ${CODES_AT_ONCE} codes at once`),
  ),
  reason: ReasonSchema,
});

const GiftEntrySchema = v.object({
  ...offered,
  title: v.string(),
  type: v.picklist(GIFT_TYPES),
  /** Null: for any series. */
  series: v.nullable(v.number()),
  episodes: CountSchema,
  target: v.picklist(GIFT_TARGETS),
  startAt: MomentTextSchema,
  receiveUntil: MomentTextSchema,
  useUntil: MomentTextSchema,
});
export type GiftEntry = v.InferOutput<typeof GiftEntrySchema>;

/** Query of `GET /admin/gifts`. */
export const GiftListQuerySchema = v.object({ ...EntryQuerySchema.entries, type: filterOf('a kind', GIFT_TYPES) });

/** Answer of `GET /admin/gifts`: the newest first. */
export const GiftRowsSchema = entryRows(GiftEntrySchema, {
  of: v.nullable(NamedSeriesSchema),
  /** Of a gift for named readers: how many may take it. */
  namedCount: CountSchema,
  takenCount: CountSchema,
  /** Tickets that were used. */
  usedCount: CountSchema,
});
export type GiftRow = v.InferOutput<typeof GiftRowsSchema>['rows'][number];

/** Query of `GET /admin/events`. */
export const EventListQuerySchema = v.object({ ...EntryQuerySchema.entries, kind: filterOf('a kind', EVENT_KINDS) });

const EventEntrySchema = v.object({
  ...offered,
  kind: v.picklist(EVENT_KINDS),
  audience: v.picklist(EVENT_AUDIENCES),
  startAt: MomentTextSchema,
  endAt: MomentTextSchema,
  position: CountSchema,
  isVisible: v.boolean(),
  picture: v.nullable(v.string()),
  series: v.array(v.number()),
  coupon: v.nullable(v.string()),
  tickets: v.nullable(
    v.object({
      mode: v.picklist(EVENT_TICKET_MODES),
      total: CountSchema,
      winners: OrNoneSchema,
      needsAddress: v.boolean(),
    }),
  ),
  rewards: v.array(v.object({ at: CountSchema, kind: v.picklist(EVENT_REWARD_KINDS), amount: CountSchema })),
  texts: textsOf({ title: v.string(), line: v.string(), body: v.string() }),
});
export type EventEntry = v.InferOutput<typeof EventEntrySchema>;

/** Answer of `GET /admin/events`: the newest first. */
export const EventRowsSchema = entryRows(EventEntrySchema, {
  of: v.array(NamedSeriesSchema),
  /** Tickets taken; for an attendance check 0. */
  takenCount: CountSchema,
  drawnAtMs: v.nullable(TimeMsSchema),
  /** Whether its tickets can be drawn now. */
  canBeDrawn: v.boolean(),
  /** Of an attendance check: readers who have stamps, and their stamps. */
  stampedReaders: CountSchema,
  stamps: CountSchema,
  /** Rewards given. */
  givenCount: CountSchema,
});
export type EventRow = v.InferOutput<typeof EventRowsSchema>['rows'][number];

/** Body of `POST /admin/events/addresses`. */
export const PrizeAddressesSchema = v.strictObject({
  platform: OperatorPlatformSchema,
  event: v.pipe(v.string(), v.minLength(1, 'name an event'), v.maxLength(40)),
  reason: ReasonSchema,
});

const RouletteEntrySchema = v.object({
  ...offered,
  title: v.string(),
  audience: v.picklist(ROULETTE_AUDIENCES),
  startAt: MomentTextSchema,
  endAt: MomentTextSchema,
  prizes: v.array(
    v.object({
      kind: v.picklist(ROULETTE_PRIZE_KINDS),
      amount: CountSchema,
      weight: CountSchema,
      stock: OrNoneSchema,
    }),
  ),
});
export type RouletteEntry = v.InferOutput<typeof RouletteEntrySchema>;

/** Answer of `GET /admin/roulettes`: the newest first. */
export const RouletteRowsSchema = entryRows(RouletteEntrySchema, {
  /** How often each prize was won, in the order of the entry. */
  won: v.array(CountSchema),
});
export type RouletteRow = v.InferOutput<typeof RouletteRowsSchema>['rows'][number];
