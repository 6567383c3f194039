import { userCoupon } from '@longstrip/database/schema';
import { clearTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addCoupon, newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { expectBooksToHold } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { ledgerSums, scopeOfUser } from '../../testing/wallets.ts';

const HOUR_MS = 3_600_000;
const JP = { balconyId: 'BELTOON_JP' };

let api: TestApi;
let here: AddedUser;
let there: AddedUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const id = newRequestId();
  here = await addUser(api.db, { platformId: 'bom-us', id });
  there = await addUser(api.db, { platformId: 'beltoon-jp', id });
});
afterEach(async ({ task }) => {
  await expectBooksToHold(task, api.db, NOW_MS);
  await clearTestDatabase(api.db);
  api.clock.setTo(NOW_MS);
});

const redeem = (code: string, request: TestRequest = {}, requestId = newRequestId()) =>
  postTo(api, '/coupon/code')({ code, requestId }, { bearer: here.accessToken, ...request });
const data = async (path: string, request: TestRequest = {}) =>
  at((await api.ask(path, { bearer: here.accessToken, ...request })).json, 'data');
const sums = async (of: AddedUser) => ledgerSums(api.db, await scopeOfUser(api.db, of));

test.each(['/coupon/code', '/v1/coupon/code', '/v2/coupon/code'])('%s gives coins at once, once', async (path) => {
  await addCoupon(api.db, { platformId: 'bom-us', id: 'welcome5' });
  const body = { code: ' wel-come ５', requestId: newRequestId() };
  const first = await postTo(api, path)(body, { bearer: here.accessToken });
  expect(first.status).toBe(200);
  expect(at(first.json, 'data')).toMatchObject({
    coupon: { couponId: 'welcome5', type: 'FREE_COIN', value: 5, state: 'USED', usedAt: NOW_MS, isNew: false },
    reward: { kind: 'FREE_COIN', amount: 5 },
  });
  // The same request gets the same answer again; a new request is refused.
  expect(await postTo(api, path)(body, { bearer: here.accessToken })).toMatchObject({ json: first.json });
  expect(outcome(await redeem('WELCOME5'))).toBe('ALREADY_RECEIVED_COUPON');
  expect(await sums(here)).toEqual({ FREE_COIN: 5 });
});

test('points and tickets are given at once, a discount and extra points stay for the shop', async () => {
  const platformId = 'bom-us';
  await addCoupon(api.db, { platformId, id: 'points', type: 'FREE_MILEAGE', value: 300 });
  await addCoupon(api.db, { platformId, id: 'spins', type: 'FREE_ROULETTE', value: 2 });
  const terms = { type: 'DISCOUNT', value: null, percent: 10, minimumMinorUnits: 500, clients: ['WEB'] } as const;
  await addCoupon(api.db, { platformId, id: 'tenoff', ...terms });
  await addCoupon(api.db, { platformId, id: 'extra', type: 'EXTRA_POINT', value: 50, endsAtMs: NOW_MS + HOUR_MS });
  const rewards = [];
  for (const code of ['points', 'spins', 'tenoff', 'extra']) rewards.push(at((await redeem(code)).json, 'data.reward'));
  expect(rewards).toEqual([{ kind: 'MILEAGE', amount: 300 }, { kind: 'ROULETTE_TICKET', amount: 2 }, null, null]);
  expect(await sums(here)).toEqual({ MILEAGE: 300 });
  expect(await data('/benefit')).toMatchObject({ mileage: 300, spins: 2, usableCoupons: 2, newCoupons: 2 });

  const usable = await data('/coupon?state=USABLE');
  expect(usable).toMatchObject([{ couponId: 'extra' }, { couponId: 'tenoff', percent: 10, minimumAmount: 500 }]);
  expect(at(usable, '1')).toMatchObject({ currency: 'USD', platforms: ['WEB'], isUsableHere: true, isHeld: false });
  expect(at(await data('/coupon', { headers: { 'x-platform': 'IOS_APP' } }), '1.isUsableHere')).toBe(false);
  expect(await data('/coupon?state=USED')).toMatchObject([{ couponId: 'spins' }, { couponId: 'points' }]);
  api.clock.setTo(NOW_MS + HOUR_MS);
  expect(await data('/coupon?state=EXPIRED')).toMatchObject([{ couponId: 'extra', state: 'EXPIRED' }]);
});

test('coupon/v2 is the same in pages', async () => {
  for (const id of ['one', 'two', 'three']) {
    await addCoupon(api.db, { platformId: 'bom-us', id, type: 'EXTRA_POINT' });
    await redeem(id);
  }
  const page = await data('/v2/coupon/v2?state=USABLE&page=1&size=2');
  expect(page).toMatchObject({ number: 1, size: 2, totalPages: 2, totalElements: 3, numberOfElements: 1, last: true });
  expect(at(page, 'content.0.couponId')).toBe('one');
  expect(await data('/coupon/v2?page=9')).toMatchObject({ empty: true, content: [] });
});

test('coupon/new counts what the reader has not seen, until they have', async () => {
  await addCoupon(api.db, { platformId: 'bom-us', id: 'pointed', type: 'EXTRA_POINT' });
  await redeem('pointed');
  const seen = () => postTo(api, '/coupon/seen')({}, { bearer: here.accessToken });
  expect([await data('/coupon/new'), at((await seen()).json, 'data'), await data('/coupon/new')]).toEqual([1, 1, 0]);
  expect(at(await data('/coupon'), '0.isNew')).toBe(false);
});

test('each platform has its own coupons, and of the same code its own', async () => {
  await addCoupon(api.db, { platformId: 'bom-us', id: 'same', value: 5 });
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'same', value: 7 });
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'only-there', code: 'THERE' });
  expect(outcome(await redeem('THERE'))).toBe('NOT_FOUND_COUPON');
  expect(outcome(await redeem('same'))).toBe('SUCCESS');
  expect(outcome(await redeem('same', { ...JP, bearer: there.accessToken }))).toBe('SUCCESS');
  expect([await sums(here), await sums(there)]).toEqual([{ FREE_COIN: 5 }, { FREE_COIN: 7 }]);
  expect((await redeem('same', JP)).status).toBe(401);
});

test.each([
  ['unknown', 'NOT_FOUND_COUPON', {}, 'UNKNOWN1'],
  ['cannot be one', 'NOT_FOUND_COUPON', {}, '!!'],
  ['is empty', 'NOT_FOUND_COUPON', {}, '  '],
  ['has not begun', 'NOT_FOUND_COUPON', { startsAtMs: NOW_MS + 1 }, 'CODE'],
  ['is for another client', 'NOT_FOUND_COUPON', { clients: ['IOS_APP'] }, 'CODE'],
  ['has ended this moment', 'EXPIRED_COUPON', { endsAtMs: NOW_MS }, 'CODE'],
  ['is given out', 'SOLD_OUT_COUPON', { totalLimit: 1, issuedCount: 1, erasedCount: 1 }, 'CODE'],
])('a code that %s is refused as %s', async (_, code, change, typed) => {
  // Who had it before is erased.
  await addUser(api.db, { platformId: 'bom-us', id: 'erased', withdrawnAtMs: NOW_MS, erasedAtMs: NOW_MS });
  await addCoupon(api.db, { platformId: 'bom-us', id: 'code', ...change });
  const answer = await redeem(typed);
  expect([answer.status, outcome(answer)]).toEqual([200, code]);
  expect([await sums(here), await data('/coupon')]).toEqual([{}, []]);
});

test('a reader who may have two gets two, and no third', async () => {
  await addCoupon(api.db, { platformId: 'bom-us', id: 'twice', perUserLimit: 2 });
  const ends = [];
  for (let turn = 0; turn < 3; turn += 1) ends.push(outcome(await redeem('twice')));
  expect(ends).toEqual(['SUCCESS', 'SUCCESS', 'ALREADY_RECEIVED_COUPON']);
});

test('codes cannot be guessed one after the other', async () => {
  for (let turn = 0; turn < 20; turn += 1) await redeem(`GUESS${turn}`);
  const { status, headers } = await redeem('GUESS20');
  expect([status, headers.has('retry-after')]).toEqual([429, true]);
  // The limit of one reader does not affect another.
  const other = await addUser(api.db, { platformId: 'bom-us', id: 'other' });
  expect(outcome(await redeem('GUESS20', { bearer: other.accessToken }))).toBe('NOT_FOUND_COUPON');
});

test('a request without an id, or with one of another body, is malformed', async () => {
  await addCoupon(api.db, { platformId: 'bom-us', id: 'once' });
  const bare = await postTo(api, '/coupon/code')({ code: 'once' }, { bearer: here.accessToken });
  expect(bare.status).toBe(400);
  const requestId = newRequestId();
  await redeem('once', {}, requestId);
  expect((await redeem('other', {}, requestId)).status).toBe(400);
});

test('coupons of events are claimed on the Japanese site alone', async () => {
  const jp = { ...JP, bearer: there.accessToken };
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'spring', code: null, isEvent: true });
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'hidden', code: null });
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'over', code: null, isEvent: true, endsAtMs: NOW_MS });
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'app', code: null, isEvent: true, clients: ['IOS_APP'] });
  const claim = (couponId: string, request: TestRequest = jp) =>
    postTo(api, '/coupon/event/jp')({ couponId, requestId: newRequestId() }, request);
  expect(await data('/coupon/event/jp', jp)).toMatchObject([{ couponId: 'spring', isReceived: false }]);
  expect([outcome(await claim('spring')), outcome(await claim('spring')), outcome(await claim('hidden'))]).toEqual([
    'SUCCESS',
    'ALREADY_RECEIVED_COUPON',
    'NOT_FOUND_COUPON',
  ]);
  expect(await data('/coupon/event/jp', jp)).toMatchObject([{ isReceived: true, isSoldOut: false }]);
  expect(await sums(there)).toEqual({ FREE_COIN: 5 });
  const elsewhere = { bearer: here.accessToken };
  expect([(await claim('spring', elsewhere)).status, (await api.ask('/coupon/event/jp', elsewhere)).status]).toEqual([
    404, 404,
  ]);
});

test('an order that holds a coupon shows on it', async () => {
  await addCoupon(api.db, { platformId: 'bom-us', id: 'held', type: 'EXTRA_POINT' });
  await redeem('held');
  await api.db.orm.update(userCoupon).set({ orderId: 'order-1' });
  expect(at(await data('/coupon'), '0.isHeld')).toBe(true);
  // The order is paid: its coupon is used, and no longer held.
  await api.db.orm.update(userCoupon).set({ usedAtMs: NOW_MS });
  expect(at(await data('/coupon'), '0.isHeld')).toBe(false);
  await api.db.orm.update(userCoupon).set({ orderId: null, usedAtMs: null });
});
