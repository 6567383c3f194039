import { textDirection } from '@longstrip/core';
import { loadMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { signedInJar } from '../testing/cookie-jar.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

// What a site does while the api answers that it is unavailable, as it does without its database.

const AWAY = { result: 'ERROR', error: { code: 'SERVICE_UNAVAILABLE', message: 'later', detail: '' } };
const PLATFORM = platformNamed('bom-th');
const app = await compileApp('th');

/** A site whose api can become unavailable, together with the check for changes of the catalogue. */
function openSite() {
  const api = createFakeApi();
  let isAway = false;
  const site = createTestSite(app.build, {
    platform: PLATFORM,
    apiFetch: (request) =>
      isAway ? Response.json(AWAY, { status: 503, headers: { 'retry-after': '2' } }) : api.fetch(request),
    catalogue: {
      edition: () => (isAway ? Math.random() : 1),
      nextChangeMs: async () => {
        if (isAway) throw new Error('the database cannot be reached');
        return Number.POSITIVE_INFINITY;
      },
    },
  });
  const leave = (away: boolean) => {
    isAway = away;
  };
  return { site, leave };
}

const SHOWN = ['/', '/detail/salt-crown', '/viewer/salt-crown/ep-1', '/search?q=salt', '/home/weekly', '/notice'];

describe('while the api cannot answer', () => {
  test.each(SHOWN)('%s is the designed page with 503 and when to ask again, and then the page itself', async (path) => {
    const { site, leave } = openSite();
    expect((await site.ask(path)).status).toBe(200);
    leave(true);
    for (const locale of ['th-TH', 'en-US'] as const) {
      const texts = await loadMessages(locale);
      const page = await readPage(site, path, { 'accept-language': locale });
      expect([page.status, page.lang, page.dir]).toEqual([503, locale, textDirection(locale)]);
      expect(page.html).toContain(texts['page.errorTitle']);
      expect(page.title).toContain(PLATFORM.brand.name);
    }
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    leave(false);
    expect((await site.ask(path)).status).toBe(200);
  });

  test('a signed-in reader gets it likewise, and no page of a guest', async () => {
    const { site, leave } = openSite();
    const jar = await signedInJar(site, { platformId: PLATFORM.id });
    leave(true);
    for (const path of ['/', '/my', '/library/recent', '/_root.data', '/my.data']) {
      const answer = await jar.ask(site, path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
    }
  });

  test('calls of the api are passed on as it answers them', async () => {
    const { site, leave } = openSite();
    leave(true);
    const answer = await site.ask('/api/balcony-api-v2/contents/salt-crown');
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '2', AWAY]);
  });

  test('the log has a line for each request, and an error for none', async () => {
    const { site, leave } = openSite();
    leave(true);
    for (const path of SHOWN) await (await site.ask(path)).text();
    expect(site.logged.filter(({ message }) => message === 'answered')).toHaveLength(SHOWN.length);
    expect(site.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
