import type { EventDetail } from '@longstrip/api-contract';
import { eventStateOf } from '@longstrip/core';
import type { Call } from './fake-api.ts';
import { listPage, refusal, success } from './fake-envelope.ts';

const DAY_MS = 86_400_000;

/** The events of the fake api, and the reader's part in them. Tests change them. */
export interface FakeEvents {
  events: EventDetail[];
  /** Refuses calls by method and action from now on, such as `POST attend` or `GET event`. */
  refuse(call: string, code: string | null): void;
  /** Bodies by action, such as `attend`. */
  bodiesOf(step: string): Record<string, unknown>[];
}

/** A running attendance check: two rewards for three stamps. */
export function fakeEvent(nowMs: number, more: Partial<EventDetail> = {}): EventDetail {
  const event: EventDetail = {
    id: 'stamps',
    kind: 'ATTENDANCE',
    audience: 'ALL',
    title: 'Three stamps',
    line: 'Look in each day.',
    state: 'RUNNING',
    startsAt: nowMs - DAY_MS,
    endsAt: nowMs + 5 * DAY_MS,
    image: null,
    isOwnImage: false,
    body: '',
    contents: [],
    rewards: [
      { atCount: 1, kind: 'MILEAGE', amount: 50 },
      { atCount: 3, kind: 'FREE_COIN', amount: 5 },
    ],
    attendance: { stampCount: 0, isStampedToday: false, today: '2026-11-21' },
    coupon: null,
    ticket: null,
    ...more,
  };
  const period = { startsAtMs: event.startsAt, endsAtMs: event.endsAt };
  return { ...event, state: eventStateOf(period, nowMs) };
}

/** An event with a hundred tickets, of which three are left. */
export function fakeTicketEvent(
  nowMs: number,
  ticket: Partial<NonNullable<EventDetail['ticket']>> = {},
  more: Partial<EventDetail> = {},
): EventDetail {
  const own = { mode: 'FIRST_COME', total: 100, remaining: 3, winnerCount: null } as const;
  const nothing = { isDrawn: false, winners: [], needsAddress: false, mine: null, address: null };
  return fakeEvent(nowMs, {
    ...{ id: 'tickets', kind: 'TICKET', title: 'A hundred tickets', attendance: null },
    rewards: [{ atCount: 1, kind: 'ROULETTE_TICKET', amount: 1 }],
    ticket: { ...own, ...nothing, ...ticket },
    ...more,
  });
}

export interface AnsweringEvents extends FakeEvents {
  answer(call: Call, isReader: boolean): Response | null;
}

export function createFakeEvents(nowMs: number): AnsweringEvents {
  const refused = new Map<string, string>();
  const asked: { step: string; body: Record<string, unknown> }[] = [];
  const has: AnsweringEvents = {
    events: [fakeEvent(nowMs)],
    refuse: (call, code) => {
      if (code === null) refused.delete(call);
      else refused.set(call, code);
    },
    bodiesOf: (step) => asked.filter((each) => each.step === step).map(({ body }) => body),
    answer({ method, pathname, search, body }, isReader) {
      const [, id, step] = /^\/event(?:\/([^/]+))?(?:\/(attend|join|claim|address))?$/.exec(pathname) ?? [undefined];
      if (id === 'roulette' || !pathname.startsWith('/event')) return null;
      const code = refused.get(`${method} ${step ?? (id === undefined ? 'events' : 'event')}`);
      if (id === undefined)
        return code === undefined ? success(listPage(has.events, new URLSearchParams(search))) : refusal(code);
      const found = has.events.find((event) => event.id === decodeURIComponent(id));
      if (step === undefined) {
        if (code !== undefined || found === undefined) return refusal(code ?? 'NOT_FOUND_EVENT');
        return success(isReader ? found : withoutOwn(found));
      }
      const sent: Record<string, unknown> = JSON.parse(body);
      asked.push({ step, body: sent });
      if (code !== undefined || found === undefined) return refusal(code ?? 'NOT_FOUND_EVENT');
      return STEPS[step]?.(found, sent) ?? null;
    },
  };
  return has;
}

function withoutOwn(event: EventDetail): EventDetail {
  const { attendance, ticket, coupon } = event;
  return {
    ...event,
    attendance: attendance === null ? null : { ...attendance, stampCount: 0, isStampedToday: false },
    ticket: ticket === null ? null : { ...ticket, mine: null, address: null },
    coupon: coupon === null ? null : { ...coupon, isReceived: false },
  };
}

const STEPS: Readonly<Record<string, (event: EventDetail, sent: Record<string, unknown>) => Response>> = {
  attend: (event) => {
    const stampCount = (event.attendance?.stampCount ?? 0) + 1;
    event.attendance = { stampCount, isStampedToday: true, today: '2026-11-21' };
    const rewards = event.rewards.filter(({ atCount }) => atCount === stampCount);
    return success({ isNew: true, rewards, day: '2026-11-21', stampCount });
  },
  join: (event) => {
    if (event.ticket === null) return refusal('NOT_FOUND_EVENT');
    const { total } = event.ticket;
    const remaining = event.ticket.remaining - 1;
    const ticketNo = total - remaining;
    event.ticket = { ...event.ticket, remaining, mine: { ticketNo, isWinner: null } };
    return success({ isNew: true, rewards: event.rewards, ticketNo, remaining });
  },
  claim: (event) => {
    event.coupon = { needsCode: true, isReceived: true };
    return success({ coupon: CLAIMED, reward: { kind: 'MILEAGE', amount: 100 } });
  },
  address: (event, { requestId: _, ...address }) => {
    if (event.ticket === null) return refusal('NOT_FOUND_EVENT');
    event.ticket = { ...event.ticket, address: address as NonNullable<EventDetail['ticket']>['address'] };
    return success(address);
  },
};

const CLAIMED = {
  ...{ id: 60, couponId: 'event', type: 'FREE_MILEAGE', title: 'Event', state: 'USED', percent: null, amount: null },
  ...{ currency: 'USD', minimumAmount: 0, value: 100, platforms: ['WEB'], isUsableHere: true, isHeld: false },
  ...{ isNew: false, createdAt: 1, expiredAt: 2, usedAt: 1 },
};
