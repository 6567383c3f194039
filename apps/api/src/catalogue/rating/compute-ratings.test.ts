import { averageRating, type RatingStars } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { ratingAverage, seriesRating } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeRatings } from './compute-ratings.ts';

const US = 'bom-us';
const READERS = 9;

let database: Database;
let seriesIds: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  const added = [];
  for (const alias of ['one', 'two']) added.push(await addSeries(database, { alias, platformIds: [US] }));
  seriesIds = added.map(({ id }) => id);
  for (let index = 0; index < READERS; index += 1) await addUser(database, { platformId: US, id: `reader-${index}` });
});
afterAll(() => database?.close());

async function computed(stars: readonly (readonly RatingStars[])[]) {
  await database.orm.delete(seriesRating);
  const rows = stars.flatMap((of, series) =>
    of.map((each, reader) => ({
      ...{ platformId: US, userId: `reader-${reader}`, seriesId: seriesIds[series] ?? 0, stars: each, updatedAtMs: 1 },
    })),
  );
  await database.orm.insert(seriesRating).values(rows);
  await computeRatings({ database, platformIds: [US, 'bom-th'] });
  const found = await database.orm.select().from(ratingAverage);
  return seriesIds.map((id) => {
    const row = found.find(({ seriesId }) => seriesId === id);
    return row === undefined ? null : { average: row.averageTenths / 10, count: row.ratingCount };
  });
}

const edition = async () => Number((await database.run('select edition from catalogue_edition'))[0]?.edition);

test('the database computes what core does, and forgets a series with too few ratings', async () => {
  const worlds: RatingStars[][][] = [
    [
      [5, 4, 4, 3, 5, 1],
      [2, 2, 2, 2, 2, 2, 3, 3],
    ],
    [
      [5, 5, 5, 5],
      [1, 2, 3, 4, 5, 5, 5, 5, 4],
    ],
  ];
  for (const world of worlds) expect(await computed(world)).toEqual(world.map(averageRating));
});

test('readers are shown another average at once; a count alone, or a second run, raises no edition', async () => {
  await computed([[4, 4, 4, 4, 4], []]);
  const before = await edition();
  await computed([[4, 4, 4, 4, 4, 4], []]);
  expect(await edition()).toBe(before);
  await computed([[4, 4, 4, 4, 4, 1], []]);
  expect(await edition()).toBe(before + 1);
});
