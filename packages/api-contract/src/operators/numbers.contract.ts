import { COIN_KINDS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { filterOf, OperatorPlatformSchema, pageSize } from './operator-values.ts';

/** The longest period that is reported at once. */
export const NUMBERS_MOST_DAYS = 1_100;

/** A calendar day of the platform, as 2027-06-30. */
export const NumbersDaySchema = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), 'a day is like 2030-01-31'),
);
const OptionalDaySchema = v.optional(v.union([v.literal(''), NumbersDaySchema]), '');

const PERIOD = {
  platform: OperatorPlatformSchema,
  /** First and last day, both included; without them the last 30 days. */
  from: OptionalDaySchema,
  until: OptionalDaySchema,
};

/** Query of `GET /admin/numbers`. */
export const NumbersQuerySchema = v.object({
  ...PERIOD,
  /** Rows of days, or of months, which are named by their first day. */
  by: v.pipe(
    filterOf('rows', ['day', 'month']),
    v.transform((by) => by ?? 'day'),
  ),
});

/** How recent the numbers are. Sales and coins are of what was sealed before `ranAtMs`; reads and readers of days before `countedUntil`. */
const FRESHNESS = {
  timeZone: v.string(),
  from: NumbersDaySchema,
  until: NumbersDaySchema,
  ranAtMs: v.nullable(TimeMsSchema),
  countedUntil: v.nullable(NumbersDaySchema),
};

const SALES = {
  orders: CountSchema,
  /** In minor units: what was paid, and what went back. */
  paid: CountSchema,
  discount: CountSchema,
  coins: CountSchema,
  bonusCoins: CountSchema,
  takenBack: CountSchema,
  takenBackPaid: CountSchema,
};

/** Money by day or month and currency. */
const SalesRowSchema = v.object({ on: NumbersDaySchema, currency: v.string(), ...SALES });
/** Money of the whole period by pack and provider. */
const PackRowSchema = v.object({ productId: v.string(), provider: v.string(), currency: v.string(), ...SALES });

/**
 * Coins or points of one kind. What came less what went is the change of what readers have:
 * sold + granted + returned + moved − spent − expired − taken back − exchanged − for debts.
 */
const CoinsRowSchema = v.object({
  on: NumbersDaySchema,
  kind: v.picklist(COIN_KINDS),
  /** With an order. */
  sold: CountSchema,
  /** By a coupon, an event, an operator, an exchange. */
  granted: CountSchema,
  spent: CountSchema,
  /** By purchases that were undone. */
  returned: CountSchema,
  expired: CountSchema,
  takenBack: CountSchema,
  exchanged: CountSchema,
  /** For a debt (D41). */
  forDebts: CountSchema,
  /** With accounts, from and to other platforms: below zero, more left. */
  moved: WholeNumberSchema,
});

const ReadersRowSchema = v.object({
  on: NumbersDaySchema,
  newReaders: CountSchema,
  activeReaders: CountSchema,
  buyers: CountSchema,
  spenders: CountSchema,
  ticketReaders: CountSchema,
  reads: CountSchema,
  paidReads: CountSchema,
  /** Purchases with coins, and episodes opened by wait-until-free tickets. */
  purchases: CountSchema,
  tickets: CountSchema,
});

/** Answer of `GET /admin/numbers`. */
export const NumbersSchema = v.object({
  ...FRESHNESS,
  sales: v.array(SalesRowSchema),
  packs: v.array(PackRowSchema),
  coins: v.array(CoinsRowSchema),
  readers: v.array(ReadersRowSchema),
});
export type Numbers = v.InferOutput<typeof NumbersSchema>;

/** What a list of series is sorted by, the largest first. */
export const SERIES_NUMBERS_ORDERS = ['spent', 'spentPaid', 'purchases', 'tickets', 'reads'] as const;

/** Query of `GET /admin/numbers/series`. */
export const SeriesNumbersQuerySchema = v.object({
  ...PERIOD,
  sort: v.pipe(
    filterOf('an order', SERIES_NUMBERS_ORDERS),
    v.transform((sort) => sort ?? 'spent'),
  ),
  /** Part of a title, an alias or a publisher. */
  text: v.pipe(v.optional(v.string(), ''), v.maxLength(200, 'words to search for have at most 200 characters')),
  /** Only this series, in rows of days. */
  series: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{0,9}$/, 'a series is named by its number')),
  /** The rows after so many. */
  after: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^\d{0,7}$/, 'a page begins after `next` of the page before'),
    v.transform(Number),
  ),
  limit: pageSize(50, 200),
});

const SERIES_COUNTS = {
  /** With coins, and how many of them were undone. */
  purchases: CountSchema,
  undone: CountSchema,
  /** Coins of all kinds, and those of them that were paid for. What was undone is in `returned`. */
  spent: CountSchema,
  spentPaid: CountSchema,
  returned: CountSchema,
  tickets: CountSchema,
  gifts: CountSchema,
  reads: CountSchema,
  paidReads: CountSchema,
};

/** Answer of `GET /admin/numbers/series`. */
export const SeriesNumbersSchema = v.object({
  ...FRESHNESS,
  /** By series, the largest first. Title and publisher are null for a series that is gone. */
  rows: v.array(
    v.object({
      seriesId: CountSchema,
      title: v.nullable(v.string()),
      publisher: v.nullable(v.string()),
      ...SERIES_COUNTS,
    }),
  ),
  next: v.nullable(v.string()),
  /** Of the one series that was asked for; else empty. */
  days: v.array(v.object({ on: NumbersDaySchema, ...SERIES_COUNTS })),
});
export type SeriesNumbers = v.InferOutput<typeof SeriesNumbersSchema>;

/** Query of `GET /admin/numbers/retention`. */
export const RetentionQuerySchema = v.object(PERIOD);

/** Answer of `GET /admin/numbers/retention`: the weeks in which readers came, the newest first. */
export const RetentionSchema = v.object({
  ...FRESHNESS,
  cohorts: v.array(
    v.object({
      /** The Monday of the week. */
      cohortOn: NumbersDaySchema,
      newReaders: CountSchema,
      /** How many of them read in each week after it. */
      weeks: v.array(v.object({ weekNo: IdSchema, readers: CountSchema })),
    }),
  ),
});
export type Retention = v.InferOutput<typeof RetentionSchema>;

const NUMBERS_TABLES = ['sales', 'packs', 'coins', 'readers', 'series', 'retention'] as const;

/** Query of `GET /admin/numbers/export`: the tables of the pages as CSV. */
export const NumbersExportQuerySchema = v.object({
  ...NumbersQuerySchema.entries,
  table: v.picklist(NUMBERS_TABLES, `a table is ${NUMBERS_TABLES.join(', ')}`),
  /** Of `series`: this one by day. */
  series: SeriesNumbersQuerySchema.entries.series,
});
