import type { Database } from '@longstrip/database';
import { seriesGenre } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries } from '@longstrip/test-kit/data';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncGenres } from './series.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('series from before there were genres get theirs, and what no tag says any more goes', async () => {
  const add = (alias: string, tags: readonly string[]) => addSeries(database, { alias, platformIds: [], tags });
  const { id: first } = await add('first', ['恋愛', 'ボーイズラブ', '夏']);
  const { id: second } = await add('second', ['خيال علمي', 'Sci-fi']);
  await add('third', ['slow burn']);
  const genres = () =>
    database.orm.select().from(seriesGenre).orderBy(asc(seriesGenre.seriesId), asc(seriesGenre.genre));
  const wanted = [
    { seriesId: first, genre: 'BL' },
    { seriesId: first, genre: 'ROMANCE' },
    { seriesId: second, genre: 'SCIENCE_FICTION' },
  ];
  expect(await genres()).toEqual(wanted);
  await database.orm.delete(seriesGenre);
  await database.orm.insert(seriesGenre).values({ seriesId: second, genre: 'HORROR' });
  await syncGenres(database);
  expect(await genres()).toEqual(wanted);
  await syncGenres(database);
  expect(await genres()).toEqual(wanted);
});
