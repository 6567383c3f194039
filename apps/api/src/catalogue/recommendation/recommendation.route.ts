import {
  CreatorPageSchema,
  CreatorQuerySchema,
  RecommendationQuerySchema,
  RecommendationsSchema,
  SeriesListSchema,
} from '@longstrip/api-contract';
import { grant, type SeriesThumbnailType } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readCreator, readForYou, readRelated } from './recommendation.service.ts';

interface ListQuery {
  readonly isNotLoginAdult: boolean;
  readonly adultToggle: boolean;
  readonly limit: number;
  readonly contentsThumbnailType: readonly SeriesThumbnailType[];
}

const requestOf = ({ isNotLoginAdult, adultToggle, limit, contentsThumbnailType }: ListQuery) => ({
  ...{ type: 'ALL' as const, guestSaysAdult: isNotLoginAdult },
  ...{ adultToggle, limit, thumbnailTypes: contentsThumbnailType },
});

/** What to read next, and the series of a creator. */
export function recommendationEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'relatedSeries',
      method: 'GET',
      path: '/contents/related/{alias}',
      summary: 'Series that are related to one, which its readers read as well before others',
      params: v.object({ alias: v.string() }),
      query: RecommendationQuerySchema,
      body: NO_BODY,
      data: SeriesListSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params, query }, call) => readRelated(parts, { ...requestOf(query), key: params.alias }, call),
    }),
    defineReaderEndpoint({
      operationId: 'forYou',
      method: 'GET',
      path: '/contents/foryou',
      summary: 'Rows of series that the reader has not read, each with its reason',
      params: NO_INPUT,
      query: RecommendationQuerySchema,
      body: NO_BODY,
      data: RecommendationsSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readForYou(parts, requestOf(query), call)),
    }),
    definePublicEndpoint({
      operationId: 'creator',
      method: 'GET',
      path: '/contents/creators/{creatorId}',
      summary: 'A creator with the series that the reader may see, the newest first',
      params: v.object({ creatorId: v.string() }),
      query: CreatorQuerySchema,
      body: NO_BODY,
      data: CreatorPageSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params, query }, call) => readCreator(parts, { ...requestOf(query), id: params.creatorId }, call),
    }),
  ];
}
