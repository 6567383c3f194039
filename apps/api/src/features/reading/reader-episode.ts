import { type Entitlement, type EpisodePrice, episodePrice } from '@longstrip/core';
import type { EntitlementRow, EpisodeRow } from '../catalogue/episode.repository.ts';
import type { SeriesOnPlatform } from '../catalogue/series.repository.ts';

/** An episode on a platform as one reader has it now. */
export interface ReaderEpisode {
  readonly row: EpisodeRow;
  /** On the platform, visible and not removed. It may open in the future. */
  readonly isShown: boolean;
  readonly price: EpisodePrice;
  readonly entitlements: readonly Entitlement[];
}

/** The episodes of a series for a reader with these entitlements, in order. */
export function readerEpisodes(
  { onPlatform: seriesPrices }: SeriesOnPlatform,
  rows: readonly EpisodeRow[],
  entitlements: readonly EntitlementRow[],
  nowMs: number,
): ReaderEpisode[] {
  const pricing = seriesPrices ?? { rentCoin: null, possessionCoin: null, freeEpisodeCount: 0 };
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
      // An episode that is not shown is not counted among the first, free ones.
      price: episodePrice(
        pricing,
        { ...own, position: isShown ? position : Number.POSITIVE_INFINITY, isSample },
        nowMs,
      ),
      entitlements: entitlements.filter(({ episodeId }) => episodeId === episode.id).map(asEntitlement),
    };
  });
}

function asEntitlement({ source, ...entitlement }: EntitlementRow): Entitlement {
  return { ...entitlement, isGift: source === 'GIFT' };
}
