import { type CoReadSeries, coReadSeries, type SeriesRead } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { coRead, readingPosition } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeCoReading } from './compute-co-reading.ts';

const US = 'bom-us';
const READERS = 8;
const SERIES = 6;

let database: Database;
let seriesIds: number[];
let episodeIds: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  const added = [];
  for (let index = 0; index < SERIES; index += 1) {
    added.push(await addSeries(database, { alias: `series-${index}`, platformIds: [US] }));
  }
  seriesIds = added.map(({ id }) => id);
  episodeIds = added.map(({ episodes }) => episodes[0]?.id ?? 0);
  for (let index = 0; index < READERS; index += 1) await addUser(database, { platformId: US, id: `reader-${index}` });
});
afterAll(() => database?.close());

async function computed(reads: readonly SeriesRead[]) {
  await database.orm.delete(readingPosition);
  if (reads.length > 0) {
    await database.orm.insert(readingPosition).values(
      reads.map(({ userId, seriesId, readAtMs }) => ({
        ...{ platformId: US, userId, seriesId, pageOrderNo: 1, updatedAtMs: readAtMs },
        episodeId: episodeIds[seriesIds.indexOf(seriesId)] ?? 0,
      })),
    );
  }
  await computeCoReading({ database, platformIds: [US, 'bom-th'], nowMs: NOW_MS });
  return database.orm.select().from(coRead);
}

const inOrder = (rows: readonly CoReadSeries[]) =>
  rows
    .map(({ seriesId, otherId, readerCount, score }) => [seriesId, otherId, readerCount, score.toFixed(9)].join(' '))
    .toSorted();

/** What each reader has read, and when: different for each seed, and repeatable. */
function readsOfWorld(seed: number): SeriesRead[] {
  let state = seed;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: READERS }, (_, reader) => `reader-${reader}`).flatMap((userId) =>
    seriesIds.flatMap((seriesId) => {
      const readAtMs = NOW_MS - draw(200) * 86_400_000;
      return draw(3) === 0 ? [] : [{ userId, seriesId, readAtMs }];
    }),
  );
}

test('the database computes what core does', async () => {
  let pairCount = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const reads = readsOfWorld(seed);
    const expected = coReadSeries(reads, NOW_MS);
    pairCount += expected.length;
    expect(inOrder(await computed(reads))).toEqual(inOrder(expected));
  }
  expect(pairCount).toBeGreaterThan(100);
});

test('what is not read together any more goes', async () => {
  const reads = [0, 1, 2].flatMap((reader) =>
    [0, 1].map((series) => ({
      ...{ userId: `reader-${reader}`, seriesId: seriesIds[series] ?? 0, readAtMs: NOW_MS - 1_000 },
    })),
  );
  expect(await computed(reads)).toHaveLength(2);
  expect(await computed(reads.slice(1))).toEqual([]);
});
