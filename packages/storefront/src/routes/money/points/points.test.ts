import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakePoints } from '../../../testing/fake-benefits.ts';
import { alertsOf, hiddenOf, landed, pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

const open = () => signInTo(createTestSite(app.build));

describe('/history/mileage', () => {
  const manyRows = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      fakePoints(count - index, NOW_MS - index * 1_000, { mileage: 10 + index }),
    );

  test('shows the balance and every row, with its source, its date and its sign', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 6_400;
    site.api.benefits.history = [
      fakePoints(2, NOW_MS, { source: 'EVENT', expiredAt: NOW_MS }),
      fakePoints(1, NOW_MS, { type: 'EXPIRE', source: null, mileage: -20 }),
    ];
    const text = textOf(await pageOf(site, jar, '/history/mileage'));
    expect(text).toContain('Your points 6,400 M Exchange points');
    expect(text).toContain('Last 180 days From an event 2026.11.21 · until 2026.11.21 +50 M Ended 2026.11.21 −20 M');
    expect(text).toContain('That is everything.');
  });

  test('with too few says how many are missing, and offers no exchange', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 2_420;
    const text = textOf(await pageOf(site, jar, '/history/mileage'));
    expect(text).toContain('Usable from 3,000 M · 580 M more');
    expect(text).not.toContain('Exchange points');
    expect(text).toContain('No points in this time');
  });

  test('goes on page by page, by link and by script', async () => {
    const { site, jar } = await open();
    site.api.benefits.history = manyRows(45);
    expect(await pageOf(site, jar, '/history/mileage')).toContain('href="/history/mileage?page=2"');
    expect(textOf(await pageOf(site, jar, '/history/mileage?page=3'))).toContain('That is everything.');
    const answer = await jar.ask(site, '/_/points?page=2');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({ rows: { length: 20, 0: { id: 25 } }, nextPage: 3 });
    expect((await createCookieJar().ask(site, '/_/points?page=2')).status).toBe(401);
  });

  test('the exchange is a page of its own without script: preview, exchange, and what it gave', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 6_400;
    const html = await pageOf(site, jar, '/history/mileage?exchange');
    expect(textOf(html)).toContain('3,000 M › 15 bonus coins, end on 2026.12.21');
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="3000"[^>]*max="6400"[^>]*step="200"/);
    const [requestId = ''] = hiddenOf(html, 'requestId');
    const sent = await postForm(jar, site, '/history/mileage?exchange', { mileage: '3400', requestId });
    expect(site.api.benefits.bodiesOf('POST /mileage')).toEqual([{ mileage: 3_400, requestId }]);
    // The reply names its own row: an exchange at the same time is not mistaken for it.
    const [own] = site.api.benefits.history;
    expect(sent.headers.get('location')).toBe(`/history/mileage?exchanged=${own?.id}`);
    expect(site.api.benefits.bodiesOf('GET /mileage')).toHaveLength(1);
    const text = await landed(site, jar, sent);
    expect(text).toContain('17 bonus coins: yours until 2026.12.21');
    expect(text).toContain('Your points 3,000 M');
    expect(text).toContain('Exchanged for bonus coins 2026.11.21 · 17 bonus coins · until 2026.12.21 −3,400 M');
  });

  test.each([
    ['3100', 'Points are exchanged from 3,000M, in steps of 200M. Please check the amount.'],
    ['8000', 'You do not have enough points. Please choose a smaller amount.'],
  ])('%s points: the page is loaded anew, and says why', async (mileage, sentence) => {
    const { site, jar } = await open();
    site.api.benefits.points = 6_400;
    const fields = { mileage, requestId: 'request-1' };
    const { status, html } = await postForm(jar, site, '/history/mileage?exchange', fields);
    expect([status, alertsOf(html)]).toEqual([200, [sentence]]);
    expect(hiddenOf(html, 'requestId')).toEqual(['request-1']);
    expect(textOf(html)).toContain('6,400 M');
  });

  test('what is no number is asked for, and nothing is sent', async () => {
    const { site, jar } = await open();
    site.api.benefits.points = 6_400;
    const { status, html } = await postForm(jar, site, '/history/mileage?exchange', {
      mileage: 'all',
      requestId: 'r-1',
    });
    expect([status, alertsOf(html)]).toEqual([422, ['Please enter a number of points.']]);
    expect(site.api.benefits.bodiesOf('POST /mileage')).toEqual([]);
  });
});
