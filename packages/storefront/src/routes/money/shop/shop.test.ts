import { describe, expect, test } from 'vitest';
import { type CookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { CHECKOUT_URL, fakePack, fakePayment } from '../../../testing/fake-shop.ts';
import { linksOf, ORDER, openShop, page, said, send, textOf } from '../../../testing/shop-pages.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const japan = await compileApp('jp');
const open = (options?: Parameters<typeof openShop>[1]) => openShop(app.build, options);

describe('the shop', () => {
  test('shows a reader what they have, and packs that can be compared', async () => {
    const { site, jar } = await open();
    site.api.shop.packs = [
      fakePack({
        productId: 'pack-30',
        coin: 30,
        bonusCoin: 0,
        mileage: 0,
        price: 299,
        isBestValue: false,
        thousandthsPerCoin: 9_967,
      }),
      fakePack({ isFirstPurchaseOnly: true, perUserLimit: 1, remaining: 3 }),
    ];
    const answer = await jar.ask(site, '/shop');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const words = textOf(html);
    for (const word of [
      '1,234',
      '2 end on 2026.11.24',
      '3,420 M',
      '2 to use',
      '$0.100 a coin',
      '$0.089 a coin',
      '+12 bonus',
      '+50 M points',
      'M stands for points. From 3,000 M on you can exchange them for bonus coins, 200 M for each.',
      'First purchase only',
      '1 per reader',
      '3 left',
      'Best value',
    ])
      expect(words).toContain(word);
    expect(words.match(/Best value/g)).toHaveLength(1);
    expect(linksOf(html)).toContain(ORDER);
    expect(html).toContain('aria-label="100 coins for $9.99"');
  });

  test('shows a guest the packs, whose buttons lead to the login and back; nothing personal is asked', async () => {
    const { site } = await open();
    const html = await (await site.ask('/shop?callback=%2Fdetail%2Fsalt-crown')).text();
    const order = '/shop?product=pack-100&callback=%2Fdetail%2Fsalt-crown';
    expect(linksOf(html)).toContain(`/user/login?callback=${encodeURIComponent(order)}`);
    expect(textOf(html)).not.toContain('3,420 M');
    expect(site.api.calls.map(({ pathname }) => pathname)).not.toContain('/payment/shop');
  });

  test('is drawn for each reader, and is not cached', async () => {
    const catalogue = { edition: () => 1, nextChangeMs: async () => Number.MAX_SAFE_INTEGER };
    const { site } = await open({ catalogue });
    for (const price of ['$9.99', '$8.88']) {
      site.api.shop.packs = [fakePack({ price: Number(price.slice(1).replace('.', '')) })];
      expect(textOf(await (await site.ask('/shop')).text())).toContain(price);
    }
  });

  test('greys what is sold out, and never takes an unknown wallet for an empty one', async () => {
    const { site, jar } = await open();
    site.api.shop.packs = [
      fakePack({ unavailableCode: 'LIMITED_COIN_PRODUCT', unavailableReason: 'SOLD_OUT', isBestValue: false }),
    ];
    site.api.shop.hasNoWallet = true;
    const html = await page(site, jar, '/shop');
    expect(textOf(html)).toContain('Sold out');
    expect(linksOf(html)).not.toContain(ORDER);
    expect(textOf(html)).toContain('– Coins');
  });

  describe('of an order whose check-out was left', () => {
    const left = {
      orderId: 'order-0001',
      ...{ productId: 'pack-100', title: '100 coins', total: 999, currency: 'USD', checkoutUrl: CHECKOUT_URL },
    };
    const openLeft = async () => {
      const { site, jar } = await open();
      site.api.shop.facts = { ...site.api.shop.facts, leftOrders: [left] };
      site.api.shop.payment = fakePayment({ state: 'created', paymentStatus: 'UNPAID', credited: null });
      site.api.shop.packs = [
        fakePack({ unavailableCode: 'LIMITED_COIN_PRODUCT_USER', unavailableReason: 'PER_USER', perUserLimit: 1 }),
        fakePack({ productId: 'other', unavailableCode: 'LIMITED_COIN_PRODUCT', unavailableReason: 'SOLD_OUT' }),
      ];
      return { site, jar };
    };
    const giveUp = async (site: TestSite, jar: CookieJar) => send(site, jar, {}, '/shop?callback=%2Fmy');
    const cancelled = (site: TestSite) => site.api.calls.filter(({ pathname }) => pathname.endsWith('/cancel'));

    test('of several, the newest is shown, and the others are folded', async () => {
      const { site, jar } = await openLeft();
      const orders = [1, 2, 3].map((number) => ({ ...left, orderId: `order-${number}`, title: `Pack ${number}` }));
      site.api.shop.facts = { ...site.api.shop.facts, leftOrders: orders };
      const html = await (await jar.ask(site, '/shop')).text();
      const [shown = '', folded = ''] = html.split('<details');
      expect(textOf(shown)).toContain('3 unfinished payments');
      expect(textOf(shown)).toContain('Pack 1');
      expect(textOf(shown)).not.toContain('Pack 2');
      expect(textOf(folded)).toMatch(/Show 2 more.*Pack 2.*Pack 3/s);
      expect(textOf(shown)).not.toContain('You left before paying');
    });

    test('leads back to it, and says at what it holds why that is greyed', async () => {
      const { site, jar } = await openLeft();
      const html = await page(site, jar, '/shop');
      expect(textOf(html)).toContain('You left before paying 100 coins · $9.99');
      expect(linksOf(html)).toContain(CHECKOUT_URL);
      expect(textOf(html).match(/Pay or cancel your unfinished order first/g)).toHaveLength(1);
      expect(textOf(html)).toContain('Sold out');
    });

    test('gives it up when asked to', async () => {
      const { site, jar } = await openLeft();
      const answer = await giveUp(site, jar);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shop?order=order-0001']);
      expect(cancelled(site).map(({ pathname }) => pathname)).toEqual(['/payment/order-0001/cancel']);
    });

    test('shows it where it was paid after all, and takes nothing back', async () => {
      const { site, jar } = await openLeft();
      site.api.shop.payment = fakePayment();
      const answer = await giveUp(site, jar);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shop?order=order-0001']);
      expect(cancelled(site)).toEqual([]);
    });
  });

  test('tells a debt on its page and on the reader’s own', async () => {
    const { site, jar } = await open();
    site.api.shop.wallet = { ...site.api.shop.wallet, debtCoins: 40 };
    for (const path of ['/shop', '/my'])
      expect(await said(site, jar, path)).toContain(
        'A payment was taken back after 40 of its coins were spent. New coins cover these first.',
      );
  });

  test('tells what has been spent of a month’s limit, and greys packs beyond it', async () => {
    const site = createTestSite(japan.build, { platform: platformNamed('beltoon-jp') });
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    site.api.shop.facts = {
      ...site.api.shop.facts,
      currency: 'JPY',
      monthlyCap: { cap: 5_000, used: 3_200, left: 1_800, renewsAt: Date.UTC(2026, 10, 30, 15) },
    };
    site.api.shop.packs = [
      fakePack({ price: 3_000, unavailableCode: 'LIMITED_COIN_PRODUCT_USER', unavailableReason: 'MONTHLY_CAP' }),
    ];
    const words = await said(site, jar, '/shop');
    expect(words).toContain('今月 ¥3,200／¥5,000');
    expect(words).toContain('今月の上限を超えます。2026.12.01まであと¥1,800です。');
  });
});
