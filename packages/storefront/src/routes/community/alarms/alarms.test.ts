import { describe, expect, test } from 'vitest';
import { createCookieJar } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeAlarm } from '../../../testing/fake-support.ts';
import { pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const DAY_MS = 86_400_000;

const open = () => signInTo(createTestSite(app.build));

describe('/alarm', () => {
  test('tells what is new, day by day, and marks it as read', async () => {
    const { site, jar } = await open();
    site.api.support.alarms = [
      fakeAlarm(NOW_MS, { parameters: { title: 't:nav.my' } }),
      fakeAlarm(NOW_MS - DAY_MS, {
        ...{ alarmId: 'alarm-2', kind: 'GIFT_OFFERED', parameters: { title: 't:nav.my' }, linkPath: '/benefit/gift' },
        isRead: true,
      }),
      fakeAlarm(NOW_MS - 2 * DAY_MS, { alarmId: 'alarm-3', kind: 'OF_A_LATER_VERSION' }),
    ];
    const html = await pageOf(site, jar, '/alarm');
    const text = textOf(html);
    // A reader's own words are no key of the catalogue; an operator's may be.
    expect(text).toMatch(/2026\.11\.21\s+New ?: We answered your question “t:nav\.my”\./);
    expect(text).toMatch(/2026\.11\.20\s+A gift waits for you: My/);
    // A day that has only unknown kinds has no heading.
    expect(text).not.toContain('2026.11.19');
    expect(text.match(/New ?:/g)).toHaveLength(1);
    expect(html).toContain('href="/qna?ticket=ticket-1"');
    expect(text).toContain('Kept for 30 days');
    expect(site.api.support.bodiesOf('POST /alarm/read').map((body) => JSON.parse(body))).toEqual([
      { alarmIds: ['alarm-1', 'alarm-3'] },
    ]);
  });

  test('shows the cover of a series, and its new episodes of a day as one row', async () => {
    const { site, jar } = await open();
    const episode = (alarmId: string, atMs: number, more = {}) =>
      fakeAlarm(atMs, {
        ...{ alarmId, kind: 'NEW_EPISODE', parameters: { title: 'Salt Crown' }, linkPath: '/detail/7', isRead: true },
        ...more,
      });
    site.api.support.alarms = [
      episode('alarm-1', NOW_MS),
      episode('alarm-2', NOW_MS - 1, { isRead: false }),
      episode('alarm-3', NOW_MS - 2, { linkPath: '/detail/8', parameters: { title: 'Gone' } }),
      episode('alarm-4', NOW_MS - DAY_MS),
    ];
    const html = await pageOf(site, jar, '/alarm');
    const rows = [...html.matchAll(/<li>(<a [^>]*href="\/detail\/.*?<\/a>)<\/li>/gs)].map(([, row = '']) => row);
    expect(rows.map((row) => [textOf(row), row.includes('<img')])).toEqual([
      [expect.stringContaining('2 new episodes are out: Salt Crown'), true],
      [expect.stringContaining('A new episode is out: Gone'), false],
      [expect.stringContaining('A new episode is out: Salt Crown'), true],
    ]);
    expect(textOf(rows[0] ?? '')).toMatch(/^\s*New/);
  });

  test('tells the last day of what ends, and names no adult work where the api does not', async () => {
    const { site, jar } = await open();
    site.api.support.alarms = [
      fakeAlarm(NOW_MS, { kind: 'COINS_END_SOON', parameters: { coins: 7, endsAtMs: Date.UTC(2026, 11, 1, 8) } }),
      fakeAlarm(NOW_MS, { alarmId: 'alarm-2', kind: 'NEW_ADULT_EPISODE', parameters: {}, linkPath: '/detail/7' }),
    ];
    const html = await pageOf(site, jar, '/alarm');
    // Midnight in Los Angeles: the last day of November.
    expect(textOf(html)).toContain('Coins that end soon: 7. Use them by 2026.11.30.');
    expect(textOf(html)).toContain('A series that you follow has a new episode.');
    expect(html).toContain('href="/detail/7"');
  });

  test('asks for nothing where all is read, and is shown where marking fails', async () => {
    const { site, jar } = await open();
    site.api.support.alarms = [fakeAlarm(NOW_MS, { isRead: true })];
    await pageOf(site, jar, '/alarm');
    expect(site.api.support.bodiesOf('POST /alarm/read')).toEqual([]);
    site.api.support.alarms = [fakeAlarm(NOW_MS)];
    site.api.breakList('/alarm/read');
    expect((await jar.ask(site, '/alarm')).status).toBe(200);
  });

  test('leads a guest to the login, and back', async () => {
    const answer = await createCookieJar().ask(createTestSite(app.build), '/alarm');
    expect(answer.headers.get('location')).toBe('/user/login?callback=%2Falarm');
  });

  test('says that nothing is new', async () => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, '/alarm'))).toContain('Nothing new for you');
  });

  test('is what the bell of a signed-in reader leads to; a guest’s leads to the notices', async () => {
    const { site, jar } = await open();
    const bellsOf = (html: string) =>
      [...html.matchAll(/<a[^>]*aria-label="(?:Notifications|Notices)"[^>]*>/g)].map(
        ([link]) => /href="([^"]*)"/.exec(link)?.[1],
      );
    expect(new Set(bellsOf(await pageOf(site, jar, '/my')))).toEqual(new Set(['/alarm']));
    expect(new Set(bellsOf(await pageOf(site, createCookieJar(), '/my')))).toEqual(new Set(['/notice']));
  });
});
