import { describe, expect, test } from 'vitest';
import { postForm } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeCoupon } from '../../../testing/fake-benefits.ts';
import { alertsOf, hiddenOf, landed, pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

const open = () => signInTo(createTestSite(app.build));

describe('/coupon', () => {
  test('shows the usable coupons with value, minimum, places and end; the page is not cached', async () => {
    const { site, jar } = await open();
    site.api.benefits.coupons = [
      fakeCoupon(NOW_MS),
      fakeCoupon(NOW_MS, { id: 2, title: 'Gone by', state: 'EXPIRED', expiredAt: NOW_MS - 1 }),
    ];
    const answer = await jar.ask(site, '/coupon');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = textOf(await answer.text());
    expect(text).toContain('10% off Ten percent off From $4.99');
    expect(text).toContain('Valid: on the web and in the Android app from our site');
    expect(text).toContain('Until 2026.12.21');
    expect(text).not.toContain('Gone by');
  });

  test('lists those that ended and those that were used under their own addresses, without script', async () => {
    const { site, jar } = await open();
    site.api.benefits.coupons = [
      fakeCoupon(NOW_MS, { state: 'EXPIRED', expiredAt: NOW_MS }),
      fakeCoupon(NOW_MS, { id: 2, title: 'Spent one', state: 'USED', usedAt: NOW_MS }),
    ];
    const html = await pageOf(site, jar, '/coupon');
    expect(textOf(html)).toContain('No coupons yet');
    expect([...html.matchAll(/href="(\/coupon[^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/coupon',
      '/coupon?tab=expired',
      '/coupon?tab=used',
    ]);
    expect(textOf(await pageOf(site, jar, '/coupon?tab=expired'))).toContain('Expired on 2026.11.21');
    expect(textOf(await pageOf(site, jar, '/coupon?tab=used'))).toContain('Spent one Used on 2026.11.21');
  });

  test('marks new coupons as seen, and asks for nothing where there are none', async () => {
    const { site, jar } = await open();
    await pageOf(site, jar, '/coupon');
    expect(site.api.benefits.bodiesOf('POST /coupon/seen')).toHaveLength(0);
    site.api.benefits.coupons = [fakeCoupon(NOW_MS, { isNew: true })];
    await pageOf(site, jar, '/coupon');
    expect(site.api.benefits.bodiesOf('POST /coupon/seen')).toHaveLength(1);
  });

  test('adds a code, and says at once what it gave', async () => {
    const { site, jar } = await open();
    const [requestId = ''] = hiddenOf(await pageOf(site, jar, '/coupon'), 'requestId');
    const sent = await postForm(jar, site, '/coupon', { code: ' welcome-5 ', requestId });
    expect(site.api.benefits.bodiesOf('POST /coupon/code')).toEqual([{ code: 'welcome-5', requestId }]);
    expect(await landed(site, jar, sent)).toContain('+5 free coins');
  });

  test('an address that names no coupon of the reader says nothing', async () => {
    const { site, jar } = await open();
    site.api.benefits.coupons = [fakeCoupon(NOW_MS)];
    expect(textOf(await pageOf(site, jar, '/coupon?added=77'))).not.toContain('is yours');
  });

  test('asks for a code under the field, and sends nothing', async () => {
    const { site, jar } = await open();
    const { status, html } = await postForm(jar, site, '/coupon', { code: ' ', requestId: 'request-1' });
    expect([status, alertsOf(html)]).toEqual([422, ['Enter a code']]);
    expect(site.api.benefits.bodiesOf('POST /coupon/code')).toEqual([]);
  });

  test.each([
    ['NOT_FOUND_COUPON', 'There is no such coupon. Please check the code.'],
    ['EXPIRED_COUPON', 'This coupon has expired. Please choose another.'],
    ['ALREADY_RECEIVED_COUPON', 'You have already received this coupon. You will find it among your coupons.'],
    ['ALREADY_USED_COUPON', 'This coupon has already been used. Please choose another.'],
    ['SOLD_OUT_COUPON', 'All of these coupons have been given out. Please try another.'],
    ['NOT_FOUND_COUPON_USER', 'This coupon does not belong to your account. Please choose one of yours.'],
  ])('%s is said under the field, and the code stays', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.benefits.refuse('POST /coupon/code', code);
    const { html } = await postForm(jar, site, '/coupon', { code: 'LASTYEAR', requestId: 'request-1' });
    expect(alertsOf(html)).toEqual([sentence]);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*>/);
    expect(html).toMatch(/<input[^>]*name="code"[^>]*value="LASTYEAR"/);
  });

  test('without an answer the form stays with its request id, so that the next try is the same change', async () => {
    const { site, jar } = await open();
    site.api.breakList('/coupon/code');
    const { status, html } = await postForm(jar, site, '/coupon', { code: 'WELCOME5', requestId: 'request-1' });
    expect(status).toBe(422);
    expect(hiddenOf(html, 'requestId')).toEqual(['request-1']);
    expect(alertsOf(html)).toEqual(['The service is busy at the moment. Please try again shortly.']);
  });
});
