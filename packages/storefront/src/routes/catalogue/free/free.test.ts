import { expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

/** Links of a document with what marks the current one. */
function linksOf(html: string): { href: string; current: string | null }[] {
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1] ?? null,
  }));
}

test('what is free can be filtered where something opens by waiting, or where a filter was asked for', async () => {
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
