import { coinOrder, coinProduct } from '@longstrip/database/schema';
import { clearTestDatabase } from '@longstrip/database/testing';
import { mintAccessToken, TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { at } from '../../testing/expect-shape.ts';
import { addPack, addWorkedEvent, createFakePayments, storeOutcome } from '../../testing/fake-payments.ts';
import { expectBooksToHold } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader, debit } from '../../testing/wallets.ts';
import { settleOrderInTransaction } from './payment.service.ts';

const DAY_MS = 86_400_000;
const PAID = { kind: 'paid', reference: null, amount: 899, currency: 'USD' } as const;
const payments = createFakePayments();
let api: TestApi;
let reader: ReaderScope;
let bearer: string;
let lastRequest = 0;

beforeAll(async () => {
  api = await createTestApi({ services: { payments } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await clearTestDatabase(api.db);
  reader = await addReader(api.db, 'bom-us', 'reader');
  ({ accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: 'same' }));
  const there = await addReader(api.db, 'beltoon-jp', 'reader');
  await addSession(api.db, { ...there, sessionId: 'same' });
  await addPack(api.db);
  payments.say({ kind: 'open' });
  payments.refunded.length = 0;
});
afterEach(async ({ task }) => {
  await expectBooksToHold(task, api.db, api.clock.nowMs());
  api.clock.setTo(NOW_MS);
});

const requestId = () => {
  lastRequest += 1;
  return `request-${lastRequest}`;
};
const start = (change: object = {}) =>
  api.ask('/payment', { bearer, body: { productId: 'pack', agreed: true, requestId: requestId(), ...change } });
const orderId = async (change: object = {}) => String(at((await start(change)).json, 'data.orderId'));
/** Makes an order of the same pack beside an open one, which is not taken up again. */
const BESIDE = { marketingCode: 'another' };
const read = (id: string) => api.ask(`/payment/${id}`, { bearer });
const confirm = (id: string) => api.ask(`/payment/${id}/confirm`, { bearer, method: 'POST' });
const cancel = (id: string) => api.ask(`/payment/${id}/cancel`, { bearer, body: { requestId: requestId() } });
const parts = () => ({
  ...{ db: api.db, jobs: { enqueue: async () => 'job' }, proofs: TEST_PROOFS },
  logger: { error: () => undefined },
});
const said = async (id: string, report: Parameters<typeof settleOrderInTransaction>[2]['report'], eventId?: string) => {
  if (eventId !== undefined) await addWorkedEvent(api.db, eventId);
  const settled = await settleOrderInTransaction(parts(), id, {
    report,
    nowMs: NOW_MS,
    ...(eventId === undefined ? {} : { eventId }),
  });
  if (eventId !== undefined) await storeOutcome(api.db, eventId, settled);
  return settled;
};
const coinsOf = async () => at((await api.ask('/coin/user', { bearer })).json, 'data.coinBalance');
const code = ({ json }: { json: unknown }) => at(json, 'error.code');

describe('an order', () => {
  test('leads to the check-out, and its coins come with the provider’s report alone', async () => {
    const started = await start({ returnTo: '/detail/neon-court?buy=1' });
    const id = String(at(started.json, 'data.orderId'));
    expect(at(started.json, 'data')).toMatchObject({
      ...{
        productType: 'COIN_PRODUCT',
        state: 'created',
        paymentStatus: 'UNPAID',
        provider: 'sandbox',
        checkoutUrl: `https://pay.test/${id}`,
      },
    });
    expect(at((await confirm(id)).json, 'data')).toMatchObject({ state: 'created', credited: null });
    payments.say(PAID);
    expect(at((await read(id)).json, 'data')).toMatchObject({ state: 'created', credited: null });
    expect(at((await confirm(id)).json, 'data')).toMatchObject({
      ...{ state: 'paid', paymentStatus: 'PAID', returnTo: '/detail/neon-court?buy=1', total: 899 },
      credited: { coin: 100, bonusCoin: 12, mileage: 50 },
      wallet: { coinBalance: { coin: 100, bonusCoin: 12, freeCoin: 0 } },
      ...{ refundUntil: NOW_MS + 7 * DAY_MS, refundHindrance: null },
    });
    await confirm(id);
    expect(await coinsOf()).toEqual({ coin: 100, bonusCoin: 12, freeCoin: 0 });
    const user = await api.ask('/user', { bearer, body: {} });
    expect(at(user.json, 'data.coinPurchaseCount')).toBe(1);
  });

  test('that is asked for again under its id is the same; another body is malformed', async () => {
    const body = { productId: 'pack', agreed: true, requestId: 'the-same-one' };
    const [one, other] = [await api.ask('/payment', { bearer, body }), await api.ask('/payment', { bearer, body })];
    expect(other.json).toEqual(one.json);
    expect((await api.ask('/payment', { bearer, body: { ...body, returnTo: '/my' } })).status).toBe(400);
    expect(await api.db.orm.select().from(coinOrder)).toHaveLength(1);
  });

  test('that is unpaid is taken up again by the same choice, and leads back to where the reader comes from now', async () => {
    const first = await start({ returnTo: '/detail/one' });
    const second = await start({ returnTo: '/detail/two' });
    expect(at(second.json, 'data')).toEqual(at(first.json, 'data'));
    const id = String(at(first.json, 'data.orderId'));
    expect(at((await read(id)).json, 'data.returnTo')).toBe('/detail/two');
    expect(await api.db.orm.select().from(coinOrder)).toHaveLength(1);
  });

  test('of another price, with little time left, or that was given up is not taken up again', async () => {
    const first = await orderId();
    await api.db.run('update coin_product set price_minor_units = price_minor_units + 1');
    const dearer = await orderId();
    await cancel(dearer);
    const third = await orderId();
    api.clock.setTo(NOW_MS + 31 * 60_000);
    const late = await orderId();
    expect(new Set([first, dearer, third, late]).size).toBe(4);
    await api.db.run('update coin_product set price_minor_units = price_minor_units - 1');
  });

  test('whose provider does not answer can be asked for again', async () => {
    payments.breakOff();
    const body = { productId: 'pack', agreed: true, requestId: 'again-and-again' };
    expect((await api.ask('/payment', { bearer, body })).status).toBe(503);
    payments.say({ kind: 'open' });
    const again = await api.ask('/payment', { bearer, body });
    expect(at(again.json, 'data.checkoutUrl')).toMatch(/^https:\/\/pay\.test\//);
    expect(await api.db.orm.select().from(coinOrder)).toHaveLength(1);
  });

  test('of another sum than was paid gives nothing', async () => {
    const id = await orderId();
    payments.say({ ...PAID, amount: 898 });
    expect(at((await confirm(id)).json, 'data.state')).toBe('created');
    payments.say({ ...PAID, currency: 'EUR' });
    expect(at((await confirm(id)).json, 'data.state')).toBe('created');
  });

  test('is of its reader alone, and leads back to the site alone', async () => {
    const id = await orderId({ returnTo: '//elsewhere.example' });
    expect(at((await read(id)).json, 'data.returnTo')).toBe('/shop');
    const other = await addReader(api.db, 'bom-us', 'other');
    const { accessToken } = await addSession(api.db, { ...other, sessionId: 'other' });
    expect(code(await api.ask(`/payment/${id}`, { bearer: accessToken }))).toBe('NOT_EXIST');
    const { accessToken: there } = await addSession(api.db, {
      platformId: 'beltoon-jp',
      userId: 'reader',
      sessionId: 'x',
    });
    expect(code(await api.ask(`/payment/${id}`, { bearer: there, balconyId: 'BELTOON_JP' }))).toBe('NOT_EXIST');
  });

  test('waits for money with its store number, and in the shop', async () => {
    const id = await orderId();
    payments.say({ kind: 'pending', untilMs: NOW_MS + 7 * DAY_MS, storeNumber: '12345' });
    expect(at((await confirm(id)).json, 'data')).toMatchObject({
      ...{ state: 'pending', storeNumber: '12345', pendingUntil: NOW_MS + 7 * DAY_MS },
    });
    const shop = await api.ask('/payment/shop', { bearer });
    expect(at(shop.json, 'data.pendingOrders')).toMatchObject([{ orderId: id, storeNumber: '12345', total: 899 }]);
    await said(id, PAID);
    expect(at((await read(id)).json, 'data')).toMatchObject({ state: 'paid', storeNumber: null, pendingUntil: null });
  });

  test('whose check-out was left stands in the shop with the link back, until it is given up', async () => {
    const id = await orderId();
    const shop = async () => at((await api.ask('/payment/shop', { bearer })).json, 'data');
    expect(await shop()).toMatchObject({
      pendingOrders: [],
      leftOrders: [{ orderId: id, productId: 'pack', total: 899, checkoutUrl: `https://pay.test/${id}` }],
    });
    await cancel(id);
    expect(await shop()).toMatchObject({ leftOrders: [] });
  });
});

describe('a refund (D15)', () => {
  test('takes all of it back at once, and asks the provider', async () => {
    const id = await orderId();
    await said(id, PAID);
    expect(at((await cancel(id)).json, 'data')).toMatchObject({ state: 'refunded', isRefundUnderWay: true });
    expect(await coinsOf()).toEqual({ coin: 0, bonusCoin: 0, freeCoin: 0 });
    expect(api.enqueued.at(-1)).toEqual({ name: 'payment.refund', payload: { orderId: id } });
    expect(code(await cancel(id))).toBe('INVALID_PARAMETER');
    await said(id, { kind: 'refunded' });
    expect(at((await read(id)).json, 'data')).toMatchObject({ state: 'refunded', isRefundUnderWay: false });
  });

  test('counts the purchase no more', async () => {
    const purchases = async () => {
      const [user] = await api.db.run(`select coin_purchase_count as count from app_user where platform_id = 'bom-us'`);
      return user?.count;
    };
    const id = await orderId();
    await said(id, PAID);
    expect(await purchases()).toBe(1);
    await cancel(id);
    expect(await purchases()).toBe(0);
  });

  test('is refused once a coin is spent, and after 7 days to the millisecond', async () => {
    const id = await orderId();
    await said(id, PAID);
    const refundAt = async (nowMs: number) => {
      api.clock.setTo(nowMs);
      const named = { ...reader, sessionId: `at-${nowMs}` };
      await addSession(api.db, { ...named, expiresAtMs: nowMs + DAY_MS });
      const later = await mintAccessToken(named, { nowMs });
      return api.ask(`/payment/${id}/cancel`, { bearer: later, body: { requestId: requestId() } });
    };
    expect(at((await refundAt(NOW_MS + 7 * DAY_MS)).json, 'error.detail')).toBe('TOO_LATE');
    await debit(api.db, reader, 1);
    const refused = await refundAt(NOW_MS + 7 * DAY_MS - 1);
    expect(refused.json).toMatchObject({ error: { code: 'INVALID_PARAMETER', detail: 'TOUCHED' } });
    expect(payments.refunded).toEqual([]);
  });

  test('by the provider claws back what is spent as a debt (D41)', async () => {
    const id = await orderId();
    await said(id, PAID, 'sandbox/evt_1');
    await debit(api.db, reader, 30);
    await said(id, { kind: 'disputed' }, 'sandbox/evt_2');
    const [row] = await api.db.run(
      `select debt_coins::integer from wallet where user_id = 'reader' and platform_id = 'bom-us'`,
    );
    expect([row, await coinsOf()]).toEqual([{ debt_coins: 30 }, { coin: 0, bonusCoin: 0, freeCoin: 0 }]);
  });

  test('of an open order gives it up, with its coupon and its pack', async () => {
    const id = await orderId();
    expect(at((await cancel(id)).json, 'data.state')).toBe('cancelled');
    const [pack] = await api.db.orm.select().from(coinProduct);
    expect(pack?.takenCount).toBe(0);
  });
});

describe('limits', () => {
  test('a limited pack is sold out while the last is held, and is free again when that is given up', async () => {
    await addPack(api.db, { id: 'few', stock: 1 });
    const id = await orderId({ productId: 'few' });
    expect(code(await start({ productId: 'few', ...BESIDE }))).toBe('LIMITED_COIN_PRODUCT');
    const packs = await api.ask('/coin');
    expect(at(packs.json, 'data')).toMatchObject([
      { productId: 'few', remaining: 0, unavailableCode: 'LIMITED_COIN_PRODUCT' },
      {},
    ]);
    await said(id, { kind: 'declined' });
    expect((await start({ productId: 'few' })).status).toBe(200);
  });

  test.each([
    ['per reader', { perUserLimit: 1 }],
    ['for the first purchase', { isFirstPurchaseOnly: true }],
  ])('a pack %s is sold once to a reader, also while the first is open', async (_, limit) => {
    await addPack(api.db, { id: 'once', ...limit });
    const id = await orderId({ productId: 'once' });
    expect(code(await start({ productId: 'once', ...BESIDE }))).toBe('LIMITED_COIN_PRODUCT_USER');
    await said(id, PAID);
    expect(code(await start({ productId: 'once' }))).toBe('LIMITED_COIN_PRODUCT_USER');
  });

  test.each([
    ['per reader', { perUserLimit: 1 }],
    ['for the first purchase', { isFirstPurchaseOnly: true }],
  ])('a pack %s that was given up and is paid after all is given back where another was bought', async (_, limit) => {
    await addPack(api.db, { id: 'once', ...limit });
    const left = await orderId({ productId: 'once' });
    await cancel(left);
    const again = await orderId({ productId: 'once' });
    await said(again, PAID);
    await said(left, PAID);
    expect(at((await read(left)).json, 'data')).toMatchObject({ state: 'refunded', credited: null });
    expect(await coinsOf()).toEqual({ coin: 100, bonusCoin: 12, freeCoin: 0 });
  });

  test.each([
    ['NOT_FOUND_COIN_PRODUCT', { productId: 'none' }],
    ['PRICE_CHANGED', { expectedTotal: 1 }],
    ['NOT_FOUND_COUPON_USER', { userCouponId: 9 }],
  ])('%s', async (expected, change) => {
    expect(code(await start(change))).toBe(expected);
  });

  test('Japan keeps the birth month of an order that is refused: another one is not taken afterwards', async () => {
    const { accessToken } = await addSession(api.db, { platformId: 'beltoon-jp', userId: 'reader', sessionId: 'jp' });
    await addPack(api.db, { platformId: 'beltoon-jp', currency: 'JPY', priceMinorUnits: 5_600 });
    const orderOf = async (birthMonth: string) =>
      api.ask('/payment', {
        ...{ bearer: accessToken, balconyId: 'BELTOON_JP' },
        body: { productId: 'pack', agreed: true, requestId: requestId(), birthMonth },
      });
    const year = new Date(NOW_MS).getUTCFullYear();
    for (const age of [14, 36]) {
      const { json } = await orderOf(`${year - age}-01`);
      expect(json).toMatchObject({ error: { code: 'LIMITED_COIN_PRODUCT_USER', detail: 'MONTHLY_CAP' } });
    }
    const shop = await api.ask('/payment/shop', { bearer: accessToken, balconyId: 'BELTOON_JP' });
    expect(at(shop.json, 'data')).toMatchObject({ needsBirthMonth: false, monthlyCap: { cap: 5_000, used: 0 } });
    expect(await api.db.orm.select().from(coinOrder)).toEqual([]);
  });

  test('Japan asks for the birth month once, and counts open orders of the Tokyo month towards the cap (D43)', async () => {
    const { accessToken } = await addSession(api.db, { platformId: 'beltoon-jp', userId: 'reader', sessionId: 'jp' });
    await addPack(api.db, { platformId: 'beltoon-jp', currency: 'JPY', priceMinorUnits: 3_000 });
    const order = (change: object) =>
      api.ask('/payment', {
        ...{ bearer: accessToken, balconyId: 'BELTOON_JP' },
        body: { productId: 'pack', agreed: true, requestId: requestId(), ...change },
      });
    expect(code(await order({}))).toBe('INVALID_PARAMETER');
    const year = new Date(NOW_MS).getUTCFullYear();
    expect((await order({ birthMonth: `${year - 14}-05` })).status).toBe(200);
    const refused = await order(BESIDE);
    expect(refused.json).toMatchObject({ error: { code: 'LIMITED_COIN_PRODUCT_USER', detail: 'MONTHLY_CAP' } });
    const shop = await api.ask('/payment/shop', { bearer: accessToken, balconyId: 'BELTOON_JP' });
    expect(at(shop.json, 'data')).toMatchObject({
      needsBirthMonth: false,
      monthlyCap: { cap: 5_000, used: 3_000, left: 2_000 },
    });
  });
});

test('the best value is the cheapest coin that the reader can buy, and none on a tie', async () => {
  await addPack(api.db, { id: 'large', coins: 300, priceMinorUnits: 1_999 });
  const best = async () =>
    (at((await api.ask('/coin', { bearer })).json, 'data') as { productId: string; isBestValue: boolean }[])
      .filter(({ isBestValue }) => isBestValue)
      .map(({ productId }) => productId);
  expect(await best()).toEqual(['large']);
  await addPack(api.db, { id: 'same', coins: 300, priceMinorUnits: 1_999 });
  expect(await best()).toEqual([]);
});

test('the history tells charge, refund and what is left', async () => {
  const id = await orderId();
  await said(id, PAID);
  await debit(api.db, reader, 14);
  const charges = await api.ask('/v2/payment/charge?sort=EXPIRE&coinKind=COIN', { bearer });
  expect(at(charges.json, 'data')).toEqual([
    {
      ...{ title: '100 coins', coin: 98, bonusCoin: 0, freeCoin: 0 },
      ...{ coinExpiredAt: 0, bonusCoinExpiredAt: 0, freeCoinExpiredAt: 0 },
    },
  ]);
  const history = await api.ask('/payment/history', { bearer });
  expect(at(history.json, 'data')).toMatchObject({
    totalElements: 1,
    content: [
      {
        ...{ type: 'CHARGE_COIN', title: '100 coins', coin: 100, bonusCoin: 12, mileage: 50 },
        order: { orderId: id, state: 'paid', total: 899, refundHindrance: 'TOUCHED', spentCoins: 14 },
      },
    ],
  });
});
