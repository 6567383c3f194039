import { SEARCH_CALLS, type SearchListQuerySchema, seriesFilterOf } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type * as v from 'valibot';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { readSearchPage, type SearchRequest } from './search.service.ts';
import { readSuggestions } from './suggestions.ts';
import { readRecommendedTags, readTopTags } from './tags.ts';

type Query = v.InferOutput<typeof SearchListQuerySchema> & { page?: number; nextPagination?: string };

function requestOf(query: Query, scope: SearchRequest['scope']): SearchRequest {
  return {
    scope,
    searchText: query.searchText,
    sort: query.sort,
    chosen: seriesFilterOf(query),
    includesAdult: query.isIncludeAdult,
    guestSaysAdult: query.isNotLoginAdult,
    thumbnailTypes: query.contentsThumbnailType,
    size: query.size,
    page: query.page ?? 0,
    nextPagination: query.nextPagination ?? '',
  };
}

/**
 * Endpoints of the search. `contents/search` comes before `contents/{alias}`, and `search/suggest` before `search/{scope}`,
 * which also match them.
 */
export function searchEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(SEARCH_CALLS.searchList, async ({ query }, call) =>
      grant((await readSearchPage(parts, requestOf(query, 'all'), call)).contents),
    ),
    serve(SEARCH_CALLS.suggestions, async ({ query }, call) => grant(await readSuggestions(parts, query, call))),
    serve(SEARCH_CALLS.search, async ({ params, query }, call) =>
      grant(await readSearchPage(parts, requestOf(query, params.scope), call)),
    ),
    serve(SEARCH_CALLS.searchContent, async ({ query }, call) => {
      const { contents } = await readSearchPage(parts, requestOf(query, 'all'), call);
      return grant({ content: contents });
    }),
    serve(SEARCH_CALLS.topTags, async ({ query }, call) =>
      grant(await readTopTags(parts, { guestSaysAdult: query.isNotLoginAdult }, call)),
    ),
    serve(SEARCH_CALLS.recommendedTags, async ({ query }, call) =>
      grant(await readRecommendedTags(parts, { guestSaysAdult: query.isNotLoginAdult }, call)),
    ),
  ];
}
