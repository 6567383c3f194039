import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, openPaymentScene, type PaymentScene, type Sandbox, SITE } from './testing/payment-scene.ts';

const NOTHING = { coin: 0, bonusCoin: 0, freeCoin: 0 };
const HOUR_MS = 3_600_000;

let scene: PaymentScene;
let shop: Sandbox['gmo'];
/** Nine in the evening of the tenth of March, in Japan. */
let startMs: number;
beforeAll(async () => {
  const web = { platformId: 'beltoon-jp', balconyId: 'BELTOON_JP', client: 'WEB' };
  const pack = { currency: 'JPY', priceMinorUnits: 1_100 };
  const settingsOf = ({ gmo }: Sandbox) => {
    shop = gmo;
    return { gmo };
  };
  scene = await openPaymentScene(web, settingsOf, { pack });
  startMs = scene.api.clock.nowMs();
});
beforeEach(async () => {
  scene.api.clock.setTo(startMs);
  await scene.reset();
});
afterEach(() => scene.booksAreRight());
afterAll(() => scene?.close());

const becomes = (orderId: string, state: string) =>
  eventually(async () => expect(await scene.stateOf(orderId)).toBe(state));
const order = async () => {
  const { orderId, checkoutUrl } = await scene.order({ birthMonth: '1990-01' });
  return { orderId, checkoutUrl: checkoutUrl ?? '' };
};
/** Presses a button of the latest payment. */
const act = async (name: string) => {
  const page = await (await fetch(`${scene.sandboxUrl}/gmo`)).text();
  const path = [...page.matchAll(/action="(\/gmo\/trades\/[0-9a-f]+)"/g)].at(0)?.[1] ?? '';
  return scene.choose(path, { act: name });
};
const paid = async () => {
  const made = await order();
  await scene.choose(made.checkoutUrl, { outcome: 'paid' });
  await becomes(made.orderId, 'paid');
  return made.orderId;
};
const fault = (name: string) => scene.choose('/gmo/faults', { fault: name });
/** What GMO’s page has the browser post to the store. */
const postedBack = (page: string) => {
  const [, url = '', result = ''] =
    /action="([^"]*)">\s*<input type="hidden" name="result" value="([^"]*)"/.exec(page) ?? [];
  return { url, result };
};
const notice = (fields: Record<string, string>) =>
  scene.tell('/gmo', new URLSearchParams({ ShopID: shop.shopId, Amount: '1100', Tax: '0', ...fields }).toString());

test('a reader pays by card, has the coins by the notification, and the store gives the money back', async () => {
  const { orderId, checkoutUrl } = await order();
  const page = await (await fetch(checkoutUrl)).text();
  expect(page).toContain('<bdi>¥1100</bdi>');
  expect(page).not.toContain('<script');
  expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'created' } });
  const { url, result } = postedBack(await (await scene.choose(checkoutUrl, { outcome: 'paid' })).text());
  expect(url).toBe(`${SITE}/shop/return?order=${orderId}`);
  const [encoded = '', hash] = result.split('.');
  expect(hash).toBe(createHash('sha256').update(`${encoded}${shop.shopPass}`).digest('hex'));
  expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toMatchObject({
    transactionresult: { OrderID: orderId, Result: 'PAYSUCCESS' },
  });
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
  expect(await (await fetch(`${scene.sandboxUrl}/gmo`)).text()).toContain('VOID');
});

test.each([
  ['2026-03-10T23:59:00+09:00', 'VOID'],
  ['2026-03-11T00:01:00+09:00', 'RETURN'],
  ['2026-04-01T00:01:00+09:00', 'RETURNX'],
])('a payment of 10 March is refunded at %s by the name of %s', async (backAt, status) => {
  const orderId = await paid();
  await scene.ask(`/payment/${orderId}/cancel`, {});
  scene.api.clock.setTo(Date.parse(backAt));
  await scene.runJobs();
  scene.api.clock.setTo(startMs);
  expect(await scene.ask(`/payment/${orderId}`)).toMatchObject({ data: { isRefundUnderWay: false } });
  expect(await (await fetch(`${scene.sandboxUrl}/gmo`)).text()).toMatch(
    new RegExp(`${orderId}</strong>[^<]* ${status}\\n`),
  );
});

test('a declined card leaves the order open, and leaving GMO does; then the reader pays at a convenience store', async () => {
  const { orderId, checkoutUrl } = await order();
  const answer = await scene.choose(checkoutUrl, { outcome: 'declined' });
  expect(await (await fetch(new URL(answer.headers.get('location') ?? '', checkoutUrl))).text()).toContain('declined.');
  await scene.choose(checkoutUrl, { outcome: 'cancelled' });
  expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'created' } });
  await scene.choose(checkoutUrl, { outcome: 'konbini' });
  await becomes(orderId, 'pending');
  const { data } = await scene.ask(`/payment/${orderId}`);
  expect(data.storeNumber).toMatch(/^\d{11} \/ \d{4}$/);
  expect(Number(data.pendingUntil) - scene.api.clock.nowMs()).toBeGreaterThan(48 * HOUR_MS);
  scene.api.clock.setTo(scene.api.clock.nowMs() + 20 * HOUR_MS);
  expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'pending' } });
  await act('pay');
  await becomes(orderId, 'paid');
  expect(await scene.coins()).toEqual({ coin: 100, bonusCoin: 12, freeCoin: 0 });
});

test('GMO does not refund cash: the coins go, and the refund waits', async () => {
  const { orderId, checkoutUrl } = await order();
  await scene.choose(checkoutUrl, { outcome: 'konbini' });
  await becomes(orderId, 'pending');
  await act('pay');
  await becomes(orderId, 'paid');
  expect(await scene.ask(`/payment/${orderId}/cancel`, {})).toMatchObject({ data: { state: 'refunded' } });
  await expect(scene.runJobs()).rejects.toThrow('was paid in cash at a convenience store');
  expect(await scene.ask(`/payment/${orderId}`)).toMatchObject({ data: { isRefundUnderWay: true } });
  expect(await scene.coins()).toEqual(NOTHING);
});

test('cash whose time is over ends the order', async () => {
  const { orderId, checkoutUrl } = await order();
  await scene.choose(checkoutUrl, { outcome: 'konbini' });
  await becomes(orderId, 'pending');
  await act('expire');
  await becomes(orderId, 'expired');
});

test('a refund at GMO itself takes the coins back, and what is spent of them is owed', async () => {
  const orderId = await paid();
  await scene.spend(30);
  await act('refund');
  await becomes(orderId, 'refunded');
  expect([await scene.coins(), await scene.debt()]).toEqual([NOTHING, 30]);
});

test('a notification of another sum is not taken, and the question on return tells the truth', async () => {
  await fault('tampered');
  const { orderId, checkoutUrl } = await order();
  await scene.choose(checkoutUrl, { outcome: 'paid' });
  expect(await scene.stateOf(orderId)).toBe('created');
  expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'paid' } });
  expect(await scene.outcomes()).toEqual([]);
  await fault('none');
});

test.each(['twice', 'reversed'])('notifications that come %s have one effect', async (how) => {
  await fault(how);
  const { orderId, checkoutUrl } = await order();
  await scene.choose(checkoutUrl, { outcome: 'paid' });
  await act('refund');
  await becomes(orderId, 'refunded');
  expect(await scene.coins()).toEqual(NOTHING);
  await fault('none');
});

test('a notification that comes while GMO cannot be asked is taken, and nothing follows from it alone', async () => {
  const { orderId } = await order();
  scene.setReachable(false);
  expect(await notice({ OrderID: orderId, Status: 'CAPTURE', PayType: '0' })).toEqual({ status: 200, text: '0' });
  scene.setReachable(true);
  expect(await notice({ OrderID: orderId, Status: 'CAPTURE', PayType: '0', AccessID: 'f'.repeat(32) })).toMatchObject({
    text: '0',
  });
  expect([await scene.stateOf(orderId), await scene.coins()]).toEqual(['created', NOTHING]);
});

test.each([
  ['an unknown order', { OrderID: 'o0123456789abcdef01234567' }],
  ['another shop', { ShopID: 'tshop99999999' }],
  ['another sum', { Amount: '1' }],
  ['no sum', { Amount: '' }],
  ['no status', { Status: '' }],
])('a notification of %s is answered 1, and nothing of it is stored', async (_, change) => {
  const { orderId } = await order();
  const fields = { OrderID: orderId, Status: 'CAPTURE', PayType: '0', ...change };
  expect(await notice(fields)).toEqual({ status: 200, text: '1' });
  expect([await scene.outcomes(), await scene.stateOf(orderId)]).toEqual([[], 'created']);
});

test('a check-out whose address was lost on its way is asked for by the order’s next name', async () => {
  const body = { productId: 'pack', agreed: true, requestId: 'until-it-answers', birthMonth: '1990-01' };
  scene.loseAnswers(true);
  expect(await scene.ask('/payment', body)).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
  scene.loseAnswers(false);
  scene.api.clock.setTo(scene.api.clock.nowMs() + 4 * 60_000);
  const { orderId, checkoutUrl } = (await scene.ask('/payment', body)).data;
  expect(await (await fetch(String(checkoutUrl))).text()).toContain(`<dd>${orderId}-1</dd>`);
  await scene.choose(String(checkoutUrl), { outcome: 'paid' });
  await becomes(String(orderId), 'paid');
});

test('a check-out that is asked for twice at once is one', async () => {
  const body = { productId: 'pack', agreed: true, requestId: 'twice-at-once', birthMonth: '1990-01' };
  const answers = await Promise.all([scene.ask('/payment', body), scene.ask('/payment', body)]);
  const urls = new Set(answers.map(({ data }) => data.checkoutUrl));
  expect(urls.size).toBe(1);
  await scene.choose(String([...urls][0]), { outcome: 'paid' });
  await becomes(String(answers[0]?.data.orderId), 'paid');
});
