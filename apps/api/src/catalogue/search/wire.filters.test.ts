import { isOfLength, matchesSeriesFilter, NO_SERIES_FILTER, SERIES_LENGTHS, type SeriesFilter } from '@longstrip/core';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { bringSearchTextsUpToDate } from './search-index.repository.ts';

const HOUR_MS = 3_600_000;
const FUTURE = { openedAtMs: TEST_NOW_MS + HOUR_MS };
const open = (count: number) => Array.from({ length: count }, () => ({}));

/** The series of the test: what the database holds, and what core's rule is asked about. */
const WORKS = [
  { alias: 'first-free', free: 1, episodes: open(2), isFree: true, count: 2 },
  { alias: 'first-not-open', free: 1, episodes: [{ onPlatform: FUTURE }, {}], isFree: false, count: 1 },
  { alias: 'sample', free: 0, episodes: [{}, { isSample: true }], isFree: true, count: 2 },
  {
    alias: 'sample-not-open',
    free: 0,
    episodes: [{}, { isSample: true, onPlatform: FUTURE }],
    isFree: false,
    count: 1,
  },
  {
    ...{ alias: 'window', free: 0, isFree: true, count: 1 },
    episodes: [{ onPlatform: { freeFromMs: TEST_NOW_MS, freeUntilMs: TEST_NOW_MS + 1 } }],
  },
  {
    ...{ alias: 'window-over', free: 0, isFree: false, count: 1 },
    episodes: [{ onPlatform: { freeFromMs: TEST_NOW_MS - 9, freeUntilMs: TEST_NOW_MS } }],
  },
  { alias: 'short', free: 0, episodes: open(10), isFree: false, count: 10 },
  { alias: 'medium', free: 0, episodes: [...open(11), { onPlatform: FUTURE }], isFree: false, count: 11 },
  { alias: 'long', free: 0, episodes: open(51), isFree: false, count: 51, isCompleted: true },
  { alias: 'novel', free: 0, episodes: open(1), isFree: false, count: 1, type: 'NOVEL', isFreetime: true },
  { alias: 'drama', free: 0, episodes: open(1), isFree: false, count: 1, tags: ['Romance', 'Drama'] },
  { alias: 'thai', free: 0, episodes: open(1), isFree: false, count: 1, language: 'th' },
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const work of WORKS) {
    await addSeries(api.db, {
      ...{ alias: work.alias, title: `Tide ${work.alias}`, platformIds: ['bom-th'], thumbnails: [] },
      episodes: work.episodes,
      tags: 'tags' in work ? work.tags : ['Romance'],
      type: 'type' in work ? work.type : 'COMIC',
      status: 'isCompleted' in work ? 'COMPLETED' : 'SCHEDULED',
      language: 'language' in work ? work.language : 'en',
      freetimeEnabled: 'isFreetime' in work,
      creators: [{ name: work.alias === 'drama' ? 'Tilda Marsh' : 'Ann Other', role: 'AUTHOR' }],
      onPlatform: { freeEpisodeCount: work.free },
    });
  }
  await bringSearchTextsUpToDate(api.db);
});
afterAll(() => api.close());

/** The aliases that core's rule lets through. */
function expected(chosen: Partial<SeriesFilter>): string[] {
  return WORKS.filter((work) =>
    matchesSeriesFilter(
      { ...NO_SERIES_FILTER, ...chosen },
      {
        freeEpisodeCount: work.isFree ? 1 : 0,
        isFreetimeEnabled: 'isFreetime' in work,
        status: 'isCompleted' in work ? 'COMPLETED' : 'SCHEDULED',
        genres: 'tags' in work ? ['ROMANCE', 'DRAMA'] : ['ROMANCE'],
        type: 'type' in work ? work.type : 'COMIC',
        language: 'language' in work ? work.language : 'en',
        openEpisodeCount: work.count,
      },
    ),
  )
    .map(({ alias }) => alias)
    .sort();
}

const CHOICES: readonly [string, Partial<SeriesFilter>][] = [
  ['', {}],
  ['onlyFree=true', { isFree: true }],
  ['onlyFreetime=true', { isFreetime: true }],
  ['onlyCompleted=true', { isCompleted: true }],
  ['onlyGenre=drama', { genre: 'DRAMA' }],
  ['onlyFormat=NOVEL', { format: 'NOVEL' }],
  ['onlyLanguage=th', { language: 'th' }],
  ...SERIES_LENGTHS.map((length): [string, Partial<SeriesFilter>] => [`onlyLength=${length}`, { length }]),
  ['onlyFree=true&onlyLength=SHORT&onlyLanguage=en', { isFree: true, length: 'SHORT', language: 'en' }],
  ['onlyGenre=nothing&onlyLength=huge&onlyLanguage=English&onlyFree=perhaps', {}],
];

describe.each(CHOICES)('the filter "%s"', (query, chosen) => {
  test.each([
    ['/v2/search/all?searchText=tide&', 'data.contents'],
    ['/v2/search/all?', 'data.contents'],
    ['/v2/contents/main/genre/ALL?mainGenre=ROMANCE&', 'data'],
  ])('of %s shows what core’s rule shows', async (path, list) => {
    const { status, json } = await api.ask(`${path}${query}`, { balconyId: 'BOMTOON_TH' });
    expect(status).toBe(200);
    expect(
      listAt(json, list)
        .map((item) => at(item, 'alias'))
        .sort(),
    ).toEqual(expected(chosen));
  });
});

test('the works of the test are of every length', () => {
  for (const length of SERIES_LENGTHS) expect(WORKS.some(({ count }) => isOfLength(count, length))).toBe(true);
});

test('a page that continues a search has its filter', async () => {
  const ask = async (query: string) => {
    const { json } = await api.ask(`/v2/search/all?searchText=tide&size=3&${query}`, { balconyId: 'BOMTOON_TH' });
    return { aliases: listAt(json, 'data.contents').map((item) => at(item, 'alias')), json };
  };
  const first = await ask('onlyLength=SHORT');
  const next = at(first.json, 'data.nextPagination');
  const second = await ask(`onlyLength=SHORT&nextPagination=${next}`);
  expect(second.aliases).toHaveLength(3);
  expect(second.aliases).not.toContain(first.aliases[0]);
  // The place in one filtered list says nothing about another list.
  expect((await ask(`onlyFree=true&nextPagination=${next}`)).aliases).toEqual((await ask('onlyFree=true')).aliases);
});

describe('GET v2/search/suggest', () => {
  const suggest = async (text: string) => {
    const { status, json } = await api.ask(`/v2/search/suggest?searchText=${encodeURIComponent(text)}`, {
      balconyId: 'BOMTOON_TH',
    });
    expect(status).toBe(200);
    return {
      series: listAt(json, 'data.contents').map((item) => at(item, 'alias')),
      creators: listAt(json, 'data.creators').map((item) => at(item, 'name')),
      tags: listAt(json, 'data.tags'),
    };
  };

  test('has the series that a search lists first, at most five', async () => {
    const { json } = await api.ask('/v2/search/all?searchText=tide', { balconyId: 'BOMTOON_TH' });
    const listed = listAt(json, 'data.contents').map((item) => at(item, 'alias'));
    expect((await suggest('tide')).series).toEqual(listed.slice(0, 5));
  });

  test('has creators and tags of which a word begins with the text', async () => {
    expect(await suggest('mar')).toMatchObject({ creators: ['Tilda Marsh'], tags: [] });
    expect(await suggest('DRA')).toMatchObject({ creators: [], tags: ['Drama'] });
    expect(await suggest('rsh')).toMatchObject({ creators: [] });
  });

  test('has nothing for an empty text', async () => {
    expect(await suggest('  ')).toEqual({ series: [], creators: [], tags: [] });
  });

  test('names nothing of a series that the reader may not see', async () => {
    await addSeries(api.db, {
      ...{ alias: 'hidden-work', title: 'Zephyr night', platformIds: ['bom-th'], isAdult: true, tags: ['Zest'] },
      creators: [{ name: 'Zed Zane', role: 'AUTHOR' }],
    });
    await bringSearchTextsUpToDate(api.db);
    expect(await suggest('z')).toEqual({ series: [], creators: [], tags: [] });
  });
});
