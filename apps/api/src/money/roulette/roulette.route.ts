import { RouletteSchema, RouletteSpinSchema, RouletteSpunSchema } from '@longstrip/api-contract';
import type { WheelRefusal } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
import { readRoulette, spin } from './roulette.ts';

const NOT_FOR_THIS_READER = [
  'NOT_EVENT_PERIOD',
  'UNAUTHORIZED_ADULT',
  'UNAUTHORIZED_NON_ADULT',
] as const satisfies readonly WheelRefusal[];

/** The wheel of prizes (D20). */
export function rouletteEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'roulette',
      method: 'GET',
      path: '/event/roulette',
      summary: 'The wheel that runs for the reader, with its odds, and how many tickets they have',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: RouletteSchema,
      refusals: NOT_FOR_THIS_READER,
      block: 'event',
      handle: (_input, call) => readRoulette(parts, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'spinRoulette',
      method: 'POST',
      path: '/event/roulette',
      summary: 'Uses a ticket for one spin, and gives what was won',
      params: NO_INPUT,
      query: NO_INPUT,
      body: RouletteSpinSchema,
      data: RouletteSpunSchema,
      refusals: [...NOT_FOR_THIS_READER, 'UNAUTHORIZED_USER', 'NOT_EVENT_REMAIN_TICKET'],
      block: 'event',
      decide: (transaction, _input, call) => spin(transaction, parts.services, call),
    }),
  ];
}
