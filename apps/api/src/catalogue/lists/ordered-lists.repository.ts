import type { ListSort } from '@longstrip/api-contract';
import type { ScheduleDay } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { episode, episodePlatform, series, seriesPlatform, seriesScheduleDay } from '@longstrip/database/schema';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { LISTED_COLUMNS, type ListedSeries, type ListFilter, listedNow } from './listed-series.ts';

const DAY_MS = 86_400_000;
/** LATEST considers episodes of this many days: the longest gap of a ten-day series (21st to 1st). */
const NEW_EPISODE_DAYS = 11;

/** Order and length of a list. */
interface ListOrder {
  readonly sort: ListSort;
  readonly limit: number;
}

const NEWEST_SERIES_FIRST = [desc(seriesPlatform.openedAtMs), desc(seriesPlatform.seriesId)] as const;
const MOST_VIEWED_FIRST = [desc(series.viewCount), ...NEWEST_SERIES_FIRST] as const;

/**
 * The listed series that match `condition`. POPULAR: the most viewed first. LATEST: by the newest episode, then the newest
 * series. With `leadSinceMs`, series with an episode since then come first in either order.
 */
async function listRows(
  executor: CatalogueSource,
  filter: ListFilter,
  condition: SQL | undefined,
  { sort, limit, leadSinceMs }: ListOrder & { leadSinceMs?: number },
): Promise<ListedSeries[]> {
  const base = executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId));
  const where = and(listedNow(executor, filter), condition);
  const order = sort === 'POPULAR' ? MOST_VIEWED_FIRST : NEWEST_SERIES_FIRST;
  if (sort === 'POPULAR' && leadSinceMs === undefined) {
    return base
      .where(where)
      .orderBy(...order)
      .limit(limit);
  }
  const fresh = newestEpisodes(executor, filter);
  const leads = leadSinceMs === undefined ? [] : [sql`coalesce(${fresh.openedAtMs} >= ${leadSinceMs}, false) desc`];
  const newestEpisodeFirst = sort === 'LATEST' ? [sql`${fresh.openedAtMs} desc nulls last`] : [];
  return base
    .leftJoin(fresh, eq(fresh.seriesId, seriesPlatform.seriesId))
    .where(where)
    .orderBy(...leads, ...newestEpisodeFirst, ...order)
    .limit(limit);
}

/** Opening of the newest episode of each series with a recent one. */
function newestEpisodes(executor: CatalogueSource, { platformId, nowMs }: ListFilter) {
  return executor
    .select({
      seriesId: episode.seriesId,
      openedAtMs: sql<number>`max(${episodePlatform.openedAtMs})`.mapWith(Number).as('newest_opened_at_ms'),
    })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(
      and(
        eq(episodePlatform.platformId, platformId),
        eq(episodePlatform.isVisible, true),
        gt(episodePlatform.openedAtMs, nowMs - NEW_EPISODE_DAYS * DAY_MS),
        lte(episodePlatform.openedAtMs, nowMs),
        isNull(episode.removedAtMs),
      ),
    )
    .groupBy(episode.seriesId)
    .as('fresh');
}

/** A part of the schedule: the series of some days, the completed ones, or all others. */
export type SchedulePart =
  | { readonly kind: 'days'; readonly days: readonly ScheduleDay[]; readonly leadSinceMs?: number }
  | { readonly kind: 'completed' }
  | { readonly kind: 'all' };

/** The series of the schedule (D6). Days contain only ongoing series; paused ones are only in the list of all. */
export async function listSchedule(
  executor: CatalogueSource,
  filter: ListFilter,
  part: SchedulePart,
  order: ListOrder,
): Promise<ListedSeries[]> {
  if (part.kind !== 'days') {
    const isCompleted = part.kind === 'completed';
    const condition = isCompleted ? eq(series.status, 'COMPLETED') : ne(series.status, 'COMPLETED');
    return listRows(executor, filter, condition, order);
  }
  const onDay = executor
    .select({ seriesId: seriesScheduleDay.seriesId })
    .from(seriesScheduleDay)
    .where(inArray(seriesScheduleDay.day, [...part.days]));
  const condition = and(eq(series.status, 'SCHEDULED'), inArray(series.id, onDay));
  const { leadSinceMs } = part;
  return listRows(executor, filter, condition, leadSinceMs === undefined ? order : { ...order, leadSinceMs });
}

/** All series that the filter allows: those of its genres, or all. */
export function listAll(executor: CatalogueSource, filter: ListFilter, order: ListOrder): Promise<ListedSeries[]> {
  return listRows(executor, filter, undefined, order);
}

/** Only adult series. */
export function listAdult(executor: CatalogueSource, filter: ListFilter, order: ListOrder): Promise<ListedSeries[]> {
  return listRows(executor, filter, eq(series.isAdult, true), order);
}

/**
 * Series that are free by waiting, by their episodes, or both. "By episodes" means that some are free, a sample, or in an open
 * free window. Whether one of these is open already is known only after the listed series' episodes are counted (`badgeFree`).
 */
export async function listFree(
  executor: CatalogueSource,
  filter: ListFilter,
  by: { readonly episodes: boolean; readonly waiting: boolean },
  order: ListOrder,
): Promise<ListedSeries[]> {
  const sampled = executor
    .select({ seriesId: episode.seriesId })
    .from(episode)
    .where(or(eq(episode.isSample, true), eq(episode.type, 'PREVIEW')));
  const inWindow = executor
    .select({ seriesId: episode.seriesId })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(
      and(
        eq(episodePlatform.platformId, filter.platformId),
        lte(episodePlatform.freeFromMs, filter.nowMs),
        gt(episodePlatform.freeUntilMs, filter.nowMs),
      ),
    );
  const condition = or(
    by.waiting ? eq(series.freetimeEnabled, true) : undefined,
    ...(by.episodes
      ? [gt(seriesPlatform.freeEpisodeCount, 0), inArray(series.id, sampled), inArray(series.id, inWindow)]
      : []),
  );
  return condition === undefined ? [] : listRows(executor, filter, condition, order);
}
