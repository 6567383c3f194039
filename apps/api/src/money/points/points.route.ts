import {
  PointExchangeSchema,
  PointHistoryPageSchema,
  PointHistoryQuerySchema,
  PointsExchangedSchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
import { exchange, readPoints } from './points.ts';

/** Points: their history, and their exchange for bonus coins (D14). */
export function pointEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'mileage',
      method: 'GET',
      path: '/mileage',
      summary: 'What happened to the reader’s points in the last 180 days',
      params: NO_INPUT,
      query: PointHistoryQuerySchema,
      body: NO_BODY,
      data: PointHistoryPageSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readPoints(parts, query, call)),
    }),
    defineReaderCommand(parts, {
      operationId: 'exchangeMileage',
      method: 'POST',
      path: '/mileage',
      summary: 'Exchanges points for bonus coins',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PointExchangeSchema,
      data: PointsExchangedSchema,
      refusals: ['EXCHANGE_MILEAGE_INSUFFICIENT', 'MILEAGE_INSUFFICIENT'],
      block: 'points',
      decide: (transaction, { body }, call) => exchange(transaction, body.mileage, call, body.requestId),
    }),
  ];
}
