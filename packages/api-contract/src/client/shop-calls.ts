import {
  type ChargeHistory,
  ChargeHistorySchema,
  type ChargeRow,
  ChargeRowsSchema,
} from '../money/charge-history.contract.ts';
import {
  type CoinProduct,
  CoinProductsSchema,
  type ShopFacts,
  ShopFactsSchema,
} from '../money/coin-product.contract.ts';
import {
  ConversionAnswerSchema,
  type Payment,
  type PaymentRequest,
  PaymentSchema,
  type PaymentStarted,
  PaymentStartedSchema,
  type PaymentVerify,
  type Quote,
  QuoteSchema,
} from '../money/payment.contract.ts';
import type { CallTable } from './api-call.ts';
import { addressPart } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** The shop and what was paid; with a bearer, but for `coinProducts`. */
export interface ShopCalls {
  /** The packs as this reader, or a guest, can buy them now. */
  coinProducts(): Promise<ApiResult<CoinProduct[]>>;
  shopFacts(): Promise<ApiResult<ShopFacts>>;
  quotePayment(of: { productId: string; userCouponId?: number | undefined }): Promise<ApiResult<Quote>>;
  startPayment(body: PaymentRequest): Promise<ApiResult<PaymentStarted>>;
  /** What the server knows of an order. */
  payment(orderId: string): Promise<ApiResult<Payment>>;
  /** Asks the provider how far it is, on the way back from the check-out; the browser's word never counts. */
  confirmPayment(orderId: string): Promise<ApiResult<Payment>>;
  /** Gives an unpaid order up, or asks for the money of a paid one back (D15). */
  cancelPayment(orderId: string, body: { requestId: string }): Promise<ApiResult<Payment>>;
  /** Shows the proof of an app's store. */
  verifyPayment(body: PaymentVerify): Promise<ApiResult<Payment>>;
  charges(options?: { sort?: 'EXPIRE' }): Promise<ApiResult<ChargeRow[]>>;
  chargeHistory(options?: { page?: number; size?: number }): Promise<ApiResult<ChargeHistory>>;
  tellConversion(body: { orderId: string; actionUrl?: string }): Promise<ApiResult<{ isSent: boolean }>>;
}

const payment = (orderId: string, act = '') => `/payment/${addressPart(orderId)}${act}`;

export const shopCalls: CallTable<ShopCalls> = {
  coinProducts: () => ({ method: 'GET', path: '/coin', data: CoinProductsSchema }),
  shopFacts: () => ({ method: 'GET', path: '/payment/shop', data: ShopFactsSchema }),
  quotePayment: (query) => ({ method: 'GET', path: '/payment/quote', query, data: QuoteSchema }),
  startPayment: (body) => ({ method: 'POST', path: '/payment', body, data: PaymentStartedSchema }),
  payment: (orderId) => ({ method: 'GET', path: payment(orderId), data: PaymentSchema }),
  confirmPayment: (orderId) => ({ method: 'POST', path: payment(orderId, '/confirm'), body: {}, data: PaymentSchema }),
  cancelPayment: (orderId, body) => ({ method: 'POST', path: payment(orderId, '/cancel'), body, data: PaymentSchema }),
  verifyPayment: (body) => ({ method: 'POST', path: '/payment/verify', body, data: PaymentSchema }),
  charges: ({ sort } = {}) => ({
    method: 'GET',
    path: '/v2/payment/charge',
    query: { sort, coinKind: 'COIN' },
    data: ChargeRowsSchema,
  }),
  chargeHistory: ({ page, size } = {}) => ({
    method: 'GET',
    path: '/payment/history',
    query: { page, size },
    data: ChargeHistorySchema,
  }),
  tellConversion: (body) => ({
    method: 'POST',
    path: '/third-party/facebook/conversion',
    body,
    data: ConversionAnswerSchema,
  }),
};
