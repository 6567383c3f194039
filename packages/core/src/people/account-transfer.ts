/** A series on the platform that an account moves to. */
export interface TargetSeries {
  readonly id: number;
  readonly workKey: string;
  readonly language: string;
}

/** An episode that can be read there. `number` is the publisher's number. */
export interface TargetEpisode {
  readonly id: number;
  readonly seriesId: number;
  readonly number: string;
}

/** A series on the old platform. */
export interface SourceSeries {
  readonly id: number;
  readonly workKey: string;
}

export interface TargetCatalogue {
  readonly series: readonly TargetSeries[];
  readonly episodes: readonly TargetEpisode[];
  /** Languages of the platform, the preferred one first. */
  readonly languages: readonly string[];
}

/**
 * The series on the target platform that replaces one of the old platform (D34): the same series if it is there, else the
 * same work in the platform's most preferred language. Null: it does not exist there.
 */
export function matchSeries(
  { id, workKey }: SourceSeries,
  { series, languages }: TargetCatalogue,
): TargetSeries | null {
  const same = series.find((each) => each.id === id);
  if (same !== undefined) return same;
  const rank = ({ language }: TargetSeries) => {
    const place = languages.indexOf(language);
    return place < 0 ? languages.length : place;
  };
  const editions = series.filter((each) => each.workKey === workKey);
  return editions.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id)[0] ?? null;
}

/** The episode there that replaces one of the old platform: the same episode, or the one with the same number. */
export function matchEpisode(
  episode: { readonly id: number; readonly number: string; readonly series: SourceSeries },
  catalogue: TargetCatalogue,
): TargetEpisode | null {
  const same = catalogue.episodes.find(({ id }) => id === episode.id);
  if (same !== undefined) return same;
  const target = matchSeries(episode.series, catalogue);
  if (target === null) return null;
  return catalogue.episodes.find(({ seriesId, number }) => seriesId === target.id && number === episode.number) ?? null;
}
