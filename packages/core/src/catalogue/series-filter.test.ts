import { describe, expect, test } from 'vitest';
import {
  countFilters,
  type FilteredSeries,
  isOfLength,
  matchesSeriesFilter,
  NO_SERIES_FILTER,
  SERIES_LENGTHS,
  type SeriesFilter,
} from './series-filter.ts';

const SERIES: FilteredSeries = {
  freeEpisodeCount: 1,
  isFreetimeEnabled: true,
  status: 'COMPLETED',
  genres: ['ROMANCE', 'DRAMA'],
  type: 'NOVEL',
  language: 'en-US',
  openEpisodeCount: 11,
};

const CASES: readonly [Partial<SeriesFilter>, Partial<FilteredSeries>][] = [
  [{ isFree: true }, { freeEpisodeCount: 0 }],
  [{ isFreetime: true }, { isFreetimeEnabled: false }],
  [{ isCompleted: true }, { status: 'PAUSED' }],
  [{ genre: 'DRAMA' }, { genres: ['ROMANCE'] }],
  [{ format: 'NOVEL' }, { type: 'COMIC' }],
  [{ language: 'en' }, { language: 'th-TH' }],
  [{ length: 'MEDIUM' }, { openEpisodeCount: 10 }],
];

describe('a filter of series', () => {
  test.each(CASES)('%j shows what has it and not what lacks it', (chosen, lacking) => {
    const filter = { ...NO_SERIES_FILTER, ...chosen };
    expect(matchesSeriesFilter(filter, SERIES)).toBe(true);
    expect(matchesSeriesFilter(filter, { ...SERIES, ...lacking })).toBe(false);
    expect(matchesSeriesFilter(NO_SERIES_FILTER, { ...SERIES, ...lacking })).toBe(true);
    expect(countFilters(filter)).toBe(1);
  });

  test('needs all of its conditions at once', () => {
    const filter: SeriesFilter = { ...NO_SERIES_FILTER, genre: 'ROMANCE', isCompleted: true };
    expect(matchesSeriesFilter(filter, { ...SERIES, status: 'SCHEDULED' })).toBe(false);
    expect(countFilters(filter)).toBe(2);
    expect(countFilters(NO_SERIES_FILTER)).toBe(0);
  });

  test.each([
    [0, []],
    [1, ['SHORT']],
    [10, ['SHORT']],
    [11, ['MEDIUM']],
    [50, ['MEDIUM']],
    [51, ['LONG']],
    [5_000, ['LONG']],
  ] as const)('%d open episodes are %j', (count, lengths) => {
    expect(SERIES_LENGTHS.filter((length) => isOfLength(count, length))).toEqual(lengths);
  });
});
