import type { CatalogueSource, Executor } from '@longstrip/database';
import { asset, entitlement, episode, episodePlatform } from '@longstrip/database/schema';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { PICTURE_COLUMNS, type PictureRow } from './series.repository.ts';

const {
  seriesId: _seriesId,
  number: _number,
  publishedOn: _publishedOn,
  updatedAtMs: _updatedAtMs,
  ...EPISODE_COLUMNS
} = getTableColumns(episode);
const { platformId: _platformId, episodeId: _episodeId, ...ON_PLATFORM_COLUMNS } = getTableColumns(episodePlatform);

/** An episode with its platform's data; `onPlatform` is null if it is not on the platform. */
export interface EpisodeRow {
  readonly episode: Pick<typeof episode.$inferSelect, keyof typeof EPISODE_COLUMNS>;
  readonly onPlatform: Pick<typeof episodePlatform.$inferSelect, keyof typeof ON_PLATFORM_COLUMNS> | null;
  readonly thumbnail: PictureRow | null;
}

/** All episodes of a series in order, including hidden, removed and future ones. */
export async function listEpisodes(
  executor: CatalogueSource,
  platformId: string,
  seriesId: number,
): Promise<EpisodeRow[]> {
  return executor
    .select({ episode: EPISODE_COLUMNS, onPlatform: ON_PLATFORM_COLUMNS, thumbnail: PICTURE_COLUMNS })
    .from(episode)
    .leftJoin(
      episodePlatform,
      and(eq(episodePlatform.episodeId, episode.id), eq(episodePlatform.platformId, platformId)),
    )
    .leftJoin(asset, eq(asset.id, episode.thumbnailAssetId))
    .where(eq(episode.seriesId, seriesId))
    .orderBy(asc(episode.orderNo), asc(episode.id));
}

/** An entitlement of a reader to an episode. */
export type EntitlementRow = Pick<
  typeof entitlement.$inferSelect,
  'episodeId' | 'scope' | 'source' | 'startedAtMs' | 'expiresAtMs' | 'revokedAtMs'
>;

/** The reader's entitlements to episodes of a series, including expired ones. */
export async function listEntitlements(
  executor: Executor,
  of: { platformId: string; userId: string; seriesId: number },
): Promise<EntitlementRow[]> {
  return executor
    .select({
      episodeId: entitlement.episodeId,
      scope: entitlement.scope,
      source: entitlement.source,
      startedAtMs: entitlement.startedAtMs,
      expiresAtMs: entitlement.expiresAtMs,
      revokedAtMs: entitlement.revokedAtMs,
    })
    .from(entitlement)
    .innerJoin(episode, eq(episode.id, entitlement.episodeId))
    .where(
      and(
        eq(entitlement.platformId, of.platformId),
        eq(entitlement.userId, of.userId),
        eq(episode.seriesId, of.seriesId),
      ),
    );
}

/** The series of an episode, by its numeric id, and whether it is shown on the platform now. Null: no such episode. */
export async function findEpisodeSeries(
  executor: CatalogueSource,
  of: { platformId: string; episodeId: number; nowMs: number },
): Promise<{ seriesId: number; isShown: boolean } | null> {
  const [row] = await executor
    .select({
      seriesId: episode.seriesId,
      removedAtMs: episode.removedAtMs,
      isVisible: episodePlatform.isVisible,
      openedAtMs: episodePlatform.openedAtMs,
    })
    .from(episode)
    .leftJoin(
      episodePlatform,
      and(eq(episodePlatform.episodeId, episode.id), eq(episodePlatform.platformId, of.platformId)),
    )
    .where(eq(episode.id, of.episodeId));
  if (row === undefined) return null;
  const { seriesId, removedAtMs, isVisible, openedAtMs } = row;
  return { seriesId, isShown: removedAtMs === null && isVisible === true && (openedAtMs ?? 0) <= of.nowMs };
}
