import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '@longstrip/database';
import {
  type LineState,
  openServerProxy,
  type ServerProxy,
  startTestServer,
  type TestServer,
  whyNoTestServer,
} from '@longstrip/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentAdapter } from '../adapters/payment/payment-provider.ts';
import { at } from '../testing/expect-shape.ts';
import { addPack, createFakePayments } from '../testing/fake-payments.ts';
import { countPurchases, type Market, openMarket } from '../testing/purchase-traffic.ts';
import { createTestApiOn, type TestAnswer, type TestApi, type TestRequest } from '../testing/test-api.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

describe.skipIf(whyNoTestServer() !== null)('without its database the api', () => {
  let server: TestServer;
  let admin: Database;
  let line: ServerProxy;
  let api: TestApi;
  let market: Market;
  let events: string[];
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    events = [];
    const url = await server.createDatabase();
    admin = await openDatabase({ engine: 'server', url });
    market = await openMarket(admin, 1);
    line = await openServerProxy(url);
    const listeners = { onLost: () => events.push('lost'), onBack: () => events.push('back') };
    api = createTestApiOn(await openDatabase({ engine: 'server', url: line.url, maxConnections: 4 }, listeners));
  });
  afterEach(async () => {
    line.turn('open');
    await api.close();
    await line.close();
    await admin.close();
  });

  const read = (request: TestRequest = {}) => api.ask('/v2/contents/rushed', request);
  const buy = (requestId: string) => {
    const [buyer] = market.buyers;
    const body = { id: market.episodeIds[0], purchaseType: 'RENT', expectedCoin: 1, giftId: null, requestId };
    return api.ask('/v1/purchase', { bearer: buyer?.accessToken ?? '', body });
  };
  const shown = ({ status, headers, json }: TestAnswer) => [status, headers.get('retry-after'), at(json, 'error.code')];
  const REFUSED = [503, '2', 'SERVICE_UNAVAILABLE'];

  it.each<LineState>(['silent', 'starting', 'shut'])(
    '%s: answers 503 and when to ask again, in the reader’s language, and serves as soon as it is back',
    async (state) => {
      expect((await read()).status).toBe(200);
      line.turn(state);
      const many = await Promise.all([
        ...Array.from({ length: 12 }, () => read()),
        buy(randomUUID()),
        buy(randomUUID()),
      ]);
      expect(many.map(shown)).toEqual(many.map(() => REFUSED));
      const japanese = await read({ balconyId: 'BELTOON_JP', headers: { 'accept-language': 'ja-JP' } });
      expect([...shown(japanese), at(japanese.json, 'error.detail')]).toEqual([...REFUSED, '']);
      expect(at(japanese.json, 'error.message')).toMatch(/\p{Script=Hiragana}/u);
      expect((await api.ask('/_/health')).status).toBe(503);
      line.turn('open');
      await vi.waitUntil(async () => (await read()).status === 200, { timeout: 10_000, interval: 50 });
      expect(await countPurchases(admin)).toBe(0);
    },
  );

  it('says so once, and not with each request', async () => {
    line.turn('shut');
    for (let round = 0; round < 20; round += 1) await read();
    expect(events).toEqual(['lost']);
    const ofRequests = api.logged.filter(({ msg }) => msg === 'answered');
    expect(ofRequests.map(({ level }) => level)).toEqual(Array.from({ length: 20 }, () => 40));
    expect(api.logged.filter(({ err }) => err !== undefined)).toEqual([]);
  });

  it('says so of an order whose check-out cannot be stored: the provider is not blamed', async () => {
    await addPack(admin);
    const payments = createFakePayments();
    const openCheckout: PaymentAdapter['openCheckout'] = async ({ order }) => {
      line.turn('shut');
      return { url: `https://pay.test/${order.id}`, reference: null };
    };
    const adapter: PaymentAdapter = { ...payments.adapter, openCheckout };
    await api.close();
    const services = { payments: { ...payments, forClient: () => adapter, byName: () => adapter } };
    api = createTestApiOn(await openDatabase({ engine: 'server', url: line.url, maxConnections: 4 }), { services });
    const body = { productId: 'pack', agreed: true, requestId: randomUUID() };
    expect(shown(await api.ask('/payment', { bearer: market.buyers[0]?.accessToken ?? '', body }))).toEqual(REFUSED);
    expect(api.logged.filter(({ err }) => err !== undefined)).toEqual([]);
  });

  it('gives the reply of a purchase whose writing was not confirmed to a client that asks again with its id', async () => {
    const requestId = randomUUID();
    // The statement is a transaction of its own (record 0130).
    const answerLost = line.loseNextAnswerTo('write_purchases(');
    expect(shown(await buy(requestId))).toEqual(REFUSED);
    await answerLost;
    await vi.waitUntil(async () => (await read()).status === 200, { timeout: 10_000, interval: 50 });
    const again = await buy(requestId);
    expect(again.status).toBe(201);
    expect(await buy(requestId)).toMatchObject({ status: 201, json: again.json });
    expect(await countPurchases(admin)).toBe(1);
  });
});
