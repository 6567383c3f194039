import { connect } from 'node:net';
import {
  createTestApiOn,
  createTestDatabase,
  followTestCatalogue,
  TEST_SERVICE_SECRET,
  type TestApi,
  type TestCatalogue,
} from '@longstrip/api/testing';
import { getPlatform } from '@longstrip/platform-config';
import { type CompiledApp, compileApp, createTestSite, readPage } from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addBanner, addSeries } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openListener } from './listener.ts';

// Sites in front of the api with its database, connected as in the product: the api's decisions reach the page, and no
// cached page outlives them.

const HOUR_MS = 3_600_000;
const EPISODES = 500;
const MOST_CHARACTERS = 800_000;

let app: CompiledApp;
let api: TestApi;
let catalogue: TestCatalogue;
beforeAll(async () => {
  // The embedded database reports a change before the call that made it returns.
  const [compiled, database] = await Promise.all([compileApp('us'), createTestDatabase()]);
  app = compiled;
  api = createTestApiOn(database, { config: { bodyLimitMs: 50 } });
  catalogue = await followTestCatalogue(api.db);
}, 120_000);
afterAll(async () => {
  await catalogue.close();
  await api.close();
});
afterEach(() => api.clock.setTo(TEST_NOW_MS));

/** A site with a cache as in the product. */
function openSite(id: Parameters<typeof getPlatform>[0]) {
  const platform = getPlatform(id);
  const { freshness } = catalogue;
  const site = createTestSite(app.build, {
    platform,
    apiFetch: (request) => api.app.fetch(request),
    serviceSecret: TEST_SERVICE_SECRET,
    nowMs: () => api.clock.nowMs(),
    catalogue: { edition: freshness.edition, nextChangeMs: (nowMs) => freshness.nextChangeMs(platform, nowMs) },
  });
  return (path: string, headers: Record<string, string> = {}) => readPage(site, path, headers);
}

test('a request through a site cannot forge who the reader is, or where they are', async () => {
  const site = createTestSite(app.build, {
    platform: getPlatform('bom-us'),
    apiFetch: (request) => api.app.fetch(request),
    serviceSecret: TEST_SERVICE_SECRET,
    nowMs: () => api.clock.nowMs(),
  });
  const identity = { provider: 'google', snsId: 'of-another-reader', email: 'owner@readers.test', name: null };
  for (const path of [
    '/api/balcony-api/auth/sign-in/sns',
    '/api/balcony-api-v2/auth/sign-in/sns',
    '/api/balcony-api/%2e%2e/%2e%2e/auth/sign-in/sns',
    '/api/balcony-api//auth/sign-in/sns',
    '/auth/sign-in/sns',
  ]) {
    const headers = { 'content-type': 'application/json', 'x-longstrip-service-secret': TEST_SERVICE_SECRET };
    const answer = await site.ask(path, { method: 'POST', headers, body: JSON.stringify(identity) });
    expect([path, answer.status >= 400, (await answer.text()).includes('accessToken')]).toEqual([path, true, false]);
  }
});

test('the page of 500 episodes draws the newest ones and keeps room for the others', async () => {
  const episodes = Array.from({ length: EPISODES }, (_, index) => ({ subTitle: `Day ${index + 1} of a long story` }));
  await addSeries(api.db, { alias: 'long', platformIds: ['bom-us'], episodes });
  const { status, html } = await openSite('bom-us')('/detail/long');
  const rows = [...html.matchAll(/<a [^>]*href="\/viewer\/long\/(ep-\d+)"/g)].map(([, alias]) => alias);
  // The first link is the page's own button for the first episode, which the keyboard reaches before the list.
  expect([status, rows.length, rows[0], rows[1]]).toEqual([200, 21, 'ep-1', 'ep-500']);
  expect(html).toContain(`block-size:calc(${EPISODES - 20} * var(--row))`);
  expect(html).toContain('Day 250 of a long story');
  expect(html.length).toBeLessThan(MOST_CHARACTERS);
});

test('a price that an operator changes is on the next page', async () => {
  await addSeries(api.db, { alias: 'dear', platformIds: ['bom-us'], onPlatform: { rentCoin: 1_234_567 } });
  const open = openSite('bom-us');
  const priceIsOn = async (price: number) => (await open('/detail/dear.data')).html.includes(String(price));
  expect(await priceIsOn(1_234_567)).toBe(true);
  for (let price = 7_654_321; price < 7_654_326; price += 1) {
    await api.db.run(`update series_platform set rent_coin = $1 where rent_coin > 1000`, [price]);
    expect([price, await priceIsOn(price)]).toEqual([price, true]);
  }
});

test('a banner stands on the home page from the moment it opens until the one it ends', async () => {
  const endsAtMs = TEST_NOW_MS + HOUR_MS / 4;
  const opensAtMs = TEST_NOW_MS + HOUR_MS / 2;
  const on = { platformId: 'bom-us', path: '/notice' };
  await addBanner(api.db, { ...on, key: 'old', closedAtMs: endsAtMs }, { 'en-US': 'The old banner' });
  await addBanner(api.db, { ...on, key: 'new', openedAtMs: opensAtMs }, { 'en-US': 'The new banner' });
  const open = openSite('bom-us');
  const bannersAt = async (nowMs: number) => {
    api.clock.setTo(nowMs);
    const { html } = await open('/');
    return ['The old banner', 'The new banner'].filter((title) => html.includes(title));
  };
  expect(await bannersAt(TEST_NOW_MS)).toEqual(['The old banner']);
  expect(await bannersAt(endsAtMs - 1)).toEqual(['The old banner']);
  expect(await bannersAt(endsAtMs)).toEqual([]);
  expect(await bannersAt(opensAtMs - 1)).toEqual([]);
  expect(await bannersAt(opensAtMs)).toEqual(['The new banner']);
});

describe('a work in both languages of a site', () => {
  const OPENS_AT_MS = TEST_NOW_MS + HOUR_MS / 2;

  test('is listed in the language of each page, and in the other one until its own opens', async () => {
    const both = { platformIds: ['bom-th'], tags: ['Romance'] };
    await addSeries(api.db, { ...both, alias: 'tide-th', title: 'Tide in Thai', language: 'th', workKey: 'tide' });
    await addSeries(api.db, { ...both, alias: 'tide-en', title: 'Tide in English', workKey: 'tide' });
    await addSeries(api.db, { ...both, alias: 'dusk-th', title: 'Dusk in Thai', language: 'th', workKey: 'dusk' });
    const onPlatform = { openedAtMs: OPENS_AT_MS };
    await addSeries(api.db, { ...both, alias: 'dusk-en', title: 'Dusk in English', workKey: 'dusk', onPlatform });
    const open = openSite('bom-th');
    const titles = ['Tide in Thai', 'Tide in English', 'Dusk in Thai', 'Dusk in English'];
    const listed = async (lang: string) => {
      const { html } = await open(`/home/romance?lang=${lang}`);
      return titles.filter((title) => html.includes(title));
    };
    // Twice each: the second time from the site's cache.
    for (let time = 0; time < 2; time += 1) {
      expect(await listed('th-TH')).toEqual(['Tide in Thai', 'Dusk in Thai']);
      expect(await listed('en-US')).toEqual(['Tide in English', 'Dusk in Thai']);
    }
    api.clock.setTo(OPENS_AT_MS);
    expect(await listed('en-US')).toEqual(['Tide in English', 'Dusk in English']);
  });
});

test('a guest who has not said to be an adult sees nothing of an adult edition, whatever was asked before', async () => {
  const work = { platformIds: ['beltoon-jp'], workKey: 'veil' };
  await addSeries(api.db, { ...work, alias: 'veil-ja', language: 'ja' });
  await addSeries(api.db, { ...work, alias: 'veil-night', language: 'en', title: 'Behind the veil', isAdult: true });
  const open = openSite('beltoon-jp');
  const adult = { cookie: 'notLoginAdult=Y' };
  const paths = ['/detail/veil-ja', '/detail/veil-night', '/viewer/veil-night/ep-1'];
  for (const path of paths) {
    const { status, html } = await open(path, adult);
    expect([path, status, /Behind the veil|veil-night/.test(html)]).toEqual([path, 200, true]);
  }
  for (const path of paths) {
    const { status, html } = await open(path);
    expect([path, status, html.includes('Behind the veil')]).toEqual([path, 200, false]);
  }
  expect((await open('/detail/veil-ja')).html).not.toContain('veil-night');
});

test('a body that a site waits for in vain is 408 to the client and a warning in both logs', async () => {
  api.logged.length = 0;
  const site = createTestSite(app.build, {
    apiFetch: (request) => api.app.fetch(request),
    serviceSecret: TEST_SERVICE_SECRET,
  });
  const listener = await openListener(0, '127.0.0.1', { instance: 'run-1', onError: () => undefined });
  listener.serve(site);
  const socket = connect(listener.port, '127.0.0.1');
  socket.write(
    [
      'POST /api/balcony-api-v2/contents/tab/details HTTP/1.1',
      'Host: us.example',
      'Content-Type: application/json',
      'Content-Length: 30',
      '',
      '{"contentsIds":',
    ].join('\r\n'),
  );
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
  expect(api.logged).toMatchObject([{ level: 40, status: 408 }]);
  expect(site.logged).toMatchObject([{ level: 'warn', facts: { status: 408 } }]);
  await listener.drain({ limitMs: 0 });
});
