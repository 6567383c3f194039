import { AgreePushSchema, PushChangeSchema } from '@longstrip/api-contract';
import { defineReaderEndpoint, type Endpoint, NO_INPUT } from '../../http/endpoint.ts';
import type { PeopleParts } from '../parts.ts';
import { changePush } from './user-change.service.ts';

/** What the reader's phone may tell them of (section 7: `app/push`). */
export function pushEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'appPush',
      method: 'PUT',
      path: '/app/push',
      summary: 'Changes what the app may tell the reader of; a switch that is not named stays',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PushChangeSchema,
      data: AgreePushSchema,
      refusals: ['NOT_FOUND_ACCESS_TOKEN'],
      handle: ({ body }, call) => changePush(parts, body, call),
    }),
  ];
}
