import type { BulkTier, EpisodeOffer, Platform, SeriesOffer } from '@longstrip/core';
import { isSampleEpisode, type PricedRow, type ReaderEpisode } from '../../catalogue/index.ts';

/** What of a series a purchase depends on, beside its episodes. */
interface SoldSeries {
  readonly isAdult: boolean;
  readonly rentalHours: number;
  readonly freetimeEnabled: boolean;
  readonly freetimeRefillHours: number;
  readonly freetimeExcludedNewest: number;
}

interface SoldRow extends PricedRow {
  readonly onPlatform: (NonNullable<PricedRow['onPlatform']> & { readonly openedAtMs: number }) | null;
}

/**
 * What a series offers its reader now, from its rows.
 *
 * @param seriesState whether the reader is shown the series at all, and when it opened
 */
export function seriesOffer(
  series: SoldSeries,
  seriesState: { readonly isShown: boolean; readonly openedAtMs: number },
  episodes: readonly ReaderEpisode<SoldRow>[],
  tiers: readonly BulkTier[],
  { features, constants }: Platform,
): SeriesOffer {
  const hasFreetime = features.freetime && series.freetimeEnabled;
  return {
    isAdult: series.isAdult,
    rentalHours: series.rentalHours,
    freetime: hasFreetime
      ? {
          refillHours: series.freetimeRefillHours,
          excludedNewest: series.freetimeExcludedNewest,
          openHours: constants.freetimeOpenHours,
        }
      : null,
    tiers,
    episodes: episodes.map(
      ({ row, isShown, price }): EpisodeOffer => ({
        episodeId: row.episode.id,
        isShown: isShown && seriesState.isShown,
        openedAtMs: Math.max(seriesState.openedAtMs, row.onPlatform?.openedAtMs ?? 0),
        isSample: isSampleEpisode(row.episode),
        price,
      }),
    ),
    allowUpgradeFromRent: features.allowUpgradeFromRent,
  };
}
