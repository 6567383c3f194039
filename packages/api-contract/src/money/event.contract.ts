import {
  EVENT_AUDIENCES,
  EVENT_KINDS,
  EVENT_REWARD_KINDS,
  EVENT_STATES,
  EVENT_TICKET_MODES,
  type EventRefusal,
  PRIZE_ADDRESS_LONGEST,
  type ReceiveCouponRefusal,
} from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { SeriesListItemSchema } from '../catalogue/series-list.contract.ts';
import { PictureSchema, ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, pageQueryEntries, QueryFlagSchema, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';
import { CouponReceivedSchema } from './coupon.contract.ts';

/** An event in a list. Texts that begin with `t:` are message keys (D26). */
export const EventItemSchema = v.object({
  /** The last part of its address, `/event/{id}`. */
  id: v.string(),
  kind: v.picklist(EVENT_KINDS),
  audience: v.picklist(EVENT_AUDIENCES),
  title: v.string(),
  /** May be empty. */
  line: v.string(),
  state: v.picklist(EVENT_STATES),
  startsAt: TimeMsSchema,
  /** Exclusive. */
  endsAt: TimeMsSchema,
  image: v.nullable(PictureSchema),
  /** False: the image is the art of the event's first series. */
  isOwnImage: v.boolean(),
});
export type EventItem = v.InferOutput<typeof EventItemSchema>;

/** Answer of `GET event`: first events that run, then future ones, then those that ended recently. */
export const EventPageSchema = pageOf(EventItemSchema);
export type EventPage = v.InferOutput<typeof EventPageSchema>;

/** Query of `GET event`. Without a known state: all. */
export const EventQuerySchema = v.object({
  state: v.fallback(v.optional(v.picklist(EVENT_STATES)), undefined),
  isNotLoginAdult: QueryFlagSchema,
  ...pageQueryEntries({ defaultSize: 20, maxSize: 100 }),
});

/** Query of `GET event/{id}`. */
export const EventDetailQuerySchema = v.object({
  isNotLoginAdult: QueryFlagSchema,
  contentsThumbnailType: ThumbnailTypesQuerySchema,
});

/** What an event gives for a number of stamps, or for a winning ticket. */
export const EventRewardSchema = v.object({
  atCount: CountSchema,
  kind: v.picklist(EVENT_REWARD_KINDS),
  amount: CountSchema,
});
export type EventReward = v.InferOutput<typeof EventRewardSchema>;

const addressEntries = {
  name: v.string(),
  zipCode: v.string(),
  city: v.string(),
  address1: v.string(),
  address2: v.string(),
  phone: v.string(),
};

/** Where the prize of a ticket is sent to. */
export const EventAddressSchema = v.object(addressEntries);
export type EventAddress = v.InferOutput<typeof EventAddressSchema>;

/** Answer of `GET event/{id}`. The reader's own data is empty for a guest. */
export const EventDetailSchema = v.object({
  ...EventItemSchema.entries,
  /** Rich text; may be empty. */
  body: v.string(),
  /** The series it is about, except those that the reader may not see. */
  contents: v.array(SeriesListItemSchema),
  rewards: v.array(EventRewardSchema),
  /** Only for ATTENDANCE. Days are calendar days in the platform's zone, such as 2027-06-30. */
  attendance: v.nullable(v.object({ stampCount: CountSchema, isStampedToday: v.boolean(), today: v.string() })),
  /** Only for COUPON. */
  coupon: v.nullable(v.object({ needsCode: v.boolean(), isReceived: v.boolean() })),
  /** Only for TICKET. */
  ticket: v.nullable(
    v.object({
      mode: v.picklist(EVENT_TICKET_MODES),
      total: CountSchema,
      remaining: CountSchema,
      /** Only for a draw; null for first come, first served. */
      winnerCount: v.nullable(CountSchema),
      needsAddress: v.boolean(),
      isDrawn: v.boolean(),
      /** The numbers of the tickets that won, once they are drawn. */
      winners: v.array(CountSchema),
      /** The reader's ticket; null: they have none. */
      mine: v.nullable(v.object({ ticketNo: CountSchema, isWinner: v.nullable(v.boolean()) })),
      /** The reader's address; null: not given yet. */
      address: v.nullable(EventAddressSchema),
    }),
  ),
});
export type EventDetail = v.InferOutput<typeof EventDetailSchema>;

/** Body of `POST event/{id}/attend` and `POST event/{id}/join`. */
export const EventTakePartSchema = v.object({ requestId: RequestIdSchema });
export type EventTakePart = v.InferInput<typeof EventTakePartSchema>;

const givenEntries = {
  /** False: this was done before, so nothing changed. */
  isNew: v.boolean(),
  /** What was given now. */
  rewards: v.array(EventRewardSchema),
};

/** Answer of `POST event/{id}/attend`. */
export const EventAttendedSchema = v.object({ ...givenEntries, day: v.string(), stampCount: CountSchema });
export type EventAttended = v.InferOutput<typeof EventAttendedSchema>;

/** Answer of `POST event/{id}/join`. */
export const EventJoinedSchema = v.object({ ...givenEntries, ticketNo: CountSchema, remaining: CountSchema });
export type EventJoined = v.InferOutput<typeof EventJoinedSchema>;

/** Body of `POST event/{id}/claim`. The code as it was typed; null if the coupon has none. */
export const EventClaimSchema = v.object({
  code: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  requestId: RequestIdSchema,
});
export type EventClaim = v.InferInput<typeof EventClaimSchema>;

/** Twice the maximum length, so that spaces around a text do not make the request malformed. */
const addressLine = (field: keyof typeof PRIZE_ADDRESS_LONGEST) =>
  v.pipe(v.string(), v.maxLength(2 * PRIZE_ADDRESS_LONGEST[field]));

/** Body of `POST event/{id}/address`. All but address2 are required. */
export const EventAddressChangeSchema = v.object({
  name: addressLine('name'),
  zipCode: addressLine('zipCode'),
  city: addressLine('city'),
  address1: addressLine('address1'),
  address2: v.optional(addressLine('address2'), ''),
  phone: addressLine('phone'),
  requestId: RequestIdSchema,
});
export type EventAddressChange = v.InferInput<typeof EventAddressChangeSchema>;

const IdSchema = v.object({ id: v.string() });

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

export const EVENT_CALLS = defineCalls({
  events: {
    method: 'GET',
    path: '/event',
    access: 'public',
    summary: 'Events that the caller may see: running ones first, then those to come, then the last that ended',
    query: EventQuerySchema,
    data: EventPageSchema,
  },
  event: {
    method: 'GET',
    path: '/event/{id}',
    access: 'public',
    summary: 'An event with its text and series, and what the reader has of it',
    params: IdSchema,
    query: EventDetailQuerySchema,
    data: EventDetailSchema,
    refusals: NOT_FOR_THIS_READER,
    block: 'event',
  },
  attendEvent: {
    method: 'POST',
    path: '/event/{id}/attend',
    access: 'bearer',
    summary:
      'Stamps the day of an attendance check, once a calendar day of the platform, and gives what is reached by it',
    params: IdSchema,
    body: EventTakePartSchema,
    data: EventAttendedSchema,
    refusals: NOT_NOW,
    block: 'event',
  },
  joinEvent: {
    method: 'POST',
    path: '/event/{id}/join',
    access: 'bearer',
    summary: 'Takes one of the tickets of an event, one a reader',
    params: IdSchema,
    body: EventTakePartSchema,
    data: EventJoinedSchema,
    refusals: [...NOT_NOW, 'NOT_EVENT_REMAIN_TICKET'],
    block: 'event',
  },
  claimEvent: {
    method: 'POST',
    path: '/event/{id}/claim',
    access: 'bearer',
    summary: 'Gives the reader the coupon of an event, by its code where it has one',
    params: IdSchema,
    body: EventClaimSchema,
    data: CouponReceivedSchema,
    refusals: [...NOT_NOW, ...NO_COUPON, 'TOO_MANY_REQUESTS'],
    block: 'event',
  },
  saveEventAddress: {
    method: 'POST',
    path: '/event/{id}/address',
    access: 'bearer',
    summary: 'Where the prize of the reader’s ticket is sent to; it can be changed until the end of the event',
    params: IdSchema,
    body: EventAddressChangeSchema,
    data: EventAddressSchema,
    refusals: NOT_NOW,
    block: 'event',
  },
});
