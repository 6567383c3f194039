import { gatherStatistics } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { bringSearchTextsUpToDate } from './search-index.repository.ts';

const SERIES = 1_600;
/** Three of four are rivers (and contain an e): more than are sorted at once. One in ten of all is not shown. */
const CATALOGUE = [
  `insert into series (alias, series_key, language, work_key, type, status, title, is_adult, is_original,
     reading_direction, writing_mode, viewer_mode, freetime_enabled, view_count, created_at_ms, updated_at_ms)
   select 's-' || n, 's-' || n, 'en', 's-' || n, 'COMIC', 'SCHEDULED',
     case when n in (7, 901) then 'É' when n = 11 then 'Kingfisher' when n = 12 then '圖書館的龍與鹽' when n % 4 = 0 then 'Moon ' || n else 'River é ' || n end,
     n % 10 = 0, false, 'LTR', 'HORIZONTAL', 'SCROLL', false, (n * 7919) % 1000, 1, 1 from generate_series(1, ${SERIES}) n`,
  `insert into series_platform (platform_id, series_id, free_episode_count, opened_at_ms, updated_at_ms)
   select 'bom-us', id, 0, ${TEST_NOW_MS} - (id * 7 % 300), 1 from series`,
];

interface Known {
  alias: string;
  title: string;
  viewCount: number;
  openedAtMs: number;
  id: number;
}

let api: TestApi;
let shown: Known[];
beforeAll(async () => {
  // A real server’s planner may choose to read a whole table of this size.
  api = createTestApiOn(await createTestDatabase());
  for (const sql of CATALOGUE) await api.db.run(sql);
  await bringSearchTextsUpToDate(api.db);
  await gatherStatistics(api.db);
  const rows = await api.db.run(
    'select id, alias, series.title, view_count, opened_at_ms from series join series_platform on series_id = id where not is_adult',
  );
  shown = rows.map((row) => ({
    ...{ id: Number(row.id), alias: String(row.alias), title: String(row.title) },
    ...{ viewCount: Number(row.view_count), openedAtMs: Number(row.opened_at_ms) },
  }));
}, 120_000);
afterAll(() => api.close());

const ask = async (query: Record<string, string>) => {
  const { status, json } = await api.ask(`/v2/search/all?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return {
    aliases: listAt(json, 'data.contents').map((item) => at(item, 'alias')),
    next: String(at(json, 'data.nextPagination')),
  };
};

async function turnPages(query: Record<string, string>): Promise<unknown[]> {
  const found: unknown[] = [];
  let next = '';
  for (let turn = 0; turn < 100; turn += 1) {
    const page = await ask({ ...query, ...(next !== '' && { nextPagination: next }) });
    found.push(...page.aliases);
    next = page.next;
    if (next === '') return found;
  }
  throw new Error('the pages do not end');
}

/** The series that contain a text, in the expected order. */
function expected(holds: (title: string) => boolean, sort: 'POPULAR' | 'LATEST', titled = ''): string[] {
  const key = (of: Known) => (sort === 'POPULAR' ? of.viewCount : of.openedAtMs);
  const isTitle = (of: Known) => Number(sort === 'POPULAR' && of.title === titled);
  return shown
    .filter(({ title }) => holds(title))
    .toSorted((one, other) => isTitle(other) - isTitle(one) || key(other) - key(one) || other.id - one.id)
    .map(({ alias }) => alias);
}

describe('a text that a good part of the catalogue holds', () => {
  const holdsE = (title: string) => /é|e|É/.test(title);
  test.each([
    ['e', 'POPULAR', 100, holdsE],
    ['E', 'LATEST', 100, holdsE],
    ['river', 'POPULAR', 100, (title: string) => title.includes('River')],
    ['', 'POPULAR', 100, () => true],
    ['', 'LATEST', 97, () => true],
  ] as const)('pages of %j by %s are all that hold it, in their order', async (searchText, sort, size, holds) => {
    const wanted = expected(holds, sort, searchText === 'e' ? 'É' : '');
    expect(wanted.length).toBeGreaterThan(500);
    expect(await turnPages({ searchText, sort, size: String(size) })).toEqual(wanted);
  });

  test('has those of exactly this title first, one a page and by number as well', async () => {
    const wanted = expected(holdsE, 'POPULAR', 'É').slice(0, 6);
    expect(wanted.slice(0, 2)).toEqual(['s-7', 's-901']);
    const first = await ask({ searchText: 'e', size: '1' });
    const second = await ask({ searchText: 'e', size: '1', nextPagination: first.next });
    const third = await ask({ searchText: 'e', size: '1', nextPagination: second.next });
    expect([first, second, third].flatMap(({ aliases }) => aliases)).toEqual(wanted.slice(0, 3));
    expect((await ask({ searchText: 'e', size: '2', page: '1' })).aliases).toEqual(wanted.slice(2, 4));
    expect((await ask({ searchText: 'e', size: '2', page: '2' })).aliases).toEqual(wanted.slice(4, 6));
  });
});

test('a misspelt word that a good part of the catalogue holds finds the most read of it', async () => {
  const meant = expected((title) => title.startsWith('Moon'), 'POPULAR');
  expect((await ask({ searchText: 'mooon', size: '100' })).aliases).toEqual(meant.slice(0, 20));
});

/** How many search texts the engine has read so far. */
async function readSoFar(): Promise<number> {
  await api.db.run('select pg_stat_force_next_flush()');
  const [row] = await api.db.run(
    `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'series_search'`,
  );
  return Number(row?.rows);
}

test.each([
  ['kingfisher', ['s-11']],
  ['kingfsiher', ['s-11']],
  ['knigfiscer', ['s-11']],
  ['龍', ['s-12']],
  ['書館', ['s-12']],
  ['圖書管的龍', ['s-12']],
  ['zqqqq xxvx', []],
])('the index leads straight to what %j finds', async (searchText, found) => {
  const before = await readSoFar();
  expect((await ask({ searchText })).aliases).toEqual(found);
  expect((await readSoFar()) - before).toBeLessThan(20);
});
