import { PushOfferSchema, PushSubscribedSchema, PushSubscriptionSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CommunityParts } from '../parts.ts';
import { endPush, readPushOffer, subscribePush } from './push-subscriptions.ts';

/** The browsers that push messages of a reader come to. */
export function pushSubscriptionEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'pushOffer',
      method: 'GET',
      path: '/alarm/push',
      summary: 'What browsers subscribe to push messages with, null where there are none; and which are subscribed',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: PushOfferSchema,
      refusals: [],
      handle: async (_input, call) => grant(await readPushOffer(parts, call)),
    }),
    defineReaderEndpoint({
      operationId: 'subscribePush',
      method: 'POST',
      path: '/alarm/push',
      summary:
        'Has push messages come to this browser while its session lasts; the oldest of more than ten browsers ends',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PushSubscriptionSchema,
      data: PushSubscribedSchema,
      refusals: ['NOT_EXIST', 'MALFORMED_REQUEST', 'NOT_FOUND_ACCESS_TOKEN'],
      handle: ({ body }, call) => subscribePush(parts, body, call),
    }),
    defineReaderEndpoint({
      operationId: 'endPush',
      method: 'DELETE',
      path: '/alarm/push',
      summary: 'Ends the subscription of a browser',
      params: NO_INPUT,
      query: PushSubscribedSchema,
      body: NO_BODY,
      data: PushSubscribedSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await endPush(parts, query, call)),
    }),
  ];
}
