import { COIN_KINDS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { NumbersDaySchema } from './numbers.contract.ts';
import { OperatorPlatformSchema } from './operator-values.ts';

/** Query of `GET /admin/books/unused`. */
export const UnusedBalanceQuerySchema = v.object({ platform: OperatorPlatformSchema });

/** What readers had left at the end of a day, by kind and by the month in which they got it. */
const UnusedRowSchema = v.object({
  kind: v.picklist(COIN_KINDS),
  /** As 2027-06. */
  acquiredIn: v.string(),
  amount: CountSchema,
  /** The part of it that came with an order. */
  paid: CountSchema,
});

/** A half year of the report of unused paid coins. Sums of money are in minor units. */
const HalfYearSchema = v.object({
  from: NumbersDaySchema,
  until: NumbersDaySchema,
  isOpen: v.boolean(),
  soldCoins: CountSchema,
  /** What was paid for them. */
  sold: CountSchema,
  /** Spent, less what undone purchases gave back. */
  usedCoins: WholeNumberSchema,
  used: WholeNumberSchema,
  expiredCoins: CountSchema,
  takenBackCoins: CountSchema,
  /** At the end of the last day. */
  unusedCoins: CountSchema,
  unused: CountSchema,
  /** Above it a deposit is due. */
  depositAbove: CountSchema,
  deposit: CountSchema,
});

/** Answer of `GET /admin/books/unused`. */
export const UnusedBalanceSchema = v.object({
  currency: v.string(),
  timeZone: v.string(),
  /** The roll-ups are of what was sealed before this; null: there are none yet. */
  ranAtMs: v.nullable(TimeMsSchema),
  unused: v.array(UnusedRowSchema),
  /** The newest first; empty where the region’s rules ask for no report. */
  halves: v.array(HalfYearSchema),
});
export type UnusedBalance = v.InferOutput<typeof UnusedBalanceSchema>;

const UNUSED_TABLES = ['unused', 'halves'] as const;

/** Query of `GET /admin/books/unused/export`. */
export const UnusedExportQuerySchema = v.object({
  ...UnusedBalanceQuerySchema.entries,
  table: v.picklist(UNUSED_TABLES, `a table is ${UNUSED_TABLES.join(', ')}`),
});
