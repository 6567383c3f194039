import type { EpisodeDescription, SeriesDescription } from './series-description.ts';

/** A fact of a series that an import changes, beside its episodes and their pages, which are counted. */
export interface FieldChange {
  /** Dotted: `title`, `platforms.bom-us.rentCoin`, `episodes.3.title`, `episodes.3.platforms.bom-us.openedAtMs`. */
  field: string;
  before: unknown;
  after: unknown;
}

/** What differs between two descriptions of a series: its own facts, its offers, and both of its known episodes. */
export function fieldChanges(before: SeriesDescription | null, after: SeriesDescription): FieldChange[] {
  // All of a new series is new.
  if (before === null) return [];
  const { platforms: offersBefore, episodes: episodesBefore, ...factsBefore } = before;
  const { platforms: offersAfter, episodes: episodesAfter, ...factsAfter } = after;
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

/** Without its place and its pages, which are counted. */
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
