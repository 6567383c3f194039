import { AlarmCountSchema, type AlarmPage, AlarmPageSchema, type AlarmsRead } from '../community/alarm.contract.ts';
import {
  type PushOffer,
  PushOfferSchema,
  type PushSubscribed,
  PushSubscribedSchema,
  type PushSubscriptionBody,
} from '../community/push.contract.ts';
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
} from '../community/support.contract.ts';
import { addressPart, type CallTable, getCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

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

export const supportCalls: CallTable<SupportCalls> = {
  tickets: ({ page, size } = {}) => getCall('/qna', TicketPageSchema, { page, size }),
  ticket: (ticketId) => getCall(`/qna/${addressPart(ticketId)}`, TicketSchema),
  ticketCategories: () => getCall('/qna/category', TicketCategoriesSchema),
  sendTicket: (draft, images = []) => ({
    method: 'POST',
    path: '/qna',
    body: images.length === 0 ? draft : formOf(draft, images),
    data: TicketSentSchema,
  }),
  deleteTicket: (ticketId) => ({ method: 'DELETE', path: `/qna/${addressPart(ticketId)}`, data: TicketDeletedSchema }),
  alarms: ({ page, size } = {}) => getCall('/alarm', AlarmPageSchema, { page, size }),
  alarmCount: () => getCall('/alarm/count', AlarmCountSchema),
  readAlarms: (body) => ({ method: 'POST', path: '/alarm/read', body, data: AlarmCountSchema }),
  pushOffer: () => getCall('/alarm/push', PushOfferSchema),
  subscribePush: (body) => ({ method: 'POST', path: '/alarm/push', body, data: PushSubscribedSchema }),
  endPush: (subscriptionId) => ({
    method: 'DELETE',
    path: '/alarm/push',
    query: { subscriptionId },
    data: PushSubscribedSchema,
  }),
};

function formOf(draft: TicketDraft, images: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) form.append(name, value);
  for (const image of images) form.append('images', image, 'picture');
  return form;
}
