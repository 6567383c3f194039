import {
  createPictureRoute,
  createTestApiOn,
  createTestDatabase,
  followTestCatalogue,
  TEST_SERVICE_SECRET,
  type TestApi,
  type TestCatalogue,
} from '@longstrip/api/testing';
import { createTestSite } from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, assetIdOf } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// A site that answers pictures from memory, in front of the api that decides what each address opens.

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

let api: TestApi;
let catalogue: TestCatalogue;
let addresses: ReturnType<typeof createPictureRoute>['addresses'];
let ask: (url: string, headers?: Record<string, string>) => Promise<{ status: number; body: string }>;
/** How often the api was asked for a picture. */
let asked = 0;

beforeAll(async () => {
  const database = await createTestDatabase();
  catalogue = await followTestCatalogue(database);
  const { edition, nextChangeMs } = catalogue.freshness;
  const pictures = createPictureRoute(database, { edition, nowMs: () => api.clock.nowMs() });
  addresses = pictures.addresses;
  api = createTestApiOn(database, { routes: [pictures.route] });
  const noPage = async () => {
    throw new Error('no page is asked for');
  };
  const site = createTestSite(noPage, {
    apiFetch: (request) => {
      asked += 1;
      return api.app.fetch(request);
    },
    serviceSecret: TEST_SERVICE_SECRET,
    nowMs: () => api.clock.nowMs(),
    catalogue: { edition, nextChangeMs: (nowMs) => nextChangeMs({ id: 'bom-us', timeZone: 'UTC' }, nowMs) },
  });
  ask = async (url, headers = {}) => {
    const { pathname, search } = new URL(url);
    const answer = await site.ask(`${pathname}${search}`, { headers });
    return { status: answer.status, body: await answer.text() };
  };
}, 120_000);
afterAll(async () => {
  await catalogue?.close();
  await api?.close();
});
beforeEach(() => {
  asked = 0;
  api.clock.setTo(TEST_NOW_MS);
});

const coverOf = (alias: string) =>
  addresses.publicAddress({ platformId: 'bom-us', assetId: assetIdOf(`${alias} VERTICAL`), widthPx: 384 });

/** The first page of the series' first episode. */
const pageOf = (alias: string, episodeId: number, readerId: string | null) =>
  addresses.pageAddress(
    {
      ...{ platformId: 'bom-us', assetId: assetIdOf(`${alias} 0 page 1`), readerId, episodeId, pageOrder: 1 },
      ...{ widthPx: 640, freeUntilMs: null, isAdult: false },
    },
    TEST_NOW_MS,
  ).url;

test('a cover comes from memory, and is gone at once when its series is taken down', async () => {
  const { id } = await addSeries(api.db, { alias: 'lawsuit', platformIds: ['bom-us'] });
  const url = coverOf('lawsuit');
  for (let time = 0; time < 3; time += 1) expect((await ask(url)).status).toBe(200);
  expect(asked).toBe(1);
  await api.db.run('update series set removed_at_ms = 5 where id = $1', [id]);
  expect((await ask(url)).status).toBe(403);
  await api.db.run('update series set removed_at_ms = null where id = $1', [id]);
  expect((await ask(url)).status).toBe(200);
});

test('a free page comes from memory until the moment when it is free no more, by its time or an operator', async () => {
  const endsAtMs = TEST_NOW_MS + HOUR_MS;
  const { id, episodes } = await addSeries(api.db, {
    ...{ alias: 'free', platformIds: ['bom-us'], onPlatform: { freeEpisodeCount: 0 } },
    episodes: [{ onPlatform: { freeFromMs: 5, freeUntilMs: endsAtMs } }],
  });
  const url = pageOf('free', episodes[0]?.id ?? 0, null);
  const statusAt = async (nowMs: number) => {
    api.clock.setTo(nowMs);
    return (await ask(url)).status;
  };
  expect([await statusAt(TEST_NOW_MS), await statusAt(TEST_NOW_MS + 59 * SECOND_MS), asked]).toEqual([200, 200, 1]);
  expect([await statusAt(endsAtMs - SECOND_MS), await statusAt(endsAtMs - 1)]).toEqual([200, 200]);
  expect(await statusAt(endsAtMs)).toBe(403);
  expect(await statusAt(TEST_NOW_MS)).toBe(200);
  await api.db.run('update episode_platform set free_until_ms = 6 where episode_id = $1', [episodes[0]?.id]);
  expect([id > 0, await statusAt(TEST_NOW_MS)]).toEqual([true, 403]);
});

test('a page of a reader’s own and one of an adult series are never answered from memory', async () => {
  const sold = await addSeries(api.db, { alias: 'sold', platformIds: ['bom-us'], onPlatform: { freeEpisodeCount: 0 } });
  const adult = await addSeries(api.db, { alias: 'adult', platformIds: ['bom-us'], isAdult: true });
  const own = pageOf('sold', sold.episodes[0]?.id ?? 0, 'reader-1');
  for (let time = 0; time < 2; time += 1) expect((await ask(own)).status).toBe(200);
  expect(asked).toBe(2);
  api.clock.setTo(TEST_NOW_MS + HOUR_MS);
  expect((await ask(own)).status).toBe(403);
  api.clock.setTo(TEST_NOW_MS);
  expect((await ask(pageOf('adult', adult.episodes[0]?.id ?? 0, null))).status).toBe(403);
});
