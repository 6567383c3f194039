import type { Platform } from '@longstrip/core';
import { LRUCache } from 'lru-cache';
import type { CatalogueFreshness } from '../edition/catalogue-freshness.ts';
import type { SeriesFacts, SeriesFactsReader } from './series-facts.ts';

/** Facts of a series have about a kilobyte: those of some 5,000 series. */
const MAX_CHARACTERS = 5_000_000;

interface RememberedFacts {
  readonly facts: SeriesFacts;
  readonly edition: number;
  readonly untilMs: number;
}

/**
 * Remembers the facts of each series for one edition of the catalogue, until its next planned change (record 0127).
 * @param freshness null: nothing is remembered
 */
export function rememberSeriesFacts(
  reader: SeriesFactsReader,
  freshness: CatalogueFreshness | null,
  platforms: readonly Pick<Platform, 'id' | 'timeZone'>[],
): SeriesFactsReader {
  if (freshness === null) return reader;
  const remembered = new LRUCache<string, RememberedFacts>({ maxSize: MAX_CHARACTERS });

  function changeMs(platformId: string, nowMs: number): Promise<number | null> {
    const platform = platforms.find(({ id }) => id === platformId);
    if (freshness === null || platform === undefined) return Promise.resolve(null);
    // If the next change is unknown, nothing is remembered.
    return freshness.nextChangeMs(platform, nowMs).catch(() => null);
  }

  return {
    async read(request) {
      const { platformId, nowMs } = request;
      const edition = freshness.edition();
      const found = new Map<number, SeriesFacts>();
      for (const id of request.seriesIds) {
        const known = remembered.get(`${platformId} ${id}`);
        if (known !== undefined && known.edition === edition && nowMs < known.untilMs) found.set(id, known.facts);
      }
      const seriesIds = request.seriesIds.filter((id) => !found.has(id));
      if (seriesIds.length === 0) return found;
      const [read, untilMs] = await Promise.all([reader.read({ ...request, seriesIds }), changeMs(platformId, nowMs)]);
      const isCurrent = freshness.edition() === edition;
      for (const id of seriesIds) {
        const facts = read.get(id);
        if (facts === undefined) continue;
        found.set(id, facts);
        if (untilMs !== null && isCurrent) {
          remembered.set(`${platformId} ${id}`, { facts, edition, untilMs }, { size: JSON.stringify(facts).length });
        }
      }
      return found;
    },
  };
}
