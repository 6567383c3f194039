import type { SeriesThumbnailType } from '@longstrip/core';
import type { ListSort } from '../catalogue/list-query.contract.ts';
import { type SearchPage, SearchPageSchema, type SearchScope } from '../search/search.contract.ts';
import { type TagCount, TagCountsSchema } from '../search/tag.contract.ts';
import { addressPart } from './address-part.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';

export interface SearchRequest {
  /** Empty: every series. */
  searchText: string;
  /** Default `all`: title, creators and tags. */
  scope?: SearchScope | undefined;
  /** Default POPULAR. */
  sort?: ListSort | undefined;
  size?: number | undefined;
  /** Of the page before; without it, or empty, the first page. */
  nextPagination?: string | undefined;
  /** False leaves adult series out, also for who sees them. */
  isIncludeAdult?: boolean | undefined;
  thumbnailTypes?: readonly SeriesThumbnailType[] | undefined;
}

/** Searching the catalogue. */
export interface SearchCalls {
  /** Series found by title, creator and tag, or one of these; what nearly fits comes after what fits. */
  search(request: SearchRequest): Promise<ApiResult<SearchPage>>;
  /** The ten tags read most, the first read most. */
  topTags(): Promise<ApiResult<TagCount[]>>;
  /** Tags for this reader: of what they read, else what others do. */
  recommendedTags(): Promise<ApiResult<TagCount[]>>;
}

/** The calls of searching, for one reader's request. */
export function createSearchCalls(options: ApiClientOptions): SearchCalls {
  const isNotLoginAdult = options.isNotLoginAdult ? true : undefined;
  return {
    search: ({ searchText, scope = 'all', sort, size, nextPagination, isIncludeAdult, thumbnailTypes }) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/search/${addressPart(scope)}`,
        query: {
          searchText,
          sort,
          size,
          nextPagination: nextPagination === '' ? undefined : nextPagination,
          isIncludeAdult,
          isNotLoginAdult,
          contentsThumbnailType: thumbnailTypes?.join(','),
        },
        data: SearchPageSchema,
      }),
    topTags: () =>
      sendApiCall(options, {
        method: 'GET',
        path: '/v2/contents/tag/top10',
        query: { isNotLoginAdult },
        data: TagCountsSchema,
        isSameForGuests: true,
      }),
    recommendedTags: () =>
      sendApiCall(options, {
        method: 'GET',
        path: '/v2/contents/tag/recommend',
        query: { isNotLoginAdult },
        data: TagCountsSchema,
      }),
  };
}
