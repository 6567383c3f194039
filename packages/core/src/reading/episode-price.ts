/** Prices in whole coins; null: not sold this way (D9). */
export interface Prices {
  readonly rentCoin: number | null;
  readonly possessionCoin: number | null;
}

/** A series' prices for its episodes on a platform. */
export interface SeriesPricing extends Prices {
  /** Number of free episodes at the start. */
  readonly freeEpisodeCount: number;
}

/** What an episode's price on a platform depends on. */
export interface EpisodePricing extends Prices {
  /** The episode's own prices replace those of the series. */
  readonly hasOwnPrices: boolean;
  /** Position among the shown episodes of the series, from 1. */
  readonly position: number;
  /** A sample is free. */
  readonly isSample: boolean;
  /** Free window from start (inclusive) to end (exclusive); both or neither. */
  readonly freeFromMs: number | null;
  readonly freeUntilMs: number | null;
}

/** Price of an episode now. `freeUntilMs` is null if it stays free. */
export type EpisodePrice =
  | { readonly kind: 'free'; readonly freeUntilMs: number | null }
  | ({ readonly kind: 'priced' } & Prices);

/** Whether an episode's free window is open (D9). */
export function isInFreeWindow(window: Pick<EpisodePricing, 'freeFromMs' | 'freeUntilMs'>, nowMs: number): boolean {
  const { freeFromMs, freeUntilMs } = window;
  return freeFromMs !== null && freeUntilMs !== null && freeFromMs <= nowMs && nowMs < freeUntilMs;
}

/**
 * The price of an episode (D9): free as a sample, as one of the first episodes, or in its free window; else its own prices
 * or those of the series. Without a rent and a possession price it is not for sale now.
 */
export function episodePrice(series: SeriesPricing, episode: EpisodePricing, nowMs: number): EpisodePrice {
  if (episode.isSample || episode.position <= series.freeEpisodeCount) return { kind: 'free', freeUntilMs: null };
  if (isInFreeWindow(episode, nowMs)) return { kind: 'free', freeUntilMs: episode.freeUntilMs };
  const { rentCoin, possessionCoin } = episode.hasOwnPrices ? episode : series;
  return { kind: 'priced', rentCoin, possessionCoin };
}
