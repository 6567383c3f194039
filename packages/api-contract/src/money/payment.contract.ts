import { COUPON_TYPES, ORDER_PROVIDERS, ORDER_STATES, PAYMENT_STATUSES, PRODUCT_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';
import { CurrencyCodeSchema } from './coin-product.contract.ts';
import { WalletBalanceSchema } from './wallet.contract.ts';

const ProductIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const OrderIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,27}$/));

/** Query of `GET payment/quote`. */
export const QuoteQuerySchema = v.object({
  productId: ProductIdSchema,
  userCouponId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/** Why a coupon cannot be used on a pack. */
export const UNUSABLE_COUPON_CODES = [
  'INVALID_MINIMUM_AMOUNT_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_USED_COUPON',
  'NOT_FOUND_COUPON_USER',
] as const;
export type UnusableCouponCode = (typeof UNUSABLE_COUPON_CODES)[number];

/** A reader's coupon, quoted for a pack. Only DISCOUNT and EXTRA_POINT: the others need no payment. */
export const QuotedCouponSchema = v.object({
  userCouponId: IdSchema,
  type: v.picklist(COUPON_TYPES),
  title: v.string(),
  expiresAt: TimeMsSchema,
  /** The minimum price of a pack that it can be used for, in minor units. */
  minimumPrice: CountSchema,
  /** Its discount on this pack, in minor units; 0 if it cannot be used. */
  discount: CountSchema,
  /** The points that it adds; 0 if it cannot be used. */
  extraMileage: CountSchema,
  /** Null: usable. NOT_FOUND_COUPON_USER: it is for other clients. */
  unusableCode: v.nullable(v.picklist(UNUSABLE_COUPON_CODES)),
  /** Saves the most on this pack. If no coupon saves anything, none has this flag. */
  isBest: v.boolean(),
});
export type QuotedCoupon = v.InferOutput<typeof QuotedCouponSchema>;

/** Answer of `GET payment/quote`, in minor units: total = price − discount. */
export const QuoteSchema = v.object({
  productId: v.string(),
  title: v.string(),
  currency: CurrencyCodeSchema,
  price: CountSchema,
  discount: CountSchema,
  total: CountSchema,
  coin: CountSchema,
  bonusCoin: CountSchema,
  /** Points of the pack and the coupon together. */
  mileage: CountSchema,
  /** The coupon that the total includes; null: none. */
  userCouponId: v.nullable(IdSchema),
  /** Usable ones first, and among them those that save most. */
  coupons: v.array(QuotedCouponSchema),
});
export type Quote = v.InferOutput<typeof QuoteSchema>;

/** Body of `POST payment`. */
export const PaymentRequestSchema = v.object({
  productId: ProductIdSchema,
  /** The episode that the reader buys coins for; NOT_FOUND_EPISODE if it is gone by now. Missing: for no episode. */
  episodeId: v.optional(IdSchema),
  userCouponId: v.optional(v.nullable(IdSchema), null),
  /** The total that the reader saw, in minor units; if it is different now: PRICE_CHANGED. Older clients send none. */
  expectedTotal: v.optional(v.nullable(CountSchema), null),
  /** Path on the site to return to; an address outside the site counts as `/shop`. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(1_000)), '/shop'),
  /** All required agreements are ticked (section 5). */
  agreed: v.literal(true),
  /** yyyy-MM; stored with the account. */
  birthMonth: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), null),
  hasConversionConsent: v.optional(v.boolean(), false),
  /** The parameter `porch` of the visit. */
  marketingCode: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))), null),
  requestId: RequestIdSchema,
});
export type PaymentRequest = v.InferInput<typeof PaymentRequestSchema>;

/** What is ordered (section 3); a reply stored before this field existed has none. */
const OrderedProductTypeSchema = v.optional(v.picklist(PRODUCT_TYPES), 'COIN_PRODUCT');

/** Answer of `POST payment`. */
export const PaymentStartedSchema = v.object({
  orderId: v.string(),
  productType: OrderedProductTypeSchema,
  state: v.picklist(ORDER_STATES),
  paymentStatus: v.picklist(PAYMENT_STATUSES),
  provider: v.picklist(ORDER_PROVIDERS),
  /** Where the reader pays; null: in the app store, with `storeProductId` and `storeAccountToken`. */
  checkoutUrl: v.nullable(v.string()),
  storeProductId: v.nullable(v.string()),
  /** A UUID that is sent to the app store with the purchase and comes back with it. */
  storeAccountToken: v.nullable(v.string()),
  expiresAt: TimeMsSchema,
});
export type PaymentStarted = v.InferOutput<typeof PaymentStartedSchema>;

/** Why a charge cannot be cancelled by its reader (D15). */
export const REFUND_REFUSAL_REASONS = ['NOT_PAID', 'ALREADY_REFUNDED', 'TOO_LATE', 'TOUCHED', 'AT_THE_STORE'] as const;
export type RefundRefusalReason = (typeof REFUND_REFUSAL_REASONS)[number];

/** Answer of `GET payment/{orderId}`, of `confirm`, `verify` and `cancel`: only the server's state counts. */
export const PaymentSchema = v.object({
  orderId: v.string(),
  productType: OrderedProductTypeSchema,
  state: v.picklist(ORDER_STATES),
  paymentStatus: v.picklist(PAYMENT_STATUSES),
  provider: v.picklist(ORDER_PROVIDERS),
  productId: v.string(),
  title: v.string(),
  price: CountSchema,
  discount: CountSchema,
  total: CountSchema,
  currency: CurrencyCodeSchema,
  userCouponId: v.nullable(IdSchema),
  /** What the payment gave; null before it is paid. */
  credited: v.nullable(v.object({ coin: CountSchema, bonusCoin: CountSchema, mileage: CountSchema })),
  wallet: WalletBalanceSchema,
  returnTo: v.string(),
  createdAt: TimeMsSchema,
  paidAt: v.nullable(TimeMsSchema),
  /** Only for an order that waits for payment. */
  pendingUntil: v.nullable(TimeMsSchema),
  storeNumber: v.nullable(v.string()),
  /** Only for an order that is paid in an app store: the product there, and the token. */
  storeProductId: v.nullable(v.string()),
  storeAccountToken: v.nullable(v.string()),
  /** The refund was requested, and the provider has not confirmed it yet. */
  isRefundUnderWay: v.boolean(),
  /** Null if it cannot be refunded; `refundHindrance` says why. */
  refundUntil: v.nullable(TimeMsSchema),
  refundHindrance: v.nullable(v.picklist(REFUND_REFUSAL_REASONS)),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

/** Body of `POST payment/{orderId}/cancel`: cancels an unpaid order, or requests the refund of a paid one (D15). */
export const PaymentCancelSchema = v.object({ requestId: RequestIdSchema });

/** Body of `POST payment/verify`: the app store's proof of a purchase. */
export const PaymentVerifySchema = v.object({
  orderId: OrderIdSchema,
  /** Apple: the signed transaction (JWS). Google: the purchase token. */
  proof: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
  requestId: RequestIdSchema,
});
export type PaymentVerify = v.InferOutput<typeof PaymentVerifySchema>;

/** Body of `POST third-party/facebook/conversion`. Older clients send `acToken`, which is ignored: ours is used. */
export const ConversionRequestSchema = v.object({
  action: v.optional(v.pipe(v.string(), v.maxLength(40)), 'Purchase'),
  actionUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1_000))), null),
  purchaseParamsRequest: v.optional(
    v.nullable(v.object({ currency: v.optional(v.string()), value: v.optional(v.union([v.number(), v.string()])) })),
    null,
  ),
  /** Ours: the paid order that it is about; missing: the reader's newest one. */
  orderId: v.optional(v.nullable(OrderIdSchema), null),
});
/** `isSent`: it will be sent; false if the reader did not consent, or if there is nothing to report. */
export const ConversionAnswerSchema = v.object({ isSent: v.boolean() });
