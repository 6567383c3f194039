import {
  EpisodePriceQuerySchema,
  EpisodePriceSchema,
  PurchasedSchema,
  PurchaseQuoteSchema,
  PurchaseRequestSchema,
} from '@longstrip/api-contract';
import { PURCHASE_REFUSALS, refuse } from '@longstrip/core';
import * as v from 'valibot';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
import { findOffer, purchaseEpisodes, wishOf } from './purchase.service.ts';
import { priceEpisode, quoteEpisode } from './quote.service.ts';

const EpisodeParamsSchema = v.object({ alias: v.string(), episodeAlias: v.string() });

const QUOTE_REFUSALS = [
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'ADULT_ONLY_CONTENTS',
  'NOT_LOGIN_USER',
  'NOT_FOUND_ACCESS_TOKEN',
] as const;

/** Prices, quotes and purchases (D9 to D11); all with a bearer. */
export function purchaseEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderCommand(parts, {
      operationId: 'purchase',
      method: 'POST',
      path: '/purchase',
      summary: 'Opens an episode, or all of its series, for coins, with a gift or with the wait-until-free ticket',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PurchaseRequestSchema,
      data: PurchasedSchema,
      successStatus: 201,
      refusals: PURCHASE_REFUSALS,
      block: 'purchase',
      keptBy: 'decision',
      prepare: ({ body }, call) => findOffer(parts, body.id, call),
      decide: async (transaction, { body }, call) => {
        const decided = await purchaseEpisodes(transaction, wishOf(body), { ...call, clock: parts.clock });
        // The caller has named a number alone: what is not shown to them is absent (record 0094).
        return !decided.ok && decided.code === 'INVALID_CONTENTS' ? refuse('NOT_FOUND_EPISODE') : decided;
      },
    }),
    defineReaderEndpoint({
      operationId: 'episodePrice',
      method: 'GET',
      path: '/contents/price/{alias}/{episodeAlias}',
      summary: 'What an episode costs, and whether the reader can read it already',
      params: EpisodeParamsSchema,
      query: EpisodePriceQuerySchema,
      body: NO_BODY,
      data: EpisodePriceSchema,
      refusals: QUOTE_REFUSALS,
      block: 'purchase',
      handle: ({ params, query }, call) =>
        priceEpisode(
          parts,
          { seriesKey: params.alias, episodeKey: params.episodeAlias, purchaseType: query.purchaseType },
          call,
        ),
    }),
    defineReaderEndpoint({
      operationId: 'purchaseQuote',
      method: 'GET',
      path: '/contents/quote/{alias}/{episodeAlias}',
      summary: 'All ways to open an episode for this reader, with their prices, and the cheapest',
      params: EpisodeParamsSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: PurchaseQuoteSchema,
      refusals: QUOTE_REFUSALS,
      block: 'purchase',
      handle: ({ params }, call) =>
        quoteEpisode(parts, { seriesKey: params.alias, episodeKey: params.episodeAlias }, call),
    }),
  ];
}
