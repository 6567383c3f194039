import type { CatalogueEdition, Database } from '@longstrip/database';
import { LRUCache } from 'lru-cache';
import { findOfferedSeries, type OfferedSeries } from './series-offers.ts';

/** Reads what the series of an episode offers (`findOfferedSeries`). */
export interface OfferedSeriesReader {
  /** Null: there is no such episode. */
  find(platformId: string, episodeId: number): Promise<OfferedSeries | null>;
}

/** All episodes of the cached series together: some megabytes. */
const MOST_EPISODES = 20_000;

/**
 * @param edition of the catalogue, as the database stores it: a series is cached for one. A purchase compares it
 *   with the edition under its lock, so an offer that this process believes in a moment too long is loaded again there. Null: every
 *   call reads
 */
export function createOfferedSeriesReader(
  { orm }: Pick<Database, 'orm'>,
  edition: Pick<CatalogueEdition, 'stored'> | null,
): OfferedSeriesReader {
  const offers = new LRUCache<string, OfferedSeries>({ maxSize: MOST_EPISODES });
  const seriesOf = new LRUCache<number, number>({ maxSize: MOST_EPISODES, sizeCalculation: () => 1 });
  const keyOf = (platformId: string, seriesId: number) => `${platformId}/${seriesId}`;

  function known(platformId: string, episodeId: number, current: number | null): OfferedSeries | null {
    const seriesId = seriesOf.get(episodeId);
    const offered = seriesId === undefined ? undefined : offers.get(keyOf(platformId, seriesId));
    if (offered === undefined || offered.edition !== current) return null;
    return offered.episodes.some(({ episode }) => episode.id === episodeId) ? offered : null;
  }

  return {
    async find(platformId, episodeId) {
      const offered = edition === null ? null : known(platformId, episodeId, edition.stored());
      if (offered !== null) return offered;
      const read = await findOfferedSeries(orm, platformId, episodeId);
      if (read !== null && edition !== null) {
        for (const { episode } of read.episodes) seriesOf.set(episode.id, read.series.id);
        offers.set(keyOf(platformId, read.series.id), read, { size: 1 + read.episodes.length });
      }
      return read;
    },
  };
}
