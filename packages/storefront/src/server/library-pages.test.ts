import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../testing/cookie-jar.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../testing/site-under-test.ts';

const app = await compileApp();
const arabicApp = await compileApp('me');

async function open(): Promise<{ site: TestSite; jar: CookieJar; read: (path: string) => Promise<string> }> {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  return { site, jar, read: async (path) => (await jar.ask(site, path)).text() };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
const rowsOf = (html: string) => [...html.matchAll(/<li><a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a><\/li>/gs)];

describe('the library', () => {
  test('shows what the reader has, what ends and where a row leads on, and is for nobody else to keep', async () => {
    const { site, jar } = await open();
    const answer = await jar.ask(site, '/library/my');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const rows = rowsOf(await answer.text());
    expect(rows.map(([, href]) => href)).toEqual(
      expect.arrayContaining(['/viewer/salt-crown/ep-1', '/viewer/moon-library/ep-3']),
    );
    const texts = rows.map(([, , row = '']) => textOf(row).trim());
    expect(texts).toContainEqual(expect.stringContaining('Salt Crown 9 owned · 1 new Ep. 1 · 40%'));
    expect(texts).toContainEqual(expect.stringContaining('Rented, 41 h left'));
  });

  test('has further rows at a link, without script too, and ends', async () => {
    const { read, jar, site } = await open();
    expect(await read('/library/my?sort=ENDING')).toContain('href="/library/my?sort=ENDING&amp;page=1"');
    expect(site.api.calls.at(-1)?.search).toContain('sort=ENDING');
    const second = textOf(await read('/library/my?page=1'));
    expect(second).toContain('Long Gone');
    expect(second).toContain('That is everything.');
    const more = await jar.ask(site, '/_/library/my?page=1');
    expect([more.status, more.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await more.json()).toMatchObject({ next: null, rows: [{ alias: 'long-gone', note: '1 owned' }] });
    expect((await jar.ask(site, '/_/library/nothing')).status).toBe(404);
  });

  test('says how many series the settings hide, with the way there', async () => {
    const { site, read } = await open();
    site.api.library.hide(3);
    const html = await read('/library/my');
    expect(html).toMatch(/<a [^>]*href="\/setting"[^>]*>3 hidden by your settings<\/a>/);
  });

  test('leads on from a finished episode to the next one, and to a series that was not begun', async () => {
    const { read } = await open();
    const links = async (path: string) => rowsOf(await read(path)).map(([, href]) => href);
    expect(await links('/library/recent')).toEqual(
      expect.arrayContaining(['/viewer/salt-crown/ep-1', '/viewer/moon-library/ep-2']),
    );
    expect(await links('/library/favorite')).toEqual(
      expect.arrayContaining(['/viewer/salt-crown/ep-1', '/detail/moon-library']),
    );
  });

  test.each([
    ['/library/my', 'No episodes of your own yet'],
    ['/library/favorite', 'No favorites yet'],
    ['/library/recent', 'Nothing read yet'],
    ['/history/use', 'No coins spent yet'],
  ])('%s is never a dead end', async (path, title) => {
    const { site, read } = await open();
    site.api.library.empty();
    const html = await read(path);
    expect(textOf(html)).toContain(title);
    expect(html).toMatch(/<a [^>]*href="\/"/);
  });

  test.each(['/library/my', '/library/favorite', '/library/recent', '/history/use'])(
    '%s leads a guest to the log-in, and is led to from the page of the reader',
    async (path) => {
      const { site, read } = await open();
      const guest = await createCookieJar().ask(site, path);
      const login = `/user/login?callback=${encodeURIComponent(path)}`;
      expect([guest.status, guest.headers.get('location')]).toEqual([302, login]);
      expect(await read('/my')).toContain('href="/library/my"');
    },
  );

  test('is written from right to left in Arabic', async () => {
    const arabic = createTestSite(arabicApp.build, { platform: platformNamed('delitoon-me') });
    const jar = await signedInJar(arabic, { platformId: 'delitoon-me' });
    const html = await (await jar.ask(arabic, '/library/my')).text();
    expect(html).toMatch(/<html[^>]*dir="rtl"/);
    expect(textOf(html)).toContain('مملوكة: 9');
  });
});

describe('use history', () => {
  test('unfolds the receipt of each row: how many of which lots, with their dates', async () => {
    const { read } = await open();
    const html = await read('/history/use');
    const [first = ''] = html.match(/<details.*?<\/details>/s) ?? [];
    expect(textOf(first)).toContain('3 coins: 2 bonus of 2026.11.11 (end 2026.11.23), 1 bought 2026.11.01 Number 12');
    expect(textOf(first)).toContain('Rented · 2026.11.21');
    expect(textOf(html)).toContain('Last 90 days');
    expect(textOf(html)).toContain('All bought');
    expect(html).toContain('href="/history/use?page=1"');
  });

  test.each(['/history/charge', '/history/mileage'])('is led to from %s', async (path) => {
    const { read } = await open();
    expect(await read(path)).toMatch(/<a [^>]*href="\/history\/use"/);
  });

  test('says what cost nothing and what was given back', async () => {
    const { read } = await open();
    const text = textOf(await read('/history/use?page=1'));
    expect(text).toContain('Free ticket');
    expect(text).toContain('No coins');
    expect(text).toContain('Given back on 2026.11.21');
  });

  test('has a balance of every kind of coin, the free ones too', async () => {
    const { read } = await open();
    expect(textOf(await read('/history/use'))).toMatch(/Balance \w 1,234 /);
  });

  test('stands without the balance where the wallet cannot be read', async () => {
    const { site, read } = await open();
    site.api.breakList('/asset/user');
    const text = textOf(await read('/history/use'));
    expect(text).toMatch(/Balance \w –/);
    expect(text).toContain('3 coins');
  });
});

describe('a favourite', () => {
  const press = (site: TestSite, jar: CookieJar, fields: object, headers: Record<string, string> = {}) =>
    jar.ask(site, '/_/favorite', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ series: 'moon-library', isOn: 'true', back: '/detail/moon-library', ...fields }),
    });

  test('is marked and taken back by a form, which leads back to its page', async () => {
    const { site, jar, read } = await open();
    expect(await read('/detail/moon-library')).toMatch(/action="\/_\/favorite".*aria-pressed="false"/s);
    const on = await press(site, jar, {});
    expect([on.status, on.headers.get('location')]).toEqual([303, '/detail/moon-library']);
    expect(site.api.library.marked()).toContain('moon-library');
    expect(await read('/detail/moon-library')).toMatch(/name="isOn" value="false".*aria-pressed="true"/s);
    await press(site, jar, { isOn: 'false', back: '/viewer/moon-library/ep-1' });
    expect(site.api.library.marked()).not.toContain('moon-library');
  });

  test('tells the script of a page whether it was taken', async () => {
    const { site, jar } = await open();
    const accept = { accept: 'application/json' };
    expect((await press(site, jar, {}, accept)).status).toBe(200);
    site.api.library.refuseMarks();
    expect((await press(site, jar, {}, accept)).status).toBe(422);
  });

  test('leads a guest to the log-in and back, and nowhere outside of the site', async () => {
    const { site } = await open();
    const guest = (fields: object) => press(site, createCookieJar(), fields);
    const callback = encodeURIComponent('/detail/moon-library');
    expect((await guest({})).headers.get('location')).toBe(`/user/login?callback=${callback}`);
    expect((await guest({ back: 'https://elsewhere.example/' })).headers.get('location')).toBe(
      `/user/login?callback=${callback}`,
    );
    expect((await guest({ isOn: 'maybe' })).status).toBe(400);
  });

  test('is in no page that is kept for guests', async () => {
    const { site, read } = await open();
    await read('/detail/salt-crown');
    const guest = await (await createCookieJar().ask(site, '/detail/salt-crown')).text();
    expect(guest).toMatch(/aria-pressed="false"/);
    expect(site.api.calls.filter(({ pathname }) => pathname.includes('/library/state/'))).toHaveLength(1);
  });
});

describe('where a signed-in reader stopped', () => {
  test('is continued on the home page, the own page and the page of the series of another browser', async () => {
    const { read } = await open();
    expect(textOf(await read('/'))).toContain('Continue reading');
    expect(await read('/')).toContain('href="/viewer/salt-crown/ep-1"');
    expect(await read('/my')).toContain('href="/viewer/salt-crown/ep-1"');
    expect(textOf(await read('/detail/salt-crown'))).toContain('Continue Ep. 1');
    expect(await read('/viewer/salt-crown/ep-1')).toMatch(/data-known="[^"]*&quot;page&quot;:2/);
  });

  test('is sent on with the session of the page, and refused to guests and to what is no place', async () => {
    const { site, jar } = await open();
    const place = { contentsAlias: 'salt-crown', episodeAlias: 'ep-1', pageOrderNo: 1, offsetPermille: 10 };
    const send = (of: CookieJar, body: string) => of.ask(site, '/_/position', { method: 'POST', body });
    expect((await send(jar, JSON.stringify(place))).status).toBe(204);
    const call = site.api.calls.find(({ pathname }) => pathname === '/v2/library/position');
    expect([call?.method, JSON.parse(call?.body ?? '')]).toEqual(['PUT', expect.objectContaining(place)]);
    expect((await send(createCookieJar(), JSON.stringify(place))).status).toBe(401);
    for (const body of ['', '{', JSON.stringify({ ...place, offsetPermille: 2_000 })])
      expect((await send(jar, body)).status).toBe(400);
  });
});
