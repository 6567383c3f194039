import * as v from 'valibot';
import { CountSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { NumbersDaySchema } from './numbers.contract.ts';
import { OperatorPlatformSchema } from './operator-values.ts';

/** The longest period on whose purchases a promotion is tried. */
export const PROMOTION_MOST_DAYS = 92;
/** So many series are tried at once at most. */
export const PROMOTION_MOST_SERIES = 200;

const DayOrNoneSchema = v.optional(v.union([v.literal(''), NumbersDaySchema]), '');

/** Body of `POST /admin/promotions/try`. */
export const PromotionTrySchema = v.strictObject({
  platform: OperatorPlatformSchema,
  /** A document as `adminApply` takes it, with series, packs or one coupon of this platform. It is not applied. */
  document: v.unknown(),
  /** First and last day, both included; without them the last month that has ended. */
  from: DayOrNoneSchema,
  until: DayOrNoneSchema,
});
export type PromotionTry = v.InferOutput<typeof PromotionTrySchema>;

const PROMOTION_TABLES = ['series', 'packs'] as const;

/** Body of `POST /admin/promotions/table`. */
export const PromotionTableSchema = v.strictObject({
  ...PromotionTrySchema.entries,
  table: v.picklist(PROMOTION_TABLES, `a table is ${PROMOTION_TABLES.join(', ')}`),
});
export type PromotionTable = v.InferOutput<typeof PromotionTableSchema>;

const TriedSeriesSchema = v.object({
  seriesId: CountSchema,
  title: v.string(),
  /** With coins, without those that were undone. */
  purchases: CountSchema,
  /** They would have cost something else, or would not have been sold. */
  touched: CountSchema,
  notSold: CountSchema,
  /** Rentals that a wait-until-free ticket would have opened, if it were used whenever it is ready. */
  byTicket: CountSchema,
  /** Today’s price is another one than was paid. */
  changedSince: CountSchema,
  /** In coins: what was paid, at today’s prices, and with what is tried. */
  paid: CountSchema,
  now: CountSchema,
  tried: CountSchema,
  /**
   * What the series’ publisher gets by contract, in minor units, and in proportion with what is tried. Null for who may not see shares.
   */
  shares: v.nullable(v.array(v.object({ currency: v.string(), share: WholeNumberSchema, tried: WholeNumberSchema }))),
});

const TriedPackSchema = v.object({
  productId: v.string(),
  currency: v.string(),
  /** Paid ones, without those whose money went back. */
  orders: CountSchema,
  touched: CountSchema,
  notSold: CountSchema,
  /** In minor units. */
  paid: CountSchema,
  tried: CountSchema,
  coins: CountSchema,
  triedCoins: CountSchema,
  bonusCoins: CountSchema,
  triedBonusCoins: CountSchema,
  mileage: CountSchema,
  triedMileage: CountSchema,
});

/** Answer of `POST /admin/promotions/try`: sums, of no single reader. */
export const PromotionTriedSchema = v.object({
  timeZone: v.string(),
  from: NumbersDaySchema,
  until: NumbersDaySchema,
  /** Of each series that the document names, the most coins first. */
  series: v.array(TriedSeriesSchema),
  /** Of each pack that was sold, if the document has packs or a coupon. */
  packs: v.array(TriedPackSchema),
});
export type PromotionTried = v.InferOutput<typeof PromotionTriedSchema>;
