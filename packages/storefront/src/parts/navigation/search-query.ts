import type { ListSort, SearchScope } from '@longstrip/api-contract';
import { SEARCH_TEXT_MAX_LENGTH } from '@longstrip/core';
import { listAddress, queryChoice, sortOf } from './list-query.ts';

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
}

/** Parses the address of a search: `?q=`, only in titles with `&scope=title`, or the tag of `?tag=`. */
export function readSearchQuery(url: URL): SearchQuery {
  const sort = sortOf(url);
  const text = searchedText(url.searchParams.get('q') ?? '');
  const tag = searchedText(url.searchParams.get('tag') ?? '');
  if (text === '' && tag !== '') return { text: tag, place: 'TAG', sort };
  return { text, place: queryChoice(url, 'scope', ['TITLE'], 'ALL'), sort };
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
  const { text, place, sort } = query;
  if (text === '') return path;
  return listAddress(path, {
    [place === 'TAG' ? 'tag' : 'q']: text,
    scope: place === 'TITLE' ? 'TITLE' : null,
    sort: sort === 'POPULAR' ? null : sort,
    next,
  });
}

interface SearchAddressOptions {
  path?: string;
  next?: string | null;
}
