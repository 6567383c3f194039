import { FOLLOWERS_SHOWN_FROM } from '@longstrip/core';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { computeFollowers } from './compute-followers.ts';

const platformId = 'bom-us';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addSeries(api.db, { alias: 'open', platformIds: [platformId], episodes: 1 });
});
afterAll(() => api.close());

async function shown() {
  await computeFollowers({ database: api.db, platformIds: [platformId] });
  return at((await api.ask('/v2/contents/open', { balconyId: 'BOMTOON_US' })).json, 'data.followerCount');
}

test('the page of a series shows how many follow it, from the least number on', async () => {
  for (let index = 1; index <= FOLLOWERS_SHOWN_FROM; index += 1) {
    const { accessToken: bearer } = await addUser(api.db, { platformId, id: `reader-${index}` });
    const body = { contentsAlias: 'open' };
    await api.ask('/v2/library/favorite', { method: 'POST', bearer, balconyId: 'BOMTOON_US', body });
    expect([index, await shown()]).toEqual([index, index < FOLLOWERS_SHOWN_FROM ? null : FOLLOWERS_SHOWN_FROM]);
  }
});
