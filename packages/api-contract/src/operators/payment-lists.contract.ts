import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import {
  CursorSchema,
  FilterTimeSchema,
  filterOf,
  OperatorPlatformSchema,
  pageOfRows,
  pageSize,
} from './operator-values.ts';
import { ListedOrderSchema, OperatorOrderSchema } from './order.contract.ts';

/** `OPEN`: both orders of a pair are still paid. `SETTLED`: the money of one of them went back, or is on its way. */
export const DOUBLE_STATES = ['OPEN', 'SETTLED'] as const;

/** Query of `GET /admin/orders/doubles`. */
export const DoublePaymentsQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  state: filterOf('a state', DOUBLE_STATES),
  /** The time of the second order: from, and before. Without `from`: the last 30 days. */
  from: FilterTimeSchema,
  until: FilterTimeSchema,
  after: CursorSchema,
  limit: pageSize(10, 50),
});

/** Answer of `GET /admin/orders/doubles`: pairs of paid orders of one reader for one pack, the newest first. */
export const DoublePaymentPageSchema = pageOfRows(
  v.object({
    state: v.picklist(DOUBLE_STATES),
    first: OperatorOrderSchema,
    /** At most `DOUBLE_ORDER_MS` later. */
    second: OperatorOrderSchema,
  }),
);
export type DoublePaymentPage = v.InferOutput<typeof DoublePaymentPageSchema>;

/** `PROVIDER`: a job asks the provider each hour. `BY_HAND`: it was paid in cash, so that an operator sends the money. */
export const REFUND_METHODS = ['PROVIDER', 'BY_HAND'] as const;

/** Query of `GET /admin/orders/owed` and `…/owed/export`. */
export const OwedRefundsQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  by: filterOf('by', REFUND_METHODS),
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** An order whose money has to go back, and has not yet. */
export const OwedRefundSchema = v.object({
  ...ListedOrderSchema.entries,
  by: v.picklist(REFUND_METHODS),
  /** Since when it is owed. */
  owedSinceMs: TimeMsSchema,
  providerReference: v.nullable(v.string()),
  /** The number at the convenience store; null: none. */
  storeNumber: v.nullable(v.string()),
});

/** Answer of `GET /admin/orders/owed`: those that wait longest first. */
export const OwedRefundPageSchema = v.object({
  ...pageOfRows(OwedRefundSchema).entries,
  /** Of the whole platform, whatever the filter. */
  sums: v.array(
    v.object({
      by: v.picklist(REFUND_METHODS),
      currency: v.string(),
      count: CountSchema,
      /** In minor units. */
      total: CountSchema,
      oldestAtMs: TimeMsSchema,
    }),
  ),
});
export type OwedRefundPage = v.InferOutput<typeof OwedRefundPageSchema>;
