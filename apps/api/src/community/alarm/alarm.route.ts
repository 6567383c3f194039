import { AlarmCountSchema, AlarmPageSchema, AlarmQuerySchema, AlarmsReadSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CommunityParts } from '../parts.ts';
import { countUnread, markAlarms, readAlarms } from './alarms.ts';

/** What readers are told within the site. */
export function alarmEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'alarms',
      method: 'GET',
      path: '/alarm',
      summary: 'What the reader was told in the last 30 days, newest first',
      params: NO_INPUT,
      query: AlarmQuerySchema,
      body: NO_BODY,
      data: AlarmPageSchema,
      refusals: [],
      handle: async ({ query: { page: number, size } }, call) => grant(await readAlarms(parts, { number, size }, call)),
    }),
    defineReaderEndpoint({
      operationId: 'alarmCount',
      method: 'GET',
      path: '/alarm/count',
      summary: 'How many alarms are not read',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: AlarmCountSchema,
      refusals: [],
      handle: async (_input, call) => grant(await countUnread(parts, call)),
    }),
    defineReaderEndpoint({
      operationId: 'readAlarms',
      method: 'POST',
      path: '/alarm/read',
      summary: 'Marks alarms as read, or all where none is named; the answer is how many were not',
      params: NO_INPUT,
      query: NO_INPUT,
      body: AlarmsReadSchema,
      data: AlarmCountSchema,
      refusals: [],
      handle: async ({ body }, call) => grant(await markAlarms(parts, body.alarmIds ?? null, call)),
    }),
  ];
}
