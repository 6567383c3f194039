import { readingPosition } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';
import { bringSearchTextsUpToDate } from './search-index.repository.ts';

let api: TestApi;
let readers: WireReaders;
/** Twelve comics with one common word: `wave-1` is read least and opened last. */
const WAVES = Array.from({ length: 12 }, (_, index) => `wave-${index + 1}`);
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
  for (const [index, alias] of WAVES.entries()) {
    await addSeries(api.db, {
      ...{ alias, title: `Wave ${index + 1}`, tags: ['Sports'], episodes: 1, thumbnails: [] },
      platformIds: ['bom-us'],
      creators: [{ name: 'Sea Writer', role: 'AUTHOR' }],
      // Every two have the same view count.
      viewCount: Math.floor(index / 2) * 10,
      onPlatform: { openedAtMs: TEST_NOW_MS - 1_000 * (index + 1) },
    });
  }
  await addSeries(api.db, { alias: 'bl-1', title: 'Boys at Sea', tags: ['BL'], platformIds: ['bom-us', 'bom-tw'] });
  await bringSearchTextsUpToDate(api.db);
});
afterAll(() => api.close());

const aliasesOf = (list: readonly unknown[]) => list.map((item) => at(item, 'alias'));
const queryOf = (query: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
async function search(query: Record<string, string | number>, request: TestRequest = {}, scope = 'all') {
  const { status, json } = await api.ask(`/v2/search/${scope}?${queryOf(query)}`, request);
  expect(status).toBe(200);
  return {
    aliases: aliasesOf(listAt(json, 'data.contents')),
    hasNext: at(json, 'data.hasNext'),
    next: String(at(json, 'data.nextPagination')),
    json,
  };
}

/** Reads all pages, and returns every alias in order. */
async function turnPages(query: Record<string, string | number>): Promise<unknown[]> {
  const found: unknown[] = [];
  let next = '';
  for (let turn = 0; turn < 50; turn += 1) {
    const page = await search({ ...query, ...(next === '' ? {} : { nextPagination: next }) });
    found.push(...page.aliases);
    next = page.next;
    expect(page.hasNext).toBe(next !== '');
    expect(next.length).toBeLessThanOrEqual(31);
    if (next === '') return found;
  }
  throw new Error('the pages do not end');
}

describe('GET v2/search/{all|title|tag}', () => {
  test('is a page of list items', async () => {
    const { json } = await search({ searchText: 'alpha here', contentsThumbnailType: 'VERTICAL,MAIN', page: 0 });
    expectShape(at(json, 'data'), { contents: 'array', hasNext: 'boolean', nextPagination: 'string' });
    expectShape(at(json, 'data.contents.0'), {
      id: 'int',
      alias: 'string',
      title: 'string',
      type: 'string',
      creators: 'string',
      thumbnails: 'array',
      isAdult: 'boolean',
      viewCount: 'int',
      tag: 'string',
      badge: 'object',
      badgeFree: 'int',
    });
    expect(at(json, 'data.contents.0')).toMatchObject({ alias: 'alpha', title: 'Alpha here', viewCount: 1234 });
    expect(listAt(json, 'data.contents.0.thumbnails')).toHaveLength(2);
  });

  test('finds the title of the platform, not the one of other platforms', async () => {
    expect((await search({ searchText: 'alpha here' })).aliases).toContain('alpha');
    const { json } = await api.ask('/v2/search/title?searchText=alpha+here', { balconyId: 'BELTOON_JP' });
    expect(aliasesOf(listAt(json, 'data.contents'))).toContain('alpha');
    expect((await search({ searchText: 'title of alpha', size: 1 }, {}, 'title')).aliases).toEqual(['alpha-ja']);
  });

  test('the most read first, or the latest', async () => {
    const popular = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `wave-${number}`);
    expect((await search({ searchText: 'wave' })).aliases).toEqual(popular);
    expect((await search({ searchText: 'wave', sort: 'POPULAR' })).aliases).toEqual(popular);
    expect((await search({ searchText: 'wave', sort: 'latest' })).aliases).toEqual(WAVES);
    expect((await search({ searchText: 'wave', sort: 'best' })).aliases).toEqual(popular);
  });

  test('a title that is the text comes before others that hold it', async () => {
    expect((await search({ searchText: 'WAVE 1' })).aliases.slice(0, 4)).toEqual([
      'wave-1',
      'wave-12',
      'wave-11',
      'wave-10',
    ]);
  });

  test('a title that holds the text comes before a creator who does, unless the latest come first', async () => {
    const { aliases } = await search({ searchText: 'sea', size: 3 });
    expect(aliases).toEqual(['bl-1', 'wave-12', 'wave-11']);
    expect((await search({ searchText: 'sea', size: 1, sort: 'LATEST' })).aliases).not.toEqual(['bl-1']);
  });

  test.each([
    ['wave', 'POPULAR', 5],
    ['wave', 'LATEST', 4],
    ['wave 1', 'POPULAR', 1],
    ['sea', 'POPULAR', 2],
    ['sea', 'LATEST', 2],
    ['', 'POPULAR', 3],
    ['', 'LATEST', 7],
    ['wavw', 'POPULAR', 2],
  ])('pages of %j by %s, %i a page, are the whole without gap or double', async (searchText, sort, size) => {
    const whole = (await search({ searchText, sort, size: 100 })).aliases;
    expect(whole.length).toBeGreaterThan(3);
    expect(await turnPages({ searchText, sort, size })).toEqual(whole);
  });

  test('pages by number', async () => {
    const whole = (await search({ searchText: 'wave' })).aliases;
    expect((await search({ searchText: 'wave', size: 5, page: 1 })).aliases).toEqual(whole.slice(5, 10));
    expect((await search({ searchText: 'wave', size: 5, page: 3 })).aliases).toEqual([]);
    expect((await search({ searchText: 'wave', size: 100, page: 999_999 })).aliases).toEqual([]);
  });

  test('the size is brought into its range', async () => {
    expect((await search({ searchText: 'wave', size: 0 })).aliases).toHaveLength(1);
    expect((await search({ searchText: 'wave', size: '-3' })).aliases).toHaveLength(12);
    expect((await search({ searchText: 'wave', size: 'x' })).aliases).toHaveLength(12);
    expect((await search({ searchText: '', size: 999_999 })).aliases.length).toBeGreaterThan(12);
  });

  test('a mark that is none of ours, or of another search, begins at the first page', async () => {
    const first = await search({ searchText: 'wave', size: 2 });
    const cases = [
      ...['undefined', 'null', 'x', '....', 'f.1.zzzzzzzzzzz.zzzzzz.AAAAA', 'n.zzz.AAAAA', '%00', '1; drop table'],
      first.next.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      first.next.replace('f.3.', 'f.2.'),
    ];
    for (const nextPagination of cases) {
      expect((await search({ searchText: 'wave', size: 2, nextPagination })).aliases).toEqual(first.aliases);
    }
    const other = await search({ searchText: 'wav', size: 2, nextPagination: first.next });
    expect(other.aliases).toEqual(first.aliases);
    const tooLong = await api.ask(`/v2/search/all?searchText=wave&nextPagination=${'a'.repeat(32)}`);
    expect([tooLong.status, at(tooLong.json, 'error.code')]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  test.each(['everything', 'creator', '%2e%2e'])('an unknown scope is malformed: %s', async (scope) => {
    const { status } = await api.ask(`/v2/search/${scope}?searchText=a`);
    expect([400, 404]).toContain(status);
  });

  test.each([
    '%',
    '_',
    '%25',
    '\\',
    '*',
    "'",
    '"',
    '\u0000',
    '\n',
    '\ud800',
    '👩‍👩‍👧',
    'ﷺ',
    ')'.repeat(500),
    'ก็'.repeat(400),
  ])('whatever is typed is text: %j', async (searchText) => {
    const { status } = await api.ask(`/v2/search/all?${queryOf({ searchText })}`);
    expect(status).toBe(200);
  });

  test('adult series are found by readers who see them, unless they say not now', async () => {
    const bearer = readers.adult.accessToken;
    const text = { searchText: 'gamma' };
    expect((await search(text, { bearer })).aliases).toEqual(['gamma']);
    expect((await search({ ...text, isIncludeAdult: 'true' }, { bearer })).aliases).toEqual(['gamma']);
    expect((await search({ ...text, isIncludeAdult: 'false' }, { bearer })).aliases).not.toContain('gamma');
    expect((await search({ ...text, isIncludeAdult: 'true' })).aliases).not.toContain('gamma');
    const off = readers.adultOff.accessToken;
    expect((await search({ ...text, isIncludeAdult: 'true' }, { bearer: off })).aliases).not.toContain('gamma');
    const guest = { searchText: 'theta', isNotLoginAdult: 'true' };
    expect((await search(guest, { balconyId: 'BELTOON_JP' })).aliases).toEqual(['theta']);
    expect((await search({ searchText: 'theta' }, { balconyId: 'BELTOON_JP' })).aliases).toEqual([]);
  });

  test('of those that hold a text alike, or nearly, the ones in the reader’s language come first, on every page', async () => {
    for (const [index, language] of ['en', 'zh-TW', 'en', 'zh-TW'].entries()) {
      const alias = `house-${index + 1}`;
      const title = `Lighthouse ${alias}`;
      await addSeries(api.db, { alias, title, language, tags: [], platformIds: ['bom-tw'] });
    }
    await bringSearchTextsUpToDate(api.db);
    const inOrder = async (searchText: string, language: string) => {
      const asked = { balconyId: 'BOMTOON_TW', headers: { 'accept-language': language } };
      const first = await search({ searchText, size: 3 }, asked);
      const second = await search({ searchText, size: 3, nextPagination: first.next }, asked);
      return [...first.aliases, ...second.aliases];
    };
    for (const text of ['lighthouse', 'lighthuose']) {
      expect(await inOrder(text, 'zh-TW')).toEqual(['house-4', 'house-2', 'house-3', 'house-1']);
      expect(await inOrder(text, 'en')).toEqual(['house-3', 'house-1', 'house-4', 'house-2']);
    }
  });

  test.each(['delta', 'epsilon', 'zeta', 'eta'])(
    '%s, which the platform does not show, is not found',
    async (alias) => {
      expect((await search({ searchText: `title of ${alias}` })).aliases).not.toContain(alias);
      expect((await search({ searchText: alias })).aliases).not.toContain(alias);
    },
  );

  test('BL works are left out where they are hidden (D36)', async () => {
    const inApp = { balconyId: 'BOMTOON_TW', headers: { 'x-platform': 'IOS_APP' } };
    expect((await search({ searchText: 'boys' }, { balconyId: 'BOMTOON_TW' })).aliases).toEqual(['bl-1']);
    expect((await search({ searchText: 'boys' }, inApp)).aliases).toEqual([]);
    expect((await search({ searchText: 'boyz at sea' }, inApp)).aliases).toEqual([]);
  });
});

describe('GET v2/contents/search', () => {
  test('is a plain array, and everything for an empty text', async () => {
    const { json } = await api.ask('/v2/contents/search?searchText=wave&isCheckDevice=true&isIncludeAdult=false');
    expect(aliasesOf(listAt(json, 'data'))).toHaveLength(12);
    const all = await api.ask('/v2/contents/search?searchText=');
    expect(aliasesOf(listAt(all.json, 'data')).length).toBe((await turnPages({ searchText: '' })).length);
    const none = await api.ask('/v2/contents/search?searchText=%E2%98%85zzz');
    expect(at(none.json, 'data')).toEqual([]);
  });
});

describe('GET v1/search/all', () => {
  test.each(['/v1/search/all', '/api/balcony-api/search/all'])('%s has its list under content', async (path) => {
    const { json } = await api.ask(`${path}?searchText=wave&size=3`);
    expect(Object.keys(Object(at(json, 'data')))).toEqual(['content']);
    expect(aliasesOf(listAt(json, 'data.content'))).toEqual(['wave-12', 'wave-11', 'wave-10']);
  });
});

describe('GET v2/contents/tag/top10 and tag/recommend', () => {
  test('are tags with the number of series', async () => {
    const { status, json } = await api.ask('/v2/contents/tag/top10');
    expect(status).toBe(200);
    expectShape(at(json, 'data.0'), { name: 'string', contentsCount: 'int' });
    const byName = new Map(listAt(json, 'data').map((tag) => [at(tag, 'name'), at(tag, 'contentsCount')]));
    expect(byName.get('Sports')).toBe(12);
    expect(byName.get('BL')).toBe(1);
    expect(byName.size).toBeLessThanOrEqual(10);
  });

  test('in the reader’s language where there are series in it, in any otherwise', async () => {
    const names = async (balconyId: string, language: string) => {
      const request = { balconyId, headers: { 'accept-language': language } };
      const { json } = await api.ask('/v2/contents/tag/top10', request);
      return listAt(json, 'data').map((tag) => at(tag, 'name'));
    };
    expect(await names('BOMTOON_TW', 'en')).toEqual(['BL']);
    expect(await names('BOMTOON_TW', 'zh')).toEqual(['BL']);
  });

  test('a reader’s own tags come first', async () => {
    const { json: opened } = await api.ask('/v2/contents/wave-3');
    await api.db.orm.insert(readingPosition).values({
      platformId: 'bom-us',
      userId: readers.reader.userId,
      episodeId: Number(at(opened, 'data.episodes.0.id')),
      seriesId: Number(at(opened, 'data.id')),
      pageOrderNo: 1,
      updatedAtMs: TEST_NOW_MS,
    });
    const { json } = await api.ask('/v2/contents/tag/recommend', { bearer: readers.reader.accessToken });
    expect(at(json, 'data.0.name')).toBe('Sports');
    const guest = await api.ask('/v2/contents/tag/recommend');
    expectShape(at(guest.json, 'data.0'), { name: 'string', contentsCount: 'int' });
  });
});
