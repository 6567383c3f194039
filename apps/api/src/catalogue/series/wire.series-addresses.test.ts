import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;
const TH = { balconyId: 'BOMTOON_TH' };
const ADDRESSES = '/v2/contents/main/addresses';

let api: TestApi;
let adult: AddedUser;

beforeAll(async () => {
  api = await createTestApi();
  const platformIds = ['bom-th'];
  const updatedAtMs = TEST_NOW_MS - 100 * HOUR_MS;
  const opened = (openedAtMs: number) => ({ onPlatform: { openedAtMs } });
  const episodes = [opened(TEST_NOW_MS - 2 * HOUR_MS), opened(TEST_NOW_MS + HOUR_MS)];
  await addSeries(api.db, { alias: 'salt-th', language: 'th', workKey: 'salt', platformIds, updatedAtMs, episodes });
  await addSeries(api.db, { alias: 'mature', platformIds, isAdult: true });
  await addSeries(api.db, { alias: 'salt', workKey: 'salt', platformIds, updatedAtMs: TEST_NOW_MS - HOUR_MS });
  await addSeries(api.db, { alias: 'salt-ja', language: 'ja', workKey: 'salt', platformIds: ['beltoon-jp'] });
  await addSeries(api.db, { alias: 'hidden', platformIds, onPlatform: { isVisible: false } });
  await addSeries(api.db, { alias: 'to-come', platformIds, onPlatform: { openedAtMs: TEST_NOW_MS + 1 } });
  await addSeries(api.db, { alias: 'removed', platformIds, removedAtMs: 1 });
  await addSeries(api.db, { alias: 'love', platformIds, tags: ['BL'], episodes: 0 });
  adult = await addUser(api.db, { platformId: 'bom-th', id: 'adult', isAdult: true, birthedOn: '1990-05-01' });
});
afterAll(() => api.close());

const aliases = (json: unknown) => listAt(json, 'data.contents').map((each) => at(each, 'alias'));

test('holds what guests may open in every language, with the other languages and the last change', async () => {
  const { json } = await api.ask(ADDRESSES, { ...TH, headers: { 'accept-language': 'en' } });
  expect(aliases(json)).toEqual(['salt-th', 'salt', 'love']);
  expect(listAt(json, 'data.contents').slice(0, 2)).toMatchObject([
    { language: 'th', updatedAt: TEST_NOW_MS - 2 * HOUR_MS, languages: [{ language: 'en', alias: 'salt' }] },
    { language: 'en', updatedAt: TEST_NOW_MS - HOUR_MS, languages: [{ language: 'th', alias: 'salt-th' }] },
  ]);
  const inJapan = (await api.ask(ADDRESSES, { balconyId: 'BELTOON_JP' })).json;
  expect(aliases(inJapan)).toEqual(['salt-ja']);
  expect(at(listAt(inJapan, 'data.contents')[0], 'elsewhere')).toEqual([
    { platformId: 'bom-th', language: 'en', alias: 'salt' },
    { platformId: 'bom-th', language: 'th', alias: 'salt-th' },
  ]);
  const ofWork = [{ platformId: 'beltoon-jp', language: 'ja', alias: 'salt-ja' }];
  expect(listAt(json, 'data.contents').map((each) => at(each, 'elsewhere'))).toEqual([ofWork, ofWork, []]);
});

test('is the same for a reader who sees adult series', async () => {
  const bearer = adult.accessToken;
  expect(aliases((await api.ask(`${ADDRESSES}?isNotLoginAdult=true`, { ...TH, bearer })).json)).not.toContain('mature');
});

test('comes in portions, none of which repeats or leaves one out', async () => {
  const first = (await api.ask(`${ADDRESSES}?size=2`, TH)).json;
  expect([aliases(first), at(first, 'data.hasNext')]).toEqual([['salt-th', 'salt'], true]);
  const lastId = at(listAt(first, 'data.contents')[1], 'id');
  const second = (await api.ask(`${ADDRESSES}?size=2&afterId=${lastId}`, TH)).json;
  expect([aliases(second), at(second, 'data.hasNext')]).toEqual([['love'], false]);
  for (const query of ['size=0', 'size=x&afterId=-1', 'afterId=99999999999999']) {
    expect((await api.ask(`${ADDRESSES}?${query}`, TH)).status).toBe(200);
  }
});
