import { SpentDaysSchema, UseHistoryPageSchema, UseHistoryQuerySchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { MoneyParts } from '../parts.ts';
import { readSpentDays, readUseHistory } from './use-history.ts';

/** What became of a reader's coins. */
export function useHistoryEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'useHistory',
      method: 'GET',
      path: '/purchase/history',
      summary: 'What the reader bought or opened in the last days, with the lots it was paid from',
      params: NO_INPUT,
      query: UseHistoryQuerySchema,
      body: NO_BODY,
      data: UseHistoryPageSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readUseHistory(parts, query, call)),
    }),
    defineReaderEndpoint({
      operationId: 'coinUserUsed',
      method: 'GET',
      path: '/coin/user/used',
      summary: 'Coins spent by day',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: SpentDaysSchema,
      refusals: [],
      handle: async (_input, call) => grant(await readSpentDays(parts, call)),
    }),
  ];
}
