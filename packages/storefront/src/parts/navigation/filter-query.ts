import { NO_SERIES_FILTER, type SeriesFilter } from '@longstrip/core';

/** The conditions of a filter, by their parameters in an address. */
export const FILTER_PARTS = ['free', 'wait', 'finished', 'genre', 'format', 'language', 'length'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** The parameter that opens the form of the filters in a page without script. */
export const FILTER_FORM_PARAMETER = 'filters';

/** All parameters of the filters, for pages that are cached by their address. */
export const FILTER_PARAMETERS: readonly string[] = [...FILTER_PARTS, FILTER_FORM_PARAMETER];

/** The parameters of a filter; null for what is not chosen. */
export function filterWords(filter: SeriesFilter): Record<FilterPart, string | null> {
  return {
    free: filter.isFree ? '1' : null,
    wait: filter.isFreetime ? '1' : null,
    finished: filter.isCompleted ? '1' : null,
    genre: filter.genre,
    format: filter.format,
    language: filter.language,
    length: filter.length,
  };
}

/** The filter without one of its conditions. */
export function withoutPart(filter: SeriesFilter, part: FilterPart): SeriesFilter {
  const fields = {
    ...{ free: 'isFree', wait: 'isFreetime', finished: 'isCompleted' },
    ...{ genre: 'genre', format: 'format', language: 'language', length: 'length' },
  } as const satisfies Record<FilterPart, keyof SeriesFilter>;
  return { ...filter, [fields[part]]: NO_SERIES_FILTER[fields[part]] };
}

/** The filter as the query of a call of the api. */
export function filterCall(filter: SeriesFilter) {
  return {
    ...(filter.isFree ? { onlyFree: true } : {}),
    ...(filter.isFreetime ? { onlyFreetime: true } : {}),
    ...(filter.isCompleted ? { onlyCompleted: true } : {}),
    ...(filter.genre === null ? {} : { onlyGenre: filter.genre }),
    ...(filter.format === null ? {} : { onlyFormat: filter.format }),
    ...(filter.language === null ? {} : { onlyLanguage: filter.language }),
    ...(filter.length === null ? {} : { onlyLength: filter.length }),
  };
}
