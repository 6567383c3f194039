import { type Entitlement, type EpisodePrice, episodePrice } from '@longstrip/core';
import type { EpisodeRow, HeldRight } from '../catalogue/episode.repository.ts';
import type { SeriesOnPlatform } from '../catalogue/series.repository.ts';

/** How an episode stands on its platform at one moment, and what the reader holds on it. */
export interface EpisodeStanding {
  readonly row: EpisodeRow;
  /** On the platform, visible and not taken out; it may still be to come. */
  readonly isShown: boolean;
  readonly price: EpisodePrice;
  readonly entitlements: readonly Entitlement[];
}

/** Works out the standing of each episode of a series, in order. */
export function episodeStandings(
  of: SeriesOnPlatform,
  rows: readonly EpisodeRow[],
  rights: readonly HeldRight[],
  nowMs: number,
): EpisodeStanding[] {
  const rightsByEpisode = new Map<number, HeldRight[]>();
  for (const right of rights)
    rightsByEpisode.set(right.episodeId, [...(rightsByEpisode.get(right.episodeId) ?? []), right]);
  const pricing = of.onPlatform ?? { rentCoin: null, possessionCoin: null, freeEpisodeCount: 0 };
  let position = 0;
  return rows.map((row) => {
    const { episode, onPlatform } = row;
    const isShown = episode.removedAtMs === null && onPlatform !== null && onPlatform.isVisible;
    if (isShown) position += 1;
    const own = onPlatform ?? {
      hasOwnPrices: false,
      rentCoin: null,
      possessionCoin: null,
      freeFromMs: null,
      freeUntilMs: null,
    };
    const isSample = episode.isSample || episode.type === 'PREVIEW';
    return {
      row,
      isShown,
      // One that is not shown has no place: it is not among the first so many.
      price: episodePrice(
        pricing,
        { ...own, position: isShown ? position : Number.POSITIVE_INFINITY, isSample },
        nowMs,
      ),
      entitlements: (rightsByEpisode.get(episode.id) ?? []).map(asEntitlement),
    };
  });
}

function asEntitlement({ source, ...right }: HeldRight): Entitlement {
  return { ...right, isGift: source === 'GIFT' };
}
