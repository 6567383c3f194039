import { clearTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addSpins, addWheel, newRequestId } from '../../testing/benefits.ts';
import { addEvent } from '../../testing/events.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { charge, ledgerSums, lotTerms, scopeOfUser, spend, takeBack } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;
const platformId = 'bom-us';
const FOREVER = { expiresAtMs: null };

let api: TestApi;
let here: AddedUser;
/** The number that is drawn next. */
let drawn: number;
beforeAll(async () => {
  api = await createTestApi({ services: { randomBelow: () => drawn } });
});
afterAll(() => api.close());
beforeEach(async () => {
  drawn = 0;
  here = await addUser(api.db, { platformId, id: newRequestId() });
});
afterEach(async () => {
  expect((await readSealedBooks(api.db, NOW_MS)).broken).toEqual([]);
  await clearTestDatabase(api.db);
  api.clock.setTo(NOW_MS);
});

const spin = (request: TestRequest = {}, requestId = newRequestId()) =>
  postTo(api, '/event/roulette')({ requestId }, { bearer: here.accessToken, ...request });
const wheel = async (request: TestRequest = {}) =>
  at((await api.ask('/event/roulette', { bearer: here.accessToken, ...request })).json, 'data');
const sums = async (of: AddedUser = here) => ledgerSums(api.db, await scopeOfUser(api.db, of));

test('a spin takes one ticket and gives its prize, and the same request again takes no other', async () => {
  await addWheel(api.db, { platformId, id: 'autumn' });
  await addSpins(api.db, here, [FOREVER, { expiresAtMs: NOW_MS + 1_000 }, { expiresAtMs: NOW_MS }]);
  const coins = { prizeNo: 0, kind: 'FREE_COIN', amount: 3 };
  const nothing = { prizeNo: 1, kind: 'NOTHING', amount: 0 };
  const chances = [
    { prize: coins, percent: 25 },
    { prize: nothing, percent: 75 },
  ];
  expect(await wheel()).toEqual({
    ...{ rouletteId: 'autumn', title: 'Wheel autumn', endsAt: NOW_MS + 10 * DAY_MS },
    ...{ chances, tickets: 2, ticketEvents: [] },
  });
  const requestId = newRequestId();
  const won = await spin({}, requestId);
  expect([won.status, at(won.json, 'data')]).toEqual([200, { prize: coins, tickets: 1, chances }]);
  expect((await spin({}, requestId)).json).toEqual(won.json);
  drawn = 1;
  // The ticket that ends first was used first: the other has no end.
  api.clock.setTo(NOW_MS + 2_000);
  expect(at((await spin()).json, 'data')).toMatchObject({ prize: nothing, tickets: 0 });
  expect(outcome(await spin())).toBe('NOT_EVENT_REMAIN_TICKET');
  expect(await sums()).toEqual({ FREE_COIN: 3 });
});

test('bonus coins of a prize end, points do where the platform says so', async () => {
  const prizes = [
    { kind: 'BONUS' as const, amount: 2, weight: 1 },
    { kind: 'MILEAGE' as const, amount: 100, weight: 1 },
  ];
  await addWheel(api.db, { platformId, id: 'autumn', prizes });
  await addSpins(api.db, here, [FOREVER, FOREVER]);
  await spin();
  drawn = 1;
  await spin();
  const lots = await api.db.run(
    `select kind, source, expires_at_ms::float8 as ends from lot where user_id = $1 order by id`,
    [here.userId],
  );
  expect(lots).toEqual([
    { kind: 'BONUS', source: 'EVENT', ends: NOW_MS + 30 * DAY_MS },
    { kind: 'MILEAGE', source: 'EVENT', ends: null },
  ]);
});

test('a prize out of stock leaves the wheel, and a wheel without prizes is over', async () => {
  const prizes = [
    { kind: 'FREE_COIN' as const, amount: 100, weight: 1, stock: 1 },
    { kind: 'FREE_COIN' as const, amount: 1, weight: 1, stock: 1 },
  ];
  await addWheel(api.db, { platformId, id: 'autumn', prizes });
  await addSpins(api.db, here, [FOREVER, FOREVER, FOREVER]);
  expect(at((await spin()).json, 'data.prize.amount')).toBe(100);
  expect(await wheel()).toMatchObject({ chances: [{ prize: { prizeNo: 1 }, percent: 100 }] });
  expect(at((await spin()).json, 'data.prize.amount')).toBe(1);
  expect([outcome(await spin()), await wheel()]).toEqual(['NOT_EVENT_PERIOD', undefined]);
});

test.each([
  ['there is none', 'NOT_EVENT_PERIOD', null, 'reader'],
  ['it is to come', 'NOT_EVENT_PERIOD', { startsAtMs: NOW_MS + 1 }, 'reader'],
  ['it has ended this moment', 'NOT_EVENT_PERIOD', { endsAtMs: NOW_MS }, 'reader'],
  ['it is for adults', 'UNAUTHORIZED_ADULT', { audience: 'ADULTS' }, 'reader'],
  ['it is for minors', 'UNAUTHORIZED_NON_ADULT', { audience: 'MINORS' }, 'adult'],
  ['the reader has no ticket', 'NOT_EVENT_REMAIN_TICKET', {}, 'newcomer'],
] as const)('a spin where %s is refused as %s', async (_, code, change, who) => {
  const adult = { isAdult: true, birthedOn: '1990-05-01' };
  const people = {
    reader: here,
    adult: await addUser(api.db, { platformId, id: `adult-${newRequestId()}`, ...adult }),
    newcomer: await addUser(api.db, { platformId, id: `newcomer-${newRequestId()}` }),
  };
  if (change !== null) await addWheel(api.db, { platformId, id: 'autumn', ...change });
  for (const person of [people.reader, people.adult]) await addSpins(api.db, person, [FOREVER]);
  const bearer = people[who].accessToken;
  const answer = await spin({ bearer });
  expect([answer.status, outcome(answer)]).toEqual([200, code]);
  const looked = await api.ask('/event/roulette', { bearer });
  expect(outcome(looked)).toBe(code === 'NOT_EVENT_REMAIN_TICKET' ? 'SUCCESS' : code);
  expect(await sums(people[who])).toEqual({});
});

test('a reader who owes what a store took back wins nothing until it is paid', async () => {
  await addWheel(api.db, { platformId, id: 'autumn' });
  await addSpins(api.db, here, [FOREVER]);
  const scope = await scopeOfUser(api.db, here);
  const { movementId } = await charge(api.db, scope, [lotTerms(4)]);
  await spend(api.db, scope, 3);
  await takeBack(api.db, scope, { movementId });
  expect(outcome(await spin())).toBe('UNAUTHORIZED_USER');
  expect(await wheel()).toMatchObject({ tickets: 1 });
});

test('of several wheels a reader spins their own', async () => {
  await addWheel(api.db, { platformId, id: 'grown-ups', audience: 'ADULTS', endsAtMs: NOW_MS + DAY_MS });
  await addWheel(api.db, { platformId, id: 'general' });
  expect(await wheel()).toMatchObject({ rouletteId: 'general' });
});

test('each platform has its own wheel, and tickets do not cross', async () => {
  await addWheel(api.db, { platformId: 'beltoon-jp', id: 'there' });
  await addSpins(api.db, here, [FOREVER]);
  const there = await addUser(api.db, { platformId: 'beltoon-jp', id: here.userId });
  const jp = { balconyId: 'BELTOON_JP', bearer: there.accessToken };
  expect(outcome(await spin())).toBe('NOT_EVENT_PERIOD');
  expect(await wheel(jp)).toMatchObject({ rouletteId: 'there', tickets: 0 });
  expect(outcome(await spin(jp))).toBe('NOT_EVENT_REMAIN_TICKET');
  expect((await spin({ balconyId: 'BELTOON_JP' })).status).toBe(401);
});

test('names the events in which the reader can still get spins', async () => {
  await addWheel(api.db, { platformId, id: 'autumn' });
  const spins = (atCount: number) => [{ atCount, kind: 'ROULETTE_TICKET', amount: 2 }] as const;
  const ticket = { platformId, kind: 'TICKET', rewards: spins(1) } as const;
  await addEvent(api.db, { ...ticket, id: 'join' });
  await addEvent(api.db, { ...ticket, id: 'sold-out', ticketTotal: 1, takenCount: 1 });
  await addEvent(api.db, { ...ticket, id: 'coins', rewards: [{ atCount: 1, kind: 'FREE_COIN', amount: 1 }] });
  await addEvent(api.db, { platformId, id: 'stamps', rewards: spins(1) });
  const sources = async () =>
    (at(await wheel(), 'ticketEvents') as { event: { id: string } }[]).map(({ event, ...source }) => [
      event.id,
      source,
    ]);
  const join = ['join', { atCount: null, amount: 2 }];
  expect(await sources()).toEqual([join, ['stamps', { atCount: 1, amount: 2 }]]);
  await postTo(api, '/event/stamps/attend')({ requestId: newRequestId() }, { bearer: here.accessToken });
  expect(await sources()).toEqual([join]);
  await postTo(api, '/event/join/join')({ requestId: newRequestId() }, { bearer: here.accessToken });
  expect(await sources()).toEqual([]);
  // The count of the event that is sold out has no tickets behind it, which the books would notice.
  await clearTestDatabase(api.db);
});
