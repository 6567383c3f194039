import type { Executor, Transaction } from '@longstrip/database';
import {
  appUser,
  episode,
  episodePlatform,
  favorite,
  series,
  seriesPlatform,
  toldEpisode,
} from '@longstrip/database/schema';
import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, lte, notExists } from 'drizzle-orm';
import type { UserRow } from '../../shared/reader-scope.ts';
import { isSeriesShown, joinActiveReader, NAMED_SERIES, type NamedSeries, onPlatform } from './pending-alarms.ts';

/** An episode that has opened. */
export interface OpenedEpisode {
  readonly seriesId: number;
  readonly episodeId: number;
  readonly openedAtMs: number;
  readonly orderNo: number;
}

/** Whether an episode and its series are shown on their platform now. */
const isShown = (nowMs: number) =>
  and(
    isSeriesShown(nowMs),
    eq(episodePlatform.isVisible, true),
    isNull(episode.removedAtMs),
    lte(episodePlatform.openedAtMs, nowMs),
  );

/** Episodes that opened after a moment and of which readers were not notified, the newest first. */
export function listOpenedEpisodes(
  executor: Executor,
  { platformId, afterMs, nowMs, limit }: { platformId: string; afterMs: number; nowMs: number; limit: number },
): Promise<OpenedEpisode[]> {
  const notified = executor
    .select({ episodeId: toldEpisode.episodeId })
    .from(toldEpisode)
    .where(
      and(eq(toldEpisode.platformId, episodePlatform.platformId), eq(toldEpisode.episodeId, episodePlatform.episodeId)),
    );
  return executor
    .select({
      seriesId: episode.seriesId,
      episodeId: episode.id,
      openedAtMs: episodePlatform.openedAtMs,
      orderNo: episode.orderNo,
    })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .innerJoin(seriesPlatform, onPlatform(episodePlatform.platformId))
    .where(
      and(
        eq(episodePlatform.platformId, platformId),
        gt(episodePlatform.openedAtMs, afterMs),
        isShown(nowMs),
        notExists(notified),
      ),
    )
    .orderBy(desc(episodePlatform.openedAtMs), desc(episode.orderNo))
    .limit(limit);
}

/** Marks episodes as notified; returns how many were not. */
export async function markNotified(
  transaction: Transaction,
  { platformId, episodeIds, nowMs }: { platformId: string; episodeIds: readonly number[]; nowMs: number },
): Promise<number> {
  const rows = await transaction
    .insert(toldEpisode)
    .values(episodeIds.map((episodeId) => ({ platformId, episodeId, toldAtMs: nowMs })))
    .onConflictDoNothing()
    .returning({ episodeId: toldEpisode.episodeId });
  return rows.length;
}

/** A series with a new episode, as readers are notified of it. */
interface FollowedSeries extends NamedSeries {
  /** When its newest episode opened. */
  readonly openedAtMs: number;
}

/** A series by its newest episode; null: readers do not see the series or the episode. */
export async function findFollowedSeries(
  executor: Executor,
  of: { platformId: string; seriesId: number; episodeId: number; nowMs: number },
): Promise<FollowedSeries | null> {
  const rows = await executor
    .select({ ...NAMED_SERIES, openedAtMs: episodePlatform.openedAtMs })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .innerJoin(seriesPlatform, onPlatform(episodePlatform.platformId))
    .where(
      and(
        eq(episodePlatform.platformId, of.platformId),
        eq(episodePlatform.episodeId, of.episodeId),
        eq(series.id, of.seriesId),
        isShown(of.nowMs),
      ),
    );
  return rows[0] ?? null;
}

/** Readers in use who followed a series before a moment, in the order of their ids. */
export function listFollowers(
  executor: Executor,
  of: { platformId: string; seriesId: number; beforeMs: number; afterId: string; limit: number },
): Promise<UserRow[]> {
  return executor
    .select(getTableColumns(appUser))
    .from(favorite)
    .innerJoin(appUser, joinActiveReader(favorite))
    .where(
      and(
        eq(favorite.platformId, of.platformId),
        eq(favorite.seriesId, of.seriesId),
        lt(favorite.createdAtMs, of.beforeMs),
        gt(favorite.userId, of.afterId),
      ),
    )
    .orderBy(asc(favorite.userId))
    .limit(of.limit);
}
