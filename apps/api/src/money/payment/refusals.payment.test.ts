import { coinOrder, userCoupon } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addCoupon, newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { addPack, createFakePayments } from '../../testing/fake-payments.ts';
import { STAY, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, createTestApiOn, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { ledgerSums, scopeOfUser } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;
const platformId = 'bom-us';
const store = createFakePayments('apple');

let api: TestApi;
/** The api on the same database, without a payment provider; and with a provider that throws. */
let unpaid: TestApi;
let broken: TestApi;
let bearer: string;
const coupons: Record<'held' | 'late', number> = { held: 0, late: 0 };
const episodes = { shown: 0, hidden: 0, removed: 0, elsewhere: 0 };

beforeAll(async () => {
  api = await createTestApi({ services: { payments: store } });
  unpaid = createTestApiOn(api.db);
  const fault = () => {
    throw new Error('a fault of the adapters');
  };
  broken = createTestApiOn(api.db, { services: { payments: { ...store, forClient: fault } } });
  ({ accessToken: bearer } = await addUser(api.db, { platformId, id: 'reader' }));
  await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  await addPack(api.db, { appleProductId: 'pack' });
  await addPack(api.db, { id: 'elsewhere', platformId: 'beltoon-jp', currency: 'JPY', appleProductId: 'elsewhere' });
  await addPack(api.db, { id: 'few', stock: 1, takenCount: 1, appleProductId: 'few' });
  await addPack(api.db, { id: 'once', perUserLimit: 1, appleProductId: 'once' });
  for (const [couponId, expiresAtMs] of [
    ['held', NOW_MS + DAY_MS],
    ['late', NOW_MS],
  ] as const) {
    await addCoupon(api.db, { platformId, id: couponId, type: 'DISCOUNT', value: null, percent: 10 });
    const copy = { platformId, userId: 'reader', couponId, receivedAtMs: NOW_MS - DAY_MS, expiresAtMs };
    const [row] = await api.db.orm.insert(userCoupon).values(copy).returning();
    coupons[couponId] = row?.id ?? 0;
  }
  const tale = await addSeries(api.db, {
    alias: 'tale',
    platformIds: [platformId],
    episodes: [{}, { onPlatform: { isVisible: false } }, { removedAtMs: NOW_MS - 1 }],
  });
  const there = await addSeries(api.db, { alias: 'there', platformIds: ['beltoon-jp'], episodes: [{}] });
  const ids = tale.episodes.map(({ id }) => id);
  [episodes.shown = 0, episodes.hidden = 0, episodes.removed = 0] = ids;
  episodes.elsewhere = there.episodes[0]?.id ?? 0;
});
afterAll(() => api.close());

const pay = (change: object = {}, of = api): Promise<TestAnswer> =>
  postTo(of, '/payment')({ productId: 'pack', agreed: true, requestId: newRequestId(), ...change }, { bearer });
const payTwice = async (change: object) => {
  await pay(change);
  return pay({ ...change, marketingCode: 'beside' });
};
const verify = (orderId: string, requestId = newRequestId()): Promise<TestAnswer> =>
  postTo(api, '/payment/verify')({ orderId, proof: 'good', requestId }, { bearer });
const paidOrder = async () => {
  const orderId = String(at((await pay()).json, 'data.orderId'));
  store.say({ kind: 'paid', reference: null, amount: 899, currency: 'USD' });
  return orderId;
};
const verifyTwice = async () => {
  const orderId = await paidOrder();
  await verify(orderId);
  return verify(orderId);
};

testRefusals('payment', {
  UNKNOWN: { status: 500, page: STAY, provoked: [{ how: 'a fault of ours', ask: () => pay({}, broken) }] },
  ALREADY_PAID: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a store’s proof for an order that is paid', ask: verifyTwice }],
  },
  NOT_FOUND_PAYMENT_METHOD: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a client without a payment provider', ask: () => pay({}, unpaid) }],
  },
  NOT_FOUND_COIN_PRODUCT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'an unknown pack', ask: () => pay({ productId: 'none' }) },
      { how: 'a pack of another platform', ask: () => pay({ productId: 'elsewhere' }) },
    ],
  },
  NOT_FOUND_EPISODE: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'coins for an episode that is not there', ask: () => pay({ episodeId: 999_999 }) },
      { how: 'coins for an id that none can have', ask: () => pay({ episodeId: 2 ** 40 }) },
      { how: 'coins for a hidden episode', ask: () => pay({ episodeId: episodes.hidden }) },
      { how: 'coins for one that was removed', ask: () => pay({ episodeId: episodes.removed }) },
      { how: 'coins for one of another platform', ask: () => pay({ episodeId: episodes.elsewhere }) },
    ],
  },
  ALREADY_USED_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a coupon for two payments', ask: () => payTwice({ userCouponId: coupons.held }) }],
  },
  EXPIRED_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a coupon whose time is over', ask: () => pay({ userCouponId: coupons.late }) }],
  },
  LIMITED_COIN_PRODUCT: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a pack that is sold out', ask: () => pay({ productId: 'few' }) }],
  },
  LIMITED_COIN_PRODUCT_USER: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a pack that the reader may buy once', ask: () => payTwice({ productId: 'once' }) }],
  },
});

test('coins for an episode that is there can be ordered', async () => {
  expect(outcome(await pay({ episodeId: episodes.shown }))).toBe('SUCCESS');
});

test('a proof that is shown again under its own request id gets its reply again; no proof pays twice', async () => {
  const reader = await scopeOfUser(api.db, { platformId, userId: 'reader' });
  const before = (await ledgerSums(api.db, reader)).COIN ?? 0;
  const orderId = await paidOrder();
  const requestId = newRequestId();
  const first = await verify(orderId, requestId);
  expect(at(first.json, 'data')).toMatchObject({ orderId, state: 'paid' });
  expect((await verify(orderId, requestId)).json).toEqual(first.json);
  expect(outcome(await verify(orderId))).toBe('ALREADY_PAID');
  expect((await ledgerSums(api.db, reader)).COIN).toBe(before + 100);
  const orders = (await api.db.orm.select().from(coinOrder)).filter(({ id }) => id === orderId);
  expect(orders).toMatchObject([{ state: 'paid' }]);
});
