import type { Executor } from '@longstrip/database';
import { episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { among } from './among.ts';

/** Numbers of a series' episodes that its badges tell. */
export interface EpisodeCounts {
  readonly seriesId: number;
  /** Open episodes that anyone may read now. */
  readonly freeCount: number;
  /** When the first open episode came; null without one. */
  readonly firstOpenedAtMs: number | null;
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
    .where(and(eq(seriesPlatform.platformId, of.platformId), among(seriesPlatform.seriesId, of.seriesIds)));
}
