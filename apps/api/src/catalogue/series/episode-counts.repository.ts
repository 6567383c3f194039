import type { Executor } from '@longstrip/database';
import { episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../lists/is-any-of.ts';

/** Counts and times of a series' episodes, for its badges. */
export interface EpisodeCounts {
  readonly seriesId: number;
  /** Number of open episodes that are free now. */
  readonly freeCount: number;
  /** Opening of the first open episode; null without one. */
  readonly firstOpenedAtMs: number | null;
  /** Opening of the newest open episode; null without one. */
  readonly newestOpenedAtMs: number | null;
}

/**
 * Counts the episodes of many series in one query. An episode is free as in core's `episodePrice`: a sample, among the first
 * N shown ones, or in its free window; a test compares the two. With the lateral join the engine looks up the few episodes
 * of each series, where a plain join would read all episodes of the platform.
 */
export async function countEpisodes(
  executor: Executor,
  of: { platformId: string; nowMs: number; seriesIds: readonly number[] },
): Promise<EpisodeCounts[]> {
  if (of.seriesIds.length === 0) return [];
  const position = sql`row_number() over (order by ${episode.orderNo}, ${episode.id})`;
  const shown = executor
    .select({
      openedAtMs: episodePlatform.openedAtMs,
      isFree: sql<boolean>`${episode.isSample} or ${episode.type} = 'PREVIEW'
        or ${position} <= ${seriesPlatform.freeEpisodeCount}
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
      firstOpenedAtMs: sql<number | null>`min(${shown.openedAtMs}) filter (where ${isOpen})`
        .mapWith(Number)
        .as('first_opened_at_ms'),
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
      firstOpenedAtMs: counts.firstOpenedAtMs,
      newestOpenedAtMs: counts.newestOpenedAtMs,
    })
    .from(seriesPlatform)
    .crossJoinLateral(counts)
    .where(and(eq(seriesPlatform.platformId, of.platformId), isAnyOf(seriesPlatform.seriesId, of.seriesIds)));
}
