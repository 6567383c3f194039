import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { FAKE_WHEEL, fakeReceivable } from '../../../testing/fake-benefits.ts';
import { fakeSeries, listItem } from '../../../testing/fake-catalogue.ts';
import { fakeEvent } from '../../../testing/fake-events.ts';
import { pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp();

const { attendance: _, rewards, ...EVENT } = fakeEvent(NOW_MS);
const STAMPS = { event: EVENT, stampCount: 2, isStampedToday: false, rewards };

const open = () => signInTo(createTestSite(app.build));

describe('/benefit', () => {
  test('shows what there is today in one place, with what points are worth', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 6_400;
    site.api.benefits.receivable = [fakeReceivable(NOW_MS)];
    site.api.benefits.wheel = FAKE_WHEEL;
    const text = textOf(await pageOf(site, jar, '/benefit'));
    expect(text).toContain('Free for you today Roulette Get a spin Gifts 1 gift to take Coupons Enter a coupon code');
    expect(text).toContain('Points 6,400 M Worth 32 bonus coins Exchange');
    expect(text).not.toContain('Free tickets');
  });

  test('points below the least that is exchanged are worth nothing yet', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 2_999;
    expect(textOf(await pageOf(site, jar, '/benefit'))).toContain('Points 2,999 M Usable from 3,000 M See points');
  });

  test('has the card of stamps with the next reward, and stamps without script', async () => {
    const { site, jar } = await open();
    site.api.benefits.more = { stamps: STAMPS };
    const html = await pageOf(site, jar, '/benefit');
    expect(textOf(html)).toContain('Three stamps 2 stamps Next: 5 free coins, at stamp 3');
    expect(html).toMatch(/<form[^>]*action="\/event\/stamps"/);
    site.api.benefits.more = { stamps: { ...STAMPS, isStampedToday: true } };
    const after = await pageOf(site, jar, '/benefit');
    expect(textOf(after)).toContain('Stamped today. See the card');
    expect(after).not.toMatch(/<form[^>]*action="\/event\/stamps"/);
  });

  test('lists the series whose ticket is ready, where the platform has wait-free series', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    site.api.benefits.more = { readyTickets: 1, readySeries: [listItem(fakeSeries())] };
    const html = await pageOf(site, jar, '/benefit');
    expect(textOf(html)).toContain('無料チケット');
    expect(html).toContain(`href="/detail/${fakeSeries().alias}"`);
  });

  test('without anything says so, with one next step', async () => {
    const { site, jar } = await open();
    site.api.events.events = [];
    expect(textOf(await pageOf(site, jar, '/benefit'))).toContain('Nothing free right now');
  });

  test('is one line beside other pages: tickets first; nothing for a guest', async () => {
    const { site, jar } = await open();
    const ask = async () => (await jar.ask(site, '/_/free-today')).json();
    expect(await ask()).toEqual({ href: '/benefit', title: 'Free for you today', note: 'Nothing free right now' });
    site.api.benefits.more = { readyTickets: 3, usableCoupons: 1 };
    expect(await ask()).toEqual({ href: '/home/free', title: 'Free tickets', note: '3 series' });
    expect(await (await createCookieJar().ask(site, '/_/free-today')).json()).toBeNull();
  });

  test('leads to offers, says who gives the coins and when, and tells what was credited', async () => {
    const { site, jar } = await open();
    const url = 'https://offers.example/?snuid=bom-us.reader&x=1';
    site.api.benefits.more = { offers: { url, credited: [{ coin: 12, createdAt: NOW_MS }] } };
    const html = await pageOf(site, jar, '/benefit');
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(textOf(html)).toContain('Offers Offers come from Tapjoy. Coins arrive when Tapjoy confirms. See offers');
    expect(textOf(html)).toContain('Coins missing? Offer completed 2026.11.21 +12 free coins');
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
