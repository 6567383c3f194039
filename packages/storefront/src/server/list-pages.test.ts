import { describe, expect, test } from 'vitest';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../testing/site-under-test.ts';

/** Said by a guest in Japan within the last day. */
const ADULT = { cookie: 'notLoginAdult=Y' };

const app = await compileApp();
const us = createTestSite(app.build);
const jp = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });

/** Links of a document with what marks the current one. */
function linksOf(html: string): { href: string; current: string | null }[] {
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1] ?? null,
  }));
}

const currentLinks = (html: string) =>
  linksOf(html)
    .filter(({ href, current }) => current !== null && href.startsWith('/home'))
    .map(({ href, current }) => [href, current]);

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
    ['/', ['page']],
    ['/home/free', ['true']],
    ['/home/pick/5', ['true']],
    ['/faq', []],
  ])('%s stands in the phone’s bar where it belongs', async (path, home) => {
    const { html } = await readPage(us, path);
    const marked = linksOf(html).filter(({ href, current }) => href === '/' && current !== null);
    expect(marked.map(({ current }) => current)).toEqual(home);
  });

  test.each(['/home/free', '/home/romance', '/home/pick/5'])(
    '%s has the series of the api, each a link',
    async (path) => {
      const { html } = await readPage(us, path);
      expect(linksOf(html).filter(({ href }) => href === '/detail/salt-crown')).toHaveLength(1);
      expect(html).not.toContain('Night Only');
    },
  );

  test('that nobody made is not there', async () => {
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

test('what is free can be chosen by way where something opens by waiting, or where a way was asked for', async () => {
  const site = createTestSite(app.build);
  const ways = async (path: string) => {
    const links = linksOf((await readPage(site, path)).html);
    return new Set(links.flatMap(({ href }) => /^\/home\/free\?filter=(\w+)/.exec(href)?.[1] ?? []));
  };
  expect(await ways('/home/free')).toEqual(new Set());
  expect(await ways('/home/free?filter=FREE')).toEqual(new Set(['FREE', 'FREETIME']));
  site.api.change({ freetime: { refillHours: 24, excludedNewest: 2 } });
  expect(await ways('/home/free')).toEqual(new Set(['FREE', 'FREETIME']));
});

describe('the weekly list', () => {
  test.each([
    ['/home/weekly', 'SATURDAY', '/home/weekly'],
    ['/home/weekly?tab=MON', 'MONDAY', '/home/weekly?tab=MON'],
    ['/home/weekly?tab=sun', 'SUNDAY', '/home/weekly?tab=SUN'],
    ['/home/weekly?tab=TEN', 'TEN', '/home/weekly?tab=TEN'],
    ['/home/weekly?tab=ALL', 'ALL', '/home/weekly?tab=ALL'],
    ['/home/weekly?tab=NEVER', 'SATURDAY', '/home/weekly'],
  ])('%s asks for %s', async (path, groupMenu, chosen) => {
    const site = createTestSite(app.build);
    const { html } = await readPage(site, path);
    const asked = site.api.calls.find(({ pathname }) => pathname.includes('/schedule/'));
    expect(new URLSearchParams(asked?.search).get('groupMenu')).toBe(groupMenu);
    expect(currentLinks(html)).toContainEqual([chosen, 'page']);
  });

  test('opens the day of the platform, not of the server', async () => {
    // Saturday noon in Greenwich is Saturday everywhere; ten hours earlier it is still Friday in Los Angeles.
    const nowMs = () => Date.UTC(2026, 10, 21, 2);
    const { html } = await readPage(createTestSite(app.build, { nowMs }), '/home/weekly');
    expect(html).toContain('Friday');
    const tokyo = createTestSite(app.build, { platform: platformNamed('beltoon-jp'), nowMs });
    expect((await readPage(tokyo, '/home/weekly')).html).toContain('土曜日');
  });

  test('of ten days says when its round began', async () => {
    expect((await readPage(us, '/home/weekly?tab=TEN')).html).toContain('2026.11.21');
  });
});

describe('the ranking', () => {
  test('says places and moves', async () => {
    const { html } = await readPage(us, '/home/ranking');
    expect(html).toContain('Up 2 places');
    expect(html).toContain('>New<');
  });

  test.each([
    ['', 'REALTIME'],
    ['?period=WEEKLY', 'WEEKLY'],
    ['?period=nonsense', 'REALTIME'],
  ])('%j is of %s', async (query, rankingType) => {
    const site = createTestSite(app.build);
    await readPage(site, `/home/ranking${query}`);
    const asked = site.api.calls.find(({ pathname }) => pathname.includes('/ranking/'));
    expect(new URLSearchParams(asked?.search).get('rankingType')).toBe(rankingType);
  });

  test('of a genre asks for that genre, and keeps the way to all', async () => {
    const site = createTestSite(app.build);
    const { html } = await readPage(site, '/home/ranking?genre=ROMANCE');
    expect(site.api.calls.some(({ search }) => search.includes('mainGenre=ROMANCE'))).toBe(true);
    expect(currentLinks(html)).toContainEqual(['/home/ranking?genre=ROMANCE', 'true']);
  });
});

describe('the section for adults', () => {
  test('asks a guest, and names no title', async () => {
    for (const [site, question] of [
      [us, 'For readers of 18 and over'],
      [jp, 'あなたは18歳以上ですか？'],
    ] as const) {
      const { status, html } = await readPage(site, '/home/mature');
      expect(status).toBe(200);
      expect(html).toContain(question);
      expect(html).not.toContain('Night Only');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('is open to who said yes where that counts, under either name of the cookie', async () => {
    for (const cookie of ['notLoginAdult=Y', 'not-login-adult=Y']) {
      expect((await readPage(jp, '/home/mature', { cookie })).html).toContain('Night Only');
      expect((await readPage(us, '/home/mature', { cookie })).html).not.toContain('Night Only');
    }
  });

  test('asks the api nothing for who is not let in', async () => {
    const site = createTestSite(app.build);
    await readPage(site, '/home/mature');
    expect(site.api.calls).toEqual([]);
  });

  test('is left for the weekly list where the api refuses who the site lets in', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
    site.api.refuseAdults();
    const { status, headers } = await readPage(site, '/home/mature', ADULT);
    expect([status, headers.get('location')]).toEqual([302, '/home/weekly']);
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

describe('the home page', () => {
  test('offers tabs by what the reader is shown', async () => {
    const tabsOf = async (site: TestSite, headers: Record<string, string> = {}) =>
      linksOf((await readPage(site, '/home/weekly', headers)).html)
        .map(({ href }) => href)
        .filter((href) => /^\/home\/(weekly|ranking|free|action|mature)$/.test(href));
    const guest = ['/home/weekly', '/home/ranking', '/home/free', '/home/action', '/home/mature'];
    expect([...new Set(await tabsOf(us))]).toEqual(guest);
    expect([...new Set(await tabsOf(jp))]).toEqual(guest);
    expect([...new Set(await tabsOf(jp, ADULT))]).toEqual(guest.filter((path) => path !== '/home/action'));
  });

  test('shows the banners that lead somewhere, with marked texts looked up', async () => {
    const { html } = await readPage(us, '/');
    expect(html).toContain('Salt Crown returns');
    expect(html).not.toContain('Spend less');
    expect(html).not.toContain('t:home.newest');
  });

  test('shows each series once, wherever a list has it', async () => {
    const { html } = await readPage(us, '/');
    const links = linksOf(html).flatMap(({ href }) => /^\/detail\/[\w-]+$/.exec(href) ?? []);
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links).size).toBe(links.length);
  });

  test('speaks for itself at its end, with the platform’s illustration', async () => {
    const { html } = await readPage(jp, '/');
    expect(html).toContain('今日の新着はここまで');
    expect(html).toMatch(/<img src="\/illustration\.svg" alt=""/);
    const drawing = await jp.ask('/illustration.svg');
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(await drawing.text()).toContain(platformNamed('beltoon-jp').theme.light.primary);
  });

  test('stands without its shelves', async () => {
    const site = createTestSite(app.build);
    site.api.breakList('/ranking/');
    const { status, html } = await readPage(site, '/', { 'user-agent': 'Googlebot/2.1' });
    expect(status).toBe(200);
    expect(html).toContain('Salt Crown');
    expect(html).not.toContain('Top right now');
    expect(site.logged.some(({ message }) => message === 'no ranking on the home page')).toBe(true);
  });
});

describe('a short list', () => {
  test.each(['/home/weekly'])('%s goes on with what readers may also like, none of it in the list', async (path) => {
    const { html } = await readPage(us, path);
    const [above = '', ...rest] = html.split('You may also like');
    const seriesOf = (part: string) => linksOf(part).flatMap(({ href }) => /^\/detail\/[\w-]+/.exec(href) ?? []);
    expect(seriesOf(rest.join(''))).toEqual(['/detail/moon-library']);
    expect(seriesOf(above)).toEqual(['/detail/salt-crown']);
  });
});
