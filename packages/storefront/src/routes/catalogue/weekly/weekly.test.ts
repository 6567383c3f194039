import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const us = createTestSite(app.build);

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

describe('a short list', () => {
  test.each(['/home/weekly'])('%s goes on with what readers may also like, none of it in the list', async (path) => {
    const { html } = await readPage(us, path);
    const [above = '', ...rest] = html.split('You may also like');
    const seriesOf = (part: string) => linksOf(part).flatMap(({ href }) => /^\/detail\/[\w-]+/.exec(href) ?? []);
    expect(seriesOf(rest.join(''))).toEqual(['/detail/moon-library']);
    expect(seriesOf(above)).toEqual(['/detail/salt-crown']);
  });
});
