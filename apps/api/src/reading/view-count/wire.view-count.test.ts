import { readEvent, recentView, series } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VIEW_COUNTED_AGAIN_MS } from '../../catalogue/lists/rankings.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
  await addSeries(api.db, { alias: 'other', platformIds: ['bom-us'] });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.views.flush();
  api.clock.setTo(TEST_NOW_MS);
  await api.db.orm.delete(readEvent);
  await api.db.orm.delete(recentView);
  await api.db.orm.update(series).set({ viewCount: 0 });
});

const look = async (body: unknown, request: TestRequest = {}) =>
  at((await api.ask('/v2/contents/viewcount', { body, ...request })).json, 'data.viewCount');
const viewsOf = async (alias: string) =>
  at((await api.ask(`/v2/contents/viewcount?contentsAlias=${alias}`)).json, 'data.viewCount');
const read = async (path: string, request: TestRequest = {}) => {
  const { json } = await api.ask(`/v2/contents/viewer/${path}`, request);
  await api.views.flush();
  return at(json, 'result');
};
const reads = () =>
  api.db.orm
    .select({ platformId: readEvent.platformId, isPaid: readEvent.isPaid, readAtMs: readEvent.readAtMs })
    .from(readEvent)
    .orderBy(asc(readEvent.id));

describe('contents/viewcount', () => {
  test('GET answers the count, by alias or id; POST adds to it', async () => {
    const [row] = await api.db.orm.select({ id: series.id }).from(series).where(eq(series.alias, 'alpha'));
    expect(await viewsOf('alpha')).toBe(0);
    expect(await look({ contentsAlias: 'alpha' }, { from: '198.51.100.1' })).toBe(1);
    expect(await look({ contentsId: row?.id }, { from: '198.51.100.2' })).toBe(2);
    const query = await api.ask(`/v2/contents/viewcount?contentsId=${row?.id}`, { body: {}, from: '198.51.100.3' });
    expect(query.json).toEqual({ result: 'SUCCESS', data: { viewCount: 3 } });
    const byId = await api.ask(`/v2/contents/viewcount?contentsId=${row?.id}`);
    expect(at(byId.json, 'data.viewCount')).toBe(3);
  });

  test('one address counts once in half an hour, one reader wherever they are', async () => {
    const body = { contentsAlias: 'alpha' };
    const from = '198.51.100.1';
    expect(await look(body, { from })).toBe(1);
    expect(await look(body, { from })).toBe(1);
    expect(await look({ contentsAlias: 'other' }, { from })).toBe(1);
    const bearer = readers.reader.accessToken;
    expect(await look(body, { from, bearer })).toBe(2);
    expect(await look(body, { from: '198.51.100.9', bearer })).toBe(2);
    api.clock.setTo(TEST_NOW_MS + VIEW_COUNTED_AGAIN_MS - 1);
    expect(await look(body, { from })).toBe(2);
    api.clock.setTo(TEST_NOW_MS + VIEW_COUNTED_AGAIN_MS);
    expect(await look(body, { from })).toBe(3);
    expect(await look(body, { from })).toBe(3);
  });

  test('IPv6 addresses of one subscriber are one guest', async () => {
    const body = { contentsAlias: 'alpha' };
    expect(await look(body, { from: '2001:db8:5::1' })).toBe(1);
    expect(await look(body, { from: '2001:db8:5::ffff:2' })).toBe(1);
    expect(await look(body, { from: '2001:db8:5:1::1' })).toBe(2);
  });

  test.each([
    ['no series', {}],
    ['null', { contentsAlias: null, contentsId: null }],
    ['one that is not there', { contentsAlias: 'unknown' }],
    ['an id past every integer', { contentsId: 9e15 }],
    ['a fraction', { contentsId: 1.5 }],
    ['a hidden one', { contentsAlias: 'delta' }],
    ['one to come', { contentsAlias: 'epsilon' }],
    ['a removed one', { contentsAlias: 'zeta' }],
    ['one of another platform', { contentsAlias: 'eta' }],
    ['an adult one, for a guest', { contentsAlias: 'gamma' }],
  ])('%s does not exist', async (_, body) => {
    const { status, json } = await api.ask('/v2/contents/viewcount', { body });
    expect([status, at(json, 'error.code')]).toEqual([200, 'NOT_EXIST']);
  });

  test('an adult series counts for a reader who sees it', async () => {
    expect(await look({ contentsAlias: 'gamma' }, { bearer: readers.adult.accessToken })).toBe(1);
  });

  test.each([[5], ['alpha'], [{ contentsAlias: 5 }], [{ contentsId: {} }]])('%j is malformed', async (body) => {
    expect((await api.ask('/v2/contents/viewcount', { body })).status).toBe(400);
  });

  test('the table that knows readers again names none', async () => {
    await look({ contentsAlias: 'alpha' }, { from: '198.51.100.1' });
    await look({ contentsAlias: 'alpha' }, { bearer: readers.reader.accessToken });
    const rows = JSON.stringify(await api.db.orm.select().from(recentView));
    expect(rows).not.toMatch(/198\.51|reader/);
  });
});

describe('opening an episode', () => {
  test('is a read, once in half an hour for each reader and episode, and a view of its series', async () => {
    const from = '198.51.100.1';
    expect(await read('alpha/ep-1', { from })).toBe('SUCCESS');
    await read('alpha/ep-1', { from });
    await read('alpha/ep-3', { from });
    await read('alpha/ep-1', { from: '198.51.100.2' });
    expect(await reads()).toHaveLength(3);
    expect(await viewsOf('alpha')).toBe(3);
    api.clock.setTo(TEST_NOW_MS + VIEW_COUNTED_AGAIN_MS);
    await read('alpha/ep-1', { from });
    expect((await reads()).at(-1)).toEqual({
      platformId: 'bom-us',
      isPaid: false,
      readAtMs: TEST_NOW_MS + VIEW_COUNTED_AGAIN_MS,
    });
    expect(await viewsOf('alpha')).toBe(4);
  });

  test('by a right is a paid read; the platform is the one it was read on', async () => {
    await read('alpha/ep-2', { bearer: readers.reader.accessToken });
    await read('alpha/ep-1', { balconyId: 'BELTOON_JP' });
    expect(await reads()).toMatchObject([
      { platformId: 'bom-us', isPaid: true },
      { platformId: 'beltoon-jp', isPaid: false },
    ]);
  });

  test('that is counted apart counts once it is reported, by a reader who may read the episode', async () => {
    const from = '198.51.100.1';
    expect(await read('alpha/ep-1?isCountedApart=true', { from })).toBe('SUCCESS');
    expect(await reads()).toEqual([]);
    const tell = (episodeAlias: string, more: TestRequest = {}) =>
      api.ask('/v2/contents/viewcount', { body: { contentsAlias: 'alpha', episodeAlias }, from, ...more });
    expect(at((await tell('ep-1')).json, 'data.viewCount')).toBe(1);
    expect(at((await tell('ep-1')).json, 'data.viewCount')).toBe(1);
    await read('alpha/ep-1', { from });
    expect(await reads()).toHaveLength(1);
    expect(await viewsOf('alpha')).toBe(1);
    // Locked, not open yet, not there.
    for (const alias of ['ep-2', 'ep-4', 'nothing']) expect(at((await tell(alias)).json, 'result')).toBe('ERROR');
    expect(await reads()).toHaveLength(1);
    expect(at((await tell('ep-2', { bearer: readers.reader.accessToken })).json, 'result')).toBe('SUCCESS');
    expect((await reads()).at(-1)).toMatchObject({ isPaid: true });
  });

  test('that is refused is none', async () => {
    for (const path of ['alpha/ep-2', 'alpha/ep-4', 'alpha/nothing', 'gamma/ep-1', 'delta/ep-1']) {
      expect(await read(path)).toBe('ERROR');
    }
    expect(await reads()).toEqual([]);
    expect(await api.db.orm.$count(recentView)).toBe(0);
  });

  test('is counted after the answer, and a database that fails does not fail the answer', async () => {
    await api.db.run('alter table recent_view rename to recent_view_away');
    expect(await read('alpha/ep-1')).toBe('SUCCESS');
    await api.db.run('alter table recent_view_away rename to recent_view');
    expect(api.logged.some(({ event }) => event === 'views-not-counted')).toBe(true);
    expect(await read('alpha/ep-1')).toBe('SUCCESS');
    expect(await reads()).toHaveLength(1);
  });

  test('many at once are counted together, each once', async () => {
    const asked = Array.from({ length: 60 }, (_, index) =>
      api.ask('/v2/contents/viewer/alpha/ep-1', { from: `198.51.100.${index % 20}` }),
    );
    await Promise.all(asked);
    await api.views.flush();
    expect(await reads()).toHaveLength(20);
    expect(await viewsOf('alpha')).toBe(20);
  });
});
