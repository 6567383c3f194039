import { randomUUID } from 'node:crypto';
import { setStock } from '@longstrip/api/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, openPaymentScene, type PaymentScene } from './testing/payment-scene.ts';

const PRODUCT = 'coins_100';
const NOTHING = { coin: 0, bonusCoin: 0, freeCoin: 0 };
const ALL = { coin: 100, bonusCoin: 12, freeCoin: 0 };

let scene: PaymentScene;
let audience = '';
beforeAll(async () => {
  const app = { platformId: 'bom-us', balconyId: 'BOMTOON_US', client: 'AND_PLAY' };
  const settingsOf = ({ play }: Parameters<Parameters<typeof openPaymentScene>[1]>[0]) => ({
    google: {
      ...play,
      get pushAudience() {
        return audience === '' ? play.pushAudience : audience;
      },
    },
  });
  scene = await openPaymentScene(app, settingsOf, { pack: { googleProductId: PRODUCT } });
});
beforeEach(async () => {
  audience = '';
  await scene.reset();
  await fault('none');
});
afterEach(() => scene.booksAreRight());
afterAll(() => scene?.close());

const becomes = (orderId: string, state: string) =>
  eventually(async () => expect(await scene.stateOf(orderId)).toBe(state));
const outcomeComes = (outcome: string) => eventually(async () => expect(await scene.outcomes()).toContain(outcome));
const fault = (name: string) => scene.choose('/play/faults', { fault: name });
const pageOf = async (path: string) => (await fetch(new URL(path, scene.sandboxUrl))).text();
/** Buys as the app does: the page of the purchase, and its token. */
const buy = async (accountId: string | null, { productId = PRODUCT, outcome = 'paid' } = {}) => {
  const answer = await scene.choose('/play/buy', { productId, accountId: accountId ?? '', outcome });
  const path = answer.headers.get('location') ?? '';
  return { path, proof: /<pre>([^<]+)<\/pre>/.exec(await pageOf(path))?.[1] ?? '' };
};

test('a purchase is proved by asking Google, credited once, and used up there', async () => {
  const { orderId, storeAccountToken, storeProductId } = await scene.order();
  expect(storeProductId).toBe(PRODUCT);
  await fault('no-answer');
  const { path, proof } = await buy(storeAccountToken);
  const shown = await scene.ask('/payment/verify', { orderId, proof });
  expect(shown.data).toMatchObject({ state: 'paid', refundHindrance: 'AT_THE_STORE' });
  expect(await pageOf(path)).toContain('not used up');
  await scene.runJobs();
  expect(await pageOf(path)).not.toContain('not used up');
  expect((await scene.ask('/payment/verify', { orderId, proof })).error.code).toBe('ALREADY_PAID');
  await fault('twice');
  await scene.choose(path, { act: 'again' });
  await outcomeComes('paid/none');
  await scene.runJobs();
  expect(await scene.coins()).toEqual(ALL);
});

test('a purchase is paid by the push alone, and a voided one takes back what is left', async () => {
  const { orderId, storeAccountToken } = await scene.order();
  const { path } = await buy(storeAccountToken);
  await becomes(orderId, 'paid');
  await scene.spend(40);
  await scene.choose(path, { act: 'refund' });
  await becomes(orderId, 'refunded');
  expect([await scene.coins(), await scene.debt()]).toEqual([NOTHING, 40]);
});

test('a purchase that is voided before the store heard of it gives nothing', async () => {
  const { orderId, storeAccountToken } = await scene.order();
  await fault('no-answer');
  const { path, proof } = await buy(storeAccountToken);
  await fault('none');
  await scene.choose(path, { act: 'refund' });
  await outcomeComes('unknown');
  expect((await scene.ask('/payment/verify', { orderId, proof })).data).toMatchObject({ state: 'cancelled' });
  expect(await scene.coins()).toEqual(NOTHING);
});

test.each([
  ['pay', 'paid'],
  ['cancel', 'cancelled'],
])('a purchase in cash waits, and %s makes it %s', async (act, state) => {
  const { orderId, storeAccountToken } = await scene.order();
  const { path, proof } = await buy(storeAccountToken, { outcome: 'pending' });
  expect((await scene.ask('/payment/verify', { orderId, proof })).data).toMatchObject({ state: 'pending' });
  await scene.choose(path, { act });
  await becomes(orderId, state);
});

test('a purchase of another product, another order or no order gives nothing', async () => {
  // Of two visits: of one visit, the same order would be taken up again.
  const [order, other] = [await scene.order(), await scene.order({ marketingCode: 'other' })];
  await fault('no-answer');
  const code = async (proof: string) =>
    (await scene.ask('/payment/verify', { orderId: order.orderId, proof })).error.code;
  expect(await code((await buy(order.storeAccountToken, { productId: 'coins_1' })).proof)).toBe('INVALID_PARAMETER');
  expect(await code((await buy(other.storeAccountToken)).proof)).toBe('INVALID_PARAMETER');
  expect(await code((await buy(null)).proof)).toBe('INVALID_PARAMETER');
  expect(await code('made-up')).toBe('INVALID_PARAMETER');
  await fault('none');
  await buy(order.storeAccountToken, { productId: 'coins_1' });
  await outcomeComes('another product');
  await buy(randomUUID());
  await outcomeComes('unknown');
  expect(await scene.coins()).toEqual(NOTHING);
});

test('a second purchase for the same order changes nothing, nor does its refund', async () => {
  const { orderId, storeAccountToken } = await scene.order();
  await buy(storeAccountToken);
  await becomes(orderId, 'paid');
  const second = await buy(storeAccountToken);
  await outcomeComes('mismatch');
  expect((await scene.ask('/payment/verify', { orderId, proof: second.proof })).error.code).toBe('INVALID_PARAMETER');
  await scene.choose(second.path, { act: 'refund' });
  await outcomeComes('unknown');
  expect([await scene.stateOf(orderId), await scene.coins()]).toEqual(['paid', ALL]);
});

test('a payment too late for a pack that is sold out is refunded by the store', async () => {
  await setStock(scene.api.db, 1);
  const late = await scene.order();
  await scene.ask(`/payment/${late.orderId}/cancel`, {});
  await scene.order();
  const { path } = await buy(late.storeAccountToken);
  await becomes(late.orderId, 'refunded');
  await scene.runJobs();
  expect(await pageOf(path)).toContain('cancelled');
  expect(await scene.ask(`/payment/${late.orderId}`)).toMatchObject({ data: { isRefundUnderWay: false } });
  expect(await scene.coins()).toEqual(NOTHING);
});

test('a push for another audience, without a token or about an unknown token is refused', async () => {
  const elsewhere = await scene.order();
  audience = 'https://elsewhere.example/webhooks/google';
  await buy(elsewhere.storeAccountToken);
  expect(await scene.post('/webhooks/google', '{}')).toBe(400);
  expect(await scene.post('/webhooks/google', '{}', { authorization: 'Bearer a.b.c' })).toBe(400);
  expect([await scene.outcomes(), await scene.stateOf(elsewhere.orderId)]).toEqual([[], 'created']);
  // From here on the store's next try to push the first purchase is taken.
  audience = '';
  await fault('tampered');
  const tampered = await scene.order();
  await buy(tampered.storeAccountToken);
  await outcomeComes('ignored');
  expect(await scene.stateOf(tampered.orderId)).toBe('created');
});

test('while Google cannot be asked the answer is that it may be tried again', async () => {
  const { orderId } = await scene.order();
  scene.setReachable(false);
  expect((await scene.ask('/payment/verify', { orderId, proof: 'any' })).error.code).toBe('SERVICE_UNAVAILABLE');
  expect(await scene.post('/webhooks/google', '{}', { authorization: 'Bearer a.b.c' })).toBe(400);
  scene.setReachable(true);
});
