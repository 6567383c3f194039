import type * as v from 'valibot';
import { AlarmCountSchema, type AlarmPage, AlarmPageSchema, type AlarmsRead } from '../alarm/alarm.contract.ts';
import {
  type PushOffer,
  PushOfferSchema,
  type PushSubscribed,
  PushSubscribedSchema,
  type PushSubscriptionBody,
} from '../alarm/push.contract.ts';
import {
  type Ticket,
  type TicketCategories,
  TicketCategoriesSchema,
  TicketDeletedSchema,
  type TicketDraft,
  type TicketPage,
  TicketPageSchema,
  TicketSchema,
  type TicketSent,
  TicketSentSchema,
} from '../support/support.contract.ts';
import { addressPart } from './address-part.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiCall, type ApiClientOptions, sendApiCall } from './api-transport.ts';

/** Support tickets and alarms; all with a bearer. */
export interface SupportCalls {
  /** The reader's tickets, newest first. */
  tickets(options?: { page?: number; size?: number }): Promise<ApiResult<TicketPage>>;
  ticket(ticketId: string): Promise<ApiResult<Ticket>>;
  ticketCategories(): Promise<ApiResult<TicketCategories>>;
  /** Sends a ticket with its pictures, once for each request id. */
  sendTicket(draft: TicketDraft, images?: readonly Blob[]): Promise<ApiResult<TicketSent>>;
  /** Deletes a ticket that waits. */
  deleteTicket(ticketId: string): Promise<ApiResult<{ ticketId: string }>>;
  /** What the reader was told in the last days, newest first. */
  alarms(options?: { page?: number; size?: number }): Promise<ApiResult<AlarmPage>>;
  /** How many alarms are not read. */
  alarmCount(): Promise<ApiResult<number>>;
  /** Marks alarms as read, or all; the answer is how many were not. */
  readAlarms(body: AlarmsRead): Promise<ApiResult<number>>;
  /** What browsers subscribe to push messages with, and which are subscribed. */
  pushOffer(): Promise<ApiResult<PushOffer>>;
  /** Subscribes a browser; subscribing again changes nothing. */
  subscribePush(body: PushSubscriptionBody): Promise<ApiResult<PushSubscribed>>;
  /** Ends the subscription of a browser. */
  endPush(subscriptionId: string): Promise<ApiResult<PushSubscribed>>;
}

export function createSupportCalls(options: ApiClientOptions): SupportCalls {
  const get = <const Data extends v.GenericSchema>(
    path: string,
    data: Data,
    query: NonNullable<ApiCall<Data>['query']> = {},
  ) => sendApiCall(options, { method: 'GET', path, query, data });
  return {
    tickets: ({ page, size } = {}) => get('/qna', TicketPageSchema, { page, size }),
    ticket: (ticketId) => get(`/qna/${addressPart(ticketId)}`, TicketSchema),
    ticketCategories: () => get('/qna/category', TicketCategoriesSchema),
    sendTicket: (draft, images = []) =>
      sendApiCall(options, {
        method: 'POST',
        path: '/qna',
        body: images.length === 0 ? draft : formOf(draft, images),
        data: TicketSentSchema,
      }),
    deleteTicket: (ticketId) =>
      sendApiCall(options, { method: 'DELETE', path: `/qna/${addressPart(ticketId)}`, data: TicketDeletedSchema }),
    alarms: ({ page, size } = {}) => get('/alarm', AlarmPageSchema, { page, size }),
    alarmCount: () => get('/alarm/count', AlarmCountSchema),
    readAlarms: (body) => sendApiCall(options, { method: 'POST', path: '/alarm/read', body, data: AlarmCountSchema }),
    pushOffer: () => get('/alarm/push', PushOfferSchema),
    subscribePush: (body) =>
      sendApiCall(options, { method: 'POST', path: '/alarm/push', body, data: PushSubscribedSchema }),
    endPush: (subscriptionId) =>
      sendApiCall(options, {
        method: 'DELETE',
        path: '/alarm/push',
        query: { subscriptionId },
        data: PushSubscribedSchema,
      }),
  };
}

function formOf(draft: TicketDraft, images: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) form.append(name, value);
  for (const image of images) form.append('images', image, 'picture');
  return form;
}
