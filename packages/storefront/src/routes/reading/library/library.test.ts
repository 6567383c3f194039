import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

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
  test('shows what the reader has, what ends and where a row leads on, and is not cached', async () => {
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

  test('is filtered, sorted and shown as covers by links, each keeping the others', async () => {
    const { site, read } = await open();
    const html = await read('/library/my?filter=UNREAD&sort=TITLE&view=GRID');
    const asked = new URLSearchParams(site.api.calls.findLast(({ pathname }) => pathname === '/v2/library')?.search);
    expect([asked.get('filter'), asked.get('sort')]).toEqual(['UNREAD', 'TITLE']);
    for (const address of [
      '/library/my?sort=TITLE&view=GRID',
      '/library/my?sort=TITLE&filter=OWNED&view=GRID',
      '/library/my?sort=ENDING&filter=UNREAD&view=GRID',
      '/library/my?sort=TITLE&filter=UNREAD',
    ]) {
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    }
    expect(html).toContain('cover-grid');
    // What one follows is not owned or rented.
    expect(await read('/library/favorite')).not.toContain('filter=OWNED');
    site.api.library.empty();
    expect(textOf(await read('/library/my?filter=FINISHED'))).toContain('Nothing to show here');
  });

  test('names the episode that a press opens next', async () => {
    const { read } = await open();
    expect(textOf(await read('/library/recent'))).toContain('The Moon Library Ines Marlowe Next: Ep. 2');
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
    ['/library/marks', 'No bookmarks or notes yet'],
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

  test('has bookmarks and notes by series, each at its place, and removes one without script', async () => {
    const { site, jar, read } = await open();
    const html = await read('/library/marks');
    const [salt = '', moon = ''] = html.split('<section').filter((part) => part.includes('<h2'));
    expect(textOf(salt)).toContain('Salt Crown the tide Ep. 1, page 14');
    expect(salt).toContain('href="/viewer/salt-crown/ep-1?at=t14.0%3A3"');
    expect(textOf(moon)).toContain('The Moon Library Ep. 1');
    expect(textOf(moon)).not.toContain('page');
    expect(html).toContain('href="/library/marks?page=1"');
    expect(await (await jar.ask(site, '/_/library/marks?page=1')).json()).toMatchObject({
      ...{ next: null, rows: [{ note: 'Again', series: { alias: 'salt-crown' } }] },
    });
    const [, id] = /name="remove" value="([^"]*)"/.exec(salt) ?? [];
    const body = new URLSearchParams({ remove: id ?? '', back: '/library/marks' });
    const removed = await jar.ask(site, '/_/marks', { method: 'POST', body });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, '/library/marks']);
    expect(site.api.calls.at(-1)).toMatchObject({ method: 'DELETE', pathname: `/v2/library/marks/${id}` });
  });

  test('leaves a guest their own marks in the browser, and asks the api for none', async () => {
    const { site } = await open();
    const guest = await createCookieJar().ask(site, '/library/marks');
    expect(guest.status).toBe(200);
    expect(await guest.text()).toContain('aria-current="page"');
    expect(site.api.calls.filter(({ pathname }) => pathname.includes('/marks'))).toEqual([]);
    expect(await (await createCookieJar().ask(site, '/my')).text()).toContain('href="/library/marks"');
  });

  test('is written from right to left in Arabic', async () => {
    const arabic = createTestSite(arabicApp.build, { platform: platformNamed('delitoon-me') });
    const jar = await signedInJar(arabic, { platformId: 'delitoon-me' });
    const html = await (await jar.ask(arabic, '/library/my')).text();
    expect(html).toMatch(/<html[^>]*dir="rtl"/);
    expect(textOf(html)).toContain('مملوكة: 9');
  });
});
