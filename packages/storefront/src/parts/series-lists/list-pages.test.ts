import { describe, expect, test } from 'vitest';
import { readPage } from '../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';

/** The cookie of a guest in Japan who has confirmed their age within the last day. */
const ADULT = { cookie: 'notLoginAdult=Y' };

const app = await compileApp();
const us = createTestSite(app.build);
const jp = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });

/** Links of a document, with the attribute that marks the current one. */
function linksOf(html: string): { href: string; current: string | null }[] {
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1] ?? null,
  }));
}

describe('a list', () => {
  test.each([
    ['/home/weekly', 'Daily · Bom'],
    ['/home/free', 'Free · Bom'],
    ['/home/ranking', 'Ranking · Bom'],
    ['/home/bl', 'BL · Bom'],
    ['/home/romance', 'Romance · Bom'],
    ['/home/action', 'Action · Bom'],
    ['/home/mature', 'Adult · Bom'],
    ['/home/pick', 'Our picks · Bom'],
    ['/home/pick/5', 'For a rainy evening · Bom'],
  ])('%s is a page with one heading and an address', async (path, title) => {
    const page = await readPage(us, path);
    expect([page.status, page.title, page.html.match(/<h1[\s>]/g)?.length]).toEqual([200, title, 1]);
    expect(page.html).not.toMatch(/>(?:home|list|ranking|pick|mature|genre|tab)\.[a-z]\w+</i);
    if (path !== '/home/mature') expect(page.canonical).toBe(`https://us.example${path}`);
  });

  test.each([
    ['/home/weekly?tab=MON', 'Monday · Daily · Bom'],
    ['/home/weekly?tab=TEN', 'Ten-day series · Daily · Bom'],
    ['/home/ranking?period=MONTHLY&genre=ROMANCE', 'Romance · 30 days · Ranking · Bom'],
  ])('%s says which list it is in its title', async (path, title) => {
    expect((await readPage(us, path)).title).toBe(title);
  });

  test.each([
    ['/home/weekly?tab=MON', 'schedule', ['free', 'genre', 'format', 'length']],
    ['/home/free', 'free', ['finished', 'genre', 'format', 'length']],
    ['/home/romance?sort=LATEST', 'genre', ['free', 'finished', 'format', 'length']],
  ])('%s is filtered by what says something there, without script too', async (path, list, offered) => {
    const filtered = `${path}${path.includes('?') ? '&' : '?'}finished=1&genre=DRAMA&length=LONG&language=th&filters=1`;
    const { html, canonical } = await readPage(us, filtered);
    const fields = [...html.matchAll(/<input [^>]*type="(?:checkbox|radio)"[^>]*name="(\w+)"/g)].map(
      ([, name]) => name,
    );
    // One language, and no wait until free on this platform.
    expect([...new Set(fields)].sort()).toEqual([...offered].sort());
    const call = us.api.calls.findLast(({ pathname }) => pathname.includes(`/main/${list}/`));
    const asked = new URLSearchParams(call?.search);
    expect({
      finished: asked.get('onlyCompleted'),
      genre: asked.get('onlyGenre'),
      length: asked.get('onlyLength'),
    }).toEqual({
      finished: offered.includes('finished') ? 'true' : null,
      genre: offered.includes('genre') ? 'DRAMA' : null,
      length: 'LONG',
    });
    expect(asked.get('onlyLanguage')).toBeNull();
    expect(canonical).toBe(`https://us.example${path.split('?')[0]}`);
  });

  test.each([
    ['/', ['page']],
    ['/home/free', ['true']],
    ['/home/pick/5', ['true']],
    ['/faq', []],
  ])('%s stands in the phone’s bar and in the rail where it belongs', async (path, home) => {
    const { html } = await readPage(us, path);
    const marked = linksOf(html).filter(({ href, current }) => href === '/' && current !== null);
    expect([...new Set(marked.map(({ current }) => current))]).toEqual(home);
  });

  test.each(['/home/free', '/home/romance', '/home/pick/5'])(
    '%s has the series of the api, each a link',
    async (path) => {
      const { html } = await readPage(us, path);
      expect(linksOf(html).filter(({ href }) => href === '/detail/salt-crown')).toHaveLength(1);
      expect(html).not.toContain('Night Only');
    },
  );

  test('that does not exist is not there', async () => {
    expect((await readPage(us, '/home/pick/6')).status).toBe(404);
  });

  test('without series says so and leads on', async () => {
    const site = createTestSite(app.build);
    site.api.empty();
    for (const path of ['/home/free', '/home/weekly', '/home/ranking', '/home/bl']) {
      const { status, html } = await readPage(site, path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toMatch(/Nothing on this shelf yet|No ranking yet/);
    }
  });

  test('hands its order on to the api', async () => {
    const site = createTestSite(app.build);
    await readPage(site, '/home/free?sort=LATEST');
    expect(site.api.calls.map(({ search }) => search)).toContainEqual(expect.stringContaining('sort=LATEST'));
  });
});

describe('a list that is not for this reader', () => {
  test('is left for the weekly one', async () => {
    const page = await readPage(jp, '/home/action', ADULT);
    expect([page.status, page.headers.get('location')]).toEqual([302, '/home/weekly']);
    expect((await readPage(jp, '/home/action')).status).toBe(200);
  });

  test.each(['/home/action.data', '/home/action.data?_routes=storefront%2FhomeAction'])(
    'is left from %s as well',
    async (path) => {
      const answer = await jp.ask(path, { headers: ADULT });
      expect(answer.status).toBe(202);
      const text = await answer.text();
      expect(text).toContain('/home/weekly');
      expect(text).not.toContain('Salt Crown');
    },
  );

  test.each(['/home/mature.data', '/home/mature.data?_routes=storefront%2FhomeMature'])(
    '%s names no title either',
    async (path) => {
      const text = await (await us.ask(path)).text();
      expect(text).toContain('ageCheck');
      expect(text).not.toContain('Night Only');
    },
  );
});
