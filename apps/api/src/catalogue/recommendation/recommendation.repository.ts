import type { Executor } from '@longstrip/database';
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

/** A series that others are compared with. */
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
export async function listTraits(executor: Executor, seriesIds: readonly number[]): Promise<Traits> {
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

/** So many of the best are looked at more closely; what the reader may not see, or has read, is left out of them. */
const CANDIDATES = 200;

/**
 * Ids of the platform's series with the most of the given traits: one that many of the given series have counts more, and
 * one that many of the considered series have counts less. Of equals the newest first.
 */
async function listAlike(
  executor: Executor,
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

/** Condition: the reader has read in no edition of the work. */
function isUnread({ platformId, userId }: ReaderScope): SQL {
  return sql`not exists (
    select 1 from reading_position join series as read on read.id = reading_position.series_id
    where reading_position.platform_id = ${platformId} and reading_position.user_id = ${userId}
      and read.work_key = ${series.workKey}
  )`;
}

/** Series that readers of one read as well, the strongest first. */
async function listCoRead(executor: Executor, platformId: string, seriesId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: coRead.otherId })
    .from(coRead)
    .where(and(eq(coRead.platformId, platformId), eq(coRead.seriesId, seriesId)))
    .orderBy(desc(coRead.score), desc(coRead.otherId));
  return rows.map(({ id }) => id);
}

/** Those of the given series that lists show, in the given order. */
async function listInOrder(
  executor: Executor,
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
 * Series that are related to one, other editions of its work left out: first those that its readers read as well, then by
 * what they have in common.
 *
 * @param unreadBy leaves out what this reader has read
 */
export async function listRelated(
  executor: Executor,
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

/** New series that a reader has not read, by what they have in common with the series that they read last. */
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
export async function findCreatorName(executor: Executor, creatorId: number): Promise<string | null> {
  const rows = await executor.select({ name: creator.name }).from(creator).where(eq(creator.id, creatorId));
  return rows[0]?.name ?? null;
}

/** The series of a creator, the newest first. */
export async function listOfCreator(
  executor: Executor,
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
