import type { ListSort, SearchScope } from '@longstrip/api-contract';
import { SEARCH_TEXT_MAX_LENGTH } from '@longstrip/core';
import { listAddress, sortOf, wordOf } from '../lists/list-query.ts';

/** Where is looked: everywhere, in titles, or among tags. */
export const SEARCH_PLACES = ['ALL', 'TITLE', 'TAG'] as const;
export type SearchPlace = (typeof SEARCH_PLACES)[number];

/** What the api calls them. */
export const SCOPE_OF: Readonly<Record<SearchPlace, SearchScope>> = { ALL: 'all', TITLE: 'title', TAG: 'tag' };

/** What a reader looks for. */
export interface SearchQuery {
  /** Empty: nothing yet. */
  text: string;
  place: SearchPlace;
  sort: ListSort;
}

/** What an address of the search asks for: `?q=`, in titles alone by `&scope=title`, or the tag of `?tag=`. */
export function readSearchQuery(url: URL): SearchQuery {
  const sort = sortOf(url);
  const text = searchedText(url.searchParams.get('q') ?? '');
  const tag = searchedText(url.searchParams.get('tag') ?? '');
  if (text === '' && tag !== '') return { text: tag, place: 'TAG', sort };
  return { text, place: wordOf(url, 'scope', ['TITLE'], 'ALL'), sort };
}

/** What of a typed text is looked for. */
export function searchedText(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_TEXT_MAX_LENGTH);
}

/** The address of a search, which can be passed on. `next` asks for what comes after a page of results. */
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
