import {
  NewestQuerySchema,
  OriginalTabQuerySchema,
  SeriesDetailsRequestSchema,
  SeriesIdsSchema,
  SeriesListSchema,
  SeriesListTypeSchema,
  SeriesQuerySchema,
  SeriesSchema,
  SeriesTypeSchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import type { ApiParts } from '../../api-options.ts';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { readSeries } from './catalogue.service.ts';
import { readListItems, readNewest, readOriginalIds } from './series-list.service.ts';

/** Endpoints of the catalogue. `contents/{alias}` comes last: it would swallow the others. */
export function catalogueEndpoints(parts: ApiParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'newestSeries',
      method: 'GET',
      path: '/contents/main/newest/{type}',
      summary: 'The series that came to the platform last, newest first',
      params: v.object({ type: SeriesListTypeSchema }),
      query: NewestQuerySchema,
      body: NO_BODY,
      data: SeriesListSchema,
      refusals: [],
      handle: async ({ params, query }, call) =>
        grant(
          await readNewest(
            parts,
            {
              type: params.type,
              guestSaysAdult: query.isNotLoginAdult,
              adultToggle: query.adultToggle,
              limit: query.limit,
              thumbnailTypes: query.contentsThumbnailType,
            },
            call,
          ),
        ),
    }),
    definePublicEndpoint({
      operationId: 'originalSeriesIds',
      method: 'GET',
      path: '/contents/tab/original/{type}',
      summary: "Ids of the platform's originals",
      params: v.object({ type: SeriesTypeSchema }),
      query: OriginalTabQuerySchema,
      body: NO_BODY,
      data: SeriesIdsSchema,
      refusals: [],
      handle: async ({ params, query }, call) =>
        grant(
          await readOriginalIds(
            parts,
            {
              type: params.type,
              guestSaysAdult: query.isNotLoginAdult,
              adultToggle: query.adultToggle,
              sort: query.sort,
            },
            call,
          ),
        ),
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
    definePublicEndpoint({
      operationId: 'series',
      method: 'GET',
      path: '/contents/{alias}',
      summary: 'A series with its episodes, by alias or numeric id',
      params: v.object({ alias: v.string() }),
      query: SeriesQuerySchema,
      body: NO_BODY,
      data: SeriesSchema,
      refusals: ['NOT_EXIST', 'INVALID_CONTENTS', 'ADULT_ONLY_CONTENTS'],
      handle: ({ params, query }, call) =>
        readSeries(parts, { key: params.alias, guestSaysAdult: query.isNotLoginAdult }, call),
    }),
  ];
}
