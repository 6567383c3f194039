import { randomUUID } from 'node:crypto';
import { addSignedIn, createTestApi, TEST_SERVICE_SECRET, type TestApi } from '@longstrip/api/testing';
import { getPlatform } from '@longstrip/platform-config';
import { type CookieJar, compileApp, createCookieJar, createTestSite, putSession } from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addBuyers, addPick, addSeries, addTheme } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, createStatementRecorder } from '../testing/record-statements.ts';

// The statements that each page sends to the database when nothing is cached. A page that needs more must change its
// figure here.

const PLATFORM = 'bom-us';
const SERIES = 12;
const DAY_MS = 86_400_000;
/** Lists that are requested at the same time share statements. How many share differs a little from run to run. */
const MARGIN = 1.25;
/** The product reads feature switches once per edition; here each call reads them. */
const own = (statements: readonly string[]) => statements.filter((text) => !text.includes('"platform_feature"'));

let api: TestApi;
let ask: (path: string, jar?: CookieJar) => Promise<Asked>;
let noted: ReturnType<typeof createStatementRecorder>;
let reader: CookieJar;
let buyable: readonly number[];

beforeAll(async () => {
  const [app, opened] = await Promise.all([compileApp('us'), createTestApi()]);
  api = opened;
  const { db } = api;
  const ids: number[] = [];
  for (let index = 0; index < SERIES; index += 1) {
    const alias = `series-${index}`;
    const { id } = await addSeries(db, {
      alias,
      platformIds: [PLATFORM],
      episodes: Array.from({ length: 5 }, () => ({})),
    });
    ids.push(id);
  }
  await addPick(db, { platformId: PLATFORM, key: 'pick' }, { 'en-US': 'A pick' }, ids);
  await addTheme(db, { platformId: PLATFORM, key: 'theme' }, { 'en-US': 'A theme' }, ids);
  const sold = await addSeries(db, {
    ...{ alias: 'sold', platformIds: [PLATFORM] },
    onPlatform: { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 2 },
    episodes: [{}, {}],
  });
  buyable = sold.episodes.map((episode) => episode.id);
  noted = createStatementRecorder(db);
  const site = createTestSite(app.build, {
    platform: getPlatform(PLATFORM),
    apiFetch: (request) => api.app.fetch(request),
    serviceSecret: TEST_SERVICE_SECRET,
    nowMs: () => api.clock.nowMs(),
  });
  const { accessToken, refreshToken, userId } = await addSignedIn(api, { platformId: PLATFORM, id: 'reader' });
  reader = createCookieJar();
  const token = (text: string) => ({ token: text, createdAt: TEST_NOW_MS, expiredAt: TEST_NOW_MS + DAY_MS });
  const pair = { accessToken: token(accessToken), refreshToken: token(refreshToken) };
  await putSession(reader, PLATFORM, { ...pair, userId, email: null, isKept: true });
  ask = async (path, jar = createCookieJar()) => {
    // This first request also reads what a process reads only once.
    await jar.ask(site, path);
    return noted(async () => {
      const answer = await jar.ask(site, path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    });
  };
});
afterAll(() => api?.close());

test.each([
  ['home', '/', 28, 310],
  // One is the average rating.
  ['a series', '/detail/series-1', 27, 189],
  ['an episode', '/viewer/series-1/ep-1', 32, 127],
  ['a list by day', '/home/weekly', 6, 78],
  ['the ranking', '/home/ranking', 1, 0],
  ['search', '/search?q=series', 4, 2],
  ['notices', '/notice', 2, 1],
])('%s (%s) asks a guest’s %i statements for %i rows at most', async (_, path, mostStatements, mostRows) => {
  const { statements, rows } = await ask(path);
  expect(own(statements).length, statements.join('\n')).toBeLessThanOrEqual(Math.ceil(mostStatements * MARGIN));
  expect(rows).toBeLessThanOrEqual(Math.ceil(mostRows * MARGIN));
});

test.each([
  ['home', '/', 33, 313],
  // Three are the reader's own stars and settings, and the average rating; an episode also says why it recommends.
  ['a series', '/detail/series-1', 44, 193],
  // Recommendations of the end may be asked for beside what is remembered.
  ['an episode', '/viewer/series-1/ep-1', 46, 120],
  // Who it is, the wallet, and the places twice, since this reader has none.
  ['the reader’s own page', '/my', 4, 3],
  ['the shop', '/shop', 6, 2],
])('%s (%s) asks a reader’s %i statements for %i rows at most', async (_, path, mostStatements, mostRows) => {
  const { statements, rows } = await ask(path, reader);
  expect(own(statements).length, statements.join('\n')).toBeLessThanOrEqual(Math.ceil(mostStatements * MARGIN));
  expect(rows).toBeLessThanOrEqual(Math.ceil(mostRows * MARGIN));
});

test('a purchase takes four statements, and no transaction of several', async () => {
  const [buyer] = await addBuyers(api.db, { platformId: PLATFORM, prefix: 'buyer', count: 1, coins: 10 });
  const buy = (id: number | undefined) =>
    api.ask('/v1/purchase', {
      ...{ method: 'POST', bearer: buyer?.accessToken ?? '' },
      body: { id, purchaseType: 'RENT', expectedCoin: 1, giftId: null, requestId: randomUUID() },
    });
  // The first purchase finds empty caches.
  expect((await buy(buyable[0])).status).toBe(201);
  const { statements } = await noted(async () => expect((await buy(buyable[1])).status).toBe(201));
  // One is the offer of the series, which the product reads once an edition.
  expect(own(statements).length, statements.join('\n')).toBe(4);
  expect(statements.filter((text) => text.includes('write_purchases'))).toHaveLength(1);
  expect(statements.filter((text) => text.includes('lock_'))).toEqual([]);
});
