import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

/** The cookie of a guest in Japan who has said within the last day that they are an adult. */
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

describe('the rail', () => {
  const tabs = ['/home/weekly', '/home/ranking', '/home/free', '/home/action', '/home/mature'];
  const rest = ['/shop', '/benefit/gift', '/search', '/library/my', '/my'];

  test.each([
    ['/', [['/', 'page']]],
    ['/home/free', [['/home/free', 'page']]],
    ['/home/romance', [['/', 'true']]],
    ['/library/marks', [['/library/my', 'true']]],
    ['/faq', []],
  ])('has the home page, its tabs, and the rest; on %s it marks where the reader is', async (path, marked) => {
    const { html } = await readPage(us, path);
    const [rail = ''] = /<div class="page-rail.*?<\/nav><\/div>/s.exec(html) ?? [];
    const links = linksOf(rail);
    expect(links.map(({ href }) => href)).toEqual(['/', ...tabs, ...rest]);
    expect(links.flatMap(({ href, current }) => (current === null ? [] : [[href, current]]))).toEqual(marked);
  });
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
    // One of its lists is in the second column of wide windows as well, which show it only there.
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = linksOf(main).flatMap(({ href }) => /^\/detail\/[\w-]+$/.exec(href) ?? []);
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
    // The second column has the heading, which leads to the ranking.
    const [column = ''] = html.split('<aside');
    expect(column).not.toContain('Top right now');
    expect(site.logged.some(({ message }) => message === 'no ranking on the home page')).toBe(true);
  });
});
