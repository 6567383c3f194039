import * as v from 'valibot';
import { CountSchema, cleanLine, IdSchema } from '../http/wire-values.ts';
import { NumbersDaySchema } from './numbers.contract.ts';
import { OperatorPlatformSchema, ReasonSchema } from './operator-values.ts';

const PublisherSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.minLength(1, 'name a publisher'),
  v.maxLength(200, 'a publisher has at most 200 characters'),
);

/** Body of `POST /admin/contracts/set`: a contract is added, or the one of this id is replaced. */
export const ContractDraftSchema = v.object({
  platform: OperatorPlatformSchema,
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/, 'the id of a contract has letters, digits and hyphens')),
  publisher: PublisherSchema,
  /** Null: all series of the publisher that have no contract of their own. */
  seriesId: v.nullable(IdSchema),
  shareBasisPoints: v.pipe(
    v.number(),
    v.safeInteger('a share is a whole number of hundredths of a percent'),
    v.minValue(0, 'a share is at least 0'),
    v.maxValue(10_000, 'a share is at most 10000'),
  ),
  startsOn: NumbersDaySchema,
  /** The last day; null: it has no end. */
  endsOn: v.nullable(NumbersDaySchema),
  reason: ReasonSchema,
});
export type ContractDraft = v.InferOutput<typeof ContractDraftSchema>;

const { reason: _, platform: __, ...CONTRACT } = ContractDraftSchema.entries;
export const ContractSchema = v.object(CONTRACT);
export type Contract = v.InferOutput<typeof ContractSchema>;

/** Query of `GET /admin/shares`: a month, as 2027-06. */
export const SharesQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  month: v.pipe(v.optional(v.string(), ''), v.regex(/^$|^\d{4}-(0[1-9]|1[0-2])$/, 'a month is like 2030-01')),
});

/** Answer of `GET /admin/shares`. Sums of money are in minor units. */
export const SharesSchema = v.object({
  month: v.string(),
  contracts: v.array(ContractSchema),
  /** A row for each series, contract and currency of a publisher; without a contract its share is null. */
  rows: v.array(
    v.object({
      publisher: v.nullable(v.string()),
      seriesId: CountSchema,
      title: v.nullable(v.string()),
      contractId: v.nullable(v.string()),
      shareBasisPoints: v.nullable(CountSchema),
      /** Coins that readers spent, less what undone purchases gave back: paid, of bonus, and given. */
      paidCoins: v.pipe(v.number(), v.safeInteger()),
      bonusCoins: v.pipe(v.number(), v.safeInteger()),
      freeCoins: v.pipe(v.number(), v.safeInteger()),
      /** Empty where no coin was paid for. */
      currency: v.string(),
      /** What the paid coins are worth, rounded down; below zero in a month that undid more than it sold. */
      worth: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
  /** What each publisher gets, by currency: added exactly over all series, and rounded down once. */
  totals: v.array(
    v.object({
      publisher: v.string(),
      currency: v.string(),
      worth: v.pipe(v.number(), v.safeInteger()),
      share: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
});
export type Shares = v.InferOutput<typeof SharesSchema>;
