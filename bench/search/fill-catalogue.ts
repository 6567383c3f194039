import { type Database, migrate } from '@longstrip/database';
import { creator, series, seriesCreator, seriesPlatform, seriesTag } from '@longstrip/database/schema';
import type { BenchTitle } from './mixed-titles.ts';

const BATCH = 500;
export const BENCH_PLATFORM = 'bom-us';

/** Stores the titles as series of one platform, with reads in another order. The api writes their search texts at its start. */
export async function fillCatalogue(database: Database, titles: readonly BenchTitle[]): Promise<void> {
  const migrated = await migrate(database, 0);
  if (!migrated.ok) throw new Error(migrated.sentence);
  const names = [...new Set(titles.map((title) => title.creator))];
  const creators = await database.orm
    .insert(creator)
    .values(names.map((name) => ({ name })))
    .returning();
  const creatorIds = new Map(creators.map(({ id, name }) => [name, id]));
  for (let start = 0; start < titles.length; start += BATCH) {
    await fillBatch(database, titles.slice(start, start + BATCH), start, creatorIds);
  }
}

async function fillBatch(
  database: Database,
  titles: readonly BenchTitle[],
  start: number,
  creatorIds: ReadonlyMap<string, number>,
): Promise<void> {
  const usual = {
    status: 'SCHEDULED',
    readingDirection: 'LTR',
    writingMode: 'HORIZONTAL',
    viewerMode: 'SCROLL',
  } as const;
  const rows = titles.map(({ title, language }, index) => {
    const key = `bench-${start + index}`;
    const keys = { alias: key, seriesKey: key, workKey: key };
    const viewCount = ((start + index) * 7_919) % 100_003;
    return { ...usual, ...keys, type: 'COMIC' as const, title, language, viewCount, createdAtMs: 0, updatedAtMs: 0 };
  });
  const written = await database.orm.insert(series).values(rows).returning({ id: series.id });
  const of = written.map(({ id }, index) => ({ seriesId: id, index, title: titles[index] }));
  await database.orm.insert(seriesPlatform).values(
    of.map(({ seriesId, index }) => ({
      seriesId,
      platformId: BENCH_PLATFORM,
      openedAtMs: start + index,
      updatedAtMs: 0,
    })),
  );
  await database.orm
    .insert(seriesTag)
    .values(
      of.flatMap(({ seriesId, title }) =>
        [...new Set(title?.tags)].map((tag, position) => ({ seriesId, tag, position })),
      ),
    );
  await database.orm.insert(seriesCreator).values(
    of.map(({ seriesId, title }) => ({
      ...{ seriesId, role: 'AUTHOR' as const, position: 0 },
      creatorId: creatorIds.get(title?.creator ?? '') ?? 0,
    })),
  );
}
