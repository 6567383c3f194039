import {
  CouponReceivedSchema,
  EventAddressChangeSchema,
  EventAddressSchema,
  EventAttendedSchema,
  EventClaimSchema,
  EventDetailQuerySchema,
  EventDetailSchema,
  EventJoinedSchema,
  EventPageSchema,
  EventQuerySchema,
  EventTakePartSchema,
} from '@longstrip/api-contract';
import { type EventRefusal, grant, type ReceiveCouponRefusal } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
import { readEvent, readEvents } from './event.service.ts';
import { attendEvent, claimEvent, joinEvent, prepareClaim, saveEventAddress } from './take-part.service.ts';

const NOT_FOR_THIS_READER = [
  'NOT_FOUND_EVENT',
  'UNAUTHORIZED_USER',
  'UNAUTHORIZED_ADULT',
  'UNAUTHORIZED_NON_ADULT',
] as const satisfies readonly EventRefusal[];
const NOT_NOW = [...NOT_FOR_THIS_READER, 'NOT_EVENT_PERIOD'] as const;
const NO_COUPON = [
  'NOT_FOUND_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_RECEIVED_COUPON',
  'SOLD_OUT_COUPON',
] as const satisfies readonly ReceiveCouponRefusal[];

const IdSchema = v.object({ id: v.string() });

/** Events of an operator. The wheel, at `event/roulette`, comes before them. */
export function eventEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'events',
      method: 'GET',
      path: '/event',
      summary: 'Events that the caller may see: running ones first, then those to come, then the last that ended',
      params: NO_INPUT,
      query: EventQuerySchema,
      body: NO_BODY,
      data: EventPageSchema,
      refusals: [],
      handle: async ({ query: { isNotLoginAdult, ...of } }, call) =>
        grant(await readEvents(parts, { state: undefined, ...of, guestSaysAdult: isNotLoginAdult }, call)),
    }),
    definePublicEndpoint({
      operationId: 'event',
      method: 'GET',
      path: '/event/{id}',
      summary: 'An event with its text and series, and what the reader has of it',
      params: IdSchema,
      query: EventDetailQuerySchema,
      body: NO_BODY,
      data: EventDetailSchema,
      refusals: NOT_FOR_THIS_READER,
      block: 'event',
      handle: ({ params: { id }, query }, call) => {
        const { isNotLoginAdult: guestSaysAdult, contentsThumbnailType: thumbnailTypes } = query;
        return readEvent(parts, { id, guestSaysAdult, thumbnailTypes }, call);
      },
    }),
    ...waysToTakePart(parts),
  ];
}

function waysToTakePart(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderCommand(parts, {
      operationId: 'attendEvent',
      method: 'POST',
      path: '/event/{id}/attend',
      summary:
        'Stamps the day of an attendance check, once a calendar day of the platform, and gives what is reached by it',
      params: IdSchema,
      query: NO_INPUT,
      body: EventTakePartSchema,
      data: EventAttendedSchema,
      refusals: NOT_NOW,
      block: 'event',
      decide: (transaction, { params }, call) => attendEvent(transaction, params.id, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'joinEvent',
      method: 'POST',
      path: '/event/{id}/join',
      summary: 'Takes one of the tickets of an event, one a reader',
      params: IdSchema,
      query: NO_INPUT,
      body: EventTakePartSchema,
      data: EventJoinedSchema,
      refusals: [...NOT_NOW, 'NOT_EVENT_REMAIN_TICKET'],
      block: 'event',
      decide: (transaction, { params }, call) => joinEvent(transaction, params.id, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'claimEvent',
      method: 'POST',
      path: '/event/{id}/claim',
      summary: 'Gives the reader the coupon of an event, by its code where it has one',
      params: IdSchema,
      query: NO_INPUT,
      body: EventClaimSchema,
      data: CouponReceivedSchema,
      refusals: [...NOT_NOW, ...NO_COUPON, 'TOO_MANY_REQUESTS'],
      block: 'event',
      prepare: ({ body }, call) => prepareClaim(parts, body.code, call),
      decide: (transaction, { params }, call) => claimEvent(transaction, params.id, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'saveEventAddress',
      method: 'POST',
      path: '/event/{id}/address',
      summary: 'Where the prize of the reader’s ticket is sent to; it can be changed until the end of the event',
      params: IdSchema,
      query: NO_INPUT,
      body: EventAddressChangeSchema,
      data: EventAddressSchema,
      refusals: NOT_NOW,
      block: 'event',
      decide: (transaction, { params, body: { requestId: _, ...typed } }, call) =>
        saveEventAddress(transaction, { id: params.id, typed }, call),
    }),
  ];
}
