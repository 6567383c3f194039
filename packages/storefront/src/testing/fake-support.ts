import type { Alarm, PushOffer, Ticket } from '@longstrip/api-contract';
import type { Call } from './fake-api.ts';
import { listPage, refusal, success } from './fake-envelope.ts';

/** Support tickets and alarms of the fake api's reader. Tests change them. */
export interface FakeSupport {
  tickets: Ticket[];
  alarms: Alarm[];
  leftToday: number;
  /** Whether push messages are sent, and to which browsers. */
  push: PushOffer;
  /** Refuses calls by method and path from now on. */
  refuse(call: string, code: string | null): void;
  /** Bodies by method and path, as they were sent. */
  bodiesOf(call: string): string[];
}

export interface AnsweringSupport extends FakeSupport {
  answer(call: Call): Response | null;
}

/** The subscription of the browser in tests. */
export const FAKE_SUBSCRIPTION_ID = 's'.repeat(43);

export function fakeTicket(nowMs: number, more: Partial<Ticket> = {}): Ticket {
  return {
    ...{ ticketId: 'ticket-1', category: 'COIN', title: 'My coins', text: 'They did\nnot arrive.', status: 'WAIT' },
    ...{ images: [], createdAt: nowMs, answer: null, answeredAt: null },
    ...more,
  };
}

export function fakeAlarm(nowMs: number, more: Partial<Alarm> = {}): Alarm {
  return {
    ...{ alarmId: 'alarm-1', kind: 'TICKET_ANSWERED', parameters: { title: 'My coins' }, isRead: false },
    ...{ linkPath: '/qna?ticket=ticket-1', createdAt: nowMs },
    ...more,
  };
}

/** Support tickets of a signed-in reader, with answers. */
export function createFakeSupport(nowMs: number): AnsweringSupport {
  const refused = new Map<string, string>();
  const asked: { call: string; body: string }[] = [];
  const has: AnsweringSupport = {
    tickets: [],
    alarms: [],
    leftToday: 5,
    push: { publicKey: null, subscriptionIds: [] },
    refuse: (call, code) => {
      if (code === null) refused.delete(call);
      else refused.set(call, code);
    },
    bodiesOf: (call) => asked.filter((each) => each.call === call).map(({ body }) => body),
    answer({ method, pathname, search, body }) {
      if (!/^\/(qna|alarm)(\/|$)/.test(pathname)) return null;
      const call = `${method} ${pathname}`;
      asked.push({ call, body });
      const code = refused.get(call);
      if (code !== undefined) return refusal(code);
      const query = new URLSearchParams(search);
      switch (call) {
        case 'GET /qna':
          return success({ ...listPage(has.tickets, query), leftToday: has.leftToday });
        case 'POST /qna':
          return success({ ticketId: 'ticket-new', status: 'WAIT', createdAt: nowMs, leftToday: 4 });
        case 'GET /alarm':
          return success(listPage(has.alarms, query));
        case 'GET /alarm/count':
          return success(has.alarms.filter(({ isRead }) => !isRead).length);
        case 'POST /alarm/read':
          return success(1);
        case 'GET /alarm/push':
          return success(has.push);
        case 'POST /alarm/push':
          has.push = { ...has.push, subscriptionIds: [FAKE_SUBSCRIPTION_ID] };
          return success({ subscriptionId: FAKE_SUBSCRIPTION_ID });
        case 'DELETE /alarm/push':
          has.push = { ...has.push, subscriptionIds: [] };
          return success({ subscriptionId: query.get('subscriptionId') });
        default:
          return one(has, method, pathname);
      }
    },
  };
  return has;
}

function one(has: FakeSupport, method: string, pathname: string): Response {
  const ticket = has.tickets.find(({ ticketId }) => pathname === `/qna/${ticketId}`);
  if (ticket === undefined) return refusal('NOT_EXIST');
  if (method === 'DELETE') has.tickets = has.tickets.filter((each) => each !== ticket);
  return success(method === 'DELETE' ? { ticketId: ticket.ticketId } : ticket);
}
