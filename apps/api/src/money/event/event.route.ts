import { EVENT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
import { readEvent, readEvents } from './event.service.ts';
import { attendEvent, claimEvent, joinEvent, prepareClaim, saveEventAddress } from './take-part.service.ts';

/** Events that operators make. The wheel's route, `event/roulette`, must come before these. */
export function eventEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(EVENT_CALLS.events, async ({ query: { isNotLoginAdult, ...of } }, call) =>
      grant(await readEvents(parts, { state: undefined, ...of, guestSaysAdult: isNotLoginAdult }, call)),
    ),
    serve(EVENT_CALLS.event, ({ params: { id }, query }, call) => {
      const { isNotLoginAdult: guestSaysAdult, contentsThumbnailType: thumbnailTypes } = query;
      return readEvent(parts, { id, guestSaysAdult, thumbnailTypes }, call);
    }),
    ...participationEndpoints(parts),
  ];
}

function participationEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serveCommand(parts, EVENT_CALLS.attendEvent, {
      decide: (transaction, { params }, call) => attendEvent(transaction, params.id, call),
    }),
    serveCommand(parts, EVENT_CALLS.joinEvent, {
      decide: (transaction, { params }, call) => joinEvent(transaction, params.id, call),
    }),
    serveCommand(parts, EVENT_CALLS.claimEvent, {
      prepare: ({ body }, call) => prepareClaim(parts, body.code, call),
      decide: (transaction, { params }, call) => claimEvent(transaction, params.id, call),
    }),
    serveCommand(parts, EVENT_CALLS.saveEventAddress, {
      decide: (transaction, { params, body: { requestId: _, ...typed } }, call) =>
        saveEventAddress(transaction, { id: params.id, typed }, call),
    }),
  ];
}
