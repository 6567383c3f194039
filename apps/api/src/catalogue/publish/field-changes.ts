import type { EpisodeDescription, PlatformDescription, SeriesDescription } from './series-description.ts';

/** A changed fact of a series. Episodes and pages are counted elsewhere. */
export interface FieldChange {
  /** Dotted: `title`, `platforms.bom-us.rentCoin`, `episodes.3.title`, `episodes.3.platforms.bom-us.openedAtMs`. */
  field: string;
  before: unknown;
  after: unknown;
}

/** The changed facts, offers and known episodes between two descriptions of a series. */
export function fieldChanges(before: SeriesDescription | null, after: SeriesDescription): FieldChange[] {
  // A new series has no changed facts.
  if (before === null) return [];
  // Pictures are made after the import, from the cover that it set.
  const { platforms: offersBefore, episodes: episodesBefore, pictures: _before, ...factsBefore } = before;
  const { platforms: offersAfter, episodes: episodesAfter, pictures: _after, ...factsAfter } = after;
  const knownEpisodes = new Map(episodesBefore.map((each) => [each.number, each]));
  return [
    ...compare('', factsBefore, factsAfter),
    ...compareOffers('', offersBefore, offersAfter),
    ...episodesAfter.flatMap((episode) => {
      const known = knownEpisodes.get(episode.number);
      const prefix = `episodes.${episode.number}.`;
      if (known === undefined) return [];
      return [
        ...compare(prefix, factsOf(known), factsOf(episode)),
        ...compareOffers(prefix, known.platforms, episode.platforms),
      ];
    }),
  ];
}

/** Without its order and its pages, which are counted. */
function factsOf({ id, number, alias, orderNo, pageCount, pagesMark, platforms, ...facts }: EpisodeDescription) {
  return facts;
}

function compareOffers(prefix: string, before: Record<string, object>, after: Record<string, object>): FieldChange[] {
  return Object.entries(after).flatMap(([platformId, offer]) => {
    const known = before[platformId];
    const field = `${prefix}platforms.${platformId}`;
    return known === undefined ? [{ field, before: null, after: offer }] : compare(`${field}.`, known, offer);
  });
}

function compare(prefix: string, before: object, after: object): FieldChange[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const old: unknown = Reflect.get(before, name);
    return JSON.stringify(old) === JSON.stringify(value) ? [] : [{ field: prefix + name, before: old, after: value }];
  });
}

/** The initial facts of a new series; later changes are reported one by one. */
export interface SeriesStart {
  offers: Record<string, Pick<PlatformDescription, 'rentCoin' | 'possessionCoin' | 'freeEpisodeCount' | 'openedAtMs'>>;
  /** `own`: a picture that came as a cover; `page`: a quarter of a page. */
  cover: 'own' | 'page' | 'none';
  /** The first is the genre. */
  tags: string[];
  days: string[];
  isAdult: boolean;
}

export function seriesStart({ platforms, cover, tags, days, isAdult }: SeriesDescription): SeriesStart {
  const offers = Object.entries(platforms).map(([id, { rentCoin, possessionCoin, freeEpisodeCount, openedAtMs }]) => [
    id,
    { rentCoin, possessionCoin, freeEpisodeCount, openedAtMs },
  ]);
  const origin = cover === null ? 'none' : cover.kind === 'PAGE' ? 'page' : 'own';
  return { offers: Object.fromEntries(offers), cover: origin, tags, days, isAdult };
}
