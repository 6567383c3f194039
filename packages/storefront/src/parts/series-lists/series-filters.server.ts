import type { SeriesFilter } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { FILTER_PARTS, type FilterPart } from '../navigation/filter-query.ts';
import { readSeriesFilter } from '../navigation/read-query.ts';
import '../../server/site-context.ts';

/** The filters of a list: those that it offers, and what the reader chose. */
export interface SeriesFilterModel {
  offered: FilterPart[];
  chosen: SeriesFilter;
}

/**
 * The filters of a list on this site. Wait until free is offered where the platform has it, and languages where it has
 * several.
 * @param without filters that say nothing in this list, such as the genre in the list of a genre
 */
export function seriesFilterModel(
  { platform }: AppLoadContext,
  url: URL,
  without: readonly FilterPart[] = [],
): SeriesFilterModel {
  const offered = FILTER_PARTS.filter(
    (part) =>
      !without.includes(part) &&
      (part !== 'wait' || platform.features.freetime) &&
      (part !== 'language' || platform.locales.length > 1),
  );
  return { offered, chosen: readSeriesFilter(url, offered) };
}
