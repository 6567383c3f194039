import { seriesRating } from '@longstrip/database/schema';
import { type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeRatings } from '../../catalogue/rating/compute-ratings.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { RATINGS_PER_MINUTE } from './rating.ts';

const platformId = 'bom-us';

let api: TestApi;
let reader: AddedUser;
beforeAll(async () => {
  api = await createTestApi();
  await addSeries(api.db, { alias: 'open', platformIds: [platformId], episodes: 2 });
  await addSeries(api.db, { alias: 'empty', platformIds: [platformId], episodes: 0 });
  await addSeries(api.db, { alias: 'adult', platformIds: [platformId], episodes: 1, isAdult: true });
  reader = await addUser(api.db, { platformId, id: 'reader' });
});
afterAll(() => api.close());

const rate = (alias: string, stars: unknown, { accessToken }: AddedUser = reader) =>
  api.ask(`/v2/library/rating/${alias}`, {
    method: 'PUT',
    bearer: accessToken,
    balconyId: 'BOMTOON_US',
    body: { stars },
  });
const takeBack = (alias: string) =>
  api.ask(`/v2/library/rating/${alias}`, { method: 'DELETE', bearer: reader.accessToken, balconyId: 'BOMTOON_US' });
const ownStars = async ({ accessToken }: AddedUser = reader) =>
  at((await api.ask('/v2/library/state/open', { bearer: accessToken, balconyId: 'BOMTOON_US' })).json, 'data.stars');
const shown = async () => at((await api.ask('/v2/contents/open', { balconyId: 'BOMTOON_US' })).json, 'data.rating');

test('a reader has one rating of a series, changes it and takes it back; others do not see it', async () => {
  expect(await ownStars()).toBe(null);
  for (const stars of [2, 4, 4]) expect(at((await rate('open', stars)).json, 'data')).toEqual({ stars });
  const other = await addUser(api.db, { platformId, id: 'other' });
  expect([await ownStars(), await ownStars(other)]).toEqual([4, null]);
  expect(await api.db.orm.select().from(seriesRating)).toHaveLength(1);
  for (let sent = 0; sent < 2; sent += 1) expect(at((await takeBack('open')).json, 'data')).toEqual({ stars: null });
  expect(await ownStars()).toBe(null);
});

test('a series without an episode for this reader cannot be rated, and no other number of stars is taken', async () => {
  for (const alias of ['empty', 'adult', 'nothing'])
    expect(at((await rate(alias, 5)).json, 'error.code')).toBe('NOT_EXIST');
  expect(at((await takeBack('adult')).json, 'error.code')).toBe('NOT_EXIST');
  for (const stars of [0, 6, 2.5, '5', null]) expect((await rate('open', stars)).status).toBe(400);
  expect((await api.ask('/v2/library/rating/open', { method: 'PUT', body: { stars: 5 } })).status).toBe(401);
});

test('the page of the series shows the average from five ratings on', async () => {
  for (let index = 0; index < 4; index += 1) {
    await rate('open', 5, await addUser(api.db, { platformId, id: `rater-${index}` }));
  }
  await computeRatings({ database: api.db, platformIds: [platformId] });
  expect(await shown()).toBe(null);
  await rate('open', 3);
  await computeRatings({ database: api.db, platformIds: [platformId] });
  expect(await shown()).toEqual({ average: 4.6, count: 5 });
});

test('a flood of ratings is stopped', async () => {
  const busy = await addUser(api.db, { platformId, id: 'busy' });
  const statuses: number[] = [];
  for (let sent = 0; sent <= RATINGS_PER_MINUTE; sent += 1) statuses.push((await rate('open', 1, busy)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
