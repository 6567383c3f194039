import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm, signedInJar } from '../testing/cookie-jar.ts';
import { NOW_MS } from '../testing/fake-api.ts';
import { FAKE_WHEEL, fakeReceivable } from '../testing/fake-benefits.ts';
import { alertsOf, hiddenOf, pageOf, signInTo, textOf } from '../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

const app = await compileApp();

const open = () => signInTo(createTestSite(app.build));

describe('gifts', () => {
  test('that can be taken are shown with kind, count and date; taking one leads to where it is used', async () => {
    const { site, jar } = await open();
    site.api.benefits.receivable = [fakeReceivable(NOW_MS), fakeReceivable(NOW_MS, { giftId: 'other' })];
    const html = await pageOf(site, jar, '/benefit/gift');
    expect(textOf(html)).toContain('Own ticket Salt Crown Opens 1 episode Take by 2026.12.01 Take');
    const [first = '', second = ''] = hiddenOf(html, 'requestId');
    expect(first).not.toBe(second);
    const sent = await postForm(jar, site, '/benefit/gift', { giftId: 'autumn', requestId: first });
    expect(site.api.benefits.bodiesOf('POST /gift')).toEqual([{ giftId: 'autumn', requestId: first }]);
    const mine = await pageOf(site, jar, sent.to ?? '');
    expect(textOf(mine)).toContain('The gift is yours.');
    expect(textOf(mine)).toContain('Own ticket Salt Crown Opens 1 episode Use by 2026.12.11 Choose an episode');
    expect(mine).toMatch(/href="\/detail\/salt-crown"/);
  });

  test('taken before, in another window: the card becomes theirs', async () => {
    const { site, jar } = await open();
    site.api.benefits.receivable = [fakeReceivable(NOW_MS)];
    site.api.benefits.refuse('POST /gift', 'ALREADY_GIVEN_GIFT');
    const { html } = await postForm(jar, site, '/benefit/gift', { giftId: 'autumn', requestId: 'request-1' });
    expect(textOf(html)).toContain('Take by 2026.12.01 Yours');
    expect(hiddenOf(html, 'giftId')).toEqual([]);
  });

  test.each([
    ['UN_MATCHED_GIFT_TARGET_TYPE', 'This gift is for other readers. Please look for others in your gift box.'],
    ['NOT_FOUND_GIFT', 'This gift is no longer available. Please look for others in your gift box.'],
    ['NOT_FOUND_GIFT_INFO', 'The details of this gift could not be found. Please open your gift box again.'],
  ])('%s is said at its own card', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.benefits.receivable = [fakeReceivable(NOW_MS), fakeReceivable(NOW_MS, { giftId: 'other' })];
    site.api.benefits.refuse('POST /gift', code);
    const { html } = await postForm(jar, site, '/benefit/gift', { giftId: 'other', requestId: 'request-1' });
    expect(alertsOf(html)).toEqual([sentence]);
    expect(html.indexOf('role="alert"')).toBeGreaterThan(html.indexOf('value="other"'));
  });

  test('that has gone meanwhile is spoken of above the others', async () => {
    const { site, jar } = await open();
    site.api.benefits.refuse('POST /gift', 'NOT_FOUND_GIFT');
    const { html } = await postForm(jar, site, '/benefit/gift', { giftId: 'gone', requestId: 'request-1' });
    expect(alertsOf(html)).toEqual(['This gift is no longer available. Please look for others in your gift box.']);
  });

  test.each(['/gift', '/benefit/gift'])('%s without any has one way on', async (path) => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, path))).toMatch(/No gifts (right now|taken yet)/);
  });
});

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

  test('without anything says so, with one way on', async () => {
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
    'a guest at %s is shown the way to the login and back',
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

describe('/roulette', () => {
  test('publishes every chance, and shows tickets and until when', async () => {
    const { site, jar } = await open();
    site.api.benefits.wheel = FAKE_WHEEL;
    site.api.benefits.tickets = 1;
    const html = await pageOf(site, jar, '/roulette');
    const text = textOf(html);
    expect(text).toContain('Lucky wheel Until 2026.11.22');
    expect(text).toContain('Spin · 1 ticket 1 spin');
    expect(text).toContain('1 free coin 60% 1,000 M 37.5% No prize 2.5%');
    // As wide as its chance: 60 % end at 216 degrees.
    expect(html).toContain('M0 0L0 -150A150 150 0 1 1 -88.17 121.35Z');
  });

  test('spins without script, and says what was won as text', async () => {
    const { site, jar } = await open();
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 1, drawn: 1 });
    const [requestId = ''] = hiddenOf(await pageOf(site, jar, '/roulette'), 'requestId');
    const { status, html } = await postForm(jar, site, '/roulette', { requestId });
    expect(site.api.benefits.bodiesOf('POST /event/roulette')).toEqual([{ requestId }]);
    expect(status).toBe(200);
    expect(html).toMatch(/role="status"[^>]*>You won: 1,000 M</);
    expect(textOf(html)).toContain('Tickets come with coupons and events.');
  });

  test('says plainly that nothing was won', async () => {
    const { site, jar } = await open();
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 2, drawn: 2 });
    const { html } = await postForm(jar, site, '/roulette', { requestId: 'request-1' });
    expect(html).toMatch(/role="status"[^>]*>No prize this time\.</);
  });

  test('NOT_EVENT_REMAIN_TICKET: how tickets come', async () => {
    const { site, jar } = await open();
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 1 });
    site.api.benefits.refuse('POST /event/roulette', 'NOT_EVENT_REMAIN_TICKET');
    const { html } = await postForm(jar, site, '/roulette', { requestId: 'request-1' });
    expect(textOf(html)).toContain('You have no ticket. Tickets come with coupons and events.');
    expect(textOf(html)).not.toContain('Spin · 1 ticket');
  });

  test.each(['NOT_FOUND_EVENT', 'NOT_EVENT_PERIOD'])('%s: no wheel turns now, and one way on', async (code) => {
    const { site, jar } = await open();
    site.api.benefits.refuse('GET /event/roulette', code);
    const answer = await jar.ask(site, '/roulette');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(textOf(html)).toContain('No wheel is turning now');
    expect(html).toContain('href="/benefit"');
  });

  test.each([
    ['UNAUTHORIZED_USER', 'Your account cannot take part in this event. Please see its conditions.'],
    ['UNAUTHORIZED_ADULT', 'This event is for adults only. Please confirm your age first.'],
    ['UNAUTHORIZED_NON_ADULT', 'This event is for readers under age only. Please look for others.'],
  ])('%s: why', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.benefits.refuse('GET /event/roulette', code);
    expect(textOf(await pageOf(site, jar, '/roulette'))).toContain(sentence);
    site.api.benefits.refuse('GET /event/roulette', null);
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 1 });
    site.api.benefits.refuse('POST /event/roulette', code);
    const { html } = await postForm(jar, site, '/roulette', { requestId: 'request-1' });
    expect(alertsOf(html)).toEqual([sentence]);
  });
});

test('in Arabic amounts keep their direction, and the wheel is not mirrored', async () => {
  const site = createTestSite(app.build, { platform: platformNamed('delitoon-me') });
  const jar = await signedInJar(site, { platformId: 'delitoon-me' });
  Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 1, points: 6_400 });
  const wheel = await pageOf(site, jar, '/roulette');
  expect(wheel).toMatch(/<div dir="ltr"[^>]*><svg/);
  const history = await pageOf(site, jar, '/history/mileage');
  expect(history).toContain('dir="rtl"');
  expect(history).toContain('<bdi>\u20666,400 M\u2069</bdi>');
});
