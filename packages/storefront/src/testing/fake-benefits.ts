import type {
  Benefit,
  Coupon,
  MyGift,
  PointHistory,
  ReceivableGift,
  Roulette,
  RouletteChance,
} from '@longstrip/api-contract';
import { BUSINESS_DEFAULTS, exchangedCoins, mileage as points } from '@longstrip/core';
import type { Call } from './fake-api.ts';
import { listPage, refusal, success } from './fake-envelope.ts';

const DAY_MS = 86_400_000;

/** The coupons, gifts and points of the fake api's reader. Tests change them. */
export interface FakeBenefits {
  coupons: Coupon[];
  gifts: MyGift[];
  receivable: ReceivableGift[];
  points: number;
  history: PointHistory[];
  /** Null if there is none. */
  wheel: RouletteChance[] | null;
  tickets: number;
  ticketEvents: Roulette['ticketEvents'];
  /** The field on which the next spin stops. */
  drawn: number;
  more: Partial<Benefit>;
  /** Refuses calls with this path from now on. */
  refuse(path: string, code: string | null): void;
  /** Bodies of the calls by method and path, such as `POST /mileage`. */
  bodiesOf(call: string): Record<string, unknown>[];
}

export function fakeCoupon(nowMs: number, more: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    couponId: 'ten-off',
    type: 'DISCOUNT',
    title: 'Ten percent off',
    state: 'USABLE',
    percent: 10,
    amount: null,
    currency: 'USD',
    minimumAmount: 499,
    value: null,
    platforms: ['WEB', 'AND_PLUS'],
    isUsableHere: true,
    isHeld: false,
    isNew: false,
    createdAt: nowMs,
    expiredAt: nowMs + 30 * DAY_MS,
    usedAt: null,
    ...more,
  };
}

export function fakeReceivable(nowMs: number, more: Partial<ReceivableGift> = {}): ReceivableGift {
  return {
    giftId: 'autumn',
    giftType: 'POSSESSION',
    isReceived: false,
    issuedCount: 1,
    usedCount: 0,
    title: 'An autumn gift',
    expiredAt: nowMs + 20 * DAY_MS,
    receivableUntil: nowMs + 10 * DAY_MS,
    contents: { id: 7, alias: 'salt-crown', title: 'Salt Crown', isAdult: false, thumbnails: [] },
    isForAny: false,
    ...more,
  };
}

export const FAKE_WHEEL: RouletteChance[] = [
  { prize: { prizeNo: 1, kind: 'FREE_COIN', amount: 1 }, percent: 60 },
  { prize: { prizeNo: 2, kind: 'MILEAGE', amount: 1_000 }, percent: 37.5 },
  { prize: { prizeNo: 3, kind: 'NOTHING', amount: 0 }, percent: 2.5 },
];

export interface AnsweringBenefits extends FakeBenefits {
  answer(call: Call): Response | null;
}

/** Coupons, gifts, points and the roulette of one reader, who must be signed in. */
export function createFakeBenefits(nowMs: number): AnsweringBenefits {
  const refused = new Map<string, string>();
  const asked: { call: string; body: Record<string, unknown> }[] = [];
  const has: AnsweringBenefits = {
    coupons: [],
    gifts: [],
    receivable: [],
    points: 0,
    history: [],
    wheel: null,
    tickets: 0,
    ticketEvents: [],
    drawn: 0,
    more: {},
    refuse: (path, code) => {
      if (code === null) refused.delete(path);
      else refused.set(path, code);
    },
    bodiesOf: (call) => asked.filter((each) => each.call === call).map(({ body }) => body),
    answer({ method, pathname, search, body }) {
      const path = pathname.replace(/^\/v2/, '');
      const call = `${method} ${path}`;
      const known = ANSWERS[call];
      if (known === undefined) return null;
      const fields: Record<string, unknown> = body === '' ? {} : JSON.parse(body);
      asked.push({ call, body: fields });
      const code = refused.get(call);
      return code === undefined ? known(has, fields, nowMs, new URLSearchParams(search)) : refusal(code);
    },
  };
  return has;
}

type Answer = (has: FakeBenefits, fields: Record<string, unknown>, nowMs: number, query: URLSearchParams) => Response;

const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /benefit': (has) =>
    success({
      readyTickets: 0,
      nextTicketAt: null,
      readySeries: [],
      stamps: null,
      giftsToTake: has.receivable.length,
      giftTickets: has.gifts.length,
      spins: has.tickets,
      isRouletteRunning: has.wheel !== null,
      runningEvents: 0,
      mileage: has.points,
      usableCoupons: has.coupons.filter(({ state }) => state === 'USABLE').length,
      newCoupons: 0,
      offers: null,
      ...has.more,
    } satisfies Benefit),
  'GET /coupon': (has) => success(has.coupons),
  'GET /coupon/new': (has) => success(has.coupons.filter(({ isNew }) => isNew).length),
  'POST /coupon/seen': (has) => success(has.coupons.length),
  'POST /coupon/code': (has, _, nowMs) => {
    const coupon = fakeCoupon(nowMs, {
      id: 50,
      couponId: 'welcome',
      type: 'FREE_COIN',
      title: 'Welcome',
      state: 'USED',
      percent: null,
      minimumAmount: 0,
      value: 5,
      usedAt: nowMs,
    });
    has.coupons.push(coupon);
    return success({ coupon, reward: { kind: 'FREE_COIN', amount: 5 } });
  },
  'GET /gift': (has) => success(has.gifts),
  'GET /gift/new': (has) => success(has.receivable.length),
  'GET /gift/receivable': (has) => success(has.receivable),
  'POST /gift': (has, { giftId }, nowMs) => {
    const found = has.receivable.find((gift) => gift.giftId === giftId);
    if (found === undefined) return refusal('NOT_FOUND_GIFT');
    has.receivable = has.receivable.filter((gift) => gift !== found);
    const { receivableUntil: _until, ...common } = found;
    const taken: MyGift = { ...common, isReceived: true, state: 'USABLE', receivedAt: nowMs };
    has.gifts.push(taken);
    return success(taken);
  },
  'GET /mileage': (has, _, __, query) => {
    return success({ ...listPage(has.history, query), mileage: has.points });
  },
  'POST /mileage': (has, { mileage }, nowMs) => {
    const amount = points(Number(mileage));
    const bonusCoin = exchangedCoins(amount, BUSINESS_DEFAULTS);
    if (bonusCoin === null) return refusal('EXCHANGE_MILEAGE_INSUFFICIENT');
    if (amount > has.points) return refusal('MILEAGE_INSUFFICIENT');
    const bonusCoinExpiredAt = nowMs + BUSINESS_DEFAULTS.bonusCoinDays * DAY_MS;
    const id = 900 + has.history.length;
    has.points -= amount;
    has.history.unshift(
      fakePoints(id, nowMs, {
        type: 'EXCHANGE',
        source: null,
        mileage: -amount,
        bonusCoin,
        bonusCoinExpiredAt,
      }),
    );
    return success({ id, mileage: amount, bonusCoin, bonusCoinExpiredAt });
  },
  'GET /event/roulette': (has, _, nowMs) =>
    has.wheel === null
      ? refusal('NOT_FOUND_EVENT')
      : success({
          rouletteId: 'w',
          title: 'Lucky wheel',
          endsAt: nowMs + DAY_MS,
          chances: has.wheel,
          tickets: has.tickets,
          ticketEvents: has.ticketEvents,
        }),
  'POST /event/roulette': (has) => {
    if (has.wheel === null) return refusal('NOT_FOUND_EVENT');
    if (has.tickets === 0) return refusal('NOT_EVENT_REMAIN_TICKET');
    has.tickets -= 1;
    return success({ prize: has.wheel[has.drawn]?.prize, tickets: has.tickets, chances: has.wheel });
  },
};

/** A row of the history of points. */
export function fakePoints(id: number, nowMs: number, more: Partial<PointHistory> = {}): PointHistory {
  return {
    id,
    type: 'CHARGE',
    source: 'PAYMENT',
    mileage: 50,
    bonusCoin: 0,
    bonusCoinExpiredAt: null,
    createdAt: nowMs,
    expiredAt: null,
    ...more,
  };
}
