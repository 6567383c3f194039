import {
  type Entitlement,
  type EpisodePrice,
  type EpisodePricing,
  episodePrice,
  type SeriesPricing,
} from '@longstrip/core';
import type { EntitlementRow, EpisodeRow } from './episode.repository.ts';

/** What the price of an episode depends on, of its row. */
export interface PricedRow {
  readonly episode: Pick<EpisodeRow['episode'], 'id' | 'type' | 'isSample' | 'removedAtMs'>;
  readonly onPlatform: (Omit<EpisodePricing, 'position' | 'isSample'> & { readonly isVisible: boolean }) | null;
}

/** An episode on a platform as one reader has it now. */
export interface ReaderEpisode<Row extends PricedRow = EpisodeRow> {
  readonly row: Row;
  /** On the platform, visible and not removed. It may open in the future. */
  readonly isShown: boolean;
  readonly price: EpisodePrice;
  readonly entitlements: readonly Entitlement[];
}

/** The episodes of a series for a reader with these entitlements, in order. */
export function readerEpisodes<Row extends PricedRow>(
  { onPlatform: seriesPrices }: { readonly onPlatform: SeriesPricing | null },
  rows: readonly Row[],
  entitlements: readonly EntitlementRow[],
  nowMs: number,
): ReaderEpisode<Row>[] {
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
    const isSample = isSampleEpisode(episode);
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

/** An entitlement from its row; the episode stays with it. */
export function asEntitlement({
  source,
  ...entitlement
}: EntitlementRow): Entitlement & { readonly episodeId: number } {
  return { ...entitlement, isGift: source === 'GIFT' };
}

/** Samples and previews are free for everybody. */
export function isSampleEpisode({ isSample, type }: Pick<EpisodeRow['episode'], 'isSample' | 'type'>): boolean {
  return isSample || type === 'PREVIEW';
}
