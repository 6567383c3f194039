import { SeriesStateSchema, ViewerLayerReplySchema } from '@longstrip/api-contract';
import { viewerSettings } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let reader: AddedUser;
const ALL = '/v2/library/settings';
const ONE = '/v2/library/settings/work';

beforeAll(async () => {
  api = await createTestApi();
  await addSeries(api.db, { alias: 'work', platformIds: ['bom-us'], episodes: 1 });
  await addSeries(api.db, { alias: 'other', platformIds: ['bom-us'], episodes: 1 });
  await addSeries(api.db, { alias: 'adult', platformIds: ['bom-us'], isAdult: true });
  reader = await addUser(api.db, { platformId: 'bom-us', id: 'reader' });
});
afterAll(() => api.close());

const send = (method: string, path: string, settings?: object, of = reader) =>
  api.ask(path, {
    ...{ method, bearer: of.accessToken, balconyId: 'BOMTOON_US' },
    ...(settings === undefined ? {} : { body: { settings } }),
  });
const settingsOf = async (path: string, of = reader) =>
  v.parse(ViewerLayerReplySchema, at((await send('GET', path, undefined, of)).json, 'data')).settings;

test('settings that two devices change are both kept, and null takes one back', async () => {
  expect(await settingsOf(ALL)).toEqual({});
  await send('PUT', ALL, { font: 'sans', warmth: 30, keys: { next: 'd' } });
  const second = await send('PUT', ALL, { paper: 'sepia', warmth: null });
  const stored = { font: 'sans', keys: { next: 'd' }, paper: 'sepia' };
  expect(at(second.json, 'data.settings')).toEqual(stored);
  expect(await settingsOf(ALL)).toEqual(stored);
});

test('those of a series are for it alone, and come with the state of the series', async () => {
  await send('PUT', ONE, { books: 'SCROLL', isOffset: true });
  const state = async (alias: string) =>
    v.parse(SeriesStateSchema, at((await send('GET', `/v2/library/state/${alias}`)).json, 'data')).viewerSettings;
  const account = await settingsOf(ALL);
  expect(await state('work')).toEqual({ account, series: { books: 'SCROLL', isOffset: true } });
  expect(await state('other')).toEqual({ account, series: {} });
  await send('DELETE', ONE);
  expect(await settingsOf(ONE)).toEqual({});
  await send('DELETE', ALL);
  expect(await settingsOf(ALL)).toEqual({});
});

test('another reader has nothing of them', async () => {
  await send('PUT', ALL, { font: 'rounded' });
  const stranger = await addUser(api.db, { platformId: 'bom-us', id: 'stranger' });
  await send('PUT', ALL, { font: 'serif' }, stranger);
  expect([await settingsOf(ALL), await settingsOf(ALL, stranger)]).toEqual([{ font: 'rounded' }, { font: 'serif' }]);
});

test('what is no setting is not stored, and what was stored by another version does not come back', async () => {
  for (const settings of [{ brightness: 5 }, { font: 'wingdings' }, { keys: { next: 'x'.repeat(21) } }])
    expect((await send('PUT', ALL, settings)).status).toBe(400);
  await send('PUT', ALL, { isGrey: true, note: 'x'.repeat(5_000) });
  const of = and(eq(viewerSettings.platformId, 'bom-us'), eq(viewerSettings.userId, reader.userId));
  const [row] = await api.db.orm.select().from(viewerSettings).where(of);
  expect(row?.settings).toEqual({ font: 'rounded', isGrey: true });
  await api.db.orm
    .update(viewerSettings)
    .set({ settings: { isGrey: true, font: 'gothic', later: 1 } })
    .where(of);
  expect(await settingsOf(ALL)).toEqual({ isGrey: true });
});

test.each(['nothing', 'adult'])('of a series that the reader does not find (%s) none are stored', async (alias) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const { json } = await send(method, `${ALL}/${alias}`, method === 'PUT' ? { isGrey: true } : undefined);
    expect(at(json, 'error.code')).toBe('NOT_EXIST');
  }
});

test('are refused to guests, and where too much is sent', async () => {
  expect((await api.ask(ALL)).status).toBe(401);
  const busy = await addUser(api.db, { platformId: 'bom-us', id: 'busy' });
  api.clock.setTo(TEST_NOW_MS);
  const statuses: number[] = [];
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await send('DELETE', ALL, undefined, busy)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
