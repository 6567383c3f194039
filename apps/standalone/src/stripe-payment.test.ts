import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually, openPaymentScene, type PaymentScene, SITE } from './testing/payment-scene.ts';

const NOTHING = { coin: 0, bonusCoin: 0, freeCoin: 0 };

let scene: PaymentScene;
beforeAll(async () => {
  const web = { platformId: 'bom-us', balconyId: 'BOMTOON_US', client: 'WEB' };
  scene = await openPaymentScene(web, ({ stripe }) => ({ stripe }));
});
afterEach(() => scene.booksAreRight());
afterAll(() => scene?.close());

const becomes = (orderId: string, state: string) =>
  eventually(async () => expect(await scene.stateOf(orderId)).toBe(state));
const order = async () => {
  const { orderId, checkoutUrl } = await scene.order();
  return { orderId, checkoutUrl: checkoutUrl ?? '' };
};
/** Presses a button of the latest payment. */
const act = async (name: string) => {
  const page = await (await fetch(`${scene.sandboxUrl}/stripe`)).text();
  const path = [...page.matchAll(/action="(\/stripe\/payments\/pi_[0-9a-f]+)"/g)].at(0)?.[1] ?? '';
  return scene.choose(path, { act: name });
};
const paid = async () => {
  const made = await order();
  await scene.choose(made.checkoutUrl, { outcome: 'paid' });
  await becomes(made.orderId, 'paid');
  return made.orderId;
};
const fault = (name: string) => scene.choose('/stripe/faults', { fault: name });

// Stripe's own client calls the fake Stripe: calls, idempotency keys and signatures are the real ones.
test('a reader pays at Stripe, has the coins by its event, and the store gives the money back there', async () => {
  const { orderId, checkoutUrl } = await order();
  const page = await (await fetch(checkoutUrl)).text();
  expect(page).toContain('<bdi>899 usd</bdi>');
  expect(page).not.toContain('<script');
  expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'created' } });
  const back = await scene.choose(checkoutUrl, { outcome: 'paid' });
  expect([back.status, back.headers.get('location')]).toEqual([303, `${SITE}/shop?order=${orderId}`]);
  await becomes(orderId, 'paid');
  expect(await scene.coins()).toEqual({ coin: 100, bonusCoin: 12, freeCoin: 0 });

  const cancelled = await scene.ask(`/payment/${orderId}/cancel`, {});
  expect(cancelled.data).toMatchObject({ state: 'refunded', isRefundUnderWay: true });
  const again = [...scene.api.enqueued];
  await scene.runJobs();
  expect(await scene.ask(`/payment/${orderId}`)).toMatchObject({ data: { isRefundUnderWay: false } });
  scene.api.enqueued.push(...again);
  await scene.runJobs();
  expect(await scene.coins()).toEqual(NOTHING);
  expect(await (await fetch(`${scene.sandboxUrl}/stripe`)).text()).toContain('refunded');
});

test('a refund that Stripe has made already is a refund', async () => {
  const orderId = await paid();
  await fault('no-answer');
  await act('refund');
  await fault('none');
  await scene.ask(`/payment/${orderId}/cancel`, {});
  await scene.runJobs();
  expect(await scene.ask(`/payment/${orderId}`)).toMatchObject({
    data: { state: 'refunded', isRefundUnderWay: false },
  });
});

test('a card that is declined leaves the order open, and the reader may pay with another', async () => {
  const { orderId, checkoutUrl } = await order();
  const answer = await scene.choose(checkoutUrl, { outcome: 'declined' });
  expect(await (await fetch(new URL(answer.headers.get('location') ?? '', checkoutUrl))).text()).toContain('declined.');
  expect(await scene.stateOf(orderId)).toBe('created');
  await scene.choose(checkoutUrl, { outcome: 'paid' });
  await becomes(orderId, 'paid');
  await scene.ask(`/payment/${orderId}/cancel`, {});
});

test.each([
  ['cancelled', 'created'],
  ['expired', 'expired'],
])('%s at Stripe makes the order %s', async (outcome, state) => {
  const { orderId, checkoutUrl } = await order();
  await scene.choose(checkoutUrl, { outcome });
  await becomes(orderId, state);
});

test.each([
  ['succeed', 'paid'],
  ['fail', 'declined'],
])('a payment that takes its time waits, and %s makes it %s', async (later, state) => {
  const { orderId, checkoutUrl } = await order();
  await scene.choose(checkoutUrl, { outcome: 'late' });
  await becomes(orderId, 'pending');
  await act(later);
  await becomes(orderId, state);
  if (state === 'paid') await scene.ask(`/payment/${orderId}/cancel`, {});
});

test('a dispute takes back what is left, and what is spent is owed', async () => {
  const orderId = await paid();
  await scene.spend(30);
  await act('dispute');
  await becomes(orderId, 'disputed');
  expect([await scene.coins(), await scene.debt()]).toEqual([NOTHING, 30]);
});

test('an event that was changed on its way is refused, and the question on return tells the truth', async () => {
  const { orderId, checkoutUrl } = await order();
  const before = (await scene.outcomes()).length;
  await fault('tampered');
  await scene.choose(checkoutUrl, { outcome: 'paid' });
  expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'paid' } });
  expect(await scene.outcomes()).toHaveLength(before);
  await fault('none');
});

test.each(['twice', 'reversed'])('events that come %s have one effect', async (how) => {
  await fault(how);
  const { orderId, checkoutUrl } = await order();
  const before = JSON.stringify(await scene.coins());
  await scene.choose(checkoutUrl, { outcome: 'paid' });
  await act('refund');
  await becomes(orderId, 'refunded');
  expect(JSON.stringify(await scene.coins())).toBe(before);
  await fault('none');
});

test('a check-out that Stripe did not give can be asked for again minutes later', async () => {
  const body = { productId: 'pack', agreed: true, requestId: 'until-it-answers' };
  scene.setReachable(false);
  expect(await scene.ask('/payment', body)).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
  scene.setReachable(true);
  scene.api.clock.setTo(scene.api.clock.nowMs() + 4 * 60_000);
  expect((await scene.ask('/payment', body)).data.checkoutUrl).toContain('/stripe/pay/');
});
