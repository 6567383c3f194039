import type { ExpectedCall } from './library-calls.fixture.ts';
import type { SupportCalls } from './support-calls.ts';

const notKeptForAll = { isKept: false, saysAdult: false };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};
const DRAFT = { category: 'COIN', title: 't', text: 'x', requestId: 'request-1' } as const;

/** Each call about support and alarms: none of it is kept. */
export const SUPPORT_CALLS: Readonly<Record<keyof SupportCalls, ExpectedCall>> = {
  tickets: { ask: (api) => api.tickets({ page: 1, size: 5 }), address: '/qna?page=1&size=5', ...notKeptForAll },
  ticket: { ask: (api) => api.ticket('a/b'), address: '/qna/a%2Fb', ...notKeptForAll },
  ticketCategories: { ask: (api) => api.ticketCategories(), address: '/qna/category', ...notKeptForAll },
  sendTicket: { ask: (api) => api.sendTicket(DRAFT), method: 'POST', address: '/qna', body: DRAFT, ...notKeptForAll },
  deleteTicket: { ask: (api) => api.deleteTicket('a'), method: 'DELETE', address: '/qna/a', ...notKeptForAll },
  alarms: { ask: (api) => api.alarms({ page: 2, size: 9 }), address: '/alarm?page=2&size=9', ...notKeptForAll },
  alarmCount: { ask: (api) => api.alarmCount(), address: '/alarm/count', ...notKeptForAll },
  readAlarms: {
    ask: (api) => api.readAlarms({ alarmIds: ['a'] }),
    method: 'POST',
    address: '/alarm/read',
    body: { alarmIds: ['a'] },
    ...notKeptForAll,
  },
  pushOffer: { ask: (api) => api.pushOffer(), address: '/alarm/push', ...notKeptForAll },
  subscribePush: {
    ask: (api) => api.subscribePush(SUBSCRIPTION),
    method: 'POST',
    address: '/alarm/push',
    body: SUBSCRIPTION,
    ...notKeptForAll,
  },
  endPush: {
    ask: (api) => api.endPush('c'),
    method: 'DELETE',
    address: '/alarm/push?subscriptionId=c',
    ...notKeptForAll,
  },
};
