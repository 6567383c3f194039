import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import {
  ChargeHistoryQuerySchema,
  ChargeHistorySchema,
  ChargeQuerySchema,
  ChargeRowsSchema,
} from './charge-history.contract.ts';
import { CoinProductsSchema, ShopFactsSchema } from './coin-product.contract.ts';
import {
  ConversionAnswerSchema,
  ConversionRequestSchema,
  OrderIdSchema,
  PaymentCancelSchema,
  PaymentRequestSchema,
  PaymentSchema,
  PaymentStartedSchema,
  PaymentVerifySchema,
  QuoteQuerySchema,
  QuoteSchema,
} from './payment.contract.ts';

const PACK_REFUSALS = ['NOT_FOUND_COIN_PRODUCT', 'LIMITED_COIN_PRODUCT', 'LIMITED_COIN_PRODUCT_USER'] as const;

const COUPON_REFUSALS = [
  'NOT_FOUND_COUPON_USER',
  'INVALID_MINIMUM_AMOUNT_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_USED_COUPON',
] as const;

const OrderParams = v.object({ orderId: OrderIdSchema });

export const PAYMENT_CALLS = defineCalls({
  coinProducts: {
    method: 'GET',
    path: '/coin',
    access: 'public',
    summary: 'The packs of coins that are sold here, as the reader can buy them now',
    data: CoinProductsSchema,
  },
  shopFacts: {
    method: 'GET',
    path: '/payment/shop',
    access: 'bearer',
    summary: 'What the shop needs to know of its reader: provider, monthly cap, waiting orders',
    data: ShopFactsSchema,
  },
  quotePayment: {
    method: 'GET',
    path: '/payment/quote',
    access: 'bearer',
    summary: 'What a pack costs with a coupon, and what the other coupons would do',
    query: QuoteQuerySchema,
    data: QuoteSchema,
    refusals: [...PACK_REFUSALS, ...COUPON_REFUSALS],
    block: 'payment',
  },
  charges: {
    method: 'GET',
    path: '/payment/charge',
    home: 'v2',
    access: 'bearer',
    summary: 'What came to the wallet, what is left of it and when that ends',
    query: ChargeQuerySchema,
    data: ChargeRowsSchema,
  },
  chargeHistory: {
    method: 'GET',
    path: '/payment/history',
    access: 'bearer',
    summary: 'The charges of the last 90 days, with their payments',
    query: ChargeHistoryQuerySchema,
    data: ChargeHistorySchema,
  },
  tellConversion: {
    method: 'POST',
    path: '/third-party/facebook/conversion',
    access: 'bearer',
    summary: 'Reports a paid order to Facebook, where the reader consented; a repeated request reports nothing',
    body: ConversionRequestSchema,
    data: ConversionAnswerSchema,
  },
  startPayment: {
    method: 'POST',
    path: '/payment',
    access: 'bearer',
    summary: 'Orders a pack of coins; the reader pays at `checkoutUrl`',
    body: PaymentRequestSchema,
    data: PaymentStartedSchema,
    refusals: [
      'NOT_FOUND_PAYMENT_METHOD',
      'NOT_FOUND_EPISODE',
      'PRICE_CHANGED',
      'INVALID_PARAMETER',
      'SERVICE_UNAVAILABLE',
      ...PACK_REFUSALS,
      ...COUPON_REFUSALS,
    ],
    block: 'payment',
  },
  verifyPayment: {
    method: 'POST',
    path: '/payment/verify',
    access: 'bearer',
    summary: 'Shows what an app’s store gave for a purchase',
    body: PaymentVerifySchema,
    data: PaymentSchema,
    refusals: [
      'NOT_EXIST',
      'NOT_FOUND_PAYMENT_METHOD',
      'NOT_FOUND_COIN_PRODUCT',
      'ALREADY_PAID',
      'INVALID_PARAMETER',
      'SERVICE_UNAVAILABLE',
    ],
    block: 'payment',
  },
  payment: {
    method: 'GET',
    path: '/payment/{orderId}',
    access: 'bearer',
    summary: 'An order, as far as the server knows',
    params: OrderParams,
    data: PaymentSchema,
    refusals: ['NOT_EXIST'],
  },
  confirmPayment: {
    method: 'POST',
    path: '/payment/{orderId}/confirm',
    access: 'bearer',
    summary: 'Asks the provider how far an order is; what the browser says of it never counts',
    params: OrderParams,
    data: PaymentSchema,
    refusals: ['NOT_EXIST'],
  },
  cancelPayment: {
    method: 'POST',
    path: '/payment/{orderId}/cancel',
    access: 'bearer',
    summary: 'Gives an open order up, or has the money of a paid one go back (D15)',
    params: OrderParams,
    body: PaymentCancelSchema,
    data: PaymentSchema,
    refusals: ['NOT_EXIST', 'INVALID_PARAMETER'],
    block: 'payment',
  },
});
