import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { expectBooksToHold } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { charge, inWallet, ledgerSums, lotTerms, scopeOfUser } from '../../testing/wallets.ts';
import { moveWallet } from '../ledger/ledger.service.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let here: AddedUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  here = await addUser(api.db, { platformId: 'bom-us', id: newRequestId() });
});
afterEach(async ({ task }) => {
  await expectBooksToHold(task, api.db, NOW_MS);
  api.clock.setTo(NOW_MS);
});

async function give(points: number, of: AddedUser = here, change: Parameters<typeof lotTerms>[1] = {}) {
  const terms = lotTerms(points, { kind: 'MILEAGE', source: 'ADMIN', ...change });
  return charge(api.db, await scopeOfUser(api.db, of), [terms]);
}
const exchange = (mileage: unknown, request: TestRequest = {}, requestId = newRequestId()) =>
  postTo(api, '/mileage')({ mileage, requestId }, { bearer: here.accessToken, ...request });
const history = async (query = '', request: TestRequest = {}) =>
  at((await api.ask(`/mileage${query}`, { bearer: here.accessToken, ...request })).json, 'data');
const sums = async (of: AddedUser = here) => ledgerSums(api.db, await scopeOfUser(api.db, of));

test.each(['/mileage', '/v1/mileage', '/v2/mileage'])('%s exchanges points for bonus coins, once', async (path) => {
  await give(6_400);
  const body = { mileage: 3_400, requestId: newRequestId() };
  const first = await postTo(api, path)(body, { bearer: here.accessToken });
  expect([first.status, at(first.json, 'data')]).toEqual([
    200,
    { id: expect.any(Number), mileage: 3_400, bonusCoin: 17, bonusCoinExpiredAt: NOW_MS + 30 * DAY_MS },
  ]);
  expect((await postTo(api, path)(body, { bearer: here.accessToken })).json).toEqual(first.json);
  expect(await sums()).toEqual({ MILEAGE: 3_000, BONUS: 17 });
  const other = { ...body, mileage: 3_000 };
  expect((await postTo(api, path)(other, { bearer: here.accessToken })).status).toBe(400);
});

test.each([
  [2_999, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [3_100, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [0, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [-3_000, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [3_000.5, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [1e300, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  // The form is checked before the balance: no reader here has as much.
  [1_000_100, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [3_200, 'MILEAGE_INSUFFICIENT'],
  [1_000_000, 'MILEAGE_INSUFFICIENT'],
])('%d of 3,100 points are refused as %s', async (points, code) => {
  await give(3_100);
  const answer = await exchange(points);
  expect([answer.status, outcome(answer)]).toEqual([200, code]);
  expect(await sums()).toEqual({ MILEAGE: 3_100 });
});

test.each([[{}], [{ mileage: 3_000 }], [{ mileage: '3000', requestId: 'request-x1' }], [{ requestId: 'request-x1' }]])(
  '%j is malformed',
  async (body) => {
    expect((await postTo(api, '/mileage')(body, { bearer: here.accessToken })).status).toBe(400);
  },
);

test('the history has all that happened to points, newest first, in pages, for 180 days', async () => {
  await give(200, here, { acquiredAtMs: NOW_MS, expiresAtMs: NOW_MS + DAY_MS });
  await give(6_000);
  await charge(api.db, await scopeOfUser(api.db, here), [lotTerms(10)]);
  api.clock.setTo(NOW_MS + 1_000);
  await exchange(3_000);
  const page = await history('?size=2');
  expect(page).toMatchObject({ number: 0, size: 2, totalElements: 3, totalPages: 2, last: false, mileage: 3_200 });
  expect(at(page, 'content')).toMatchObject([
    {
      ...{ type: 'EXCHANGE', mileage: -3_000, source: null, createdAt: NOW_MS + 1_000, expiredAt: null },
      ...{ bonusCoin: 15, bonusCoinExpiredAt: NOW_MS + 1_000 + 30 * DAY_MS },
    },
    { type: 'CHARGE', mileage: 6_000, source: 'ADMIN', bonusCoin: 0, bonusCoinExpiredAt: null, expiredAt: null },
  ]);
  expect(at(await history('?size=2&page=1'), 'content')).toMatchObject([{ mileage: 200, expiredAt: NOW_MS + DAY_MS }]);
});

test('what is older than 180 days is not shown', async () => {
  const old = { key: 'old', nowMs: NOW_MS - 180 * DAY_MS - 1 };
  const terms = lotTerms(500, { kind: 'MILEAGE', acquiredAtMs: old.nowMs });
  await charge(api.db, await scopeOfUser(api.db, here), [terms], old);
  expect(await history()).toMatchObject({ content: [], totalElements: 0, empty: true, mileage: 500 });
  api.clock.setTo(NOW_MS - 1);
  expect(await history()).toMatchObject({ totalElements: 1, content: [{ mileage: 500 }] });
});

test('the history of a guest who became this member is theirs, and the move is no event of it', async () => {
  const guest = await addUser(api.db, { platformId: 'bom-us', id: 'guest' });
  await give(700, guest);
  await give(300);
  const [from, to] = [await scopeOfUser(api.db, guest), await scopeOfUser(api.db, here)];
  await inWallet(api.db, (tx) => moveWallet(tx, { from, to, nowMs: NOW_MS }));
  const ended = `sns_provider = 'apple_guest', sns_id = 'merged guest', withdrawn_at_ms = ${NOW_MS}`;
  await api.db.run(`update app_user set ${ended}, email = null, merged_into_id = $1 where id = 'guest'`, [here.userId]);
  await api.db.run(`delete from user_password where user_id = 'guest'`);
  expect(at(await history(), 'content')).toMatchObject([{ mileage: 300 }, { mileage: 700, source: 'ADMIN' }]);
});

test('the same reader on another platform has other points', async () => {
  const there = await addUser(api.db, { platformId: 'beltoon-jp', id: here.userId });
  await give(5_000);
  const jp = { balconyId: 'BELTOON_JP', bearer: there.accessToken };
  expect(await history('', jp)).toMatchObject({ content: [], mileage: 0 });
  expect(outcome(await exchange(3_000, jp))).toBe('MILEAGE_INSUFFICIENT');
  expect((await exchange(3_000, { balconyId: 'BELTOON_JP' })).status).toBe(401);
  expect(await sums()).toEqual({ MILEAGE: 5_000 });
});
