import { CLIENT_PLATFORMS, COUPON_STATES, COUPON_TYPES, type ReceiveCouponRefusal } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, pageQueryEntries, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';

/** Maximum length of a typed code, in characters, with its spaces and hyphens. */
const CODE_MAX_LENGTH = 100;

/** A coupon of the signed-in reader (D18). Amounts of money are in the platform's currency, in minor units (D17). */
export const CouponSchema = v.object({
  /** The id of this reader's copy, which an order names; `couponId` is the coupon itself. */
  id: IdSchema,
  couponId: v.string(),
  type: v.picklist(COUPON_TYPES),
  /** A title that begins with `t:` is a message key (D26). */
  title: v.string(),
  state: v.picklist(COUPON_STATES),
  /** A DISCOUNT has one of the two; both are null for other types. */
  percent: v.nullable(CountSchema),
  amount: v.nullable(CountSchema),
  currency: v.string(),
  /** The minimum price of a coin product that it can be used for; 0: any. */
  minimumAmount: CountSchema,
  /** Points (EXTRA_POINT, FREE_MILEAGE), coins (FREE_COIN) or tickets (FREE_ROULETTE); null for DISCOUNT. */
  value: v.nullable(CountSchema),
  /** The clients where it can be used, and whether the client of this request is one of them. */
  platforms: v.array(v.picklist(CLIENT_PLATFORMS)),
  isUsableHere: v.boolean(),
  /** It is reserved for an order that is not paid yet. */
  isHeld: v.boolean(),
  /** Not seen yet (`coupon/new`, `coupon/seen`). */
  isNew: v.boolean(),
  createdAt: TimeMsSchema,
  expiredAt: TimeMsSchema,
  usedAt: v.nullable(TimeMsSchema),
});
export type Coupon = v.InferOutput<typeof CouponSchema>;

/** Query of `GET coupon`: one state, or all. First the usable ones, by their end; then the others, newest first. */
export const CouponQuerySchema = v.object({
  state: v.fallback(v.optional(v.picklist(COUPON_STATES)), undefined),
});

/** Query of `GET coupon/v2`. */
export const CouponPageQuerySchema = v.object({
  ...CouponQuerySchema.entries,
  ...pageQueryEntries({ defaultSize: 20, maxSize: 100 }),
});

export const CouponListSchema = v.array(CouponSchema);

export const CouponPageSchema = pageOf(CouponSchema);
export type CouponPage = v.InferOutput<typeof CouponPageSchema>;

/** Body of `POST coupon/code`. Case, spaces and hyphens are ignored. */
export const CouponCodeSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)),
  requestId: RequestIdSchema,
});
export type CouponCode = v.InferInput<typeof CouponCodeSchema>;

/** What a coupon gave at once. DISCOUNT and EXTRA_POINT give none: they are used in the shop. */
export const CouponRewardSchema = v.object({
  kind: v.picklist(['FREE_COIN', 'MILEAGE', 'ROULETTE_TICKET']),
  amount: CountSchema,
});
export type CouponReward = v.InferOutput<typeof CouponRewardSchema>;

/** Answer of `POST coupon/code` and `POST coupon/event/jp`. */
export const CouponReceivedSchema = v.object({ coupon: CouponSchema, reward: v.nullable(CouponRewardSchema) });
export type CouponReceived = v.InferOutput<typeof CouponReceivedSchema>;

/** A coupon of an event that the reader may claim, or has claimed (`GET coupon/event/jp`). */
export const EventCouponSchema = v.object({
  couponId: v.string(),
  type: v.picklist(COUPON_TYPES),
  title: v.string(),
  percent: v.nullable(CountSchema),
  amount: v.nullable(CountSchema),
  currency: v.string(),
  minimumAmount: CountSchema,
  value: v.nullable(CountSchema),
  expiredAt: TimeMsSchema,
  isReceived: v.boolean(),
  isSoldOut: v.boolean(),
});
export type EventCoupon = v.InferOutput<typeof EventCouponSchema>;
export const EventCouponsSchema = v.array(EventCouponSchema);

/** Body of `POST coupon/event/jp`. */
export const EventCouponClaimSchema = v.object({
  couponId: v.pipe(v.string(), v.maxLength(40)),
  requestId: RequestIdSchema,
});
export type EventCouponClaim = v.InferInput<typeof EventCouponClaimSchema>;

const RECEIVING = [
  'NOT_FOUND_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_RECEIVED_COUPON',
  'SOLD_OUT_COUPON',
] as const satisfies readonly ReceiveCouponRefusal[];

export const COUPON_CALLS = defineCalls({
  coupons: {
    method: 'GET',
    path: '/coupon',
    access: 'bearer',
    summary: 'The reader’s coupons, of one state or all',
    query: CouponQuerySchema,
    data: CouponListSchema,
  },
  couponPage: {
    method: 'GET',
    path: '/coupon/v2',
    access: 'bearer',
    summary: 'The same in pages',
    query: CouponPageQuerySchema,
    data: CouponPageSchema,
  },
  newCoupons: {
    method: 'GET',
    path: '/coupon/new',
    access: 'bearer',
    summary: 'How many usable coupons the reader has not seen',
    data: CountSchema,
  },
  seeCoupons: {
    method: 'POST',
    path: '/coupon/seen',
    access: 'bearer',
    summary: 'Marks all of the reader’s coupons as seen; the answer is how many were not',
    data: CountSchema,
  },
  eventCoupons: {
    method: 'GET',
    path: '/coupon/event/jp',
    access: 'bearer',
    summary: 'Coupons that the events of now give, on the Japanese site alone',
    data: EventCouponsSchema,
    refusals: ['NO_SUCH_ROUTE'],
  },
  redeemCoupon: {
    method: 'POST',
    path: '/coupon/code',
    access: 'bearer',
    summary: 'Gives the reader the coupon of a code; coins, points and tickets come at once',
    body: CouponCodeSchema,
    data: CouponReceivedSchema,
    refusals: [...RECEIVING, 'TOO_MANY_REQUESTS'],
    block: 'coupon',
  },
  claimEventCoupon: {
    method: 'POST',
    path: '/coupon/event/jp',
    access: 'bearer',
    summary: 'Gives the reader a coupon of an event, on the Japanese site alone',
    body: EventCouponClaimSchema,
    data: CouponReceivedSchema,
    refusals: [...RECEIVING, 'NO_SUCH_ROUTE'],
    block: 'coupon',
  },
});
