import type { ListSort, SearchScope } from '@longstrip/api-contract';
import { countFilters, NO_SERIES_FILTER, SEARCH_TEXT_MAX_LENGTH, type SeriesFilter } from '@longstrip/core';
import { filterWords } from './filter-query.ts';
import { listAddress, orderWord } from './list-query.ts';

/** Where to search: everywhere, in titles, or in tags. */
export const SEARCH_PLACES = ['ALL', 'TITLE', 'TAG'] as const;
export type SearchPlace = (typeof SEARCH_PLACES)[number];

export const SCOPE_OF: Readonly<Record<SearchPlace, SearchScope>> = { ALL: 'all', TITLE: 'title', TAG: 'tag' };

/** What a reader searches for. */
export interface SearchQuery {
  /** Empty before a search. */
  text: string;
  place: SearchPlace;
  sort: ListSort;
  filter: SeriesFilter;
}

/** A search for a text or a tag, as links start it: everywhere, in the usual order, without a filter. */
export function newSearch(text: string, place: SearchPlace = 'ALL'): SearchQuery {
  return { text, place, sort: 'POPULAR', filter: NO_SERIES_FILTER };
}

/** Whether there is anything to look for: a filter without a text lists all series that match. */
export function isAsked({ text, filter }: Pick<SearchQuery, 'text' | 'filter'>): boolean {
  return text !== '' || countFilters(filter) > 0;
}

/** A typed text as it is searched: spaces are collapsed, and it is cut to the maximum length. */
export function searchedText(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_TEXT_MAX_LENGTH);
}

/** The address of a search; with `next`, of the results after those of a page. */
export function searchAddress(
  query: SearchQuery,
  { path = '/search', next = null }: SearchAddressOptions = {},
): string {
  return listAddress(path, { ...searchWords(query), ...filterWords(query.filter), next });
}

/** The parameters of a search apart from its filter. */
export function searchWords({ text, place, sort, filter }: SearchQuery): Record<string, string | null> {
  if (!isAsked({ text, filter })) return {};
  return {
    [place === 'TAG' ? 'tag' : 'q']: text === '' ? null : text,
    scope: place === 'TITLE' ? 'TITLE' : null,
    ...orderWord(sort),
  };
}

interface SearchAddressOptions {
  path?: string;
  next?: string | null;
}
