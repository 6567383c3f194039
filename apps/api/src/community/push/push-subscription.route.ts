import { PUSH_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CommunityParts } from '../services.ts';
import { endPush, readPushOffer, subscribePush } from './push-subscriptions.ts';

/** The browsers that get a reader's push messages. */
export function pushSubscriptionEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    serve(PUSH_CALLS.pushOffer, async (_input, call) => grant(await readPushOffer(parts, call))),
    serve(PUSH_CALLS.subscribePush, ({ body }, call) => subscribePush(parts, body, call)),
    serve(PUSH_CALLS.endPush, async ({ query }, call) => grant(await endPush(parts, query, call))),
  ];
}
