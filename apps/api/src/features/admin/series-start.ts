import type { PlatformDescription, SeriesDescription } from './series-description.ts';

/** What a new series begins with, by its file and by who brings it: later changes are told one by one. */
export interface SeriesStart {
  offers: Record<string, Pick<PlatformDescription, 'rentCoin' | 'possessionCoin' | 'freeEpisodeCount' | 'openedAtMs'>>;
  /** `own` came as such; `page` stands in. */
  cover: 'own' | 'page' | 'none';
  /** The first is the genre. */
  tags: string[];
  days: string[];
  isAdult: boolean;
}

export function seriesStart(series: SeriesDescription, hasOwnArt: boolean): SeriesStart {
  const { platforms, pictures, tags, days, isAdult } = series;
  const offers = Object.entries(platforms).map(([id, { rentCoin, possessionCoin, freeEpisodeCount, openedAtMs }]) => [
    id,
    { rentCoin, possessionCoin, freeEpisodeCount, openedAtMs },
  ]);
  const cover = hasOwnArt ? 'own' : pictures.COVER === undefined ? 'none' : 'page';
  return { offers: Object.fromEntries(offers), cover, tags, days, isAdult };
}
