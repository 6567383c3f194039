import type { Database } from '@longstrip/database';
import { type AddedSeries, type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, createTestApiOn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let small: AddedSeries;
let large: AddedSeries;
let reader: AddedUser;
let selects = 0;

/** The same database; it counts the started queries, nested ones too. */
function counting(db: Database): Database {
  const orm = new Proxy(db.orm, {
    get(target, name) {
      if (name === 'select') selects += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...db, orm, run: db.run, close: () => db.close() };
}

async function selectsOf(path: string, body?: unknown, method?: string): Promise<number> {
  selects = 0;
  const { status } = await api.ask(path, {
    bearer: reader.accessToken,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  });
  expect(status).toBe(200);
  return selects;
}

beforeAll(async () => {
  const plain = await createTestApi();
  api = createTestApiOn(counting(plain.db));
  reader = await addUser(plain.db, { platformId: 'bom-us', id: 'reader' });
  small = await addSeries(plain.db, { alias: 'small', platformIds: ['bom-us'], episodes: 1 });
  large = await addSeries(plain.db, { alias: 'large', platformIds: ['bom-us'], episodes: 500 });
  for (let index = 0; index < 60; index += 1) {
    await addSeries(plain.db, { alias: `listed-${index}`, platformIds: ['bom-us'], episodes: 2 });
  }
});
afterAll(() => api.close());

test('a series of 500 episodes takes as many queries as one of a single episode', async () => {
  const few = await selectsOf('/v2/contents/small');
  expect(await selectsOf('/v2/contents/large')).toBe(few);
  expect(few).toBeLessThanOrEqual(11);
  const { json } = await api.ask('/v2/contents/large');
  expect(listAt(json, 'data.episodes')).toHaveLength(500);
});

test('the viewer takes as many in a long series as in a short one', async () => {
  const few = await selectsOf('/v2/contents/viewer/small/ep-1');
  expect(await selectsOf('/v2/contents/viewer/large/ep-1')).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
});

test('the leases of a series take as many to renew as one of them', async () => {
  const renew = (count: number) => {
    const episodes = Array.from({ length: count }, (_, index) => ({
      contentsAlias: 'large',
      episodeAlias: `ep-${index + 1}`,
    }));
    return selectsOf('/v2/contents/leases/00000000-0000-4000-8000-000000000001', { episodes }, 'PUT');
  };
  const one = await renew(1);
  expect(await renew(100)).toBe(one);
});

test('a list takes as many for 50 series as for one', async () => {
  const few = await selectsOf('/v2/contents/main/newest/ALL?limit=1');
  expect(await selectsOf('/v2/contents/main/newest/ALL?limit=50')).toBe(few);
  const ids = [small.id, large.id];
  const one = await selectsOf('/v2/contents/tab/details', { contentsIds: String(small.id) });
  expect(await selectsOf('/v2/contents/tab/details', { contentsIds: ids.join(',') })).toBe(one);
  expect(Math.max(few, one)).toBeLessThanOrEqual(10);
});

test('a list counts free episodes as the series itself shows them', async () => {
  await addSeries(api.db, {
    alias: 'mixed-prices',
    platformIds: ['bom-us'],
    onPlatform: { freeEpisodeCount: 2 },
    episodes: [
      { onPlatform: { isVisible: false } },
      { isSample: true },
      {},
      {},
      { removedAtMs: 1 },
      { onPlatform: null },
      { onPlatform: { freeFromMs: 0, freeUntilMs: Date.UTC(2030, 0, 1) } },
      { onPlatform: { freeFromMs: 0, freeUntilMs: 1 } },
      { type: 'PREVIEW' },
      { onPlatform: { openedAtMs: Date.UTC(2030, 0, 1), freeFromMs: 0, freeUntilMs: Date.UTC(2030, 0, 1) } },
    ],
  });
  const { json: series } = await api.ask('/v2/contents/mixed-prices');
  const free = listAt(series, 'data.episodes').filter((episode) => at(episode, 'paid') === false);
  expect(free.map((episode) => at(episode, 'alias'))).toEqual(['ep-2', 'ep-3', 'ep-7', 'ep-9']);
  const { json: list } = await api.ask('/v2/contents/tab/details', {
    body: { contentsIds: at(series, 'data.id') === undefined ? '' : String(at(series, 'data.id')) },
  });
  expect(at(list, 'data.0.badgeFree')).toBe(free.length);
});
