import { FOLLOWERS_SHOWN_FROM } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { favorite, followerTotal } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeFollowers } from './compute-followers.ts';

const US = 'bom-us';

let database: Database;
let seriesIds: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  seriesIds = [];
  for (const alias of ['one', 'two']) seriesIds.push((await addSeries(database, { alias, platformIds: [US] })).id);
  for (let index = 0; index < FOLLOWERS_SHOWN_FROM + 2; index += 1) {
    await addUser(database, { platformId: US, id: `reader-${index}` });
  }
});
afterAll(() => database?.close());

/** The counts after a job, where each series has so many followers. */
async function computed(followers: readonly number[]) {
  await database.orm.delete(favorite);
  const rows = followers.flatMap((count, series) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ platformId: US, userId: `reader-${index}`, seriesId: seriesIds[series] ?? 0, createdAtMs: 1 },
    })),
  );
  await database.orm.insert(favorite).values(rows);
  await computeFollowers({ database, platformIds: [US, 'bom-th'] });
  const found = await database.orm.select().from(followerTotal);
  return seriesIds.map((id) => found.find(({ seriesId }) => seriesId === id)?.followerCount ?? null);
}

const edition = async () => Number((await database.run('select edition from catalogue_edition'))[0]?.edition);

test('followers are counted from the least number that is shown, and a series that loses them is forgotten', async () => {
  expect(await computed([FOLLOWERS_SHOWN_FROM, FOLLOWERS_SHOWN_FROM - 1])).toEqual([FOLLOWERS_SHOWN_FROM, null]);
  expect(await computed([1, FOLLOWERS_SHOWN_FROM + 2])).toEqual([null, FOLLOWERS_SHOWN_FROM + 2]);
});

test('another count alone, or a second run, raises no edition', async () => {
  await computed([FOLLOWERS_SHOWN_FROM, 1]);
  const before = await edition();
  expect(await computed([FOLLOWERS_SHOWN_FROM + 1, 1])).toEqual([FOLLOWERS_SHOWN_FROM + 1, null]);
  expect(await edition()).toBe(before);
});
