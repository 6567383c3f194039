import { createHmac } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { coinOrder, lot, webhookEvent } from '@longstrip/database/schema';
import { createTestDatabase, type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { pino } from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentWebhooks } from '../money/payment/payment-webhooks.ts';
import { addCoupon } from '../testing/benefits.ts';
import { readSealedBooks } from '../testing/read-sealed-books.ts';
import { proveRows, TEST_PROOFS } from '../testing/test-proofs.ts';
import { addReader } from '../testing/wallets.ts';
import { retryUnprocessedEvents, type WebhookParts, webhookRoute } from './webhook.ts';

const SECRET = 'what the sandbox and the store share';
const STRIPE = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:1' };
const jobs = { enqueue: async () => 'job' };
const logger = pino({ enabled: false });

function holdsWebhooks(open: () => Promise<Database>) {
  let database: Database;
  let lastOrder = 0;
  const nowMs = () => NOW_MS;
  const webhooks = paymentWebhooks(
    {
      sandbox: { url: 'http://sandbox.test', secret: SECRET },
      stripe: STRIPE,
      gmo: null,
      apple: null,
      google: null,
      facebook: null,
    },
    { jobs, proofs: TEST_PROOFS, logger, nowMs },
  );
  const parts = (): WebhookParts => ({ database, proofs: TEST_PROOFS, logger, nowMs });
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  const addOrder = async (change: Partial<typeof coinOrder.$inferInsert> = {}, platformId = 'bom-us') => {
    lastOrder += 1;
    const scope = await addReader(database, platformId, `reader-${lastOrder}`);
    const id = `order-${lastOrder}-of-test`;
    const at = { agreedAtMs: NOW_MS, createdAtMs: NOW_MS, updatedAtMs: NOW_MS, expiresAtMs: NOW_MS + 1_000 };
    const sold = { productId: 'gone', title: '100 coins', priceMinorUnits: 899, currency: 'USD', coins: 100 };
    const order = { ...scope, id, state: 'created', provider: 'sandbox', clientPlatform: 'WEB' } as const;
    await database.orm.insert(coinOrder).values({ ...order, ...sold, ...at, ...change, ...ownReference(id, change) });
    await proveRows(database);
    return { id, scope };
  };
  /** Every order has a session of its own. */
  const ownReference = (orderId: string, { providerReference: name }: Partial<typeof coinOrder.$inferInsert>) =>
    name == null ? {} : { providerReference: `${name} of ${orderId}` };
  const ofOrder = (orderId: string, object: object) =>
    'id' in object && object.id === 'cs_own' ? { ...object, id: `cs_own of ${orderId}` } : object;
  const sign = (body: string, secret: string, seconds = Math.floor(NOW_MS / 1000)) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const answer = await webhookRoute(parts(), webhooks).request(path, { method: 'POST', body, headers });
    return answer.status;
  };
  const tell = (event: object, signature?: string) => {
    const body = JSON.stringify({ amount: 899, currency: 'USD', pendingUntilMs: null, storeNumber: null, ...event });
    return post('/webhooks/sandbox', body, { 'sandbox-signature': signature ?? sign(body, SECRET) });
  };
  type StripeEvent = [id: string, type: string, object: object, secret?: string];
  const sendStripe = (orderId: string, ...[id, type, object, secret = STRIPE.webhookSecret]: StripeEvent) => {
    const stripe = new Stripe(STRIPE.secretKey);
    const payload = JSON.stringify({
      id,
      object: 'event',
      type,
      data: { object: { metadata: { orderId }, ...ofOrder(orderId, object) } },
    });
    const timestamp = Math.floor(NOW_MS / 1000);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return post('/webhooks/stripe', payload, { 'stripe-signature': signature });
  };
  const outcomeOf = async (eventId: string) =>
    (await database.orm.select().from(webhookEvent)).find((each) => each.eventId === eventId)?.outcome;

  const coins = async (userId: string) =>
    (await database.orm.select().from(lot))
      .filter((each) => each.userId === userId)
      .reduce((sum, each) => sum + each.remaining, 0);
  const booksAreRight = async () => expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);

  it('has one effect of an event that comes 20 times at once', async () => {
    const { id: orderId, scope } = await addOrder();
    const event = { id: `evt-${orderId}`, orderId, status: 'paid' };
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => tell(event))))).toEqual(new Set([200]));
    expect(await coins(scope.userId)).toBe(100);
    await booksAreRight();
  });

  it('ends alike in whatever order payment, cancelling, refund and dispute are reported', async () => {
    const orders = permutations(['pending', 'paid', 'cancelled', 'refunded']).concat(
      permutations(['paid', 'disputed', 'declined']),
    );
    for (const order of orders.filter((_, place) => place % 4 === 0)) {
      const { id: orderId, scope } = await addOrder();
      for (const [place, status] of order.entries()) await tell({ id: `${orderId}-${place}`, orderId, status });
      expect([order, await coins(scope.userId)]).toEqual([order, 0]);
    }
    await booksAreRight();
  });

  it('keeps a paid order paid whether it was cancelled before or after', async () => {
    for (const order of permutations(['pending', 'paid', 'cancelled', 'expired'])) {
      const { id: orderId, scope } = await addOrder();
      await Promise.all(order.map((status, place) => tell({ id: `${orderId}-${place}`, orderId, status })));
      expect(await coins(scope.userId)).toBe(100);
    }
    await booksAreRight();
  });

  it('refuses a wrong or old signature, and keeps nothing of it', async () => {
    const { id: orderId, scope } = await addOrder();
    const event = { id: `evt-${orderId}`, orderId, status: 'paid' };
    expect(await tell(event, sign('{}', SECRET))).toBe(400);
    const body = JSON.stringify({ amount: 899, currency: 'USD', pendingUntilMs: null, storeNumber: null, ...event });
    expect(await tell(event, sign(body, SECRET, Math.floor(NOW_MS / 1000) - 301))).toBe(400);
    expect(await tell(event, sign(body, 'another'))).toBe(400);
    const stored = (await database.orm.select().from(webhookEvent)).filter(({ eventId }) => eventId === event.id);
    expect([stored, await coins(scope.userId)]).toEqual([[], 0]);
  });

  it('refuses the same event with other contents', async () => {
    const { id: orderId, scope } = await addOrder();
    const event = { id: `evt-${orderId}`, orderId, status: 'pending' };
    expect([await tell(event), await tell({ ...event, status: 'paid' })]).toEqual([200, 400]);
    expect(await coins(scope.userId)).toBe(0);
  });

  it.each([
    ['accepts what it cannot work on now, and a job works on it later', true, 100],
    ['never works on an event that it has not received', false, 0],
  ])('%s', async (_, isReceived, wanted) => {
    const { id: orderId, scope } = await addOrder();
    await database.orm.insert(webhookEvent).values({
      ...{ source: 'sandbox', eventId: `evt-${orderId}`, bodyHash: 'x', receivedAtMs: NOW_MS - 20_000 },
      payload: {
        id: `evt-${orderId}`,
        orderId,
        status: 'paid',
        amount: 899,
        currency: 'USD',
        pendingUntilMs: null,
        storeNumber: null,
      },
    });
    if (isReceived) await proveRows(database);
    for (const __ of [1, 2]) await retryUnprocessedEvents(parts(), webhooks, new AbortController().signal);
    expect(await coins(scope.userId)).toBe(wanted);
    await database.run('delete from webhook_event where worked_at_ms is null');
  });

  it('gives nothing for an order that was altered since it was made, and its event waits', async () => {
    const { id: orderId, scope } = await addOrder();
    await database.run('update coin_order set coins = 9999 where id = $1', [orderId]);
    expect(await tell({ id: `evt-${orderId}`, orderId, status: 'paid' })).toBe(200);
    expect(await coins(scope.userId)).toBe(0);
    await database.run('update coin_order set coins = 100 where id = $1', [orderId]);
    await retryUnprocessedEvents({ ...parts(), nowMs: () => NOW_MS + 60_000 }, webhooks, new AbortController().signal);
    expect(await coins(scope.userId)).toBe(100);
  });

  it('takes Stripe’s events with Stripe’s own signature, and gives a refund back', async () => {
    const { id: orderId, scope } = await addOrder();
    const send = (...event: StripeEvent) => sendStripe(orderId, ...event);
    const session = { id: 'cs_1', payment_status: 'paid', amount_total: 899, currency: 'usd', status: 'complete' };
    const completed = 'checkout.session.completed';
    expect(await send('evt_1', completed, session, 'whsec_2')).toBe(400);
    expect(await send('evt_1', completed, { ...session, payment_status: 'unpaid' })).toBe(200);
    expect(await coins(scope.userId)).toBe(0);
    expect(await send('evt_2', 'checkout.session.async_payment_succeeded', session)).toBe(200);
    expect(await send('evt_2', 'checkout.session.async_payment_succeeded', session)).toBe(200);
    expect(await coins(scope.userId)).toBe(100);
    expect(await send('evt_3', 'charge.refunded', { id: 'ch_1', refunded: true })).toBe(200);
    expect(await coins(scope.userId)).toBe(0);
    await booksAreRight();
  });

  const SESSION = { id: 'cs_own', payment_status: 'paid', amount_total: 899, currency: 'usd', status: 'complete' };
  const CHARGE = { id: 'ch_1', refunded: true, amount: 899, currency: 'usd' };
  const OWN = { provider: 'stripe', providerReference: 'cs_own' } as const;
  const PAID = { ...OWN, state: 'disputed', paidAtMs: NOW_MS } as const;
  const OPEN = OWN;

  it.each<[string, Partial<typeof coinOrder.$inferInsert>, type: string, object: object]>([
    [
      'another session than an order’s that was paid',
      PAID,
      'checkout.session.completed',
      { ...SESSION, id: 'cs_other' },
    ],
    [
      'another sum than an order’s that was paid',
      PAID,
      'checkout.session.completed',
      { ...SESSION, amount_total: 898 },
    ],
    ['another currency', PAID, 'checkout.session.completed', { ...SESSION, currency: 'eur' }],
    ['a charge of another sum that went back', PAID, 'charge.refunded', { ...CHARGE, amount: 100 }],
    ['another session than an open order’s', OPEN, 'checkout.session.completed', { ...SESSION, id: 'cs_other' }],
    [
      'a payment of another sum that takes its time',
      OPEN,
      'checkout.session.completed',
      { ...SESSION, payment_status: 'unpaid', amount_total: 1 },
    ],
    [
      'another session that expired',
      OPEN,
      'checkout.session.expired',
      { ...SESSION, id: 'cs_other', payment_status: 'unpaid', status: 'expired' },
    ],
    ['another session that failed', OPEN, 'checkout.session.async_payment_failed', { ...SESSION, id: 'cs_other' }],
    [
      'a payment of nothing for an order of something',
      OPEN,
      'checkout.session.completed',
      { ...SESSION, payment_status: 'no_payment_required', amount_total: 0 },
    ],
    ['an order that another provider takes the money of', { provider: 'gmo' }, 'checkout.session.completed', SESSION],
  ])('records %s as a mismatch, and changes nothing', async (_, of, type, object) => {
    const { id: orderId, scope } = await addOrder(of);
    const before = await database.run('select * from coin_order where id = $1', [orderId]);
    expect(await sendStripe(orderId, `evt-${orderId}`, type, object)).toBe(200);
    expect(await outcomeOf(`evt-${orderId}`)).toBe('mismatch');
    expect(await database.run('select * from coin_order where id = $1', [orderId])).toEqual(before);
    expect(await coins(scope.userId)).toBe(0);
  });

  it('records a second payment of a paid order as a mismatch, and the same payment reported again as nothing new', async () => {
    const { id: orderId, scope } = await addOrder({ provider: 'stripe' });
    const completed = 'checkout.session.completed';
    await sendStripe(orderId, `first-${orderId}`, completed, SESSION);
    await sendStripe(orderId, `again-${orderId}`, completed, SESSION);
    await sendStripe(orderId, `second-${orderId}`, completed, { ...SESSION, id: 'cs_second' });
    const outcomes = [];
    for (const name of ['first', 'again', 'second']) outcomes.push(await outcomeOf(`${name}-${orderId}`));
    expect(outcomes).toEqual(['paid/credit', 'paid/none', 'mismatch']);
    expect(await coins(scope.userId)).toBe(100);
    await booksAreRight();
  });

  it.each(['paid', 'pending', 'refunded', 'cancelled', 'open'])(
    'records what the sandbox says of another sum as a mismatch: %s',
    async (status) => {
      const { id: orderId } = await addOrder();
      await tell({ id: `evt-${orderId}`, orderId, status, amount: 898 });
      expect(await outcomeOf(`evt-${orderId}`)).toBe('mismatch');
    },
  );

  it('credits an order of nothing that Stripe completes without a payment', async () => {
    const { id: orderId, scope } = await addOrder({ provider: 'stripe', discountMinorUnits: 899, userCouponId: 1 });
    const { platformId, userId } = scope;
    const whole = { type: 'DISCOUNT', value: null, percent: 100, issuedCount: 1 } as const;
    await addCoupon(database, { platformId, id: 'whole', ...whole });
    await database.run(
      `insert into user_coupon (platform_id, user_id, coupon_id, received_at_ms, expires_at_ms, order_id)
       select platform_id, $1, id, starts_at_ms, ends_at_ms, $2 from coupon`,
      [userId, orderId],
    );
    const session = { ...SESSION, payment_status: 'no_payment_required', amount_total: 0 };
    await sendStripe(orderId, `evt-${orderId}`, 'checkout.session.completed', session);
    expect([await outcomeOf(`evt-${orderId}`), await coins(scope.userId)]).toEqual(['paid/credit', 100]);
    await booksAreRight();
  });
}

function permutations(items: readonly string[]): string[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, place) =>
    permutations(items.filter((_, other) => other !== place)).map((rest) => [item, ...rest]),
  );
}

describe('a webhook on the embedded engine', () => holdsWebhooks(createTestDatabase));

const why = whyNoTestServer();
describe.skipIf(why !== null)('a webhook on a server', () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());
  holdsWebhooks(() => server.openDatabase());
});
