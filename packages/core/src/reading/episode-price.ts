/** Prices in whole coins; null where that way of selling is not offered (D9). */
export interface Prices {
  readonly rentCoin: number | null;
  readonly possessionCoin: number | null;
}

/** What a series says about the prices of its episodes on a platform. */
export interface SeriesPricing extends Prices {
  /** The first so many episodes are free. */
  readonly freeEpisodeCount: number;
}

/** What an episode says about its own price on a platform. */
export interface EpisodePricing extends Prices {
  /** Its own prices count in place of the series'. */
  readonly hasOwnPrices: boolean;
  /** Its place among the series' episodes, from 1. */
  readonly position: number;
  /** A sample is free. */
  readonly isSample: boolean;
  /** A window in which it is free: from the start (inclusive) to the end (exclusive). Both or neither. */
  readonly freeFromMs: number | null;
  readonly freeUntilMs: number | null;
}

/** What an episode costs now. `freeUntilMs` is null where it stays free. */
export type EpisodePrice =
  | { readonly kind: 'free'; readonly freeUntilMs: number | null }
  | ({ readonly kind: 'priced' } & Prices);

/** Whether a moment lies in an episode's free window (D9). */
export function isInFreeWindow(window: Pick<EpisodePricing, 'freeFromMs' | 'freeUntilMs'>, nowMs: number): boolean {
  const { freeFromMs, freeUntilMs } = window;
  return freeFromMs !== null && freeUntilMs !== null && freeFromMs <= nowMs && nowMs < freeUntilMs;
}

/**
 * What an episode costs at a moment (D9): free as a sample, as one of the first, or in its window; else its own prices
 * or the series'. Priced with neither rent nor possession means that it cannot be had now.
 */
export function episodePrice(series: SeriesPricing, episode: EpisodePricing, nowMs: number): EpisodePrice {
  if (episode.isSample || episode.position <= series.freeEpisodeCount) return { kind: 'free', freeUntilMs: null };
  if (isInFreeWindow(episode, nowMs)) return { kind: 'free', freeUntilMs: episode.freeUntilMs };
  const { rentCoin, possessionCoin } = episode.hasOwnPrices ? episode : series;
  return { kind: 'priced', rentCoin, possessionCoin };
}
