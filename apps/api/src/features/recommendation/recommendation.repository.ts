import type { SeriesType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { creator, readingPosition, series, seriesCreator, seriesPlatform } from '@longstrip/database/schema';
import { and, desc, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm';
import { LISTED_COLUMNS, type ListedSeries, type ListFilter, listedNow } from '../catalogue/listed-series.ts';
import type { ReaderScope } from '../identity/reader-scope.ts';

/** A series that others are compared with. */
export interface ComparedSeries {
  readonly id: number;
  readonly workKey: string;
  readonly type: SeriesType;
}

/** Of a reader's taste count the series that they read last. */
const TASTE_SERIES = 30;

/** What series have in common: their tags, and the genres that tags of all languages name. */
const TRAIT = sql`(
  select series_id, tag as name from series_tag
  union all select series_id, 'genre ' || genre from series_genre
)`;

/** Series by what they have in common with one: a rare trait counts more. Columns `series_id` and `weight`. */
function inCommonWith(seriesId: number): SQL {
  return sql`(
    select trait.series_id, sum(1 / ln(1.0 + spread.count)) as weight
    from ${TRAIT} as trait
    join (
      select name, count(*) as count from ${TRAIT} as every
      where name in (select name from ${TRAIT} as own where own.series_id = ${seriesId}) group by name
    ) as spread on spread.name = trait.name
    group by trait.series_id
  )`;
}

/** Series by what they have in common with those that a reader read last. Columns `series_id` and `weight`. */
function inCommonWithTaste({ platformId, userId }: ReaderScope): SQL {
  return sql`(
    select trait.series_id, sum(taste.count) as weight
    from ${TRAIT} as trait
    join (
      select name, count(*) as count from ${TRAIT} as own
      where own.series_id in (
        select series_id from reading_position where platform_id = ${platformId} and user_id = ${userId}
        group by series_id order by max(updated_at_ms) desc limit ${TASTE_SERIES}
      ) group by name
    ) as taste on taste.name = trait.name
    group by trait.series_id
  )`;
}

/** Condition: the reader has read in no edition of the work. */
function isUnread({ platformId, userId }: ReaderScope): SQL {
  return sql`not exists (
    select 1 from reading_position join series as read on read.id = reading_position.series_id
    where reading_position.platform_id = ${platformId} and reading_position.user_id = ${userId}
      and read.work_key = ${series.workKey}
  )`;
}

/**
 * Series that are related to one, other editions of its work left out: first those that its readers read as well, then by
 * what they have in common, then of the same type, the newest first.
 *
 * @param unreadBy leaves out what this reader has read, and what is related by nothing but being there
 */
export async function listRelated(
  executor: Executor,
  filter: ListFilter,
  target: ComparedSeries,
  { limit, unreadBy }: { limit: number; unreadBy: ReaderScope | null },
): Promise<ListedSeries[]> {
  const coRead = sql`(
    select other_id, score from co_read where platform_id = ${filter.platformId} and series_id = ${target.id}
  ) as co_reading`;
  const isRelated = sql`coalesce(co_reading.score, in_common.weight) is not null`;
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .leftJoin(coRead, sql`co_reading.other_id = ${series.id}`)
    .leftJoin(sql`${inCommonWith(target.id)} as in_common`, sql`in_common.series_id = ${series.id}`)
    .where(
      and(
        listedNow(executor, filter),
        ne(series.workKey, target.workKey),
        unreadBy === null ? undefined : and(isUnread(unreadBy), isRelated),
      ),
    )
    .orderBy(
      sql`co_reading.score desc nulls last`,
      sql`in_common.weight desc nulls last`,
      sql`${series.type} = ${target.type} desc`,
      desc(seriesPlatform.openedAtMs),
      desc(series.id),
    )
    .limit(limit);
}

/** New series that a reader has not read, by what they have in common with what the reader read last. */
export async function listNewToReader(
  executor: Executor,
  filter: ListFilter,
  { reader, sinceMs, limit }: { reader: ReaderScope; sinceMs: number; limit: number },
): Promise<ListedSeries[]> {
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .innerJoin(sql`${inCommonWithTaste(reader)} as in_common`, sql`in_common.series_id = ${series.id}`)
    .where(and(listedNow(executor, filter), gt(seriesPlatform.openedAtMs, sinceMs), isUnread(reader)))
    .orderBy(sql`in_common.weight desc`, desc(seriesPlatform.openedAtMs), desc(series.id))
    .limit(limit);
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
