import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addNotice } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const platformId = 'bom-th';
  const add = (key: string, more: object, titles: object) => addNotice(api.db, { platformId, key, ...more }, titles);
  await add('old', { publishedAtMs: TEST_NOW_MS - 3 }, { 'th-TH': 'เก่า', 'en-US': 'Old' });
  await add('pinned', { publishedAtMs: TEST_NOW_MS - 9, isPinned: true }, { 'th-TH': 'ปักหมุด', 'en-US': 'Pinned' });
  await add('thai-only', { publishedAtMs: TEST_NOW_MS - 2 }, { 'th-TH': 'ไทยเท่านั้น' });
  await add('key', { publishedAtMs: TEST_NOW_MS - 1 }, { 'en-US': 't:notice.welcome' });
  await add('to-come', { publishedAtMs: TEST_NOW_MS + 1 }, { 'en-US': 'To come' });
  await add('hidden', { isVisible: false }, { 'en-US': 'Hidden' });
  await add('korean', {}, { 'ko-KR': '한국어' });
  await addNotice(api.db, { platformId: 'bom-us', key: 'elsewhere' }, { 'en-US': 'Elsewhere' });
});
afterAll(() => api.close());

const ask = (query = '', language = 'en') =>
  api.ask(`/v2/notice${query}`, { balconyId: 'BOMTOON_TH', headers: { 'accept-language': language } });
const titles = (json: unknown) => listAt(json, 'data.content').map((notice) => at(notice, 'title'));

test('is a page with every field of the wire', async () => {
  const { status, json } = await ask();
  expect(status).toBe(200);
  expectShape(at(json, 'data'), {
    content: 'array',
    number: 'int',
    size: 'int',
    totalPages: 'int',
    totalElements: 'int',
    numberOfElements: 'int',
    first: 'boolean',
    last: 'boolean',
    empty: 'boolean',
  });
  expectShape(at(json, 'data.content.0'), { id: 'int', title: 'string', createdAt: 'time', isPinned: 'boolean' });
});

test('pinned first, then the newest; nothing hidden, to come, elsewhere or in no language of the platform', async () => {
  expect(titles((await ask()).json)).toEqual(['Pinned', 't:notice.welcome', 'ไทยเท่านั้น', 'Old']);
  expect(titles((await ask('', 'th')).json)).toEqual(['ปักหมุด', 't:notice.welcome', 'ไทยเท่านั้น', 'เก่า']);
});

test('the detail page gets its two', async () => {
  const { json } = await ask('?size=2');
  expect(at(json, 'data')).toMatchObject({
    number: 0,
    size: 2,
    totalPages: 2,
    totalElements: 4,
    numberOfElements: 2,
    first: true,
    last: false,
    empty: false,
  });
});

test.each([
  ['?size=2&page=1', { number: 1, numberOfElements: 2, first: false, last: true, empty: false }],
  ['?size=2&page=7', { number: 7, numberOfElements: 0, first: false, last: true, empty: true }],
  ['?size=0', { size: 1, numberOfElements: 1 }],
  ['?size=99999', { size: 100, numberOfElements: 4 }],
  ['?page=-1&size=x', { number: 0, size: 20 }],
  ['?page=99999999999999999999', { number: 0 }],
])('%s', async (query, expected) => {
  expect(at((await ask(query)).json, 'data')).toMatchObject(expected);
});
