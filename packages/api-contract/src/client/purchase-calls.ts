import type { SaleType } from '@longstrip/core';
import {
  type EpisodePriceAnswer,
  EpisodePriceSchema,
  type Purchased,
  PurchasedSchema,
  type PurchaseQuote,
  PurchaseQuoteSchema,
  type PurchaseRequest,
} from '../money/purchase.contract.ts';
import type { CallTable } from './api-call.ts';
import { addressPart } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Prices and purchases (D9 to D11); all with a bearer, and none of their answers is ever kept. */
export interface PurchaseCalls {
  /** What the purchase panel shows of an episode. */
  purchaseQuote(seriesAlias: string | number, episodeAlias: string | number): Promise<ApiResult<PurchaseQuote>>;
  episodePrice(
    seriesAlias: string | number,
    episodeAlias: string | number,
    options: { purchaseType: SaleType },
  ): Promise<ApiResult<EpisodePriceAnswer>>;
  purchase(body: PurchaseRequest): Promise<ApiResult<Purchased>>;
}

export const purchaseCalls: CallTable<PurchaseCalls> = {
  purchaseQuote: (seriesAlias, episodeAlias) => ({
    method: 'GET',
    path: `/v2/contents/quote/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
    data: PurchaseQuoteSchema,
  }),
  episodePrice: (seriesAlias, episodeAlias, { purchaseType }) => ({
    method: 'GET',
    path: `/v2/contents/price/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
    query: { purchaseType },
    data: EpisodePriceSchema,
  }),
  purchase: (body) => ({ method: 'POST', path: '/v1/purchase', body, data: PurchasedSchema }),
};
