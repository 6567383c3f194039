import { randomUUID } from 'node:crypto';
import { addSignedIn, createTestApi, TEST_SERVICE_SECRET, type TestApi } from '@longstrip/api/testing';
import { getPlatform } from '@longstrip/platform-config';
import {
  type CookieJar,
  compileApp,
  createCookieJar,
  createTestSite,
  putSession,
  type TestSite,
} from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addBuyers, addPick, addSeries, addTheme } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, createStatementRecorder } from '../testing/record-statements.ts';

// The statements that each page sends to the database when the site caches nothing, and the api remembers what it shows of the
// catalogue. A page that needs more must change its figure here.

const PLATFORM = 'bom-us';
const SERIES = 12;
const DAY_MS = 86_400_000;
/** Of processor time. The first round is slower, and a median leaves it out. */
const ROUNDS = 5;
const REQUESTS = 15;
const UNCHANGED = { edition: () => 1, nextChangeMs: async (_: object, nowMs: number) => nowMs + DAY_MS };
/** Lists that are requested at the same time share statements. How many share differs a little from run to run. */
const MARGIN = 1.1;
/** The product reads feature switches once per edition; here each call reads them. */
const own = (statements: readonly string[]) => statements.filter((text) => !text.includes('"platform_feature"'));

let api: TestApi;
let site: TestSite;
let ask: (path: string, jar?: CookieJar) => Promise<Asked>;
let noted: ReturnType<typeof createStatementRecorder>;
let reader: CookieJar;
let buyable: readonly number[];
/** The calls for one reader alone, which no cache answers. */
let ownCalls: string[] = [];

beforeAll(async () => {
  const [app, opened] = await Promise.all([compileApp('us'), createTestApi({ freshness: UNCHANGED })]);
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
  site = createTestSite(app.build, {
    platform: getPlatform(PLATFORM),
    apiFetch: (request) => {
      if (request.headers.has('authorization')) ownCalls.push(new URL(request.url).pathname);
      return api.app.fetch(request);
    },
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
    await (await jar.ask(site, path)).text();
    ownCalls = [];
    return noted(async () => {
      const answer = await jar.ask(site, path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    });
  };
});
afterAll(() => api?.close());

test.each([
  ['home', '/', 12, 75],
  // One is the average rating with the followers; the other works of the creator have a dozen rows.
  ['a series', '/detail/series-1', 18, 58],
  ['an episode', '/viewer/series-1/ep-1', 14, 41],
  ['a list by day', '/home/weekly', 2, 13],
  ['the ranking', '/home/ranking', 1, 0],
  ['search', '/search?q=series', 4, 2],
  ['notices', '/notice', 2, 1],
])('%s (%s) asks a guest’s %i statements for %i rows at most', async (_, path, mostStatements, mostRows) => {
  const { statements, rows } = await ask(path);
  expect(own(statements).length, statements.join('\n')).toBeLessThanOrEqual(Math.ceil(mostStatements * MARGIN));
  expect(rows).toBeLessThanOrEqual(Math.ceil(mostRows * MARGIN));
});

test.each([
  // Own shelves are one call of four statements: tickets, rentals, and what is followed.
  ['home', '/', 21, 78, 4],
  // What they own is asked for twice: for the episodes, and for the quote, which has four of its own.
  ['a series', '/detail/series-1', 28, 62, 3],
  // Recommendations of the end may be asked for beside what is remembered.
  ['an episode', '/viewer/series-1/ep-1', 24, 45, 4],
  // Who it is, the wallet, and the places twice, since this reader has none.
  ['the reader’s own page', '/my', 4, 3, 2],
  ['the shop', '/shop', 6, 2, 3],
])(
  '%s (%s) asks a reader’s %i statements for %i rows at most, in %i calls of their own',
  async (_, path, mostStatements, mostRows, calls) => {
    const { statements, rows } = await ask(path, reader);
    expect(ownCalls.length, ownCalls.join('\n')).toBe(calls);
    expect(own(statements).length, statements.join('\n')).toBeLessThanOrEqual(Math.ceil(mostStatements * MARGIN));
    expect(rows).toBeLessThanOrEqual(Math.ceil(mostRows * MARGIN));
  },
);

/** Processor time of one answer, in milliseconds. */
async function processorMs(path: string, jar: CookieJar): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < REQUESTS; time += 1) await (await jar.ask(site, path)).text();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / REQUESTS;
}

// A page of notices has the same frame and hardly anything else. They take 2 and 6 times as much, in a process that has just started. `npm run bench -- signed-in` measures the built product.
test.each([
  ['the reader’s own page', '/my', 6],
  ['a series', '/detail/series-1', 14],
])('%s (%s) takes at most %i times the processor time of a page of notices', async (_, path, mostTimes) => {
  const guest = createCookieJar();
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const notices = await processorMs('/notice', guest);
    ratios.push((await processorMs(path, reader)) / notices);
  }
  expect(ratios.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]).toBeLessThan(mostTimes);
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
