import type { SeriesType } from '../shared/enumerations.ts';
import type { Genre } from './genres.ts';

/** Lengths that readers choose from, by the number of open episodes. */
export const SERIES_LENGTHS = ['SHORT', 'MEDIUM', 'LONG'] as const;
export type SeriesLength = (typeof SERIES_LENGTHS)[number];

/** The number of open episodes of each length; both ends included. Null: without a limit. */
export const LENGTH_BOUNDS: Readonly<Record<SeriesLength, { readonly min: number; readonly max: number | null }>> = {
  SHORT: { min: 1, max: 10 },
  MEDIUM: { min: 11, max: 50 },
  LONG: { min: 51, max: null },
};

/** What a reader chose to see in a list or a search. All chosen conditions hold at once. */
export interface SeriesFilter {
  /** At least one open episode is free now. */
  readonly isFree: boolean;
  /** Episodes become free by waiting (D10). */
  readonly isFreetime: boolean;
  readonly isCompleted: boolean;
  readonly genre: Genre | null;
  readonly format: SeriesType | null;
  /** ISO 639-1. */
  readonly language: string | null;
  readonly length: SeriesLength | null;
}

export const NO_SERIES_FILTER: SeriesFilter = {
  isFree: false,
  isFreetime: false,
  isCompleted: false,
  genre: null,
  format: null,
  language: null,
  length: null,
};

/** What the filter looks at. */
export interface FilteredSeries {
  readonly freeEpisodeCount: number;
  readonly isFreetimeEnabled: boolean;
  readonly status: 'COMPLETED' | 'SCHEDULED' | 'PAUSED';
  readonly genres: readonly Genre[];
  readonly type: SeriesType;
  /** BCP 47. */
  readonly language: string;
  readonly openEpisodeCount: number;
}

/** Whether a list shows the series to a reader who chose this filter. */
export function matchesSeriesFilter(filter: SeriesFilter, series: FilteredSeries): boolean {
  const { genre, format, language, length } = filter;
  return (
    (!filter.isFree || series.freeEpisodeCount > 0) &&
    (!filter.isFreetime || series.isFreetimeEnabled) &&
    (!filter.isCompleted || series.status === 'COMPLETED') &&
    (genre === null || series.genres.includes(genre)) &&
    (format === null || series.type === format) &&
    (language === null || series.language.split('-')[0] === language) &&
    (length === null || isOfLength(series.openEpisodeCount, length))
  );
}

/** Whether a series with so many open episodes is of this length. */
export function isOfLength(openEpisodeCount: number, length: SeriesLength): boolean {
  const { min, max } = LENGTH_BOUNDS[length];
  return openEpisodeCount >= min && (max === null || openEpisodeCount <= max);
}

/** The number of conditions that the filter has. */
export function countFilters(filter: SeriesFilter): number {
  return Object.values(filter).filter((value) => value !== null && value !== false).length;
}
