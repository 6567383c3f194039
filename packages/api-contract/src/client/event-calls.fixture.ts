import type { EventCalls } from './event-calls.ts';
import type { ExpectedCall } from './library-calls.fixture.ts';

const ADDRESS = { name: 'n', zipCode: 'z', city: 'c', address1: '1', address2: '', phone: 'p', requestId: 'request-1' };

/** Each call about events, as `every-call.test.ts` expects it. */
export const EVENT_CALLS: Readonly<Record<keyof EventCalls, ExpectedCall>> = {
  events: {
    ask: (api) => api.events({ state: 'ENDED', page: 1, size: 5 }),
    address: '/event?state=ENDED&page=1&size=5',
    isKept: false,
    saysAdult: true,
  },
  event: {
    ask: (api) => api.event('a b', { thumbnailTypes: ['VERTICAL', 'MAIN'] }),
    address: '/event/a%20b?contentsThumbnailType=VERTICAL%2CMAIN',
    isKept: false,
    saysAdult: true,
  },
  attendEvent: {
    ask: (api) => api.attendEvent('a b', { requestId: 'request-1' }),
    method: 'POST',
    address: '/event/a%20b/attend',
    body: { requestId: 'request-1' },
    isKept: false,
    saysAdult: false,
  },
  joinEvent: {
    ask: (api) => api.joinEvent('a b', { requestId: 'request-1' }),
    method: 'POST',
    address: '/event/a%20b/join',
    body: { requestId: 'request-1' },
    isKept: false,
    saysAdult: false,
  },
  claimEvent: {
    ask: (api) => api.claimEvent('a b', { code: 'WELCOME', requestId: 'request-1' }),
    method: 'POST',
    address: '/event/a%20b/claim',
    body: { code: 'WELCOME', requestId: 'request-1' },
    isKept: false,
    saysAdult: false,
  },
  saveEventAddress: {
    ask: (api) => api.saveEventAddress('a b', ADDRESS),
    method: 'POST',
    address: '/event/a%20b/address',
    body: ADDRESS,
    isKept: false,
    saysAdult: false,
  },
};
