import {
  FavoriteQuerySchema,
  FreeQuerySchema,
  GenreQuerySchema,
  NewestQuerySchema,
  OriginalTabQuerySchema,
  RankedSeriesListSchema,
  RankingQuerySchema,
  RankingTabQuerySchema,
  ScheduleQuerySchema,
  ScheduleTabQuerySchema,
  SeriesAddressesQuerySchema,
  SeriesAddressesSchema,
  SeriesDetailsRequestSchema,
  SeriesIdsSchema,
  SeriesListSchema,
  SeriesListTypeSchema,
  SeriesQuerySchema,
} from '@longstrip/api-contract';
import { type Genre, grant, type RankingType, type SeriesThumbnailType, type SeriesType } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readSeriesAddresses } from '../series/series-address.service.ts';
import {
  readFavorites,
  readFree,
  readGenre,
  readMature,
  readRanking,
  readRankingIds,
  readSchedule,
  readScheduleIds,
} from './ordered-lists.service.ts';
import { readListItems, readNewest, readOriginalIds } from './series-list.ts';

const LIST_PARAMS = v.object({ type: SeriesListTypeSchema });

/** Common parts of all GET lists. */
const LIST = {
  method: 'GET',
  params: LIST_PARAMS,
  body: NO_BODY,
  refusals: [],
} as const;

interface ListInput {
  readonly params: { readonly type: SeriesType | 'ALL' };
  readonly query: {
    readonly isNotLoginAdult: boolean;
    readonly adultToggle: boolean;
    readonly genres?: readonly Genre[];
    readonly mainGenre?: readonly Genre[];
  };
}

function listRequest({ params, query }: ListInput) {
  return {
    type: params.type,
    guestSaysAdult: query.isNotLoginAdult,
    adultToggle: query.adultToggle,
    genres: [...new Set([...(query.genres ?? []), ...(query.mainGenre ?? [])])],
  };
}

function itemsRequest<Input extends ListInput>(
  input: Input & {
    readonly query: { readonly limit: number; readonly contentsThumbnailType: readonly SeriesThumbnailType[] };
  },
) {
  const { limit, contentsThumbnailType: thumbnailTypes } = input.query;
  return { ...listRequest(input), limit, thumbnailTypes };
}

const rankingTypeOf = (query: { readonly rankingType: RankingType | null; readonly days: RankingType }) =>
  query.rankingType ?? query.days;

/** The lists of the catalogue. */
export function listEndpoints(parts: CatalogueParts): Endpoint[] {
  return [...tabEndpoints(parts), ...mainEndpoints(parts), ...sectionEndpoints(parts)];
}

/** `contents/tab/…`: series ids, and the items of given ids. */
function tabEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      ...LIST,
      operationId: 'originalSeriesIds',
      path: '/contents/tab/original/{type}',
      summary: "Ids of the platform's originals",
      query: OriginalTabQuerySchema,
      data: SeriesIdsSchema,
      handle: async (input, call) =>
        grant(await readOriginalIds(parts, { ...listRequest(input), sort: input.query.sort }, call)),
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'scheduledSeriesIds',
      path: '/contents/tab/schedule/{type}',
      summary: 'Ids of the series of a day, of every ten days, or completed',
      query: ScheduleTabQuerySchema,
      data: SeriesIdsSchema,
      handle: async (input, call) => {
        const { limit, sort, groupMenu: menu, isIncludeTen: includesTen } = input.query;
        return grant(await readScheduleIds(parts, { ...listRequest(input), limit, sort, menu, includesTen }, call));
      },
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'rankedSeriesIds',
      path: '/contents/tab/ranking/{type}',
      summary: 'Ids of a ranking',
      query: RankingTabQuerySchema,
      data: SeriesIdsSchema,
      handle: async (input, call) => {
        const { limit } = input.query;
        const request = { ...listRequest(input), limit, rankingType: rankingTypeOf(input.query) };
        return grant(await readRankingIds(parts, request, call));
      },
    }),
    definePublicEndpoint({
      operationId: 'seriesListItems',
      method: 'POST',
      path: '/contents/tab/details',
      summary: 'List items of the given series, in the given order',
      params: NO_INPUT,
      query: SeriesQuerySchema,
      body: SeriesDetailsRequestSchema,
      data: SeriesListSchema,
      refusals: [],
      handle: async ({ query, body }, call) =>
        grant(
          await readListItems(
            parts,
            {
              type: body.contentsType,
              guestSaysAdult: query.isNotLoginAdult,
              adultToggle: true,
              ids: body.contentsIds,
              thumbnailTypes: body.contentsThumbnailType,
            },
            call,
          ),
        ),
    }),
  ];
}

/** `contents/main/…`: the lists of the wire. */
function mainEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      ...LIST,
      operationId: 'scheduledSeries',
      path: '/contents/main/schedule/{type}',
      summary: 'The series of a day, of every ten days, or completed',
      query: ScheduleQuerySchema,
      data: SeriesListSchema,
      handle: async (input, call) => {
        const { sort, groupMenu: menu, isIncludeTen: includesTen } = input.query;
        return grant(await readSchedule(parts, { ...itemsRequest(input), sort, menu, includesTen }, call));
      },
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'rankedSeries',
      path: '/contents/main/ranking/{type}',
      summary: 'A ranking, with place and change of place',
      query: RankingQuerySchema,
      data: RankedSeriesListSchema,
      handle: async (input, call) => {
        const request = { ...itemsRequest(input), rankingType: rankingTypeOf(input.query) };
        return grant(await readRanking(parts, request, call));
      },
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'favoriteSeries',
      path: '/contents/main/favorite/{type}',
      summary: 'The most popular series',
      query: FavoriteQuerySchema,
      data: SeriesListSchema,
      handle: async (input, call) => grant(await readFavorites(parts, itemsRequest(input), call)),
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'freeSeries',
      path: '/contents/main/free/{type}',
      summary: 'Series with free episodes, now or by waiting',
      query: FreeQuerySchema,
      data: SeriesListSchema,
      handle: async (input, call) => {
        const { sort, contentsFreeFilter: freeFilter } = input.query;
        return grant(await readFree(parts, { ...itemsRequest(input), sort, freeFilter }, call));
      },
    }),
  ];
}

/** Our own endpoints for the home page and the sitemap. */
function sectionEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'seriesAddresses',
      method: 'GET',
      path: '/contents/main/addresses',
      summary: 'The addresses of all series that guests may see, by id, in pages',
      params: NO_INPUT,
      query: SeriesAddressesQuerySchema,
      body: NO_BODY,
      data: SeriesAddressesSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readSeriesAddresses(parts, query, call)),
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'newestSeries',
      path: '/contents/main/newest/{type}',
      summary: 'The series that opened last on the platform, newest first',
      query: NewestQuerySchema,
      data: SeriesListSchema,
      handle: async (input, call) => grant(await readNewest(parts, itemsRequest(input), call)),
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'seriesOfGenre',
      path: '/contents/main/genre/{type}',
      summary: 'The series of a genre; action without adult series',
      query: GenreQuerySchema,
      data: SeriesListSchema,
      handle: async (input, call) =>
        grant(await readGenre(parts, { ...itemsRequest(input), sort: input.query.sort }, call)),
    }),
    definePublicEndpoint({
      ...LIST,
      operationId: 'matureSeries',
      path: '/contents/main/mature/{type}',
      summary: 'Adult series, for readers who see them',
      query: GenreQuerySchema,
      data: SeriesListSchema,
      refusals: ['ADULT_ONLY_CONTENTS'],
      handle: (input, call) => readMature(parts, { ...itemsRequest(input), sort: input.query.sort }, call),
    }),
  ];
}
