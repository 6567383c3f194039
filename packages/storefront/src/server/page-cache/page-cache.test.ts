import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { app, ask, askCached, createCachingSite } from '../../testing/caching-site.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import { createTestSite } from '../../testing/site-under-test.ts';
import type { SiteContext } from '../site-context.ts';
import { createPageCache } from './page-cache.ts';
import { cacheRule, startDraft } from './page-caching.ts';
import { createPageStore } from './page-store.ts';

const CACHED_PATHS = [
  '/',
  '/detail/salt-crown',
  '/home/weekly',
  '/home/free',
  '/home/ranking',
  '/home/romance',
  '/home/pick',
  '/notice',
  '/faq',
  '/viewer/salt-crown/ep-1',
  '/viewer/moon-library/ep-1',
];

describe('a guest’s page', () => {
  test.each(CACHED_PATHS)('%s is cached whole: the same bytes, and nothing asked of the api', async (path) => {
    const { site } = createCachingSite();
    await ask(site, path);
    const first = await ask(site, path);
    const calls = site.api.calls.length;
    const second = await ask(site, path);
    expect([first.status, first.tag]).toEqual([200, second.tag]);
    expect(first.tag).toMatch(/^W\/".+"$/);
    expect(second.text).toBe(first.text);
    expect(second.text).toContain('</html>');
    expect(site.api.calls.length).toBe(calls);
  });

  test.each(['/detail/salt-crown.data', '/_root.data', '/home/weekly.data?tab=MON&_routes=storefront%2FhomeWeekly'])(
    'as data, %s, is cached likewise',
    async (path) => {
      const { site } = createCachingSite();
      const cached = await askCached(site, path);
      expect([cached.status, cached.tag !== null]).toEqual([200, true]);
      expect(cached.headers.get('x-remix-response')).toBe('yes');
    },
  );

  test.each([
    '/viewer/night-only/ep-1',
    '/viewer/salt-crown/ep-2',
    '/search?q=salt',
    '/my',
    '/setting',
    '/home/mature',
    '/no/such/page',
  ])('%s is not cached', async (path) => {
    const { site } = createCachingSite('beltoon-jp');
    const adult = { cookie: 'notLoginAdult=Y' };
    expect((await askCached(site, path, adult)).tag).toBeNull();
  });

  test('has no id of a request, no nonce and no cookie in it, and its scripts run by their hashes', async () => {
    const { site } = createCachingSite();
    const { text, headers } = await askCached(site, '/detail/salt-crown');
    expect(text).not.toMatch(/ nonce=|id-\d/);
    expect(headers.get('set-cookie')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('nonce');
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThan(1);
    expect(headers.get('x-request-id')).toMatch(/^id-/);
  });

  test('differs by locale, theme, age view and what the browser remembers, and by nothing else of a request', async () => {
    const { site } = createCachingSite('bom-th');
    const base = await askCached(site, '/');
    const others = [
      ['/?lang=en-US', {}],
      ['/', { cookie: '__Host-longstrip-bom-th-theme=dark' }],
      ['/', { cookie: '__Host-longstrip-bom-th-reading=1' }],
    ] as const;
    const tags = [base.tag];
    for (const [path, headers] of others) tags.push((await askCached(site, path, headers)).tag);
    expect(new Set(tags).size).toBe(4);
    const calls = site.api.calls.length;
    const strange = { cookie: 'other=1', 'user-agent': 'Googlebot', referer: 'https://else.example' };
    expect((await ask(site, '/?utm_source=mail', strange)).tag).toBe(base.tag);
    expect(site.api.calls.length).toBe(calls);
  });

  test('of an adult is given to no other guest', async () => {
    const { site } = createCachingSite('beltoon-jp');
    const adult = await askCached(site, '/detail/night-only', { cookie: 'notLoginAdult=Y' });
    expect(adult.text).toContain('Night Only');
    expect((await ask(site, '/detail/night-only')).text).not.toContain('Night Only');
  });

  test('depends on the parameters that its loader reads', async () => {
    const { site } = createCachingSite();
    const monday = await askCached(site, '/home/weekly?tab=MON');
    const tuesday = await askCached(site, '/home/weekly?tab=TUE');
    expect(monday.tag).not.toBe(tuesday.tag);
    expect((await ask(site, '/home/weekly?x=1&tab=MON')).tag).toBe(monday.tag);
  });

  test('has one spelling of its address', async () => {
    const { site } = createCachingSite();
    for (const [path, others] of [
      ['/', ['//', '///']],
      ['/detail/salt-crown', ['/detail/salt-crown/', '/detail//salt-crown', '/detail/salt%2Dcrown']],
    ] as const) {
      const { tag } = await askCached(site, path);
      for (const other of others) expect([other, (await askCached(site, other)).tag]).toEqual([other, tag]);
    }
  });

  test('is valid until the catalogue changes, by an operator or by the clock', async () => {
    const { site, changeCatalogue, setTime, nextChangeMs } = createCachingSite();
    const before = await askCached(site, '/detail/salt-crown');
    site.api.change({ title: 'Salt Throne' });
    expect((await ask(site, '/detail/salt-crown')).text).toBe(before.text);
    changeCatalogue();
    const after = await ask(site, '/detail/salt-crown');
    expect(after.text).toContain('Salt Throne');
    expect(after.tag).not.toBe(before.tag);
    const calls = site.api.calls.length;
    setTime(nextChangeMs - 1);
    await ask(site, '/detail/salt-crown');
    expect(site.api.calls.length).toBe(calls);
    setTime(nextChangeMs);
    await ask(site, '/detail/salt-crown');
    expect(site.api.calls.length).toBeGreaterThan(calls);
  });

  test('with a part that failed is not cached', async () => {
    const { site } = createCachingSite();
    site.api.breakList('ranking');
    expect((await askCached(site, '/')).tag).toBeNull();
  });

  test('is drawn once for all who ask at the same time', async () => {
    const { site } = createCachingSite();
    await ask(site, '/detail/salt-crown');
    site.api.calls.splice(0);
    const together = await Promise.all(Array.from({ length: 8 }, () => ask(site, '/detail/salt-crown')));
    expect(new Set(together.map(({ tag }) => tag)).size).toBe(1);
    const ofSeries = site.api.calls.filter(({ pathname }) => pathname === '/v2/contents/salt-crown');
    expect(ofSeries.length).toBeLessThanOrEqual(1);
  });

  test('is sent in the encoding that the client takes, and not at all where it has it', async () => {
    const { site } = createCachingSite();
    const { text, tag } = await askCached(site, '/faq');
    const zipped = await site.ask('/faq', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array(await zipped.arrayBuffer())).toString()).toBe(text);
    const brotli = await site.ask('/faq', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const known = await site.ask('/faq', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('vary')).toContain('Cookie');
    const head = await site.ask('/faq', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', tag]);
  });

  test('sets the cookie of a language that was asked for beside it', async () => {
    const { site } = createCachingSite('bom-th');
    const cached = await askCached(site, '/faq?lang=en-US');
    expect([cached.tag !== null, cached.headers.get('set-cookie')]).toEqual([
      true,
      expect.stringContaining('locale=en-US'),
    ]);
    expect((await ask(site, '/faq', { 'accept-language': 'en' })).headers.get('set-cookie')).toBeNull();
  });

  test('that redirects hands on the whole address', async () => {
    const { site } = createCachingSite();
    await askCached(site, '/detail/salt-crown');
    const moved = await ask(site, '/detail/7?porch=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/detail/salt-crown?porch=mail']);
  });
});

describe('a page that is drawn to be cached', () => {
  const REQUEST = {
    pathname: '/faq',
    isData: false,
    route: 'faq',
    view: ['en-US'],
    setting: () => '',
  } as const;

  /** Makes the request of a rendering, and tells whether its page is cached. */
  async function drawFor(
    path: string,
    more: { headers?: Record<string, string>; nextChangeMs?: () => Promise<number> },
  ) {
    const pages = createPageCache({
      platformId: 'bom-us',
      publicOrigin: 'https://us.example',
      store: createPageStore(1_000_000),
      freshness: { edition: () => 1, nextChangeMs: more.nextChangeMs ?? (async () => NOW_MS + 60_000) },
      longestMs: 60_000,
      nowMs: () => NOW_MS,
      policyOf: () => 'a policy',
      complete: () => undefined,
    });
    pages.learn('faq', cacheRule(['category']));
    let address = '';
    const drawn = await pages.find({ ...REQUEST, url: new URL(path, 'https://else.example') }, async (request) => {
      address = request.url;
      const draft = startDraft((caching) => ({ caching }) as SiteContext);
      draft.declare(['category']);
      const headers = { 'content-type': 'text/html', ...more.headers };
      return { draft, response: new Response('<html></html>', { headers }), nonce: 'n' };
    });
    return { address, kind: drawn?.kind };
  }

  test('is asked for under the site’s own origin, with the parameters it reads and no others', async () => {
    expect(await drawFor('/faq?category=COIN&_routes=x', {})).toEqual({
      address: 'https://us.example/faq?category=COIN',
      kind: 'cached',
    });
  });

  test.each([{ 'set-cookie': 'a=1' }, { 'x-robots-tag': 'noindex' }])(
    'is for one reader with the header %j',
    async (headers) => {
      expect((await drawFor('/faq', { headers })).kind).toBe('own');
    },
  );

  test('is for one reader where the next change is unknown', async () => {
    const nextChangeMs = () => Promise.reject(new Error('the database is away'));
    expect((await drawFor('/faq', { nextChangeMs })).kind).toBe('own');
  });
});

test('a site without a store for pages keeps answers alone', async () => {
  const catalogue = { edition: () => 1, nextChangeMs: async () => NOW_MS + 60_000 };
  const site = createTestSite(app.build, { catalogue, pageStore: null });
  expect((await askCached(site, '/faq')).tag).toBeNull();
  expect(site.api.calls.length).toBe(1);
});

test('a site that is not notified of changes caches nothing', async () => {
  const site = createTestSite(app.build);
  expect((await askCached(site, '/')).tag).toBeNull();
});
