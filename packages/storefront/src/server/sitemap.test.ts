import { gunzipSync } from 'node:zlib';
import type { SeriesAddress } from '@longstrip/api-contract';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { refusal, success } from '../testing/fake-envelope.ts';
import { createTestSite } from '../testing/site-under-test.ts';
import type { SiteServerOptions } from './site-options.ts';

const CHANGED_MS = Date.UTC(2026, 10, 20, 9);
const address = (id: number, alias: string, more: Partial<SeriesAddress> = {}): SeriesAddress => ({
  ...{ id, alias, language: 'en', updatedAt: CHANGED_MS, languages: [], elsewhere: [] },
  ...more,
});

/** A site with an api that has these series, which it returns two at a time, and one pick. */
function siteWith(series: readonly SeriesAddress[], id: PlatformId = 'bom-us', more: Partial<SiteServerOptions> = {}) {
  const asked: Request[] = [];
  const apiFetch = (request: Request) => {
    asked.push(request);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/v2/contents/group') {
      return success([{ id: 5, title: 'Rain & tea', description: '', contentsCount: 1, contentsInfo: [] }]);
    }
    const rest = series.filter((each) => each.id > Number(searchParams.get('afterId')));
    return pathname === '/v2/contents/main/addresses'
      ? success({ contents: rest.slice(0, 2), hasNext: rest.length > 2 })
      : refusal('NO_SUCH_ROUTE');
  };
  const noPages = () => Promise.reject(new Error('no page is asked for here'));
  const site = createTestSite(noPages, { platform: getPlatform(id), apiFetch, ...more });
  return { ask: (init?: RequestInit) => site.ask('/sitemap.xml', init), asked, logged: site.logged };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href]) => href);
const entryOf = (xml: string, href: string) =>
  xml.split('\n').find((line) => line.includes(`<loc>${href}</loc>`)) ?? '';

describe('the sitemap', () => {
  test('names the lists, the texts and every series, with its last change', async () => {
    const answer = await siteWith([address(1, 'one'), address(2, 'two'), address(7, 'three')]).ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=UTF-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">\n/);
    expect(locations(xml)).toEqual(
      [
        ...['/', '/home/weekly', '/home/ranking', '/home/free', '/home/bl', '/home/romance', '/home/action'],
        ...['/home/pick', '/home/pick/5', '/notice', '/faq', '/policy', '/privacy'],
        ...['/detail/one', '/detail/two', '/detail/three'],
      ].map((path) => `https://us.example${path}`),
    );
    expect(entryOf(xml, 'https://us.example/detail/one')).toContain('<lastmod>2026-11-20T09:00:00.000Z</lastmod>');
    expect(xml).not.toContain('hreflang');
  });

  test('gives each language of a page its address, and leads each to the edition in it', async () => {
    const th = address(1, 'salt-th', { language: 'th', languages: [{ language: 'en', alias: 'salt' }] });
    const en = address(2, 'salt', { languages: [{ language: 'th', alias: 'salt-th' }] });
    const xml = await (await siteWith([th, en, address(3, 'alone')], 'bom-th').ask()).text();
    const details = locations(xml).filter((href) => href?.includes('/detail/'));
    expect(details.map((href) => href?.slice('https://us.example/detail/'.length))).toEqual([
      'salt-th',
      'salt?lang=en-US',
      'alone',
      'alone?lang=en-US',
    ]);
    const links = (href: string) =>
      [...entryOf(xml, href).matchAll(/hreflang="(.*?)" href="https:\/\/us\.example(.*?)"/g)].map(
        ([, ...link]) => link,
      );
    const both = [
      ['th', '/detail/salt-th'],
      ['en', '/detail/salt?lang=en-US'],
      ['x-default', '/detail/salt-th'],
    ];
    expect(links('https://us.example/detail/salt-th')).toEqual(both);
    expect(links('https://us.example/detail/salt?lang=en-US')).toEqual(both);
  });

  test('names the pages of a work on other sites, as its own page does', async () => {
    const siblingSites = (['bom-us', 'beltoon-jp', 'bom-th'] as const).map((id) => ({
      ...{ platform: getPlatform(id), origin: `https://${id}.example` },
    }));
    const elsewhere = [
      { platformId: 'bom-th', language: 'en', alias: 'salt' },
      { platformId: 'bom-th', language: 'th', alias: 'salt-th' },
      { platformId: 'gone', language: 'fr', alias: 'sel' },
    ];
    const xml = await (await siteWith([address(1, 'salt', { elsewhere })], 'bom-us', { siblingSites }).ask()).text();
    const links = [...entryOf(xml, 'https://us.example/detail/salt').matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
    expect(links.map(([, ...link]) => link)).toEqual([
      ['en', 'https://us.example/detail/salt'],
      ['en-US', 'https://us.example/detail/salt'],
      ['en-TH', 'https://bom-th.example/detail/salt?lang=en-US'],
      ['th', 'https://bom-th.example/detail/salt-th'],
      ['x-default', 'https://us.example/detail/salt'],
    ]);
  });

  test('has at most fifty thousand addresses', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => address(index + 1, `s-${index + 1}`));
    const apiFetch = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/v2/contents/group') return success([]);
      const afterId = Number(searchParams.get('afterId'));
      return success({ contents: many.map((each) => ({ ...each, id: each.id + afterId })), hasNext: true });
    };
    const xml = await (await siteWith([], 'bom-us', { apiFetch }).ask()).text();
    expect(locations(xml)).toHaveLength(50_000);
  });

  test('is no larger than a sitemap may be, and whole', async () => {
    const elsewhere = Array.from({ length: 4 }, (_, index) => ({
      ...{ platformId: ['beltoon-jp', 'bom-th', 'bom-tw', 'delitoon-me'][index] ?? '', language: 'en' },
      alias: 'a'.repeat(96),
    }));
    const siblingSites = elsewhere.map(({ platformId }) => ({
      ...{ platform: getPlatform(platformId as PlatformId), origin: `https://${platformId}.example` },
    }));
    const many = Array.from({ length: 1_000 }, (_, index) => address(index + 1, `s-${index + 1}`, { elsewhere }));
    const apiFetch = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/v2/contents/group') return success([]);
      const afterId = Number(searchParams.get('afterId'));
      return success({ contents: many.map((each) => ({ ...each, id: each.id + afterId })), hasNext: afterId < 30_000 });
    };
    const xml = await (await siteWith([], 'bom-us', { apiFetch, siblingSites }).ask()).text();
    expect(xml.length).toBeLessThanOrEqual(40_000_000);
    expect(xml.length).toBeGreaterThan(39_000_000);
    expect(xml).toMatch(/<\/url>\n<\/urlset>\n$/);
  });

  test('is cached until the catalogue changes, and compressed for clients that accept it', async () => {
    let edition = 1;
    const catalogue = { edition: () => edition, nextChangeMs: async (nowMs: number) => nowMs + 60_000 };
    const { ask, asked } = siteWith([address(1, 'one')], 'bom-us', { catalogue });
    await ask();
    const count = asked.length;
    const packed = await ask({ headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain('/detail/one');
    expect(asked).toHaveLength(count);
    edition += 1;
    await ask();
    expect(asked).toHaveLength(2 * count);
  });

  test('is made once for requests at the same time, also without a cache', async () => {
    const { ask, asked } = siteWith([address(1, 'one')]);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(asked).toHaveLength(2);
  });

  test('is to be asked for later while the api cannot be reached', async () => {
    const { ask, logged } = siteWith([], 'bom-us', { apiFetch: () => Promise.reject(new Error('down')) });
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(logged.some(({ level }) => level === 'error')).toBe(true);
  });

  test('does not exist on a transfer site', async () => {
    const site = createTestSite(() => Promise.reject(new Error('no page is asked for here')), {
      platform: getPlatform('delitoon-de'),
    });
    const answer = await site.ask('/sitemap.xml', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/transfer/note']);
    expect(await (await site.ask('/robots.txt')).text()).not.toContain('Sitemap');
  });
});
