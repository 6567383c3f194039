import { SEARCH_TEXT_MAX_LENGTH } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, QueryFlagSchema } from '../http/wire-values.ts';
import { type ListSort, seriesFilterEntries } from './list-query.contract.ts';
import { SeriesListItemSchema, SeriesListSchema } from './series-list.contract.ts';
import { ThumbnailTypesQuerySchema } from './thumbnail.contract.ts';

/** `{scope}` of `search/{scope}`: title, creators and tags, or one of them. */
export const SEARCH_SCOPES = ['all', 'title', 'tag'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];
export const SearchScopeSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(SEARCH_SCOPES));

/** Default and maximum page size of a search. */
export const SEARCH_PAGE_DEFAULT = 30;
export const SEARCH_PAGE_MAX = 100;
/** Maximum number of series of `contents/search`, which has no pages. */
export const SEARCH_LIST_MAX = 200;
/** Maximum length of `nextPagination`, in characters. */
export const NEXT_PAGINATION_MAX_LENGTH = 31;

/** A page of a search. The opaque `nextPagination` is sent back for the next page; it is empty on the last one. */
export const SearchPageSchema = v.object({
  contents: v.array(SeriesListItemSchema),
  hasNext: v.boolean(),
  nextPagination: v.pipe(v.string(), v.maxLength(NEXT_PAGINATION_MAX_LENGTH)),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

/** `GET v1/search/all`: only the first page, for older clients. */
export const SearchContentSchema = v.object({ content: v.array(SeriesListItemSchema) });
export type SearchContent = v.InferOutput<typeof SearchContentSchema>;

/** The text to search. A text longer than any title is cut, not refused. */
const SearchTextSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.slice(0, SEARCH_TEXT_MAX_LENGTH)),
);

/** `isIncludeAdult=false` leaves out adult series, even for readers who see them. `true` never adds them. */
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
  ...seriesFilterEntries,
  searchText: SearchTextSchema,
  isIncludeAdult: IncludeAdultSchema,
  isNotLoginAdult: QueryFlagSchema,
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  /** Unknown sorts mean POPULAR. */
  sort: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): ListSort => (text.trim().toUpperCase() === 'LATEST' ? 'LATEST' : 'POPULAR')),
  ),
};

/** Query of `contents/search`. */
export const SearchListQuerySchema = v.object({ ...searchEntries, size: pageSize(SEARCH_LIST_MAX, SEARCH_LIST_MAX) });

/** Query of `search/{scope}`. `page` counts from 0 and is for clients that do not send `nextPagination`. */
export const SearchPageQuerySchema = v.object({
  ...searchEntries,
  size: pageSize(SEARCH_PAGE_DEFAULT, SEARCH_PAGE_MAX),
  page: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0)),
  ),
  nextPagination: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(NEXT_PAGINATION_MAX_LENGTH)),
});

/** Maximum number of suggestions of each kind. */
export const SUGGESTED_SERIES_MAX = 5;
export const SUGGESTED_WORDS_MAX = 3;

/** What a text that is being typed may become. Only series that the reader may see are suggested, and their creators and tags. */
export const SearchSuggestionsSchema = v.object({
  contents: v.pipe(v.array(SeriesListItemSchema), v.maxLength(SUGGESTED_SERIES_MAX)),
  creators: v.pipe(v.array(v.object({ id: IdSchema, name: v.string() })), v.maxLength(SUGGESTED_WORDS_MAX)),
  tags: v.pipe(v.array(v.string()), v.maxLength(SUGGESTED_WORDS_MAX)),
});
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestionsSchema>;

/** Query of `search/suggest`. */
export const SuggestQuerySchema = v.object({
  searchText: SearchTextSchema,
  isNotLoginAdult: QueryFlagSchema,
  contentsThumbnailType: ThumbnailTypesQuerySchema,
});

/** A tag to search for. */
export const TagCountSchema = v.object({
  name: v.string(),
  /** Number of series that the reader would find. */
  contentsCount: CountSchema,
});
export type TagCount = v.InferOutput<typeof TagCountSchema>;

/** `contents/tag/top10` and `contents/tag/recommend`, best first. */
export const TagCountsSchema = v.array(TagCountSchema);

/** Maximum number of tags in either list. */
export const TAG_LIST_MAX = 10;

export const TagQuerySchema = v.object({ isNotLoginAdult: QueryFlagSchema });

export const SEARCH_CALLS = defineCalls({
  searchList: {
    method: 'GET',
    path: '/contents/search',
    access: 'public',
    summary: 'Series found by title, creator and tag, as a plain list; an empty text finds every series',
    query: SearchListQuerySchema,
    data: SeriesListSchema,
    isCachedByApiOnly: true,
  },
  suggestions: {
    method: 'GET',
    path: '/search/suggest',
    home: 'v2',
    access: 'public',
    summary: 'Series, creators and tags for a text that is being typed',
    query: SuggestQuerySchema,
    data: SearchSuggestionsSchema,
    isCachedByApiOnly: true,
  },
  search: {
    method: 'GET',
    path: '/search/{scope}',
    home: 'v2',
    versions: ['v2', 'direct'],
    access: 'public',
    summary: 'A page of the series found by title, creator and tag, or one of these; similar ones come last',
    params: v.object({ scope: SearchScopeSchema }),
    query: SearchPageQuerySchema,
    data: SearchPageSchema,
    isCachedByApiOnly: true,
  },
  searchContent: {
    method: 'GET',
    path: '/search/all',
    home: 'v1',
    versions: ['v1'],
    access: 'public',
    summary: 'The same for older clients',
    query: SearchPageQuerySchema,
    data: SearchContentSchema,
    isCachedByApiOnly: true,
  },
  topTags: {
    method: 'GET',
    path: '/contents/tag/top10',
    home: 'v2',
    access: 'public',
    summary: 'The ten most read tags',
    query: TagQuerySchema,
    data: TagCountsSchema,
    isSameForView: true,
  },
  recommendedTags: {
    method: 'GET',
    path: '/contents/tag/recommend',
    home: 'v2',
    access: 'public',
    summary: 'Tags for this reader: from what they read last, then from what others read',
    query: TagQuerySchema,
    data: TagCountsSchema,
  },
});
