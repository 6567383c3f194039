import { describe, expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { CHECKOUT_URL, fakeCoupon, fakePayment } from '../../../testing/fake-shop.ts';
import {
  hiddenOf,
  linksOf,
  ORDER,
  openShop,
  page,
  said,
  send,
  sentOrders,
  textOf,
} from '../../../testing/shop-pages.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const japan = await compileApp('jp');
const open = (options?: Parameters<typeof openShop>[1]) => openShop(app.build, options);

describe('an order', () => {
  test('is a page of its own without script: pack, coupons with their saving or reason, total, agreements', async () => {
    const { site, jar } = await open();
    site.api.shop.coupons = [
      fakeCoupon(),
      fakeCoupon({
        userCouponId: 8,
        title: 'Big',
        unusableCode: 'INVALID_MINIMUM_AMOUNT_COUPON',
        minimumPrice: 2_999,
        discount: 0,
        isBest: false,
      }),
    ];
    const html = await page(site, jar, ORDER);
    const words = textOf(html);
    for (const word of [
      'Your order',
      'Ten off',
      '−$0.99',
      'No coupon',
      'From $29.99',
      'I agree: Terms of purchase',
      'M stands for points.',
      'Pay $9.99',
      'You pay on the next page.',
    ])
      expect(words).toContain(word);
    expect(words.match(/Terms of purchase/g)).toHaveLength(1);
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
    expect(html).toMatch(/value="8"[^>]*disabled|disabled[^>]*value="8"/);
  });

  test('says of a coupon that leaves less than can be paid what it would do, and of one that covers all what it costs', async () => {
    const { site, jar } = await open();
    site.api.shop.coupons = [
      fakeCoupon({ title: 'Everything', discount: 999 }),
      fakeCoupon({
        ...{ userCouponId: 8, title: 'Nearly', unusableCode: 'INVALID_MINIMUM_AMOUNT_COUPON', minimumPrice: 0 },
        ...{ discount: 0, isBest: false },
      }),
    ];
    expect(textOf(await page(site, jar, ORDER))).toContain('Leaves too little to pay');
    // Without the agreement the order is shown again, with the coupon that was chosen.
    const covered = textOf(await (await send(site, jar, { couponId: '7', shownFor: '7' })).text());
    expect(covered).toContain('Get it for nothing');
    expect(covered).toContain('Your coupon covers the whole price.');
    expect(covered).not.toContain('You pay on the next page.');
  });

  test('that costs nothing leads to the order, which is paid', async () => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ provider: 'none', discount: 999, total: 0 });
    site.api.shop.terms = [];
    const answer = await send(site, jar, { agreeTERMS: 'on' });
    expect(answer.headers.get('location')).toBe('/shop?order=order-0001');
  });

  test('is not sent before the agreement is ticked', async () => {
    const { site, jar } = await open();
    const answer = await send(site, jar, {});
    expect([answer.status, textOf(await answer.text()).includes('Please tick this to go on.')]).toEqual([422, true]);
    expect(sentOrders(site)).toEqual([]);
  });

  test('is agreed to by the terms of use where a platform has no text about payments', async () => {
    const { site, jar } = await open();
    site.api.shop.terms = [];
    expect(linksOf(await page(site, jar, ORDER))).toContain('/policy');
    expect((await send(site, jar, {})).status).toBe(422);
    expect((await send(site, jar, { agreeTERMS: 'on' })).headers.get('location')).toBe(CHECKOUT_URL);
  });

  test('leads to the check-out, with the episode that the reader wants, where they were and the marketing code of the visit', async () => {
    const { site, jar } = await open();
    await jar.ask(site, '/shop?porch=tw_01');
    const callback = encodeURIComponent('/detail/salt-crown?buy=ep-2');
    const shop = await page(site, jar, `/shop?callback=${callback}&for=3&episode=42`);
    const path = `${ORDER}&callback=${callback}&episode=42`;
    expect(linksOf(shop)).toContain(path);
    const answer = await send(site, jar, { agreePAYMENT: 'on', conversion: 'on' }, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, CHECKOUT_URL]);
    expect(sentOrders(site)).toEqual([
      {
        productId: 'pack-100',
        episodeId: 42,
        userCouponId: null,
        expectedTotal: 999,
        returnTo: '/detail/salt-crown?buy=ep-2',
        agreed: true,
        birthMonth: null,
        hasConversionConsent: true,
        marketingCode: 'tw_01',
        requestId: expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ]);
  });

  test('tells an advertiser nothing where its box is not ticked', async () => {
    const { site, jar } = await open();
    await send(site, jar, { agreePAYMENT: 'on' });
    expect(sentOrders(site)).toMatchObject([{ hasConversionConsent: false }]);
  });

  test('may lead to the check-out’s origin', async () => {
    const { site, jar } = await open();
    const policy = (await jar.ask(site, ORDER)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/form-action 'self'[^;]* https:\/\/pay\.example[ ;]/);
  });

  test('names the price that a coupon makes before it is pressed again', async () => {
    const { site, jar } = await open();
    site.api.shop.coupons = [fakeCoupon()];
    const redrawn = await send(site, jar, { agreePAYMENT: 'on', couponId: '7' });
    const html = await redrawn.text();
    expect([redrawn.status, textOf(html).includes('Pay $9.00')]).toEqual([200, true]);
    expect(sentOrders(site)).toEqual([]);
    const body = new URLSearchParams({ ...hiddenOf(html), agreePAYMENT: 'on', couponId: '7' });
    expect((await jar.ask(site, ORDER, { method: 'POST', body })).headers.get('location')).toBe(CHECKOUT_URL);
    expect(sentOrders(site)).toMatchObject([{ userCouponId: 7, expectedTotal: 900 }]);
  });

  test('asks a reader in Japan for year and month of birth before the first charge', async () => {
    const site = createTestSite(japan.build, { platform: platformNamed('beltoon-jp') });
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    site.api.shop.facts = { ...site.api.shop.facts, currency: 'JPY', needsBirthMonth: true };
    const wrong = await send(site, jar, { agreePAYMENT: 'on', birthYear: '2010', birthMonth: '' });
    const html = await wrong.text();
    expect([wrong.status, textOf(html).includes('選んでください')]).toEqual([422, true]);
    // The form finds the field to focus by this attribute.
    expect(html.match(/<select[^>]*aria-invalid="true"[^>]*>/g)).toEqual([
      expect.stringContaining('name="birthMonth"'),
    ]);
    await send(site, jar, { agreePAYMENT: 'on', birthYear: '2010', birthMonth: '4' });
    expect(sentOrders(site)).toMatchObject([{ birthMonth: '2010-04' }]);
  });

  test.each([
    ['LIMITED_COIN_PRODUCT', 200, 'This product is sold out.'],
    ['EXPIRED_COUPON', 200, 'This coupon has expired.'],
    ['NOT_FOUND_PAYMENT_METHOD', 422, 'This way of paying is not available.'],
    ['UNKNOWN', 422, 'Payment fail. Please try again.'],
  ] as const)('that is refused with %s stays and says why', async (code, status, sentence) => {
    const { site, jar } = await open();
    site.api.shop.refuses = { code };
    const answer = await send(site, jar, { agreePAYMENT: 'on' });
    expect([answer.status, textOf(await answer.text()).includes(sentence)]).toEqual([status, true]);
  });

  test('beyond the month’s limit says what is left of it', async () => {
    const { site, jar } = await open();
    const monthlyCap = { cap: 5_000, used: 3_200, left: 1_800, renewsAt: Date.UTC(2026, 11, 1, 20) };
    site.api.shop.facts = { ...site.api.shop.facts, monthlyCap };
    site.api.shop.refuses = { code: 'LIMITED_COIN_PRODUCT_USER', detail: 'MONTHLY_CAP' };
    const words = textOf(await (await send(site, jar, { agreePAYMENT: 'on' })).text());
    expect(words).toContain('Over this month’s limit. $18.00 is left until 2026.12.01.');
  });

  test('of a pack that is gone shows the others, and why', async () => {
    const { site, jar } = await open();
    const words = await said(site, jar, '/shop?product=gone');
    expect(words).toContain('This product is no longer for sale.');
    expect(words).toContain('$9.99');
  });
});

test('a coupon of the demo has its title in the reader’s language', async () => {
  const { site, jar } = await open();
  site.api.shop.coupons = [fakeCoupon({ title: 't:demo.tenOffCoupon' })];
  const words = await said(site, jar, ORDER);
  expect(words).toContain('10% off coins');
  expect(words).not.toContain('t:demo');
});

describe('the return from a check-out', () => {
  const RETURN = '/shop?order=order-0001';

  test.each([
    ['created', {}, ['Confirming with the payment service', 'Check again']],
    [
      'pending',
      { pendingUntil: Date.UTC(2026, 11, 1, 20), storeNumber: '1234-5678' },
      ['Waiting for your payment until 2026.12.01.', 'Coins arrive by themselves.', '1234-5678'],
    ],
    [
      'paid',
      {},
      [
        '112 coins are yours',
        'Go on reading',
        'Balance 128',
        'Coins +100 no end date',
        'Bonus +12 Until 2026.12.21',
        'Points +50 M no end date',
        'M stands for points.',
      ],
    ],
    ['declined', {}, ['Payment fail. Please try again.', 'You were not charged.']],
    ['cancelled', {}, ['Nothing was bought.']],
    ['expired', {}, ['The time for this payment has passed']],
    ['refunded', {}, ['This payment was given back']],
  ] as const)('says what the server knows of an order that is %s', async (state, more, sentences) => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ state, ...more });
    const words = await said(site, jar, RETURN);
    for (const sentence of sentences) expect(words).toContain(sentence);
    if (state !== 'declined') expect(words).not.toContain('You were not charged.');
  });

  test('leads back to where the reader was, and nowhere else than to a page of this site', async () => {
    const { site, jar } = await open();
    site.api.shop.payment = fakePayment({ returnTo: '/detail/salt-crown?buy=ep-2' });
    expect(linksOf(await page(site, jar, RETURN))).toContain('/detail/salt-crown?buy=ep-2');
    site.api.shop.payment = fakePayment({ returnTo: 'https://elsewhere.example/x' });
    expect(await page(site, jar, RETURN)).not.toContain('elsewhere.example');
  });

  test('is for the reader alone', async () => {
    const { site, jar } = await open();
    const guest = await createCookieJar().ask(site, RETURN);
    expect([guest.status, guest.headers.get('location')]).toEqual([
      302,
      `/user/login?callback=${encodeURIComponent(RETURN)}`,
    ]);
    expect((await jar.ask(site, '/shop?order=order-of-another')).status).toBe(404);
  });
});
