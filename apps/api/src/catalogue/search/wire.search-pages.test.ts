import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { bringSearchTextsUpToDate } from './search-index.repository.ts';

// Where a page of a search ends: at the last series that contains the text, at the last similar one, and in between. If fewer
// than five series contain the text, inside words only, similar ones follow, twenty at most.

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  // The most read come first: `tiger-1` leads.
  await addRow('tiger', 6);
  await addRow('overlantern', 5);
  await addRow('lantenr', 2);
  await addRow('overmarigold', 4);
  await addRow('marigodl', 3);
  await addRow('overharbour', 1);
  await addRow('harbuor', 25);
  await bringSearchTextsUpToDate(api.db);
});
afterAll(() => api.close());

async function addRow(title: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const alias = `${title}-${number}`;
    await addSeries(api.db, {
      ...{ alias, title: `${title} ${'x'.repeat(number)}`, viewCount: 1_000 - number },
      ...{ platformIds: ['bom-us'], tags: [], creators: [], scheduleDays: [], thumbnails: [], episodes: 0 },
    });
  }
}

/** `row('tiger', 1, 3)` is `tiger-1` to `tiger-3`. */
const row = (title: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${title}-${first + index}`);

async function search(query: Record<string, string | number>) {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]),
  );
  const { status, json } = await api.ask(`/v2/search/title?${parameters}`);
  expect(status).toBe(200);
  const next = String(at(json, 'data.nextPagination'));
  expect(at(json, 'data.hasNext')).toBe(next !== '');
  return { aliases: listAt(json, 'data.contents').map((item) => at(item, 'alias')), next };
}

/** All pages of a search, each as its aliases, read with the cursor of the page before. */
async function pagesOf(searchText: string, size: number): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  let next = '';
  do {
    const page = await search({ searchText, size, ...(next === '' ? {} : { nextPagination: next }) });
    pages.push(page.aliases);
    next = page.next;
  } while (next !== '' && pages.length < 50);
  return pages;
}

describe('pages of what holds the text', () => {
  test.each([
    [5, [row('tiger', 1, 5), row('tiger', 6, 6)]],
    [6, [row('tiger', 1, 6)]],
    [7, [row('tiger', 1, 6)]],
    [3, [row('tiger', 1, 3), row('tiger', 4, 6)]],
  ])('six series, %i a page', async (size, pages) => {
    expect(await pagesOf('tiger', size)).toEqual(pages);
  });

  test('five are enough: what nearly fits does not follow', async () => {
    expect(await pagesOf('lantern', 5)).toEqual([row('overlantern', 1, 5)]);
    expect(await pagesOf('lantern', 4)).toEqual([row('overlantern', 1, 4), row('overlantern', 5, 5)]);
  });
});

describe('pages of what holds the text and then of what nearly does', () => {
  const whole = [...row('overmarigold', 1, 4), ...row('marigodl', 1, 3)];

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i a page: each once, in order, none beyond the last', async (size) => {
    const pages = await pagesOf('marigold', size);
    expect(pages.flat()).toEqual(whole);
    expect(pages.map(({ length }) => length)).toEqual(
      Array.from({ length: Math.ceil(whole.length / size) }, (_, page) => Math.min(size, whole.length - page * size)),
    );
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i a page: by their numbers they are the same', async (size) => {
    for (let page = 0; page * size <= whole.length; page += 1) {
      const { aliases } = await search({ searchText: 'marigold', size, page });
      expect(aliases).toEqual(whole.slice(page * size, (page + 1) * size));
    }
  });

  test('twenty that nearly fit are the most', async () => {
    const pages = await pagesOf('harbour', 7);
    expect(pages.flat()).toEqual(['overharbour-1', ...row('harbuor', 1, 20)]);
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7]);
  });
});

describe('the furthest page by number', () => {
  beforeAll(async () => {
    await api.db.run(
      `insert into series (series_key, alias, language, work_key, type, status, title, synopsis, reading_direction,
         writing_mode, viewer_mode, created_at_ms, updated_at_ms)
       select 'many-' || n, 'many-' || n, 'en', 'many-' || n, 'COMIC', 'SCHEDULED', 'Many ' || n, '', 'LTR',
         'HORIZONTAL', 'SCROLL', 0, 0 from generate_series(1, 10_100) as n`,
    );
    await api.db.run(
      `insert into series_platform (platform_id, series_id, opened_at_ms, updated_at_ms)
       select 'bom-us', id, 0, 0 from series where alias like 'many-%'`,
    );
  });

  test.each([
    { size: 100, page: 100, skipped: 10_000, isFilled: true },
    { size: 73, page: 137, skipped: 10_001, isFilled: false },
  ])('after $skipped series is filled: $isFilled', async ({ size, page, isFilled }) => {
    const { aliases, next } = await search({ searchText: '', size, page });
    expect(aliases).toHaveLength(isFilled ? size : 0);
    expect(next !== '').toBe(isFilled);
  });
});
