import type { CouponState, SeriesThumbnailType } from '@longstrip/core';
import { CountSchema } from '../http/wire-values.ts';
import { type Benefit, BenefitSchema } from '../money/benefit.contract.ts';
import {
  type Coupon,
  type CouponCode,
  CouponListSchema,
  type CouponPage,
  CouponPageSchema,
  type CouponReceived,
  CouponReceivedSchema,
  type EventCoupon,
  type EventCouponClaim,
  EventCouponsSchema,
} from '../money/coupon.contract.ts';
import {
  type ContentsGifts,
  ContentsGiftsSchema,
  type GiftTake,
  type MyGift,
  MyGiftSchema,
  MyGiftsSchema,
  type ReceivableGift,
  ReceivableGiftsSchema,
} from '../money/gift.contract.ts';
import {
  type PointExchange,
  type PointHistoryPage,
  PointHistoryPageSchema,
  type PointsExchanged,
  PointsExchangedSchema,
} from '../money/points.contract.ts';
import {
  type Roulette,
  RouletteSchema,
  type RouletteSpin,
  type RouletteSpun,
  RouletteSpunSchema,
} from '../money/roulette.contract.ts';
import { type CallTable, getCall, postCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Coupons, gifts, points and the roulette (D14, D18 to D20); all with a bearer. */
export interface BenefitCalls {
  /** What is free now, in numbers. */
  benefit(): Promise<ApiResult<Benefit>>;
  /** The reader's coupons, of one state or all. */
  coupons(options?: { state?: CouponState }): Promise<ApiResult<Coupon[]>>;
  couponPage(options?: { state?: CouponState; page?: number; size?: number }): Promise<ApiResult<CouponPage>>;
  /** How many coupons the reader has not seen. */
  newCoupons(): Promise<ApiResult<number>>;
  /** Marks every coupon as seen; the answer is how many were not. */
  seeCoupons(): Promise<ApiResult<number>>;
  redeemCoupon(body: CouponCode): Promise<ApiResult<CouponReceived>>;
  /** Coupons of events; on platforms in yen alone, 404 elsewhere. */
  eventCoupons(): Promise<ApiResult<EventCoupon[]>>;
  claimEventCoupon(body: EventCouponClaim): Promise<ApiResult<CouponReceived>>;
  /** Gifts that the reader took; those that can be used stand first. */
  gifts(options?: { thumbnailTypes?: readonly SeriesThumbnailType[] }): Promise<ApiResult<MyGift[]>>;
  /** Gifts that the reader may take; those that end first stand first. */
  receivableGifts(options?: { thumbnailTypes?: readonly SeriesThumbnailType[] }): Promise<ApiResult<ReceivableGift[]>>;
  contentsGifts(contentsId: number): Promise<ApiResult<ContentsGifts>>;
  takeGift(body: GiftTake): Promise<ApiResult<MyGift>>;
  /** Tickets of gifts that can be used now. */
  giftCount(): Promise<ApiResult<number>>;
  /** Gifts that wait to be taken. */
  newGifts(): Promise<ApiResult<number>>;
  /** The history of points, newest first. */
  mileage(options?: { page?: number; size?: number }): Promise<ApiResult<PointHistoryPage>>;
  exchangeMileage(body: PointExchange): Promise<ApiResult<PointsExchanged>>;
  roulette(): Promise<ApiResult<Roulette>>;
  spinRoulette(body: RouletteSpin): Promise<ApiResult<RouletteSpun>>;
}

export const benefitCalls: CallTable<BenefitCalls> = {
  benefit: () => getCall('/benefit', BenefitSchema),
  coupons: ({ state } = {}) => getCall('/coupon', CouponListSchema, { state }),
  couponPage: ({ state, page, size } = {}) => getCall('/coupon/v2', CouponPageSchema, { state, page, size }),
  newCoupons: () => getCall('/coupon/new', CountSchema),
  seeCoupons: () => postCall('/coupon/seen', {}, CountSchema),
  redeemCoupon: (body) => postCall('/coupon/code', body, CouponReceivedSchema),
  eventCoupons: () => getCall('/coupon/event/jp', EventCouponsSchema),
  claimEventCoupon: (body) => postCall('/coupon/event/jp', body, CouponReceivedSchema),
  gifts: ({ thumbnailTypes } = {}) =>
    getCall('/v2/gift', MyGiftsSchema, { contentsThumbnailType: thumbnailTypes?.join(',') }),
  receivableGifts: ({ thumbnailTypes } = {}) =>
    getCall('/v2/gift/receivable', ReceivableGiftsSchema, { contentsThumbnailType: thumbnailTypes?.join(',') }),
  contentsGifts: (contentsId) => getCall('/v2/gift/contents/detail', ContentsGiftsSchema, { contentsId }),
  takeGift: (body) => postCall('/v2/gift', body, MyGiftSchema),
  giftCount: () => getCall('/v2/gift/count', CountSchema),
  newGifts: () => getCall('/v2/gift/new', CountSchema),
  mileage: ({ page, size } = {}) => getCall('/mileage', PointHistoryPageSchema, { page, size }),
  exchangeMileage: (body) => postCall('/mileage', body, PointsExchangedSchema),
  roulette: () => getCall('/event/roulette', RouletteSchema),
  spinRoulette: (body) => postCall('/event/roulette', body, RouletteSpunSchema),
};
