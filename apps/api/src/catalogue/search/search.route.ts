import {
  SearchContentSchema,
  SearchListQuerySchema,
  SearchPageQuerySchema,
  SearchPageSchema,
  SearchScopeSchema,
  SeriesListSchema,
  TagCountsSchema,
  TagQuerySchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readSearchPage, type SearchRequest } from './search.service.ts';
import { readRecommendedTags, readTopTags } from './tags.ts';

type Query = v.InferOutput<typeof SearchListQuerySchema> & { page?: number; nextPagination?: string };

function requestOf(query: Query, scope: SearchRequest['scope']): SearchRequest {
  return {
    scope,
    searchText: query.searchText,
    sort: query.sort,
    includesAdult: query.isIncludeAdult,
    guestSaysAdult: query.isNotLoginAdult,
    thumbnailTypes: query.contentsThumbnailType,
    size: query.size,
    page: query.page ?? 0,
    nextPagination: query.nextPagination ?? '',
  };
}

/** Endpoints of the search. `contents/search` comes before `contents/{alias}`, which also matches it. */
export function searchEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'searchList',
      method: 'GET',
      path: '/contents/search',
      summary: 'Series found by title, creator and tag, as a plain list; an empty text finds every series',
      params: NO_INPUT,
      query: SearchListQuerySchema,
      body: NO_BODY,
      data: SeriesListSchema,
      refusals: [],
      handle: async ({ query }, call) => grant((await readSearchPage(parts, requestOf(query, 'all'), call)).contents),
    }),
    definePublicEndpoint({
      operationId: 'search',
      method: 'GET',
      path: '/search/{scope}',
      versions: ['v2', 'direct'],
      summary: 'A page of the series found by title, creator and tag, or one of these; similar ones come last',
      params: v.object({ scope: SearchScopeSchema }),
      query: SearchPageQuerySchema,
      body: NO_BODY,
      data: SearchPageSchema,
      refusals: [],
      handle: async ({ params, query }, call) =>
        grant(await readSearchPage(parts, requestOf(query, params.scope), call)),
    }),
    definePublicEndpoint({
      operationId: 'searchContent',
      method: 'GET',
      path: '/search/all',
      versions: ['v1'],
      summary: 'The same for older clients',
      params: NO_INPUT,
      query: SearchPageQuerySchema,
      body: NO_BODY,
      data: SearchContentSchema,
      refusals: [],
      handle: async ({ query }, call) => {
        const { contents } = await readSearchPage(parts, requestOf(query, 'all'), call);
        return grant({ content: contents });
      },
    }),
    definePublicEndpoint({
      operationId: 'topTags',
      method: 'GET',
      path: '/contents/tag/top10',
      summary: 'The ten most read tags',
      params: NO_INPUT,
      query: TagQuerySchema,
      body: NO_BODY,
      data: TagCountsSchema,
      refusals: [],
      handle: async ({ query }, call) =>
        grant(await readTopTags(parts, { guestSaysAdult: query.isNotLoginAdult }, call)),
    }),
    definePublicEndpoint({
      operationId: 'recommendedTags',
      method: 'GET',
      path: '/contents/tag/recommend',
      summary: 'Tags for this reader: from what they read last, then from what others read',
      params: NO_INPUT,
      query: TagQuerySchema,
      body: NO_BODY,
      data: TagCountsSchema,
      refusals: [],
      handle: async ({ query }, call) =>
        grant(await readRecommendedTags(parts, { guestSaysAdult: query.isNotLoginAdult }, call)),
    }),
  ];
}
