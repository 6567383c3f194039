import type { ListSort } from '@longstrip/api-contract';
import type { ScheduleDay } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { episode, episodePlatform, series, seriesPlatform, seriesScheduleDay } from '@longstrip/database/schema';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { LISTED_COLUMNS, type ListedSeries, type ListFilter, listedNow } from './listed-series.ts';

const DAY_MS = 86_400_000;
/** LATEST looks for new episodes so far back: the longest a series of every ten days takes (21st to 1st). */
const NEW_EPISODE_DAYS = 11;

/** The order of a list and how much of it. */
export interface ListOrder {
  readonly sort: ListSort;
  readonly limit: number;
}

const NEWEST_SERIES_FIRST = [desc(seriesPlatform.openedAtMs), desc(seriesPlatform.seriesId)] as const;
const MOST_VIEWED_FIRST = [desc(series.viewCount), ...NEWEST_SERIES_FIRST] as const;

/**
 * The shown series that fit `condition`. POPULAR: the most viewed first. LATEST: whose newest episode came last,
 * then the newest series. `leadSinceMs` puts those with an episode since then before the others, in either order.
 */
async function listRows(
  executor: Executor,
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

/** When the newest episode of each series came, of those that came lately. */
function newestEpisodes(executor: Executor, { platformId, nowMs }: ListFilter) {
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

/** What of the schedule is listed: the series of some days, the completed ones, or all that are not completed. */
export type SchedulePart =
  | { readonly kind: 'days'; readonly days: readonly ScheduleDay[]; readonly leadSinceMs?: number }
  | { readonly kind: 'completed' }
  | { readonly kind: 'all' };

/** The series of the schedule (D6). On a day are those that go on; a paused one is in the list of all alone. */
export async function listSchedule(
  executor: Executor,
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

/** Every series that the filter allows: those of a genre, or all. */
export function listAll(executor: Executor, filter: ListFilter, order: ListOrder): Promise<ListedSeries[]> {
  return listRows(executor, filter, undefined, order);
}

/** Adult series alone. */
export function listAdult(executor: Executor, filter: ListFilter, order: ListOrder): Promise<ListedSeries[]> {
  return listRows(executor, filter, eq(series.isAdult, true), order);
}

/**
 * Series that may be read for free: by waiting, by their episodes, or either. By their episodes means here that they offer
 * some for free, have a sample, or a free window is open; that one of these is out already is seen by who counts the
 * episodes of the few series listed (`badgeFree`).
 */
export async function listFree(
  executor: Executor,
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
