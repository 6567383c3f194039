import {
  ChargeHistoryQuerySchema,
  ChargeHistorySchema,
  ChargeQuerySchema,
  ChargeRowsSchema,
  CoinProductsSchema,
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
  ShopFactsSchema,
} from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
import { listCharges, readChargeHistory } from './charge-history.ts';
import { tellConversion } from './conversions.ts';
import { cancelPayment, checkProof, confirmPayment, readPayment } from './payment.service.ts';
import { isPaidBefore, settleOrder } from './settle-order.ts';
import { listPacks, quote, readShopFacts } from './shop.service.ts';
import { makeOrder, openCheckout } from './start-payment.service.ts';

const OrderParams = v.object({ orderId: OrderIdSchema });
const COUPON_REFUSALS = [
  'NOT_FOUND_COUPON_USER',
  'INVALID_MINIMUM_AMOUNT_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_USED_COUPON',
] as const;
const PACK_REFUSALS = ['NOT_FOUND_COIN_PRODUCT', 'LIMITED_COIN_PRODUCT', 'LIMITED_COIN_PRODUCT_USER'] as const;

/** The shop: what is sold, and what was charged. */
export function paymentEndpoints(parts: MoneyParts): Endpoint[] {
  return [...shopEndpoints(parts), ...historyEndpoints(parts), ...orderEndpoints(parts)];
}

function shopEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'coin',
      method: 'GET',
      path: '/coin',
      summary: 'The packs of coins that are sold here, as the reader can buy them now',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: CoinProductsSchema,
      refusals: [],
      handle: async (_input, call) => grant(await listPacks(parts, call)),
    }),
    defineReaderEndpoint({
      operationId: 'paymentShop',
      method: 'GET',
      path: '/payment/shop',
      summary: 'What the shop needs to know of its reader: provider, monthly cap, waiting orders',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: ShopFactsSchema,
      refusals: [],
      handle: async (_input, call) => grant(await readShopFacts(parts, call)),
    }),
    defineReaderEndpoint({
      operationId: 'paymentQuote',
      method: 'GET',
      path: '/payment/quote',
      summary: 'What a pack costs with a coupon, and what the other coupons would do',
      params: NO_INPUT,
      query: QuoteQuerySchema,
      body: NO_BODY,
      data: QuoteSchema,
      refusals: [...PACK_REFUSALS, ...COUPON_REFUSALS],
      block: 'payment',
      handle: ({ query }, call) => quote(parts, query, call),
    }),
  ];
}

function historyEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'paymentCharge',
      method: 'GET',
      path: '/payment/charge',
      summary: 'What came to the wallet, what is left of it and when that ends',
      params: NO_INPUT,
      query: ChargeQuerySchema,
      body: NO_BODY,
      data: ChargeRowsSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await listCharges(parts, query, call)),
    }),
    defineReaderEndpoint({
      operationId: 'paymentHistory',
      method: 'GET',
      path: '/payment/history',
      summary: 'The charges of the last 90 days, with their payments',
      params: NO_INPUT,
      query: ChargeHistoryQuerySchema,
      body: NO_BODY,
      data: ChargeHistorySchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readChargeHistory(parts, query, call)),
    }),
    defineReaderEndpoint({
      operationId: 'facebookConversion',
      method: 'POST',
      path: '/third-party/facebook/conversion',
      summary: 'Has a paid order told to Facebook, where the reader consented; repeated, it is told once',
      params: NO_INPUT,
      query: NO_INPUT,
      body: ConversionRequestSchema,
      data: ConversionAnswerSchema,
      refusals: [],
      handle: async ({ body }, call) => grant(await tellConversion(parts, body, call)),
    }),
  ];
}

function orderEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderCommand(parts, {
      operationId: 'paymentStart',
      method: 'POST',
      path: '/payment',
      summary: 'Orders a pack of coins; the reader pays at `checkoutUrl`',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PaymentRequestSchema,
      data: PaymentStartedSchema,
      refusals: [
        ...(['NOT_FOUND_PAYMENT_METHOD', 'NOT_FOUND_EPISODE', 'PRICE_CHANGED'] as const),
        ...(['INVALID_PARAMETER', 'SERVICE_UNAVAILABLE'] as const),
        ...PACK_REFUSALS,
        ...COUPON_REFUSALS,
      ],
      block: 'payment',
      decide: (transaction, { body }, call) => makeOrder(transaction, parts, body, call),
      complete: (started, call) => openCheckout(parts, started, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'paymentVerify',
      method: 'POST',
      path: '/payment/verify',
      summary: 'Shows what an app’s store gave for a purchase',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PaymentVerifySchema,
      data: PaymentSchema,
      refusals: [
        ...(['NOT_EXIST', 'NOT_FOUND_PAYMENT_METHOD', 'NOT_FOUND_COIN_PRODUCT', 'ALREADY_PAID'] as const),
        ...(['INVALID_PARAMETER', 'SERVICE_UNAVAILABLE'] as const),
      ],
      block: 'payment',
      prepare: ({ body }, call) => checkProof(parts, body, call),
      decide: async (transaction, { body: { orderId } }, call) => {
        const { prepared: word } = call;
        const settled = await settleOrder(transaction, parts, orderId, { word, nowMs: call.nowMs });
        if (isPaidBefore(settled)) return refuse('ALREADY_PAID');
        return readPayment(transaction, orderId, call);
      },
    }),
    defineReaderEndpoint({
      operationId: 'payment',
      method: 'GET',
      path: '/payment/{orderId}',
      summary: 'An order, as far as the server knows',
      params: OrderParams,
      query: NO_INPUT,
      body: NO_BODY,
      data: PaymentSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => readPayment(parts.db.orm, params.orderId, call),
    }),
    defineReaderEndpoint({
      operationId: 'paymentConfirm',
      method: 'POST',
      path: '/payment/{orderId}/confirm',
      summary: 'Asks the provider how far an order is; what the browser says of it never counts',
      params: OrderParams,
      query: NO_INPUT,
      body: NO_BODY,
      data: PaymentSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => confirmPayment(parts, params.orderId, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'paymentCancel',
      method: 'POST',
      path: '/payment/{orderId}/cancel',
      summary: 'Gives an open order up, or has the money of a paid one go back (D15)',
      params: OrderParams,
      query: NO_INPUT,
      body: PaymentCancelSchema,
      data: PaymentSchema,
      refusals: ['NOT_EXIST', 'INVALID_PARAMETER'],
      block: 'payment',
      decide: (transaction, { params }, call) => cancelPayment(transaction, parts, params.orderId, call),
    }),
  ];
}
