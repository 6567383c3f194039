import type { RelatedTraits } from '@longstrip/core';
import type { CatalogueSource, Executor } from '@longstrip/database';
import {
  coRead,
  creator,
  readingPosition,
  series,
  seriesCreator,
  seriesGenre,
  seriesPlatform,
  seriesTag,
} from '@longstrip/database/schema';
import { and, count, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { isAnyOf, LISTED_COLUMNS, type ListedSeries, type ListFilter, listedNow } from '../lists/listed-series.ts';
import { listCreators } from '../series/series.repository.ts';

interface ComparedSeries {
  readonly id: number;
  readonly workKey: string;
}

/** The tags and genres of some series, each with how many of them have it. */
interface Traits {
  readonly tags: ReadonlyMap<string, number>;
  readonly genres: ReadonlyMap<string, number>;
}

/** The traits of some series: their tags, and the genres that tags of all languages name. */
export async function listTraits(executor: CatalogueSource, seriesIds: readonly number[]): Promise<Traits> {
  if (seriesIds.length === 0) return { tags: new Map(), genres: new Map() };
  const [tags, genres] = await Promise.all([
    executor
      .select({ name: seriesTag.tag, count: count() })
      .from(seriesTag)
      .where(isAnyOf(seriesTag.seriesId, seriesIds))
      .groupBy(seriesTag.tag),
    executor
      .select({ name: seriesGenre.genre, count: count() })
      .from(seriesGenre)
      .where(isAnyOf(seriesGenre.seriesId, seriesIds))
      .groupBy(seriesGenre.genre),
  ]);
  const byName = (rows: readonly { name: string; count: number }[]) =>
    new Map(rows.map((row) => [row.name, row.count]));
  return { tags: byName(tags), genres: byName(genres) };
}

/** This many of the best are considered; those that the reader may not see, or has read, are left out afterwards. */
const CANDIDATES = 200;

/**
 * Ids of the platform's series with the most of the given traits. A trait counts more if many of the given series have it, and
 * less if many of the considered series have it. Among equals the newest comes first.
 */
async function listAlike(
  executor: CatalogueSource,
  platformId: string,
  { tags, genres }: Traits,
  openedSinceMs: number,
): Promise<number[]> {
  const wanted = (traits: ReadonlyMap<string, number>) =>
    sql`unnest(${sql.param([...traits.keys()])}::text[], ${sql.param([...traits.values()])}::int[]) as wanted (name, count)`;
  const result = await executor.execute(sql`
    with considered as (
      select series_id, opened_at_ms from series_platform
      where platform_id = ${platformId} and opened_at_ms > ${openedSinceMs}
    ), shared as (
      select series_id, opened_at_ms, wanted.count as wanted, count(*) over (partition by tag) as spread
      from considered join series_tag using (series_id) join ${wanted(tags)} on wanted.name = tag
      union all
      select series_id, opened_at_ms, wanted.count, count(*) over (partition by genre)
      from considered join series_genre using (series_id) join ${wanted(genres)} on wanted.name = genre
    )
    select series_id as id from shared group by series_id, opened_at_ms
    order by sum(wanted / ln(1.0 + spread)) desc, opened_at_ms desc, series_id desc limit ${CANDIDATES}`);
  return v.parse(v.object({ rows: v.array(v.object({ id: v.number() })) }), result).rows.map(({ id }) => id);
}

/** Condition: the reader has read no edition of the work. */
function isUnread({ platformId, userId }: ReaderScope): SQL {
  return sql`not exists (
    select 1 from reading_position join series as read on read.id = reading_position.series_id
    where reading_position.platform_id = ${platformId} and reading_position.user_id = ${userId}
      and read.work_key = ${series.workKey}
  )`;
}

/** Series that the readers of this one also read, the strongest relation first. */
export async function listCoRead(executor: CatalogueSource, platformId: string, seriesId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: coRead.otherId })
    .from(coRead)
    .where(and(eq(coRead.platformId, platformId), eq(coRead.seriesId, seriesId)))
    .orderBy(desc(coRead.score), desc(coRead.otherId));
  return rows.map(({ id }) => id);
}

/** What each of these series may have in common with others. */
export async function listRelatedTraits(
  executor: CatalogueSource,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, RelatedTraits>> {
  const ofGenres = executor
    .select({ seriesId: seriesGenre.seriesId, name: sql<string>`${seriesGenre.genre}`, place: sql<number>`-1` })
    .from(seriesGenre)
    .where(isAnyOf(seriesGenre.seriesId, seriesIds));
  const ofTags = executor
    .select({ seriesId: seriesTag.seriesId, name: seriesTag.tag, place: sql<number>`${seriesTag.position}` })
    .from(seriesTag)
    .where(isAnyOf(seriesTag.seriesId, seriesIds));
  const [creators, named] = await Promise.all([listCreators(executor, seriesIds), ofGenres.unionAll(ofTags)]);
  const genres = named.filter(({ place }) => place < 0);
  const tags = named.filter(({ place }) => place >= 0).toSorted((one, other) => one.place - other.place);
  const namesOf = (rows: readonly { seriesId: number; name: string }[], id: number) =>
    rows.filter(({ seriesId }) => seriesId === id).map(({ name }) => name);
  return new Map(
    seriesIds.map((id) => [
      id,
      { creators: namesOf(creators, id), genres: namesOf(genres, id).toSorted(), tags: namesOf(tags, id) },
    ]),
  );
}

/** Those of the given series that lists show, in the given order. */
async function listInOrder(
  executor: CatalogueSource,
  filter: ListFilter,
  seriesIds: readonly number[],
  { limit, without, unreadBy }: { limit: number; without?: string; unreadBy: ReaderScope | null },
): Promise<ListedSeries[]> {
  if (seriesIds.length === 0) return [];
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(
      and(
        isAnyOf(series.id, seriesIds),
        listedNow(executor, filter),
        without === undefined ? undefined : ne(series.workKey, without),
        unreadBy === null ? undefined : isUnread(unreadBy),
      ),
    )
    .orderBy(sql`array_position(${sql.param([...seriesIds])}::int[], ${series.id})`)
    .limit(limit);
}

/**
 * Series that are related to this one, without other editions of its work: first those that its readers also read, then those
 * with the most traits in common.
 *
 * @param unreadBy leaves out what this reader has read
 */
export async function listRelated(
  executor: Executor,
  filter: ListFilter,
  target: ComparedSeries,
  options: { limit: number; unreadBy: ReaderScope },
): Promise<ListedSeries[]>;
export async function listRelated(
  executor: CatalogueSource,
  filter: ListFilter,
  target: ComparedSeries,
  options: { limit: number; unreadBy: null },
): Promise<ListedSeries[]>;
export async function listRelated(
  executor: CatalogueSource,
  filter: ListFilter,
  target: ComparedSeries,
  { limit, unreadBy }: { limit: number; unreadBy: ReaderScope | null },
): Promise<ListedSeries[]> {
  const [readToo, traits] = await Promise.all([
    listCoRead(executor, filter.platformId, target.id),
    listTraits(executor, [target.id]),
  ]);
  const alike = await listAlike(executor, filter.platformId, traits, 0);
  const ids = [...new Set([...readToo, ...alike])];
  return listInOrder(executor, filter, ids, { limit, without: target.workKey, unreadBy });
}

/** New series that a reader has not read, by the traits that they share with the series the reader read last. */
export async function listNewToReader(
  executor: Executor,
  filter: ListFilter,
  { reader, taste, sinceMs, limit }: { reader: ReaderScope; taste: Traits; sinceMs: number; limit: number },
): Promise<ListedSeries[]> {
  const alike = await listAlike(executor, filter.platformId, taste, sinceMs);
  return listInOrder(executor, filter, alike, { limit, unreadBy: reader });
}

/** Ids of the series that a reader read last, the last first. */
export async function listLastRead(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  limit: number,
): Promise<number[]> {
  const rows = await executor
    .select({ id: readingPosition.seriesId })
    .from(readingPosition)
    .where(and(eq(readingPosition.platformId, platformId), eq(readingPosition.userId, userId)))
    .groupBy(readingPosition.seriesId)
    .orderBy(desc(sql`max(${readingPosition.updatedAtMs})`))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The name of a creator; null if there is none with this id. */
export async function findCreatorName(executor: CatalogueSource, creatorId: number): Promise<string | null> {
  const rows = await executor.select({ name: creator.name }).from(creator).where(eq(creator.id, creatorId));
  return rows[0]?.name ?? null;
}

export async function listOfCreator(
  executor: CatalogueSource,
  filter: ListFilter,
  { creatorId, limit }: { creatorId: number; limit: number },
): Promise<ListedSeries[]> {
  const own = executor
    .select({ one: sql`1` })
    .from(seriesCreator)
    .where(and(eq(seriesCreator.seriesId, series.id), eq(seriesCreator.creatorId, creatorId)));
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(listedNow(executor, filter), exists(own)))
    .orderBy(desc(seriesPlatform.openedAtMs), desc(series.id))
    .limit(limit);
}
