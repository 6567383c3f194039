import { COIN_KINDS, COUPON_TYPES, ORDER_PROVIDERS, ORDER_STATES, PURCHASE_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, QueryFlagSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { REFUND_REFUSAL_REASONS } from '../money/payment.contract.ts';
import {
  CursorSchema,
  FilterTimeSchema,
  filterOf,
  OperatorPlatformSchema,
  pageOfRows,
  pageSize,
  QueryNumberSchema,
} from './operator-values.ts';

/** Two paid orders of one reader for one pack within this time may be a mistake. */
export const DOUBLE_ORDER_MS = 10 * 60_000;

/** Query of `GET /admin/orders`; filters are combined by "and". */
export const OrderListQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  state: filterOf('a state', ORDER_STATES),
  provider: filterOf('a provider', ORDER_PROVIDERS),
  /** The time it was made: from, and before. */
  from: FilterTimeSchema,
  until: FilterTimeSchema,
  /**
   * Only paid orders of which the same reader paid another one for the same pack within `DOUBLE_ORDER_MS`; without `from`, those of
   * the last 30 days.
   */
  doubles: QueryFlagSchema,
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** A row of the list. Sums are in minor units of the currency. */
export const ListedOrderSchema = v.object({
  orderId: v.string(),
  userId: v.string(),
  nickname: v.nullable(v.string()),
  title: v.string(),
  state: v.picklist(ORDER_STATES),
  provider: v.picklist(ORDER_PROVIDERS),
  total: CountSchema,
  currency: v.string(),
  createdAtMs: TimeMsSchema,
  paidAtMs: v.nullable(TimeMsSchema),
  /** The money is on its way back. */
  isRefundOwed: v.boolean(),
  /** The nearest paid order of the same reader for the same pack; null: there is none near. */
  doubleOf: v.nullable(v.string()),
});
/** Answer of `GET /admin/orders`: newest first. */
export const OrderPageSchema = pageOfRows(ListedOrderSchema);
export type OrderPage = v.InferOutput<typeof OrderPageSchema>;

/** Query of `GET /admin/orders/one`. */
export const OrderQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  order: v.pipe(v.string(), v.minLength(1, 'name an order'), v.maxLength(64)),
});

/** Answer of `GET /admin/orders/one`. */
export const OperatorOrderSchema = v.object({
  ...ListedOrderSchema.entries,
  productId: v.string(),
  clientPlatform: v.string(),
  providerReference: v.nullable(v.string()),
  price: CountSchema,
  discount: CountSchema,
  coins: CountSchema,
  bonusCoins: CountSchema,
  mileage: CountSchema,
  updatedAtMs: TimeMsSchema,
  expiresAtMs: TimeMsSchema,
  refundAskedAtMs: v.nullable(TimeMsSchema),
  refundedAtMs: v.nullable(TimeMsSchema),
  chargeMovementId: v.nullable(IdSchema),
  cancelMovementId: v.nullable(IdSchema),
  coupon: v.nullable(
    v.object({
      userCouponId: IdSchema,
      title: v.string(),
      type: v.picklist(COUPON_TYPES),
      usedAtMs: v.nullable(TimeMsSchema),
    }),
  ),
  /** The lots that it gave. */
  lots: v.array(
    v.object({
      lotId: IdSchema,
      kind: v.picklist(COIN_KINDS),
      amount: CountSchema,
      remaining: CountSchema,
      expiresAtMs: v.nullable(TimeMsSchema),
    }),
  ),
  /** What the provider reported of it, in the order in which it was processed. */
  events: v.array(
    v.object({
      eventId: v.string(),
      source: v.string(),
      receivedAtMs: TimeMsSchema,
      workedAtMs: v.nullable(TimeMsSchema),
      outcome: v.nullable(v.string()),
    }),
  ),
  /** What `adminOrderRefund` would decide now. */
  refund: v.object({
    isAllowed: v.boolean(),
    /** Until when the rule allows it. */
    untilMs: v.nullable(TimeMsSchema),
    /** Why not; null: it is allowed. */
    refusal: v.nullable(v.picklist(REFUND_REFUSAL_REASONS)),
    /** The sentence for it. */
    sentence: v.nullable(v.string()),
    /** Another operator may allow it nevertheless: send `isOverride`. */
    mayOverride: v.boolean(),
    /** It waits for another operator even if the rule allows it, because of its sum. */
    needsApproval: v.boolean(),
  }),
});
export type OperatorOrder = v.InferOutput<typeof OperatorOrderSchema>;

/** Query of `GET /admin/purchases/one`. */
export const OperatorPurchaseQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  purchase: QueryNumberSchema,
});

/** Answer of `GET /admin/purchases/one`, with what `adminPurchaseUndo` would do now. */
export const OperatorPurchaseSchema = v.object({
  purchaseId: IdSchema,
  userId: v.string(),
  nickname: v.nullable(v.string()),
  type: v.picklist(PURCHASE_TYPES),
  seriesId: IdSchema,
  seriesAlias: v.string(),
  seriesTitle: v.string(),
  coins: CountSchema,
  episodeCount: CountSchema,
  giftTitle: v.nullable(v.string()),
  createdAtMs: TimeMsSchema,
  undoneAtMs: v.nullable(TimeMsSchema),
  episodes: v.array(
    v.object({
      episodeId: IdSchema,
      title: v.string(),
      /** The reader has read in it. */
      isOpened: v.boolean(),
      expiresAtMs: v.nullable(TimeMsSchema),
      isActive: v.boolean(),
    }),
  ),
  undo: v.object({
    canUndo: v.boolean(),
    /** Why not; null: it can be undone. `UNDONE`: it was before. `JOINED`: an account that joined this one paid for it. */
    refusal: v.nullable(v.picklist(['UNDONE', 'JOINED'])),
    /** The lots that get back what it took; those that have ended by then end again at once. */
    lots: v.array(
      v.object({
        lotId: IdSchema,
        kind: v.picklist(COIN_KINDS),
        amount: WholeNumberSchema,
        expiresAtMs: v.nullable(TimeMsSchema),
        isEnded: v.boolean(),
      }),
    ),
    /** Episodes to which the reader has no other right; those that are free stay open. */
    closes: v.array(v.object({ episodeId: IdSchema, title: v.string() })),
    returnsGift: v.boolean(),
  }),
});
export type OperatorPurchase = v.InferOutput<typeof OperatorPurchaseSchema>;
