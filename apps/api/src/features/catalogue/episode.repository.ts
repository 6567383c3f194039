import type { Executor } from '@longstrip/database';
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

/** An episode with what its platform adds; `onPlatform` is null where it is not there at all. */
export interface EpisodeRow {
  readonly episode: Pick<typeof episode.$inferSelect, keyof typeof EPISODE_COLUMNS>;
  readonly onPlatform: Pick<typeof episodePlatform.$inferSelect, keyof typeof ON_PLATFORM_COLUMNS> | null;
  readonly thumbnail: PictureRow | null;
}

/** Every episode of a series in its order, also those that are hidden, removed or not yet open. */
export async function listEpisodes(executor: Executor, platformId: string, seriesId: number): Promise<EpisodeRow[]> {
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

/** What a reader was given on an episode. */
export type HeldRight = Pick<
  typeof entitlement.$inferSelect,
  'episodeId' | 'scope' | 'source' | 'startedAtMs' | 'expiresAtMs' | 'revokedAtMs'
>;

/** The reader's rights on the episodes of a series, also those that are over. */
export async function listRights(
  executor: Executor,
  of: { platformId: string; userId: string; seriesId: number },
): Promise<HeldRight[]> {
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

/** Where an episode belongs, by its numeric id. */
export async function findEpisodeSeries(
  executor: Executor,
  episodeId: number,
): Promise<{ seriesId: number; episodeAlias: string } | null> {
  const rows = await executor
    .select({ seriesId: episode.seriesId, episodeAlias: episode.alias })
    .from(episode)
    .where(eq(episode.id, episodeId));
  return rows[0] ?? null;
}
