import type { Database } from '@longstrip/database';
import { coinOrder, coinProduct, coupon, lot, userCoupon } from '@longstrip/database/schema';
import { startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { addPack, createFakePayments } from '../../testing/fake-payments.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { addReader } from '../../testing/wallets.ts';
import { readBooks } from '../ledger/read-books.ts';
import { settleNow } from './payment.service.ts';

/** A sample of 500 buyers of a hundred packs. */
const BUYERS = 60;
const PACKS = 12;
const PAID = { kind: 'paid', reference: null, amount: 899, currency: 'USD' } as const;

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`payments at the same time${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestServer;
  let database: Database;
  let api: TestApi;
  const payments = createFakePayments();
  beforeAll(async () => {
    server = await startTestServer();
    database = await server.openDatabase();
    api = createTestApiOn(database, { services: { payments } });
    await addPack(database);
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  });
  const bearerOf = async (id: string) => {
    const scope = await addReader(database, 'bom-us', id);
    const { accessToken } = await addSession(database, { ...scope, sessionId: id });
    return { scope, bearer: accessToken };
  };
  const order = (bearer: string, requestId: string, change: object = {}) =>
    api.ask('/payment', { bearer, body: { productId: 'pack', agreed: true, requestId, ...change } });
  const booksAreRight = async () => expect((await readBooks(database, NOW_MS)).broken).toEqual([]);

  it(`sells ${PACKS} packs to ${BUYERS} buyers exactly ${PACKS} times`, async () => {
    await addPack(database, { id: 'limited', stock: PACKS });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, place) => bearerOf(`buyer-${place}`)));
    const answers = await Promise.all(
      buyers.map(({ bearer }, place) => order(bearer, `request-${place}`, { productId: 'limited' })),
    );
    const codes = answers.map(({ json }) => at(json, 'error.code') ?? 'granted');
    expect(codes.filter((code) => code === 'granted')).toHaveLength(PACKS);
    expect(codes.filter((code) => code === 'LIMITED_COIN_PRODUCT')).toHaveLength(BUYERS - PACKS);
    const packs = await database.orm.select().from(coinProduct);
    expect(packs.find(({ id }) => id === 'limited')?.takenCount).toBe(PACKS);
    await booksAreRight();
  });

  it('lets one coupon into one of many orders of its reader', async () => {
    const { scope, bearer } = await bearerOf('with-coupon');
    const times = { startsAtMs: 0, endsAtMs: NOW_MS + 1_000, createdAtMs: NOW_MS, updatedAtMs: NOW_MS };
    const made = {
      platformId: 'bom-us',
      id: 'ten',
      title: '10 %',
      type: 'DISCOUNT',
      percent: 10,
      issuedCount: 1,
    } as const;
    await database.orm.insert(coupon).values({ ...made, clients: ['WEB'], ...times });
    const [own] = await database.orm
      .insert(userCoupon)
      .values({ ...scope, couponId: 'ten', receivedAtMs: 0, expiresAtMs: NOW_MS + 1_000 })
      .returning();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => order(bearer, `coupon-${place}`, { userCouponId: own?.id })),
    );
    const codes = answers.map(({ json }) => at(json, 'error.code') ?? 'granted');
    expect(codes.filter((code) => code === 'granted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'ALREADY_USED_COUPON')).toHaveLength(19);
  });

  it('credits once when the return and the webhook come at the same time', async () => {
    const parts = { db: database, jobs: { enqueue: async () => 'job' } };
    payments.say(PAID);
    for (let turn = 0; turn < 20; turn += 1) {
      const { scope, bearer } = await bearerOf(`back-${turn}`);
      const id = String(at((await order(bearer, `back-${turn}-order`)).json, 'data.orderId'));
      await Promise.all([
        api.ask(`/payment/${id}/confirm`, { bearer, method: 'POST' }),
        settleNow(parts, id, { word: PAID, nowMs: NOW_MS, eventId: `sandbox/evt-${turn}` }),
      ]);
      const lots = (await database.orm.select().from(lot)).filter(({ userId }) => userId === scope.userId);
      expect(lots.filter(({ kind }) => kind === 'COIN').map(({ amount }) => amount)).toEqual([100]);
    }
    const orders = await database.orm.select().from(coinOrder);
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(20);
    await booksAreRight();
  });
});
