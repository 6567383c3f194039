import { readEvent } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, type AddedUser, addSeries, addUser, type SeriesSpec } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { computeRankings } from './rankings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const US = 'bom-us';

let api: TestApi;
let adult: AddedUser;
const idOf = new Map<string, number>();

async function read({ id, episodes }: AddedSeries, count: number, agoMs: number): Promise<void> {
  const event = { platformId: US, seriesId: id, episodeId: episodes[0]?.id ?? 0, isPaid: false };
  await api.db.orm
    .insert(readEvent)
    .values(Array.from({ length: count }, () => ({ ...event, readAtMs: NOW_MS - agoMs })));
}

beforeAll(async () => {
  api = await createTestApi();
  adult = await addUser(api.db, { platformId: US, id: 'adult', isAdult: true, birthedOn: '1990-05-01' });
  const add = async (
    alias: string,
    reads: [today: number, yesterday: number, before: number],
    spec: Partial<SeriesSpec> = {},
  ) => {
    const added = await addSeries(api.db, { alias, platformIds: [US], ...spec });
    idOf.set(alias, added.id);
    for (const [index, count] of reads.entries()) {
      if (count > 0) await read(added, count, [HOUR_MS, 30 * HOUR_MS, 20 * DAY_MS][index] ?? 0);
    }
  };
  await add('mature', [9, 9, 0], { isAdult: true });
  await add('rising', [8, 1, 0], { tags: ['Fantasy'] });
  await add('falling', [7, 8, 0]);
  await add('hidden', [6, 7, 0], { onPlatform: { isVisible: false } });
  await add('novel', [5, 0, 0], { type: 'NOVEL', tags: ['Fantasy'] });
  await add('gone', [0, 5, 0]);
  await add('evergreen', [0, 0, 50]);
  await computeRankings({ database: api.db, platformIds: [US], nowMs: NOW_MS });
});
afterAll(() => api.close());

async function places(path: string, request: TestRequest = {}): Promise<unknown[]> {
  const { status, json } = await api.ask(`/v2/contents/main/ranking/${path}`, request);
  expect(status).toBe(200);
  return listAt(json, 'data').map((item) => [at(item, 'alias'), at(item, 'rank'), at(item, 'rankChange')]);
}

describe('GET v2/contents/main/ranking/{type}', () => {
  test('list items with place and change of place', async () => {
    const { json } = await api.ask('/v2/contents/main/ranking/ALL?rankingType=REALTIME&contentsThumbnailType=MAIN');
    expectShape(at(json, 'data.0'), { id: 'int', alias: 'string', thumbnails: 'array', badge: 'object', rank: 'int' });
    expect(at(json, 'data.0.thumbnails.0.type')).toBe('MAIN');
  });

  test('counts what the reader may see, today and the day before', async () => {
    expect(await places('ALL?rankingType=REALTIME')).toEqual([
      ['rising', 1, 2],
      ['falling', 2, -1],
      ['novel', 3, null],
    ]);
    expect(await places('ALL?rankingType=REALTIME', { bearer: adult.accessToken })).toEqual([
      ['mature', 1, 0],
      ['rising', 2, 2],
      ['falling', 3, -1],
      ['novel', 4, null],
    ]);
    expect(await places('ALL?rankingType=REALTIME&adultToggle=false', { bearer: adult.accessToken })).toHaveLength(3);
  });

  test.each([
    [
      'COMIC?rankingType=realtime',
      [
        ['rising', 1, 2],
        ['falling', 2, -1],
      ],
    ],
    ['novel?rankingType=REALTIME', [['novel', 1, null]]],
    [
      'ALL?rankingType=REALTIME&mainGenre=FANTASY',
      [
        ['rising', 1, 0],
        ['novel', 2, null],
      ],
    ],
    ['ALL?rankingType=REALTIME&limit=1', [['rising', 1, 2]]],
  ])('%s is counted in itself', async (path, expected) => {
    expect(await places(path)).toEqual(expected);
  });

  test.each([
    ['rankingType=WEEKLY', ['falling', 'rising', 'gone', 'novel']],
    ['rankingType=MONTHLY', ['evergreen', 'falling', 'rising', 'gone', 'novel']],
    ['rankingType=TOTAL', ['evergreen', 'falling', 'rising', 'gone', 'novel']],
    ['days=7', ['falling', 'rising', 'gone', 'novel']],
    ['days=30', ['evergreen', 'falling', 'rising', 'gone', 'novel']],
    ['rankingType=REALTIME&days=30', ['rising', 'falling', 'novel']],
    ['rankingType=HOURLY&days=x', ['rising', 'falling', 'novel']],
    ['', ['rising', 'falling', 'novel']],
  ])('%j is the window', async (query, expected) => {
    expect((await places(`ALL?${query}`)).map((entry) => at(entry, '0'))).toEqual(expected);
  });

  test('on another platform it is empty', async () => {
    expect(await places('ALL', { balconyId: 'BELTOON_JP' })).toEqual([]);
  });
});

describe('GET v2/contents/tab/ranking/{type}', () => {
  test('is an array of ids in the same order', async () => {
    const ids = (...aliases: string[]) => aliases.map((alias) => idOf.get(alias));
    const of = async (query: string, request: TestRequest = {}) =>
      at((await api.ask(`/v2/contents/tab/ranking/ALL?${query}`, request)).json, 'data');
    expect(await of('rankingType=REALTIME')).toEqual(ids('rising', 'falling', 'novel'));
    expect(await of('rankingType=REALTIME&genres=FANTASY&limit=1')).toEqual(ids('rising'));
    expect(await of('rankingType=REALTIME', { bearer: adult.accessToken })).toEqual(
      ids('mature', 'rising', 'falling', 'novel'),
    );
  });
});
