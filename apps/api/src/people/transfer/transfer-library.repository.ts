import type { TargetCatalogue } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import {
  entitlement,
  episode,
  episodePlatform,
  favorite,
  readingMark,
  readingPosition,
  series,
  seriesPlatform,
  seriesRating,
  seriesViewerSettings,
  viewerSettings,
} from '@longstrip/database/schema';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const SERIES_COLUMNS = { seriesId: series.id, workKey: series.workKey, title: series.title };
const EPISODE_COLUMNS = { episodeId: episode.id, number: episode.number };

/** The entitlements of an account that are valid now, with their series and episodes. */
export async function listRights(executor: Executor, { platformId, userId }: ReaderScope, nowMs: number) {
  return executor
    .select({
      ...SERIES_COLUMNS,
      ...EPISODE_COLUMNS,
      scope: entitlement.scope,
      startedAtMs: entitlement.startedAtMs,
      expiresAtMs: entitlement.expiresAtMs,
    })
    .from(entitlement)
    .innerJoin(episode, eq(episode.id, entitlement.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(
      and(
        eq(entitlement.platformId, platformId),
        eq(entitlement.userId, userId),
        isNull(entitlement.revokedAtMs),
        or(isNull(entitlement.expiresAtMs), gt(entitlement.expiresAtMs, nowMs)),
      ),
    )
    .orderBy(asc(entitlement.id));
}

/** Where an account stopped reading. */
export async function listPlaces(executor: Executor, { platformId, userId }: ReaderScope) {
  return executor
    .select({ ...SERIES_COLUMNS, ...EPISODE_COLUMNS, place: readingPosition })
    .from(readingPosition)
    .innerJoin(episode, eq(episode.id, readingPosition.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(and(eq(readingPosition.platformId, platformId), eq(readingPosition.userId, userId)));
}

/** The bookmarks and highlights of an account. */
export async function listMarks(executor: Executor, { platformId, userId }: ReaderScope) {
  return executor
    .select({ ...SERIES_COLUMNS, ...EPISODE_COLUMNS, mark: readingMark })
    .from(readingMark)
    .innerJoin(episode, eq(episode.id, readingMark.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(and(eq(readingMark.platformId, platformId), eq(readingMark.userId, userId)));
}

export async function listRatings(executor: Executor, { platformId, userId }: ReaderScope) {
  return executor
    .select({ ...SERIES_COLUMNS, stars: seriesRating.stars, updatedAtMs: seriesRating.updatedAtMs })
    .from(seriesRating)
    .innerJoin(series, eq(series.id, seriesRating.seriesId))
    .where(and(eq(seriesRating.platformId, platformId), eq(seriesRating.userId, userId)));
}

export async function listFavorites(executor: Executor, { platformId, userId }: ReaderScope) {
  return executor
    .select({ ...SERIES_COLUMNS, createdAtMs: favorite.createdAtMs })
    .from(favorite)
    .innerJoin(series, eq(series.id, favorite.seriesId))
    .where(and(eq(favorite.platformId, platformId), eq(favorite.userId, userId)));
}

/** How an account reads these works, where it has settings for them. */
export async function listSeriesSettings(executor: Executor, { platformId, userId }: ReaderScope) {
  const { settings, updatedAtMs } = seriesViewerSettings;
  return executor
    .select({ ...SERIES_COLUMNS, settings, updatedAtMs })
    .from(seriesViewerSettings)
    .innerJoin(series, eq(series.id, seriesViewerSettings.seriesId))
    .where(and(eq(seriesViewerSettings.platformId, platformId), eq(seriesViewerSettings.userId, userId)));
}

/** What the target platform has of these works. */
export async function loadTargetCatalogue(
  executor: Executor,
  { platformId, languages }: { platformId: string; languages: readonly string[] },
  works: readonly { workKey: string }[],
): Promise<TargetCatalogue> {
  const workKeys = [...new Set(works.map(({ workKey }) => workKey))];
  if (workKeys.length === 0) return { series: [], episodes: [], languages };
  const found = await executor
    .select({ id: series.id, workKey: series.workKey, language: series.language })
    .from(series)
    .innerJoin(seriesPlatform, and(eq(seriesPlatform.seriesId, series.id), eq(seriesPlatform.platformId, platformId)))
    .where(and(inArray(series.workKey, workKeys), isNull(series.removedAtMs), seriesPlatform.isVisible));
  if (found.length === 0) return { series: [], episodes: [], languages };
  const episodes = await executor
    .select({ id: episode.id, seriesId: episode.seriesId, number: episode.number })
    .from(episode)
    .innerJoin(
      episodePlatform,
      and(eq(episodePlatform.episodeId, episode.id), eq(episodePlatform.platformId, platformId)),
    )
    .where(
      and(
        inArray(
          episode.seriesId,
          found.map(({ id }) => id),
        ),
        isNull(episode.removedAtMs),
        episodePlatform.isVisible,
      ),
    );
  return { series: found, episodes, languages };
}

/** A right that arrived, as the transfer keeps it: episode, scope, from, until. */
export type ArrivedRight = readonly [number, string, number, number | null];

/**
 * Gives rights to the account that they move to; what it owns already stays as it is.
 *
 * @returns those that it got
 */
export async function insertRights(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  rights: readonly Pick<typeof entitlement.$inferInsert, 'episodeId' | 'scope' | 'startedAtMs' | 'expiresAtMs'>[],
): Promise<ArrivedRight[]> {
  if (rights.length === 0) return [];
  const rows = await transaction
    .insert(entitlement)
    .values(rights.map((right) => ({ ...right, platformId, userId, source: 'TRANSFER' as const })))
    .onConflictDoNothing()
    .returning();
  return rows.map(({ episodeId, scope, startedAtMs, expiresAtMs }) => [episodeId, scope, startedAtMs, expiresAtMs]);
}

/** Of an episode that both accounts have opened, the later place counts. */
export async function insertPlaces(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  places: readonly Omit<typeof readingPosition.$inferInsert, 'platformId' | 'userId'>[],
): Promise<void> {
  if (places.length === 0) return;
  await transaction
    .insert(readingPosition)
    .values(places.map((place) => ({ ...place, platformId, userId })))
    .onConflictDoUpdate({
      target: [readingPosition.platformId, readingPosition.userId, readingPosition.episodeId],
      set: {
        pageOrderNo: sql`excluded.page_order_no`,
        offsetPermille: sql`excluded.offset_permille`,
        sharePermille: sql`excluded.share_permille`,
        anchor: sql`excluded.anchor`,
        finishedAtMs: sql`excluded.finished_at_ms`,
        updatedAtMs: sql`excluded.updated_at_ms`,
      },
      setWhere: sql`${readingPosition.updatedAtMs} < excluded.updated_at_ms`,
    });
}

export async function insertFavorites(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  favorites: readonly { seriesId: number; createdAtMs: number }[],
): Promise<void> {
  if (favorites.length === 0) return;
  await transaction
    .insert(favorite)
    .values(favorites.map((each) => ({ ...each, platformId, userId })))
    .onConflictDoNothing();
}

/** The settings of the viewer: for all devices, and for the series that the target platform has. Those that it has stay. */
export async function insertSettings(
  transaction: Transaction,
  { from, to }: { from: ReaderScope; to: ReaderScope },
  ofSeries: readonly Pick<typeof seriesViewerSettings.$inferInsert, 'seriesId' | 'settings' | 'updatedAtMs'>[],
): Promise<void> {
  const { platformId, userId } = to;
  const rows = await transaction
    .select()
    .from(viewerSettings)
    .where(and(eq(viewerSettings.platformId, from.platformId), eq(viewerSettings.userId, from.userId)));
  if (rows.length > 0) {
    await transaction
      .insert(viewerSettings)
      .values(rows.map((row) => ({ ...row, platformId, userId })))
      .onConflictDoNothing();
  }
  if (ofSeries.length > 0) {
    await transaction
      .insert(seriesViewerSettings)
      .values(ofSeries.map((row) => ({ ...row, platformId, userId })))
      .onConflictDoNothing();
  }
}
/** A statement has at most 65,535 values. */
const MARKS_A_STATEMENT = 1_000;

export async function insertMarks(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  marks: readonly Omit<typeof readingMark.$inferInsert, 'platformId' | 'userId'>[],
): Promise<void> {
  for (let start = 0; start < marks.length; start += MARKS_A_STATEMENT) {
    const some = marks.slice(start, start + MARKS_A_STATEMENT);
    await transaction
      .insert(readingMark)
      .values(some.map((mark) => ({ ...mark, platformId, userId })))
      .onConflictDoNothing();
  }
}

/** What the account has rated there already keeps its stars. */
export async function insertRatings(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  ratings: readonly { seriesId: number; stars: number; updatedAtMs: number }[],
): Promise<void> {
  if (ratings.length === 0) return;
  await transaction
    .insert(seriesRating)
    .values(ratings.map((each) => ({ ...each, platformId, userId })))
    .onConflictDoNothing();
}
