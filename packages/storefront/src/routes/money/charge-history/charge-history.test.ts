import { describe, expect, test } from 'vitest';
import { type CookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { fakeCharge, fakePayment } from '../../../testing/fake-shop.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const PAGE = '/history/charge';

async function open(): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build);
  return { site, jar: await signedInJar(site) };
}
const textOf = (html: string) => html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
const said = async (site: TestSite, jar: CookieJar, path = PAGE) => textOf(await (await jar.ask(site, path)).text());
const hiddenOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

describe('the history of charges', () => {
  test('shows the balance, how far it goes back, and a charge that can be refunded', async () => {
    const { site, jar } = await open();
    const words = await said(site, jar);
    for (const word of [
      '1,234',
      'Last 90 days',
      'Coins bought',
      '$9.99',
      '+100',
      '+12 bonus',
      '+50 M',
      'Refund until 2026.11.28',
    ])
      expect(words).toContain(word);
  });

  test.each([
    ['EXCHANGE_MILEAGE', 'Points exchanged'],
    ['CANCEL_CHARGE_COIN', 'Purchase refunded'],
    ['EXCHANGE_COUPON', 'From a coupon'],
    ['ADMIN_CHARGE_COIN', 'Given by us'],
    ['ADMIN_CANCEL_CHARGE_COIN', 'Taken back by us'],
  ] as const)('names %s', async (type, label) => {
    const { site, jar } = await open();
    site.api.shop.history = [fakeCharge({ type, order: null, coin: -3, bonusCoin: 0, mileage: -600 })];
    const words = await said(site, jar);
    for (const word of [label, '−3', '−600 M']) expect(words).toContain(word);
  });

  test('calls bought only what was paid for', async () => {
    const { site, jar } = await open();
    site.api.shop.history = [fakeCharge({ order: null, coin: 0, bonusCoin: 3 })];
    const words = await said(site, jar);
    expect([words.includes('Coins received'), words.includes('Coins bought')]).toEqual([true, false]);
  });

  test.each([
    [{ refundUntil: null, refundHindrance: 'TOUCHED', spentCoins: 2 }, '2 of its coins are spent.'],
    [{ refundUntil: null, refundHindrance: 'TOUCHED', spentMileage: 5 }, 'Its points are used.'],
    [{ refundUntil: null, refundHindrance: 'TOO_LATE' }, 'No longer refundable'],
    [{ refundUntil: null, refundHindrance: 'AT_THE_STORE' }, 'Refunds are made by the app store.'],
    [{ refundUntil: null, state: 'pending' }, 'Waiting for your payment'],
    [{ refundUntil: null, state: 'refunded', refundHindrance: 'ALREADY_REFUNDED' }, 'Refunded'],
  ] as const)('says why a charge cannot be refunded (%j)', async (order, sentence) => {
    const { site, jar } = await open();
    site.api.shop.history = [fakeCharge({}, order)];
    const html = await (await jar.ask(site, PAGE)).text();
    expect(textOf(html)).toContain(sentence);
    expect(html).not.toContain('?refund=');
  });

  test('goes on by a plain link, and by data for scripts; a guest gets no row', async () => {
    const { site, jar } = await open();
    site.api.shop.history = Array.from({ length: 25 }, (_, index) =>
      fakeCharge({ movementId: index, coin: 1_000 + index }),
    );
    const first = await (await jar.ask(site, PAGE)).text();
    expect([first.includes('href="/history/charge?page=1"'), textOf(first).includes('+1,024')]).toEqual([true, false]);
    expect(await said(site, jar, `${PAGE}?page=1`)).toContain('+1,024');
    const data = await (await jar.ask(site, '/_/history/charge?page=1')).json();
    expect([data.rows.length, data.next]).toEqual([5, null]);
    expect((await site.ask('/_/history/charge?page=1')).status).toBe(401);
  });

  test('says what will be here where there is nothing yet', async () => {
    const { site, jar } = await open();
    site.api.shop.history = [];
    expect(await said(site, jar)).toContain('No coins yet');
  });
});

describe('a refund', () => {
  const REFUND = `${PAGE}?refund=order-0001`;

  test('lists what is taken back and given back, and is asked for by a button that names the money', async () => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ userCouponId: 7 });
    const html = await (await jar.ask(site, REFUND)).text();
    const words = textOf(html);
    for (const word of ['−100', '−12', '−50 M', 'The coupon is yours again.', 'Refund $9.99'])
      expect(words).toContain(word);
    const answer = await jar.ask(site, REFUND, { method: 'POST', body: new URLSearchParams(hiddenOf(html)) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}?done=refund`]);
    const [asked] = site.api.calls.filter(({ pathname }) => pathname === '/payment/order-0001/cancel');
    expect(JSON.parse(asked?.body ?? '{}')).toEqual({ requestId: expect.stringMatching(/^[\w-]{8,64}$/) });
    expect(await said(site, jar, `${PAGE}?done=refund`)).toContain('The refund is on its way.');
  });

  test('of what was touched meanwhile is not offered', async () => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ refundUntil: null, refundHindrance: 'TOUCHED' });
    expect(await said(site, jar, REFUND)).not.toContain('Refund $9.99');
  });

  test('that is refused meanwhile leads to the list, which says why', async () => {
    const { site, jar } = await open();
    const html = await (await jar.ask(site, REFUND)).text();
    site.api.shop.refuses = { code: 'INVALID_PARAMETER', detail: 'TOUCHED', message: 'Part of it is used.' };
    site.api.shop.payment = fakePayment({ refundUntil: null, refundHindrance: 'TOUCHED' });
    const answer = await jar.ask(site, REFUND, { method: 'POST', body: new URLSearchParams(hiddenOf(html)) });
    const words = textOf(await answer.text());
    expect([words.includes('Part of it is used.'), words.includes('Refund $9.99')]).toEqual([true, false]);
  });

  test('that is refused says so', async () => {
    const { site, jar } = await open();
    const html = await (await jar.ask(site, REFUND)).text();
    site.api.shop.refuses = { code: 'UNKNOWN' };
    const answer = await jar.ask(site, REFUND, { method: 'POST', body: new URLSearchParams(hiddenOf(html)) });
    expect(textOf(await answer.text())).toContain('Payment fail. Please try again.');
  });
});

describe('a receipt', () => {
  const RECEIPT = `${PAGE}?receipt=order-0001`;

  test('is linked from a charge that was paid for, and not from others', async () => {
    const { site, jar } = await open();
    expect(await (await jar.ask(site, PAGE)).text()).toContain(`href="${RECEIPT}"`);
    site.api.shop.history = [fakeCharge({ order: null })];
    expect(await (await jar.ask(site, PAGE)).text()).not.toContain('?receipt=');
  });

  test('says what was sold, by whom, when and for how much', async () => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ discount: 99, total: 900 });
    const words = await said(site, jar, RECEIPT);
    expect(words).toMatch(/Number order-0001 Date 2026\.11\.21 Sold by \S/);
    expect(words).toMatch(/Coins 100 Bonus coins 12 Points 50 M Price \$9\.99 Coupon −\$0\.99 Paid \$9\.00/);
    expect(words).not.toContain('Refunded');
  });

  test('of a refunded payment says that', async () => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ state: 'refunded' });
    expect(await said(site, jar, RECEIPT)).toContain('Refunded');
  });

  test.each([{ state: 'pending' }, { total: 0 }] as const)('there is none of a payment with %o', async (more) => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment(more);
    expect((await jar.ask(site, RECEIPT)).status).toBe(404);
  });
});
