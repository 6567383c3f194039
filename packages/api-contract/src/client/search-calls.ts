import type { SeriesThumbnailType } from '@longstrip/core';
import type { ListSort } from '../catalogue/list-query.contract.ts';
import {
  type SearchPage,
  SearchPageSchema,
  type SearchScope,
  type TagCount,
  TagCountsSchema,
} from '../catalogue/search.contract.ts';
import type { CallTable } from './api-call.ts';
import { addressPart } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

export interface SearchRequest {
  /** Empty: every series. */
  searchText: string;
  /** Default `all`: title, creators and tags. */
  scope?: SearchScope | undefined;
  /** Default POPULAR. */
  sort?: ListSort | undefined;
  size?: number | undefined;
  /** From the previous page; without it, or empty, the first page. */
  nextPagination?: string | undefined;
  /** False leaves out adult series, even for readers who see them. */
  isIncludeAdult?: boolean | undefined;
  thumbnailTypes?: readonly SeriesThumbnailType[] | undefined;
}

/** Searching the catalogue. */
export interface SearchCalls {
  /** Series found by title, creator and tag, or one of these: exact matches first, then similar ones. */
  search(request: SearchRequest): Promise<ApiResult<SearchPage>>;
  /** The ten most read tags, the most read first. */
  topTags(): Promise<ApiResult<TagCount[]>>;
  /** Tags for this reader: from what they read, else from what others read. */
  recommendedTags(): Promise<ApiResult<TagCount[]>>;
}

/** The search calls of one reader's request. */
export const searchCalls: CallTable<SearchCalls> = {
  search: ({ searchText, scope = 'all', sort, size, nextPagination, isIncludeAdult, thumbnailTypes }) => ({
    method: 'GET',
    path: `/v2/search/${addressPart(scope)}`,
    saysGuestAge: true,
    query: {
      searchText,
      sort,
      size,
      nextPagination: nextPagination === '' ? undefined : nextPagination,
      isIncludeAdult,
      contentsThumbnailType: thumbnailTypes?.join(','),
    },
    data: SearchPageSchema,
  }),
  topTags: () => ({
    method: 'GET',
    path: '/v2/contents/tag/top10',
    saysGuestAge: true,
    data: TagCountsSchema,
    isSameForView: true,
  }),
  recommendedTags: () => ({
    method: 'GET',
    path: '/v2/contents/tag/recommend',
    saysGuestAge: true,
    data: TagCountsSchema,
  }),
};
