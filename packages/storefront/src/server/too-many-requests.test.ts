import { loadServerMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { signedInJar } from '../testing/cookie-jar.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

// What a site shows a reader from whose address too many calls have come.

const LIMITED = { result: 'ERROR', error: { code: 'TOO_MANY_REQUESTS', message: 'later', detail: '' } };
const PLATFORM = platformNamed('bom-th');
const MINUTE_MS = 60_000;
const app = await compileApp('th');

function openSite() {
  const api = createFakeApi();
  let isLimited = false;
  const site = createTestSite(app.build, {
    platform: PLATFORM,
    apiFetch: (request) =>
      isLimited ? Response.json(LIMITED, { status: 429, headers: { 'retry-after': '7' } }) : api.fetch(request),
    catalogue: { edition: () => (isLimited ? Math.random() : 1), nextChangeMs: async () => Number.POSITIVE_INFINITY },
  });
  const limit = (limited: boolean) => {
    isLimited = limited;
  };
  return { site, limit };
}

const SHOWN = ['/', '/detail/salt-crown', '/viewer/salt-crown/ep-1', '/search?q=salt', '/home/weekly', '/notice'];

describe('while the api takes no more calls from an address', () => {
  test.each(SHOWN)('%s is the designed page with 429 and when to ask again, and then the page itself', async (path) => {
    const { site, limit } = openSite();
    const jar = await signedInJar(site, { platformId: PLATFORM.id });
    limit(true);
    for (const locale of ['th-TH', 'en-US'] as const) {
      const page = await readPage(site, path, { 'accept-language': locale });
      expect([page.status, page.lang]).toEqual([429, locale]);
      expect(page.html).toContain((await loadServerMessages(locale))['error.TOO_MANY_REQUESTS']);
      expect(page.title).toContain(PLATFORM.brand.name);
    }
    for (const ask of [() => site.ask(path), () => jar.ask(site, path)]) {
      const answer = await ask();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    }
    limit(false);
    expect([(await site.ask(path)).status, (await jar.ask(site, path)).status]).toEqual([200, 200]);
  });

  test('a reader whose session is to be renewed keeps it', async () => {
    const { site, limit } = openSite();
    const jar = await signedInJar(site, { platformId: PLATFORM.id, accessMs: -MINUTE_MS });
    limit(true);
    for (const path of ['/', '/my', '/_root.data', '/my.data']) {
      const answer = await jar.ask(site, path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 429, '7']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    limit(false);
    expect((await jar.ask(site, '/my')).status).toBe(200);
  });

  test('calls of the api are passed on as it answers them', async () => {
    const { site, limit } = openSite();
    limit(true);
    const answer = await site.ask('/api/balcony-api-v2/contents/salt-crown');
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([429, '7', LIMITED]);
  });
});
