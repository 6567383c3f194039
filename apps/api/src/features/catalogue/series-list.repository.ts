import type { SeriesType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { episode, episodePlatform, series, seriesPlatform, seriesTag } from '@longstrip/database/schema';
import { and, desc, eq, exists, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';

/** The genre whose series D36 hides from some. */
export const BL_GENRE = 'BL';

/** Which series a list may hold. */
export interface ListFilter {
  readonly platformId: string;
  readonly nowMs: number;
  readonly type: SeriesType | 'ALL';
  /** False leaves adult series out (D8). */
  readonly includesAdult: boolean;
  /** False leaves BL series out (D36). */
  readonly includesBl: boolean;
}

/** A series as a list needs it. */
export interface ListedSeries {
  readonly series: typeof series.$inferSelect;
  readonly onPlatform: typeof seriesPlatform.$inferSelect;
}

/** The genre is the tag at position 0. */
function hasGenre(executor: Executor, genre: string): SQL {
  return exists(
    executor
      .select({ tag: seriesTag.tag })
      .from(seriesTag)
      .where(and(eq(seriesTag.seriesId, series.id), eq(seriesTag.position, 0), eq(seriesTag.tag, genre))),
  );
}

function shownNow(executor: Executor, filter: ListFilter): SQL | undefined {
  return and(
    eq(seriesPlatform.platformId, filter.platformId),
    eq(seriesPlatform.isVisible, true),
    lte(seriesPlatform.openedAtMs, filter.nowMs),
    isNull(series.removedAtMs),
    filter.type === 'ALL' ? undefined : eq(series.type, filter.type),
    filter.includesAdult ? undefined : eq(series.isAdult, false),
    filter.includesBl ? undefined : not(hasGenre(executor, BL_GENRE)),
  );
}

/** The series that came to the platform last, newest first. */
export async function listNewest(executor: Executor, filter: ListFilter, limit: number): Promise<ListedSeries[]> {
  return executor
    .select({ series, onPlatform: seriesPlatform })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(shownNow(executor, filter))
    .orderBy(desc(seriesPlatform.openedAtMs), desc(seriesPlatform.seriesId))
    .limit(limit);
}

/** Ids of the platform's originals, the most read or the newest first. */
export async function listOriginalIds(
  executor: Executor,
  filter: ListFilter,
  sort: 'POPULAR' | 'LATEST',
): Promise<number[]> {
  const newestFirst = [desc(seriesPlatform.openedAtMs), desc(series.id)];
  const rows = await executor
    .select({ id: series.id })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(shownNow(executor, filter), eq(series.isOriginal, true)))
    .orderBy(...(sort === 'POPULAR' ? [desc(series.viewCount), ...newestFirst] : newestFirst));
  return rows.map(({ id }) => id);
}

/** Those of the given series that the platform shows, in no order. */
export async function findListed(
  executor: Executor,
  filter: ListFilter,
  seriesIds: readonly number[],
): Promise<ListedSeries[]> {
  if (seriesIds.length === 0) return [];
  return executor
    .select({ series, onPlatform: seriesPlatform })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(shownNow(executor, filter), inArray(series.id, [...seriesIds])));
}

/** Numbers of a series' episodes that its badges tell. */
export interface EpisodeCounts {
  readonly seriesId: number;
  /** Open episodes that anyone may read now. */
  readonly freeCount: number;
  /** When the newest open episode came; null without one. */
  readonly newestOpenedAtMs: number | null;
}

/**
 * Counts the episodes of many series in one query. An episode is free as core has it (`episodePrice`): a sample, among the
 * first N that are shown, or in its free window; a test holds the two together. The lateral join makes the engine look
 * up the few episodes of each series, where a plain join reads every episode of the platform.
 */
export async function countEpisodes(
  executor: Executor,
  of: { platformId: string; nowMs: number; seriesIds: readonly number[] },
): Promise<EpisodeCounts[]> {
  if (of.seriesIds.length === 0) return [];
  const place = sql`row_number() over (order by ${episode.orderNo}, ${episode.id})`;
  const shown = executor
    .select({
      openedAtMs: episodePlatform.openedAtMs,
      isFree: sql<boolean>`${episode.isSample} or ${episode.type} = 'PREVIEW'
        or ${place} <= ${seriesPlatform.freeEpisodeCount}
        or coalesce(${episodePlatform.freeFromMs} <= ${of.nowMs} and ${of.nowMs} < ${episodePlatform.freeUntilMs}, false)`.as(
        'is_free',
      ),
    })
    .from(episode)
    .innerJoin(
      episodePlatform,
      and(eq(episodePlatform.episodeId, episode.id), eq(episodePlatform.platformId, of.platformId)),
    )
    .where(
      and(
        eq(episode.seriesId, seriesPlatform.seriesId),
        isNull(episode.removedAtMs),
        eq(episodePlatform.isVisible, true),
      ),
    )
    .as('shown');
  const isOpen = sql`${shown.openedAtMs} <= ${of.nowMs}`;
  const counts = executor
    .select({
      freeCount: sql<number>`count(*) filter (where ${isOpen} and ${shown.isFree})`.mapWith(Number).as('free_count'),
      newestOpenedAtMs: sql<number | null>`max(${shown.openedAtMs}) filter (where ${isOpen})`
        .mapWith(Number)
        .as('newest_opened_at_ms'),
    })
    .from(shown)
    .as('counts');
  return executor
    .select({
      seriesId: seriesPlatform.seriesId,
      freeCount: counts.freeCount,
      newestOpenedAtMs: counts.newestOpenedAtMs,
    })
    .from(seriesPlatform)
    .crossJoinLateral(counts)
    .where(and(eq(seriesPlatform.platformId, of.platformId), inArray(seriesPlatform.seriesId, [...of.seriesIds])));
}
