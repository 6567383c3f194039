import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeReceivable } from '../../../testing/fake-benefits.ts';
import { pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

const open = () => signInTo(createTestSite(app.build));

describe('/benefit', () => {
  test('shows what there is today, and leaves out what there is not', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 6_400;
    site.api.benefits.receivable = [fakeReceivable(NOW_MS)];
    site.api.benefits.more = { readyTickets: 3 };
    const text = textOf(await pageOf(site, jar, '/benefit'));
    expect(text).toContain('Free for you today Free tickets Ready for 3 series Gifts 1 gift to take');
    expect(text).toContain('Points: 6,400 M Usable from 3,000 M');
    expect(text).not.toMatch(/Roulette|to use|spin/);
  });

  test('without anything says so, with one next step', async () => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, '/benefit'))).toContain('Nothing free right now');
  });

  test('leads to offers, says who gives the coins and when, and tells what was credited', async () => {
    const { site, jar } = await open();
    const url = 'https://offers.example/?snuid=bom-us.reader&x=1';
    site.api.benefits.more = { offers: { url, credited: [{ coin: 12, createdAt: NOW_MS }] } };
    const html = await pageOf(site, jar, '/benefit');
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(textOf(html)).toContain('Offers Offers come from Tapjoy. Coins arrive when Tapjoy confirms. See offers');
    expect(textOf(html)).toContain('Offer completed 2026.11.21 +12 free coins Coins missing?');
    expect(html).toContain('href="/faq"');
    expect(textOf(html)).not.toContain('Nothing free right now');
    site.api.benefits.more = {};
    expect(textOf(await pageOf(site, jar, '/benefit'))).not.toContain('Tapjoy');
  });

  test.each(['/benefit', '/benefit/gift', '/gift', '/roulette'])(
    'a guest at %s is shown the link to the login and back',
    async (path) => {
      const { site } = await open();
      const answer = await createCookieJar().ask(site, path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`href="/user/login?callback=${encodeURIComponent(path)}"`);
    },
  );

  test.each(['/benefit/gift', '/roulette'])('a guest who posts to %s is led to the login', async (path) => {
    const { site } = await open();
    const sent = await postForm(createCookieJar(), site, path, { giftId: 'autumn', requestId: 'request-1' });
    expect([sent.status, sent.to]).toEqual([303, `/user/login?callback=${encodeURIComponent(path)}`]);
  });
});
