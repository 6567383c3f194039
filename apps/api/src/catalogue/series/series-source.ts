import type { Genre } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { type EpisodeRow, listEpisodes } from './episode.repository.ts';
import { findSeries, isOfGenre, type SeriesKey, type SeriesOnPlatform } from './series.repository.ts';

/** Where the rows of a series on one platform come from. They are the same for all readers. */
export interface SeriesSource {
  /** The series of a key, shown or not. */
  find(key: SeriesKey): Promise<SeriesOnPlatform | null>;
  /** All its episodes in order, including hidden, removed and future ones. */
  episodes(seriesId: number): Promise<readonly EpisodeRow[]>;
  isOfGenre(seriesId: number, genre: Genre): Promise<boolean>;
}

/** The rows as the database has them now. */
export function seriesSource(source: CatalogueSource, platformId: string): SeriesSource {
  return {
    find: (key) => findSeries(source, platformId, key),
    episodes: (seriesId) => listEpisodes(source, platformId, seriesId),
    isOfGenre: (seriesId, genre) => isOfGenre(source, seriesId, genre),
  };
}

/** The rows that are remembered of the present catalogue edition: for what is shown, not for what decides of coins and access. */
export function rememberedSeries(
  { db, services }: Pick<CatalogueParts, 'db' | 'services'>,
  { platform, nowMs }: Pick<EndpointCall, 'platform' | 'nowMs'>,
): SeriesSource {
  const source = seriesSource(db.catalogue, platform.id);
  const read = <Value>(key: readonly unknown[], load: () => Promise<Value>): Promise<Value> =>
    services.remembered.read({ platform, nowMs, key }, load);
  return {
    find: (key) => read(['series', key], () => source.find(key)),
    episodes: (seriesId) => read(['episodes', seriesId], () => source.episodes(seriesId)),
    isOfGenre: (seriesId, genre) => read(['genre', seriesId, genre], () => source.isOfGenre(seriesId, genre)),
  };
}
