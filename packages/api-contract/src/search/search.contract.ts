import { SEARCH_TEXT_MAX_LENGTH } from '@longstrip/core';
import * as v from 'valibot';
import type { ListSort } from '../catalogue/list-query.contract.ts';
import { SeriesListItemSchema } from '../catalogue/series-list.contract.ts';
import { ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';
import { QueryFlagSchema } from '../http/wire-values.ts';

/** `{scope}` of `search/{scope}`: title, creators and tags, or one of them. */
export const SEARCH_SCOPES = ['all', 'title', 'tag'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];
export const SearchScopeSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(SEARCH_SCOPES));

/** How many series a page of a search holds when nobody says, and at most. */
export const SEARCH_PAGE_DEFAULT = 30;
export const SEARCH_PAGE_MAX = 100;
/** Most series of `contents/search`, which has no pages. */
export const SEARCH_LIST_MAX = 200;
/** Longest mark of a place in a search, in characters. */
export const NEXT_PAGINATION_MAX_LENGTH = 31;

/** A page of a search. `nextPagination` is handed back for the next page and is opaque; empty on the last page. */
export const SearchPageSchema = v.object({
  contents: v.array(SeriesListItemSchema),
  hasNext: v.boolean(),
  nextPagination: v.pipe(v.string(), v.maxLength(NEXT_PAGINATION_MAX_LENGTH)),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

/** `GET v1/search/all`: the first page alone, as older clients read it. */
export const SearchContentSchema = v.object({ content: v.array(SeriesListItemSchema) });
export type SearchContent = v.InferOutput<typeof SearchContentSchema>;

/** What a reader looks for. What is longer than any title is cut, not refused: a paste is no error. */
const SearchTextSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.slice(0, SEARCH_TEXT_MAX_LENGTH)),
);

/** `isIncludeAdult=false` leaves adult series out, also for who sees them. It never brings them in. */
const IncludeAdultSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => !/^(false|n|0)$/i.test(text.trim())),
);

const pageSize = (fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const asked = /^\d{1,9}$/.test(text.trim()) ? Number(text) : fallback;
      return Math.min(Math.max(asked, 1), max);
    }),
  );

const searchEntries = {
  searchText: SearchTextSchema,
  isIncludeAdult: IncludeAdultSchema,
  isNotLoginAdult: QueryFlagSchema,
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  /** Sorts nobody knows count as POPULAR. */
  sort: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): ListSort => (text.trim().toUpperCase() === 'LATEST' ? 'LATEST' : 'POPULAR')),
  ),
};

/** Query of `contents/search`. */
export const SearchListQuerySchema = v.object({ ...searchEntries, size: pageSize(SEARCH_LIST_MAX, SEARCH_LIST_MAX) });

/** Query of `search/{scope}`. `page` counts from 0 and is for clients that do not hand `nextPagination` back. */
export const SearchPageQuerySchema = v.object({
  ...searchEntries,
  size: pageSize(SEARCH_PAGE_DEFAULT, SEARCH_PAGE_MAX),
  page: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0)),
  ),
  nextPagination: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(NEXT_PAGINATION_MAX_LENGTH)),
});
