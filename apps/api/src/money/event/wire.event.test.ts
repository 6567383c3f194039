import { clearTestDatabase } from '@longstrip/database/testing';
import { mintAccessToken, TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addAssets, addSeries, addUser, assetIdOf } from '@longstrip/test-kit/data';
import { DateTime } from 'luxon';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarDay } from '../../shared/platform-day.ts';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addCoupon, newRequestId } from '../../testing/benefits.ts';
import { addEvent, PRIZE_ADDRESS } from '../../testing/events.ts';
import { at } from '../../testing/expect-shape.ts';
import { expectBooksToHold, readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { ledgerSums, scopeOfUser } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;
const platformId = 'bom-us';
const APPLE_GUEST = { snsProvider: 'apple_guest', email: null, name: null, nickname: null } as const;
const ADULT = { isAdult: true, birthedOn: '1990-05-01' };

let api: TestApi;
let here: AddedUser;
let adult: AddedUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  adult = await addUser(api.db, { platformId, id: 'adult', ...ADULT });
  here = await addUser(api.db, { platformId, id: newRequestId() });
});
afterEach(async ({ task }) => {
  await expectBooksToHold(task, api.db, NOW_MS);
  await clearTestDatabase(api.db);
  api.clock.setTo(NOW_MS);
});

const post = (path: string, body: object = {}, request: TestRequest = {}) =>
  postTo(api, path)({ requestId: newRequestId(), ...body }, { bearer: here.accessToken, ...request });
const detail = async (id: string, request: TestRequest = { bearer: here.accessToken }) =>
  at((await api.ask(`/event/${id}`, request)).json, 'data');
const idsOf = async (query = '', request: TestRequest = {}) => {
  const content = at((await api.ask(`/event${query}`, request)).json, 'data.content');
  return (content as { id: string }[]).map(({ id }) => id);
};
const sums = async (of: AddedUser = here) => ledgerSums(api.db, await scopeOfUser(api.db, of));

describe('the list of events', () => {
  test('has running ones first, then those to come, then those that ended in the last 90 days', async () => {
    const ended = { startsAtMs: 1, endsAtMs: NOW_MS };
    await addEvent(api.db, { platformId, id: 'ended', ...ended });
    await addEvent(api.db, { platformId, id: 'forgotten', startsAtMs: 1, endsAtMs: NOW_MS - 90 * DAY_MS });
    await addEvent(api.db, { platformId, id: 'soon', startsAtMs: NOW_MS + 1 });
    await addEvent(api.db, { platformId, id: 'later', startsAtMs: NOW_MS + 2 });
    await addEvent(api.db, { platformId, id: 'now', startsAtMs: NOW_MS });
    await addEvent(api.db, { platformId, id: 'last-moment', endsAtMs: NOW_MS + 1 });
    await addEvent(api.db, { platformId, id: 'first', position: -1 });
    await addEvent(api.db, { platformId, id: 'hidden', isVisible: false });
    await addEvent(api.db, { platformId: 'beltoon-jp', id: 'there' });
    expect(await idsOf()).toEqual(['first', 'last-moment', 'now', 'soon', 'later', 'ended']);
    expect(await idsOf('?state=RUNNING')).toEqual(['first', 'last-moment', 'now']);
    expect(await idsOf('?state=SOON')).toEqual(['soon', 'later']);
    expect(await idsOf('?state=ENDED&page=0')).toEqual(['ended']);
    expect(await idsOf('?page=1&size=4')).toEqual(['later', 'ended']);
    expect(await idsOf('?state=nonsense&size=1000')).toHaveLength(6);
    expect(await idsOf('', { balconyId: 'BELTOON_JP' })).toEqual(['there']);
    for (const gone of ['hidden', 'there', 'roulette-x', 'x'.repeat(500)]) {
      expect(outcome(await api.ask(`/event/${gone}`))).toBe('NOT_FOUND_EVENT');
    }
  });

  test('is of those alone whose page the same reader sees', async () => {
    await addEvent(api.db, { platformId, id: 'all' });
    await addEvent(api.db, { platformId, id: 'minors', audience: 'MINORS' });
    await addEvent(api.db, { platformId, id: 'adults', audience: 'ADULTS' });
    await addEvent(api.db, { platformId, id: 'by-post', kind: 'TICKET', needsAddress: true });
    const ofAge = await addUser(api.db, { platformId, id: newRequestId(), birthedOn: '1990-05-01' });
    const off = await addUser(api.db, { platformId, id: newRequestId(), ...ADULT, isAdultToggle: false });
    const guest = await addUser(api.db, { platformId, id: newRequestId(), ...APPLE_GUEST });
    const people = [
      [{}, ['all', 'by-post', 'minors']],
      [{ bearer: here.accessToken }, ['all', 'by-post', 'minors']],
      [{ bearer: ofAge.accessToken }, ['all', 'by-post', 'minors']],
      [{ bearer: adult.accessToken }, ['adults', 'all', 'by-post']],
      [{ bearer: off.accessToken }, ['all', 'by-post']],
      [{ bearer: guest.accessToken }, ['all', 'minors']],
    ] as const;
    for (const [request, seen] of people) {
      expect((await idsOf('', request)).toSorted()).toEqual(seen);
      for (const id of ['adults', 'all', 'by-post', 'minors']) {
        const answer = await api.ask(`/event/${id}`, request);
        expect([id, outcome(answer) === 'SUCCESS']).toEqual([id, seen.some((each) => each === id)]);
        if (outcome(answer) !== 'SUCCESS') expect(answer.text).not.toContain(`Event ${id}`);
      }
    }
  });

  test('shows a Japanese guest who has said to be of age events for adults, and no other guest', async () => {
    await addEvent(api.db, { platformId: 'beltoon-jp', id: 'adults', audience: 'ADULTS' });
    await addEvent(api.db, { platformId, id: 'adults', audience: 'ADULTS' });
    const jp = { balconyId: 'BELTOON_JP' };
    expect([await idsOf('?isNotLoginAdult=true', jp), await idsOf('', jp)]).toEqual([['adults'], []]);
    expect(await idsOf('?isNotLoginAdult=true')).toEqual([]);
  });
});

describe('an event', () => {
  test('has its text, its own picture or that of its series, and the series that the reader sees', async () => {
    const thumbnails = ['VERTICAL', 'DETAIL'] as const;
    const [one, mature] = [
      await addSeries(api.db, { alias: 'one', platformIds: [platformId], thumbnails }),
      await addSeries(api.db, { alias: 'mature', platformIds: [platformId], thumbnails, isAdult: true }),
    ];
    await addAssets(api.db, [{ name: 'a poster' }]);
    const seriesIds = [one.id, mature.id];
    const body = 'See <a href="/home/free">these</a><script>alert(1)</script>';
    await addEvent(api.db, { platformId, id: 'read', kind: 'BANNER', seriesIds, body });
    await addEvent(api.db, { platformId, id: 'poster', kind: 'BANNER', seriesIds, assetId: assetIdOf('a poster') });
    await addEvent(api.db, { platformId, id: 'bare', kind: 'BANNER' });
    const read = await detail('read');
    expect(read).toMatchObject({
      ...{ id: 'read', kind: 'BANNER', title: 'Event read', line: 'A line', state: 'RUNNING' },
      contents: [{ alias: 'one', thumbnails: [{ type: 'VERTICAL' }] }],
      ...{ rewards: [], attendance: null, coupon: null, ticket: null },
    });
    expect(String(at(read, 'body'))).not.toContain('script');
    expect(String(at(read, 'image.imagePath'))).toContain(encodeURIComponent(assetIdOf('one DETAIL')));
    expect(at(await detail('read', { bearer: adult.accessToken }), 'contents')).toHaveLength(2);
    expect(String(at(await detail('poster'), 'image.imagePath'))).toContain(encodeURIComponent(assetIdOf('a poster')));
    expect(at(await detail('bare'), 'image')).toBeNull();
    expect(outcome(await post('/event/read/attend'))).toBe('NOT_FOUND_EVENT');
  });

  test('needs a bearer to take part in, and a request id', async () => {
    await addEvent(api.db, { platformId, id: 'stamps' });
    for (const step of ['attend', 'join', 'claim', 'address']) {
      const none = await postTo(api, `/event/stamps/${step}`)({ requestId: newRequestId() });
      expect([step, none.status, outcome(none)]).toEqual([step, 401, 'NOT_LOGIN_USER']);
      const bare = await postTo(api, `/event/stamps/${step}`)({}, { bearer: here.accessToken });
      expect([step, bare.status]).toEqual([step, 400]);
    }
  });
});

describe('an attendance check', () => {
  const rewards = [
    { atCount: 1, kind: 'MILEAGE', amount: 50 },
    { atCount: 2, kind: 'ROULETTE_TICKET', amount: 2 },
    { atCount: 3, kind: 'FREE_COIN', amount: 5 },
  ] as const;

  test('gives one stamp a day, and each reward once, in the reader’s own wallet', async () => {
    await addEvent(api.db, { platformId, id: 'stamps', rewards });
    const requestId = newRequestId();
    const day = calendarDay('America/Los_Angeles', NOW_MS);
    const first = await post('/event/stamps/attend', { requestId });
    expect(at(first.json, 'data')).toEqual({ isNew: true, rewards: [rewards[0]], day, stampCount: 1 });
    expect((await post('/event/stamps/attend', { requestId })).json).toEqual(first.json);
    const again = await post('/event/stamps/attend');
    expect(at(again.json, 'data')).toEqual({ isNew: false, rewards: [], day, stampCount: 1 });
    expect(at(await detail('stamps'), 'attendance')).toEqual({ stampCount: 1, isStampedToday: true, today: day });
    expect(at(await detail('stamps', {}), 'attendance')).toMatchObject({ stampCount: 0, isStampedToday: false });
    for (const expected of [rewards[1], rewards[2], null]) {
      api.clock.advance(DAY_MS);
      const bearer = await mintAccessToken(here, { nowMs: api.clock.nowMs() });
      const { json } = await post('/event/stamps/attend', {}, { bearer });
      expect(at(json, 'data.rewards')).toEqual(expected === null ? [] : [expected]);
    }
    expect(await sums()).toEqual({ MILEAGE: 50, FREE_COIN: 5 });
    const [spins] = await api.db.run(`select count(*)::int as count from roulette_ticket where user_id = $1`, [
      here.userId,
    ]);
    expect(spins).toEqual({ count: 2 });
    const lots = await api.db.run('select source from lot where user_id = $1', [here.userId]);
    expect(lots).toEqual([{ source: 'EVENT' }, { source: 'EVENT' }]);
  });

  test('begins a new day at midnight of the platform’s zone, not of another', async () => {
    await addEvent(api.db, { platformId, id: 'stamps' });
    const midnight = DateTime.fromMillis(NOW_MS, { zone: 'America/Los_Angeles' }).endOf('day').toMillis() + 1;
    api.clock.setTo(midnight - 1);
    expect(at((await post('/event/stamps/attend')).json, 'data.isNew')).toBe(true);
    api.clock.setTo(midnight);
    expect(at(await detail('stamps'), 'attendance.isStampedToday')).toBe(false);
    expect(at((await post('/event/stamps/attend')).json, 'data')).toMatchObject({ isNew: true, stampCount: 2 });
  });

  test('of one platform gives nothing on another', async () => {
    await addEvent(api.db, { platformId: 'beltoon-jp', id: 'stamps', rewards });
    expect(outcome(await post('/event/stamps/attend'))).toBe('NOT_FOUND_EVENT');
    expect(await sums()).toEqual({});
  });
});

describe('the tickets of an event', () => {
  test('are one a reader, and give what they win at once where the first reader wins', async () => {
    const rewards = [{ atCount: 1, kind: 'FREE_COIN', amount: 3 }] as const;
    await addEvent(api.db, { platformId, id: 'first', kind: 'TICKET', ticketTotal: 2, rewards });
    const joined = await post('/event/first/join');
    expect(at(joined.json, 'data')).toEqual({ isNew: true, rewards, ticketNo: 1, remaining: 1 });
    expect(at((await post('/event/first/join')).json, 'data')).toEqual({
      ...{ isNew: false, rewards: [], ticketNo: 1, remaining: 1 },
    });
    const other = await addUser(api.db, { platformId, id: newRequestId() });
    const others = await post('/event/first/join', {}, { bearer: other.accessToken });
    expect(at(others.json, 'data')).toMatchObject({ ticketNo: 2, remaining: 0 });
    expect(outcome(await post('/event/first/join', {}, { bearer: adult.accessToken }))).toBe('NOT_EVENT_REMAIN_TICKET');
    // A reader who has a ticket keeps it, even when all are taken.
    expect(at((await post('/event/first/join')).json, 'data')).toMatchObject({ isNew: false, ticketNo: 1 });
    expect([await sums(), await sums(other), await sums(adult)]).toEqual([{ FREE_COIN: 3 }, { FREE_COIN: 3 }, {}]);
    expect(at(await detail('first'), 'ticket')).toMatchObject({ total: 2, remaining: 0, mine: { ticketNo: 1 } });
    expect(at(await detail('first', {}), 'ticket')).toMatchObject({ remaining: 0, mine: null });
  });

  test('of a draw give nothing before it', async () => {
    const rewards = [{ atCount: 1, kind: 'FREE_COIN', amount: 3 }] as const;
    const draw = { ticketMode: 'DRAW', ticketTotal: 5, winnerCount: 1 } as const;
    await addEvent(api.db, { platformId, id: 'draw', kind: 'TICKET', ...draw, rewards });
    expect(at((await post('/event/draw/join')).json, 'data')).toMatchObject({ ticketNo: 1, rewards: [] });
    expect(at(await detail('draw'), 'ticket')).toMatchObject({ isDrawn: false, mine: { isWinner: null } });
    expect(await sums()).toEqual({});
  });

  test('have one address each, which changes until the end', async () => {
    await addEvent(api.db, { platformId, id: 'print', kind: 'TICKET', needsAddress: true, endsAtMs: NOW_MS + 1 });
    const save = (change: object = {}) => post('/event/print/address', { ...PRIZE_ADDRESS, ...change });
    expect(outcome(await save())).toBe('UNAUTHORIZED_USER');
    await post('/event/print/join');
    expect(at((await save({ city: ' San\nFrancisco ' })).json, 'data')).toEqual(PRIZE_ADDRESS);
    expect(outcome(await save({ address2: 'Flat 2' }))).toBe('SUCCESS');
    expect(at(await detail('print'), 'ticket.address')).toEqual({ ...PRIZE_ADDRESS, address2: 'Flat 2' });
    expect(await api.db.run('select count(*)::int as count from event_address')).toEqual([{ count: 1 }]);
    expect(at(await detail('print', { bearer: adult.accessToken }), 'ticket.address')).toBeNull();
    api.clock.advance(1);
    expect(outcome(await save({ city: 'Elsewhere' }))).toBe('NOT_EVENT_PERIOD');
    expect(at(await detail('print'), 'ticket.address.city')).toBe('San Francisco');
  });

  test.each(['name', 'zipCode', 'city', 'address1', 'phone'])('an address without %s is malformed', async (field) => {
    await addEvent(api.db, { platformId, id: 'print', kind: 'TICKET', needsAddress: true });
    await post('/event/print/join');
    for (const value of [' ', undefined, 7, 'x'.repeat(500)]) {
      const answer = await post('/event/print/address', { ...PRIZE_ADDRESS, [field]: value });
      expect([answer.status, outcome(answer)]).toEqual([400, 'MALFORMED_REQUEST']);
    }
    expect(await api.db.run('select count(*)::int as count from event_address')).toEqual([{ count: 0 }]);
  });

  test('that win nothing by post take no address', async () => {
    await addEvent(api.db, { platformId, id: 'first', kind: 'TICKET' });
    await post('/event/first/join');
    expect(outcome(await post('/event/first/address', PRIZE_ADDRESS))).toBe('NOT_FOUND_EVENT');
  });
});

describe('the coupon of an event', () => {
  test('is got by its own code alone, by the rules of coupons', async () => {
    await addCoupon(api.db, { platformId, id: newRequestId(), code: 'ANOTHER' });
    const couponId = newRequestId();
    await addCoupon(api.db, { platformId, id: couponId, code: 'STAMPS100' });
    await addEvent(api.db, { platformId, id: 'code', kind: 'COUPON', couponId });
    const claim = (code: string | null) => post('/event/code/claim', { code });
    expect(at(await detail('code'), 'coupon')).toEqual({ needsCode: true, isReceived: false });
    for (const wrong of ['another', 'unknown', '!', null]) expect(outcome(await claim(wrong))).toBe('NOT_FOUND_COUPON');
    expect(at((await claim('stamps-100')).json, 'data')).toMatchObject({ reward: { kind: 'FREE_COIN', amount: 5 } });
    expect(outcome(await claim('STAMPS 100'))).toBe('ALREADY_RECEIVED_COUPON');
    expect(at(await detail('code'), 'coupon')).toEqual({ needsCode: true, isReceived: true });
    expect(await sums()).toEqual({ FREE_COIN: 5 });
  });

  test('without a code is got by asking', async () => {
    const couponId = newRequestId();
    await addCoupon(api.db, { platformId, id: couponId, code: null });
    await addEvent(api.db, { platformId, id: 'code', kind: 'COUPON', couponId });
    expect(at(await detail('code'), 'coupon.needsCode')).toBe(false);
    expect(outcome(await post('/event/code/claim', { code: null }))).toBe('SUCCESS');
  });
});

test('what is free today counts the events that run for the reader', async () => {
  await addEvent(api.db, { platformId, id: 'stamps' });
  await addEvent(api.db, { platformId, id: 'minors', audience: 'MINORS' });
  await addEvent(api.db, { platformId, id: 'adults', audience: 'ADULTS' });
  await addEvent(api.db, { platformId, id: 'soon', startsAtMs: NOW_MS + 1 });
  const count = async ({ accessToken: bearer }: AddedUser) =>
    at((await api.ask('/benefit', { bearer })).json, 'data.runningEvents');
  expect([await count(here), await count(adult)]).toEqual([2, 2]);
});

test('what is free today has the reader’s stamps in the attendance check that runs for them', async () => {
  const stampsOf = async ({ accessToken: bearer }: AddedUser) =>
    at((await api.ask('/benefit', { bearer })).json, 'data.stamps');
  await addEvent(api.db, { platformId, id: 'ended', startsAtMs: 1, endsAtMs: NOW_MS });
  await addEvent(api.db, { platformId, id: 'tickets', kind: 'TICKET', ticketTotal: 5 });
  expect(await stampsOf(here)).toBeNull();
  const rewards = [{ atCount: 2, kind: 'MILEAGE', amount: 50 }] as const;
  await addEvent(api.db, { platformId, id: 'stamps', audience: 'MINORS', rewards });
  const none = { event: { id: 'stamps', state: 'RUNNING' }, stampCount: 0, isStampedToday: false, rewards };
  expect(await stampsOf(here)).toMatchObject(none);
  await post('/event/stamps/attend');
  expect(await stampsOf(here)).toMatchObject({ stampCount: 1, isStampedToday: true });
  expect(await stampsOf(adult)).toBeNull();
});

test.each([
  ['update event set taken_count = 0', /Each event gave out as many tickets/],
  ['update event_given set amount = 7', /Each reward of an event gave its coins/],
  ['delete from event_stamp', /Each reward of an event gave its coins/],
])('the books notice %s', async (change, claim) => {
  const rewards = [{ atCount: 1, kind: 'FREE_COIN', amount: 3 }] as const;
  await addEvent(api.db, { platformId, id: 'first', kind: 'TICKET', rewards });
  await addEvent(api.db, { platformId, id: 'stamps', rewards });
  await post('/event/first/join');
  await post('/event/stamps/attend');
  await api.db.inTransaction(async (runner) => {
    await runner.run(change);
  });
  expect((await readSealedBooks(api.db, NOW_MS)).broken.map((each) => each.claim).join()).toMatch(claim);
  // Leaves no broken rows behind.
  await clearTestDatabase(api.db);
});
