import { FavoritePageSchema, LibraryPageSchema, RecentPageSchema } from '@longstrip/api-contract';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, type AddedUser, addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLATFORMS = ['bom-us', 'beltoon-jp'];

let api: TestApi;
let here: AddedUser;
let there: AddedUser;
const works: Record<string, AddedSeries> = {};
const work = (alias: string): AddedSeries => {
  const found = works[alias];
  if (found === undefined) throw new Error(alias);
  return found;
};
const episodeId = (alias: string, place: number) => work(alias).episodes[place - 1]?.id ?? 0;

beforeAll(async () => {
  api = await createTestApi();
  const add = async (alias: string, more: Partial<Parameters<typeof addSeries>[1]> = {}) => {
    works[alias] = await addSeries(api.db, { alias, platformIds: PLATFORMS, episodes: 4, ...more });
  };
  await add('owned', { episodes: [{}, {}, {}, { onPlatform: { openedAtMs: NOW_MS - HOUR_MS } }] });
  await add('rented');
  await add('gone', { removedAtMs: NOW_MS - DAY_MS });
  await add('adult', { isAdult: true });
  await add('ended');
  // The same ids on two platforms are two readers.
  here = await addUser(api.db, { platformId: 'bom-us', id: 'reader' });
  there = await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  const give = (alias: string, place: number, scope: 'POSSESSION' | 'RENT', more = {}) =>
    addEntitlement(api.db, {
      platformId: 'bom-us',
      userId: 'reader',
      episodeId: episodeId(alias, place),
      scope,
      ...more,
    });
  await give('owned', 2, 'POSSESSION', { startedAtMs: NOW_MS - 5 * DAY_MS });
  await give('owned', 3, 'POSSESSION', { startedAtMs: NOW_MS - 4 * DAY_MS });
  await give('rented', 2, 'RENT', { startedAtMs: NOW_MS - 3 * DAY_MS, expiresAtMs: NOW_MS + 41 * HOUR_MS });
  await give('rented', 3, 'RENT', { startedAtMs: NOW_MS - 3 * DAY_MS, expiresAtMs: NOW_MS + 50 * HOUR_MS });
  await give('gone', 1, 'POSSESSION', { startedAtMs: NOW_MS - 6 * DAY_MS });
  await give('adult', 2, 'POSSESSION');
  await give('ended', 2, 'RENT', { startedAtMs: NOW_MS - 9 * DAY_MS, expiresAtMs: NOW_MS });
});
afterAll(() => api.close());

const ask = async <Schema extends v.GenericSchema>(path: string, schema: Schema, of: AddedUser = here) => {
  const balconyId = of.platformId === 'bom-us' ? 'BOMTOON_US' : 'BELTOON_JP';
  const { json } = await api.ask(path, { bearer: of.accessToken, balconyId });
  return v.parse(schema, at(json, 'data'));
};
const library = (query = '', of?: AddedUser) => ask(`/v2/library${query}`, LibraryPageSchema, of);
const aliases = (page: { content: readonly { alias: string }[] }) => page.content.map(({ alias }) => alias);
const send = (method: string, path: string, body?: unknown, of: AddedUser = here) =>
  api.ask(path, {
    method,
    bearer: of.accessToken,
    balconyId: of.platformId === 'bom-us' ? 'BOMTOON_US' : 'BELTOON_JP',
    ...(body === undefined ? {} : { body }),
  });
const position = (contentsAlias: string, episodeAlias: string, more: object = {}) => ({
  ...{ contentsAlias, episodeAlias, pageOrderNo: 2, offsetPermille: 250, sharePermille: 600 },
  ...more,
});

describe('GET v2/library', () => {
  test('has what a reader owns or rents now, the last first, and counts what their settings hide', async () => {
    const page = await library('?sort=CREATE&page=0&size=10&contentsThumbnailType=VERTICAL');
    expect(aliases(page)).toEqual(['rented', 'owned', 'gone']);
    expect(page).toMatchObject({ number: 0, size: 10, totalElements: 3, hiddenCount: 1, last: true });
    expect(page.content[1]).toMatchObject({
      ...{ collectionCount: 2, episodeCount: 4, ownedCount: 2, rentedCount: 0, newCount: 1, rentExpiredAt: null },
      ...{ creators: 'Ada Writer', position: null, firstEpisode: { alias: 'ep-2' } },
    });
    expect(page.content[0]).toMatchObject({ rentedCount: 2, newCount: 0, rentExpiredAt: NOW_MS + 41 * HOUR_MS });
  });

  test('keeps a series that was removed, with the episodes that its reader owns', async () => {
    const { content } = await library();
    expect(content.find(({ alias }) => alias === 'gone')).toMatchObject({ collectionCount: 1, episodeCount: 1 });
  });

  test('sorts by the end of rentals', async () => {
    expect(aliases(await library('?sort=ENDING'))).toEqual(['rented', 'owned', 'gone']);
    const platform = { platformId: 'bom-us', userId: 'reader', scope: 'RENT' } as const;
    const soon = { startedAtMs: NOW_MS - 20 * DAY_MS, expiresAtMs: NOW_MS + HOUR_MS };
    await addEntitlement(api.db, { ...platform, episodeId: episodeId('gone', 2), ...soon });
    expect(aliases(await library('?sort=ENDING'))).toEqual(['gone', 'rented', 'owned']);
    expect(aliases(await library('?sort=whatever'))).toEqual(['rented', 'owned', 'gone']);
    expect(aliases(await library('?filter=ENDING'))).toEqual(['rented', 'gone']);
  });

  test('sorts by title', async () => {
    expect(aliases(await library('?sort=TITLE'))).toEqual(['gone', 'owned', 'rented']);
  });

  test('shows only what matches the filter, and counts it', async () => {
    expect(aliases(await library('?filter=OWNED'))).toEqual(['owned', 'gone']);
    expect(aliases(await library('?filter=unread'))).toEqual(['rented', 'owned', 'gone']);
    expect(await library('?filter=FINISHED')).toMatchObject({ empty: true, totalElements: 0, last: true });
    const read = { pageOrderNo: 9, offsetPermille: 1000, sharePermille: 1000, finished: true };
    await send('PUT', '/v2/library/position', position('owned', 'ep-2', read));
    // One of two owned episodes is read.
    expect(aliases(await library('?filter=FINISHED'))).toEqual([]);
    await send('PUT', '/v2/library/position', position('owned', 'ep-3', read));
    expect(aliases(await library('?filter=FINISHED'))).toEqual(['owned']);
    expect(aliases(await library('?filter=UNREAD'))).toEqual(['rented', 'gone']);
    expect(aliases(await library('?filter=nothing'))).toHaveLength(3);
    // What a reader follows is unread as long as any open episode is.
    await send('POST', '/v2/library/favorite', { contentsAlias: 'owned' });
    expect(aliases(await ask('/v2/library/favorite?filter=UNREAD', FavoritePageSchema))).toEqual(['owned']);
    await send('PUT', '/v2/library/position', position('owned', 'ep-1', read));
    await send('PUT', '/v2/library/position', position('owned', 'ep-4', read));
    expect(aliases(await ask('/v2/library/favorite?filter=UNREAD', FavoritePageSchema))).toEqual([]);
    expect(aliases(await ask('/v2/library/recent?filter=FINISHED', RecentPageSchema))).toEqual(['owned']);
    await send('DELETE', '/v2/library/favorite?contentsAlias=owned');
    await send('DELETE', '/v2/library/positions');
  });

  test('comes in pages, and a page after the end is empty', async () => {
    const second = await library('?page=1&size=2');
    expect(aliases(second)).toEqual(['gone']);
    expect(second).toMatchObject({ first: false, last: true, totalPages: 2, numberOfElements: 1 });
    expect(await library('?page=9&size=2')).toMatchObject({ empty: true, totalElements: 3, hiddenCount: 1 });
  });

  test('shows works for adults to those who see them, unless they ask for none', async () => {
    const adult = await addUser(api.db, { platformId: 'bom-us', id: 'grown', isAdult: true, birthedOn: '1990-05-01' });
    await addEntitlement(api.db, { ...adult2(adult), episodeId: episodeId('adult', 2), scope: 'POSSESSION' });
    expect(aliases(await library('', adult))).toEqual(['adult']);
    expect(await library('?isIncludeAdult=false', adult)).toMatchObject({ empty: true, hiddenCount: 1 });
  });

  test('the same user id on another platform has nothing of it', async () => {
    expect(await library('', there)).toMatchObject({ empty: true, totalElements: 0, hiddenCount: 0 });
  });

  test.each(['/v2/library', '/v2/library/recent', '/v2/library/favorite', '/purchase/history', '/coin/user/used'])(
    '%s is refused to guests',
    async (path) => {
      const { status, json } = await api.ask(path);
      expect([status, at(json, 'error.code')]).toEqual([401, 'NOT_LOGIN_USER']);
    },
  );
});

const adult2 = ({ platformId, userId }: AddedUser) => ({ platformId, userId });

describe('PUT v2/library/position', () => {
  const recent = (of?: AddedUser) => ask('/v2/library/recent', RecentPageSchema, of);

  test('the later place counts, by the reader’s clock, and sent twice it is one', async () => {
    const first = position('owned', 'ep-2', { readAt: NOW_MS - 1_000 });
    for (let sent = 0; sent < 2; sent += 1)
      expect(at((await send('PUT', '/v2/library/position', first)).json, 'data.isKept')).toBe(true);
    const late = await send('PUT', '/v2/library/position', { ...first, pageOrderNo: 1, readAt: NOW_MS - 2_000 });
    expect(at(late.json, 'data.isKept')).toBe(false);
    const { content } = await recent();
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({
      alias: 'owned',
      episode: { alias: 'ep-2', title: 'Episode 2' },
      position: {
        ...{ pageOrderNo: 2, offsetPermille: 250, sharePermille: 600, isFinished: false, readAt: NOW_MS - 1_000 },
        nextEpisode: { alias: 'ep-3', title: 'Episode 3' },
      },
    });
    expect((await library()).content.find(({ alias }) => alias === 'owned')?.position?.sharePermille).toBe(600);
  });

  test('a clock that is ahead counts as ours, so that other devices are not shut out', async () => {
    await send('PUT', '/v2/library/position', position('rented', 'ep-2', { readAt: NOW_MS + 9 * DAY_MS }));
    const other = await send(
      'PUT',
      '/v2/library/position',
      position('rented', 'ep-2', { finished: true, readAt: NOW_MS }),
    );
    expect(at(other.json, 'data.isKept')).toBe(true);
    expect((await recent()).content[0]).toMatchObject({
      alias: 'rented',
      position: { isFinished: true, readAt: NOW_MS },
    });
  });

  test('is stored on its platform and for its reader alone', async () => {
    expect((await recent(there)).empty).toBe(true);
    const stranger = await addUser(api.db, { platformId: 'bom-us', id: 'stranger' });
    expect((await recent(stranger)).empty).toBe(true);
  });

  test('is refused for an episode that is not there, and where too much is sent', async () => {
    const none = await send('PUT', '/v2/library/position', position('owned', 'no-such'));
    expect([none.status, at(none.json, 'error.code')]).toEqual([200, 'NOT_FOUND_EPISODE']);
    expect(
      (await send('PUT', '/v2/library/position', position('owned', 'ep-2', { offsetPermille: 1001 }))).status,
    ).toBe(400);
    const busy = await addUser(api.db, { platformId: 'bom-us', id: 'busy' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1)
      statuses.push((await send('PUT', '/v2/library/position', position('owned', 'ep-1'), busy)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await send('PUT', '/v2/library/position', position('owned', 'ep-1'), there)).status).toBe(200);
  });

  test('a series that its reader may find no more leaves the list', async () => {
    await send('PUT', '/v2/library/position', position('ended', 'ep-1'));
    expect(aliases(await recent())).toContain('ended');
    await api.db.orm
      .update(seriesPlatform)
      .set({ isVisible: false })
      .where(eq(seriesPlatform.seriesId, work('ended').id));
    expect(aliases(await recent())).not.toContain('ended');
  });
});

test('DELETE v2/library/positions forgets every place of its reader alone, and nothing else', async () => {
  const forgetful = await addUser(api.db, { platformId: 'bom-us', id: 'forgetful' });
  const namesake = await addUser(api.db, { platformId: 'beltoon-jp', id: 'forgetful' });
  const neighbour = await addUser(api.db, { platformId: 'bom-us', id: 'neighbour' });
  for (const of of [forgetful, namesake, neighbour])
    for (const episode of ['ep-1', 'ep-2']) await send('PUT', '/v2/library/position', position('owned', episode), of);
  await send('POST', '/v2/library/favorite', { contentsAlias: 'owned' }, forgetful);
  const forget = async () => at((await send('DELETE', '/v2/library/positions', undefined, forgetful)).json, 'data');
  expect([await forget(), await forget()]).toEqual([{ forgottenCount: 2 }, { forgottenCount: 0 }]);
  const recent = async (of: AddedUser) => aliases(await ask('/v2/library/recent', RecentPageSchema, of));
  expect(await Promise.all([forgetful, namesake, neighbour].map(recent))).toEqual([[], ['owned'], ['owned']]);
  expect(aliases(await ask('/v2/library/favorite', FavoritePageSchema, forgetful))).toEqual(['owned']);
});

describe('v2/library/favorite', () => {
  const favorites = (of?: AddedUser) => ask('/v2/library/favorite', FavoritePageSchema, of);
  const state = async (alias: string, of?: AddedUser) =>
    at((await send('GET', `/v2/library/state/${alias}`, undefined, of)).json, 'data.isFavorite');

  test('is marked once, listed, and taken back', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      const added = await send('POST', '/v2/library/favorite', { contentsAlias: 'owned' });
      expect([added.status, at(added.json, 'data')]).toEqual([200, { isFavorite: true }]);
    }
    await send('POST', '/v1/library/favorite', { contentsId: work('rented').id });
    expect(aliases(await favorites()).toSorted()).toEqual(['owned', 'rented']);
    expect([await state('owned'), await state('owned', there)]).toEqual([true, false]);
    expect((await favorites(there)).empty).toBe(true);
    for (let sent = 0; sent < 2; sent += 1)
      expect(at((await send('DELETE', '/library/favorite?contentsAlias=owned')).json, 'data.isFavorite')).toBe(false);
    expect(aliases(await favorites())).toEqual(['rented']);
  });

  test('of a series that the reader does not see is as if it were not there', async () => {
    for (const key of [{ contentsAlias: 'nothing' }, { contentsAlias: 'adult' }, {}])
      expect(at((await send('POST', '/v2/library/favorite', key)).json, 'error.code')).toBe('NOT_EXIST');
  });

  test('that is removed from the store leaves the list, and can be taken back', async () => {
    await api.db.orm.update(series).set({ removedAtMs: NOW_MS }).where(eq(series.alias, 'rented'));
    // The reader rents a part of it: it stays.
    expect(aliases(await favorites())).toEqual(['rented']);
    await send('POST', '/v2/library/favorite', { contentsAlias: 'rented' }, there);
    expect((await favorites(there)).empty).toBe(true);
    expect(at((await send('DELETE', '/v2/library/favorite?contentsAlias=rented')).json, 'data.isFavorite')).toBe(false);
  });
});
