import { describe, expect, test } from 'vitest';
import { postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { FAKE_WHEEL } from '../../../testing/fake-benefits.ts';
import { fakeEvent } from '../../../testing/fake-events.ts';
import { alertsOf, hiddenOf, pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp();

const open = () => signInTo(createTestSite(app.build));

describe('/roulette', () => {
  test('publishes every chance, and shows tickets and until when', async () => {
    const { site, jar } = await open();
    site.api.benefits.wheel = FAKE_WHEEL;
    site.api.benefits.tickets = 1;
    const html = await pageOf(site, jar, '/roulette');
    const text = textOf(html);
    expect(text).toContain('Lucky wheel Until 2026.11.22');
    expect(text).toContain('Spin 1 spin How to get spins Enter a coupon code');
    expect(text).toContain('1 free coin 60% 1,000 M 37.5% No prize 2.5%');
    // As wide as its chance: 60 % end at 216 degrees.
    expect(html).toContain('M0 0L0 -138A138 138 0 1 1 -81.11 111.64Z');
  });

  test('spins without script, and says what was won as text', async () => {
    const { site, jar } = await open();
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 1, drawn: 1 });
    const [requestId = ''] = hiddenOf(await pageOf(site, jar, '/roulette'), 'requestId');
    const { status, html } = await postForm(jar, site, '/roulette', { requestId });
    expect(site.api.benefits.bodiesOf('POST /event/roulette')).toEqual([{ requestId }]);
    expect(status).toBe(200);
    expect(html).toMatch(/role="status"[^>]*>You won: 1,000 M</);
    expect(textOf(html)).toContain('No spins left. They come with coupons and events.');
  });

  test('says plainly that nothing was won', async () => {
    const { site, jar } = await open();
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 2, drawn: 2 });
    const { html } = await postForm(jar, site, '/roulette', { requestId: 'request-1' });
    expect(html).toMatch(/role="status"[^>]*>No prize this time\.</);
  });

  test('leads to each event that gives spins, and says for what', async () => {
    const { site, jar } = await open();
    const event = fakeEvent(NOW_MS);
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, ticketEvents: [{ event, atCount: 3, amount: 2 }] });
    const html = await pageOf(site, jar, '/roulette');
    expect(textOf(html)).toContain('Three stamps 2 spins, at stamp 3');
    expect(html).toContain('href="/event/stamps"');
  });

  test('NOT_EVENT_REMAIN_TICKET: how tickets come', async () => {
    const { site, jar } = await open();
    Object.assign(site.api.benefits, { wheel: FAKE_WHEEL, tickets: 1 });
    site.api.benefits.refuse('POST /event/roulette', 'NOT_EVENT_REMAIN_TICKET');
    const { html } = await postForm(jar, site, '/roulette', { requestId: 'request-1' });
    expect(textOf(html)).toContain('No spins left. They come with coupons and events.');
    expect(textOf(html)).not.toContain('Spin 1 spin');
  });

  test.each(['NOT_FOUND_EVENT', 'NOT_EVENT_PERIOD'])('%s: no wheel turns now, and one next step', async (code) => {
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
