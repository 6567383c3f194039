import { LIST_CALLS, type SeriesFilterQuery, seriesFilterOf } from '@longstrip/api-contract';
import { type Genre, grant, type RankingType, type SeriesThumbnailType, type SeriesType } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { readSeriesAddresses } from '../series/series-address.service.ts';
import type { CatalogueParts } from '../services.ts';
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

export function listEndpoints(parts: CatalogueParts): Endpoint[] {
  return [...tabEndpoints(parts), ...mainEndpoints(parts), ...sectionEndpoints(parts)];
}

/** The same for a list that readers filter. */
function filteredRequest<Input extends Parameters<typeof itemsRequest>[0] & { readonly query: SeriesFilterQuery }>(
  input: Input,
) {
  return { ...itemsRequest(input), chosen: seriesFilterOf(input.query) };
}

/** `contents/tab/…`: series ids, and the items of given ids. */
function tabEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(LIST_CALLS.originalSeriesIds, async (input, call) =>
      grant(await readOriginalIds(parts, { ...listRequest(input), sort: input.query.sort }, call)),
    ),
    serve(LIST_CALLS.scheduledSeriesIds, async (input, call) => {
      const { limit, sort, groupMenu: menu, isIncludeTen: includesTen } = input.query;
      return grant(await readScheduleIds(parts, { ...listRequest(input), limit, sort, menu, includesTen }, call));
    }),
    serve(LIST_CALLS.rankedSeriesIds, async (input, call) => {
      const { limit } = input.query;
      const request = { ...listRequest(input), limit, rankingType: rankingTypeOf(input.query) };
      return grant(await readRankingIds(parts, request, call));
    }),
    serve(LIST_CALLS.seriesListItems, async ({ query, body }, call) =>
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
    ),
  ];
}

/** `contents/main/…`: the lists of the wire. */
function mainEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(LIST_CALLS.scheduledSeries, async (input, call) => {
      const { sort, groupMenu: menu, isIncludeTen: includesTen } = input.query;
      return grant(await readSchedule(parts, { ...filteredRequest(input), sort, menu, includesTen }, call));
    }),
    serve(LIST_CALLS.rankedSeries, async (input, call) => {
      const request = { ...itemsRequest(input), rankingType: rankingTypeOf(input.query) };
      return grant(await readRanking(parts, request, call));
    }),
    serve(LIST_CALLS.favoriteSeries, async (input, call) =>
      grant(await readFavorites(parts, itemsRequest(input), call)),
    ),
    serve(LIST_CALLS.freeSeries, async (input, call) => {
      const { sort, contentsFreeFilter: freeFilter } = input.query;
      return grant(await readFree(parts, { ...filteredRequest(input), sort, freeFilter }, call));
    }),
  ];
}

/** Our own endpoints for the home page and the sitemap. */
function sectionEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(LIST_CALLS.seriesAddresses, async ({ query }, call) => grant(await readSeriesAddresses(parts, query, call))),
    serve(LIST_CALLS.newestSeries, async (input, call) => grant(await readNewest(parts, itemsRequest(input), call))),
    serve(LIST_CALLS.seriesOfGenre, async (input, call) =>
      grant(await readGenre(parts, { ...filteredRequest(input), sort: input.query.sort }, call)),
    ),
    serve(LIST_CALLS.matureSeries, (input, call) =>
      readMature(parts, { ...filteredRequest(input), sort: input.query.sort }, call),
    ),
  ];
}
