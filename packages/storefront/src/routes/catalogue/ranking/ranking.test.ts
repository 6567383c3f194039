import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

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

  test('as a chart beside other pages is its first places', async () => {
    const site = createTestSite(app.build);
    const answer = await site.ask('/_/chart');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { series } = await answer.json();
    expect(series[0]).toMatchObject({ alias: expect.any(String), place: 1 });
    const asked = site.api.calls.find(({ pathname }) => pathname.includes('/ranking/'));
    expect(new URLSearchParams(asked?.search).get('limit')).toBe('8');
  });

  test('of a genre asks for that genre, and keeps the link to all', async () => {
    const site = createTestSite(app.build);
    const { html } = await readPage(site, '/home/ranking?genre=ROMANCE');
    expect(site.api.calls.some(({ search }) => search.includes('mainGenre=ROMANCE'))).toBe(true);
    expect(currentLinks(html)).toContainEqual(['/home/ranking?genre=ROMANCE', 'true']);
  });
});
