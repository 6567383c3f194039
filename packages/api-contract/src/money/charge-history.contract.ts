import { CHARGE_HISTORY_TYPES, COIN_KINDS, ORDER_PROVIDERS, ORDER_STATES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { CurrencyCodeSchema } from './coin-product.contract.ts';
import { REFUND_REFUSAL_REASONS } from './payment.contract.ts';

/** Query of `GET payment/charge`. Other parameters of older clients are ignored. */
export const ChargeQuerySchema = v.object({
  /** Epoch milliseconds: only charges from this time on. */
  createdAt: v.optional(v.string()),
  /** EXPIRE: those that end first come first; otherwise the newest. */
  sort: v.optional(v.string()),
});

/** A charge, what is left of its lots, and when they end (`GET payment/charge`); 0: nothing left, or they never end. */
export const ChargeRowSchema = v.object({
  title: v.string(),
  coin: CountSchema,
  bonusCoin: CountSchema,
  freeCoin: CountSchema,
  coinExpiredAt: TimeMsSchema,
  bonusCoinExpiredAt: TimeMsSchema,
  freeCoinExpiredAt: TimeMsSchema,
});
export const ChargeRowsSchema = v.array(ChargeRowSchema);
export type ChargeRow = v.InferOutput<typeof ChargeRowSchema>;

/** A lot of a row; the amount is below zero if coins were taken from it. */
export const HistoryLotSchema = v.object({
  kind: v.picklist(COIN_KINDS),
  amount: WholeNumberSchema,
  /** What is left of it now. */
  remaining: CountSchema,
  expiresAt: v.nullable(TimeMsSchema),
});

/** A row of /history/charge. */
export const ChargeHistoryRowSchema = v.object({
  /** The id of the movement, for support. Null: an order without one. */
  movementId: v.nullable(CountSchema),
  type: v.picklist(CHARGE_HISTORY_TYPES),
  createdAt: TimeMsSchema,
  title: v.nullable(v.string()),
  /** Below zero if they were taken. */
  coin: WholeNumberSchema,
  bonusCoin: WholeNumberSchema,
  freeCoin: WholeNumberSchema,
  mileage: WholeNumberSchema,
  lots: v.array(HistoryLotSchema),
  /** The payment; null if there was none. */
  order: v.nullable(
    v.object({
      orderId: v.string(),
      state: v.picklist(ORDER_STATES),
      provider: v.picklist(ORDER_PROVIDERS),
      price: CountSchema,
      discount: CountSchema,
      total: CountSchema,
      currency: CurrencyCodeSchema,
      couponTitle: v.nullable(v.string()),
      pendingUntil: v.nullable(TimeMsSchema),
      storeNumber: v.nullable(v.string()),
      isRefundUnderWay: v.boolean(),
      /** Null if it cannot be refunded; `refundHindrance` says why. */
      refundUntil: v.nullable(TimeMsSchema),
      refundHindrance: v.nullable(v.picklist(REFUND_REFUSAL_REASONS)),
      /** How much of what came with it is already spent. */
      spentCoins: CountSchema,
      spentMileage: CountSchema,
    }),
  ),
});
export type ChargeHistoryRow = v.InferOutput<typeof ChargeHistoryRowSchema>;

/** Query of `GET payment/history`. */
export const ChargeHistoryQuerySchema = v.object({
  page: v.optional(v.string()),
  size: v.optional(v.string()),
});

/** Answer of `GET payment/history`: the last 90 days, newest first. */
export const ChargeHistorySchema = v.object({
  content: v.array(ChargeHistoryRowSchema),
  number: CountSchema,
  size: CountSchema,
  totalPages: CountSchema,
  totalElements: CountSchema,
  numberOfElements: CountSchema,
  first: v.boolean(),
  last: v.boolean(),
  empty: v.boolean(),
});
export type ChargeHistory = v.InferOutput<typeof ChargeHistorySchema>;
