import type { EventState, SeriesThumbnailType } from '@longstrip/core';
import type * as v from 'valibot';
import { type CouponReceived, CouponReceivedSchema } from '../money/coupon.contract.ts';
import {
  type EventAddress,
  type EventAddressChange,
  EventAddressSchema,
  type EventAttended,
  EventAttendedSchema,
  type EventClaim,
  type EventDetail,
  EventDetailSchema,
  type EventJoined,
  EventJoinedSchema,
  type EventPage,
  EventPageSchema,
  type EventTakePart,
} from '../money/event.contract.ts';
import { addressPart, type CallTable, postCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Events. Lists and details are for guests too; taking part needs a bearer. */
export interface EventCalls {
  events(options?: { state?: EventState; page?: number; size?: number }): Promise<ApiResult<EventPage>>;
  /** One event with what is the reader's own of it. */
  event(id: string, options?: { thumbnailTypes?: readonly SeriesThumbnailType[] }): Promise<ApiResult<EventDetail>>;
  /** Today's stamp. */
  attendEvent(id: string, body: EventTakePart): Promise<ApiResult<EventAttended>>;
  /** A ticket. */
  joinEvent(id: string, body: EventTakePart): Promise<ApiResult<EventJoined>>;
  /** The coupon of the event. */
  claimEvent(id: string, body: EventClaim): Promise<ApiResult<CouponReceived>>;
  /** Where the prize of the reader's ticket is sent to. */
  saveEventAddress(id: string, body: EventAddressChange): Promise<ApiResult<EventAddress>>;
}

const post = <const Data extends v.GenericSchema>(id: string, what: string, body: object, data: Data) =>
  postCall(`/event/${addressPart(id)}/${what}`, body, data);

export const eventCalls: CallTable<EventCalls> = {
  events: ({ state, page, size } = {}) => ({
    method: 'GET',
    path: '/event',
    saysGuestAge: true,
    query: { state, page, size },
    data: EventPageSchema,
  }),
  event: (id, { thumbnailTypes } = {}) => ({
    method: 'GET',
    path: `/event/${addressPart(id)}`,
    saysGuestAge: true,
    query: { contentsThumbnailType: thumbnailTypes?.join(',') },
    data: EventDetailSchema,
  }),
  attendEvent: (id, body) => post(id, 'attend', body, EventAttendedSchema),
  joinEvent: (id, body) => post(id, 'join', body, EventJoinedSchema),
  claimEvent: (id, body) => post(id, 'claim', body, CouponReceivedSchema),
  saveEventAddress: (id, body) => post(id, 'address', body, EventAddressSchema),
};
