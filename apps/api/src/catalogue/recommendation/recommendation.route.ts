import { RECOMMENDATION_CALLS } from '@longstrip/api-contract';
import { grant, type SeriesThumbnailType } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
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

export function recommendationEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(RECOMMENDATION_CALLS.relatedSeries, ({ params, query }, call) =>
      readRelated(parts, { ...requestOf(query), key: params.alias, withReason: query.withReason }, call),
    ),
    serve(RECOMMENDATION_CALLS.forYou, async ({ query }, call) =>
      grant(await readForYou(parts, requestOf(query), call)),
    ),
    serve(RECOMMENDATION_CALLS.creator, ({ params, query }, call) =>
      readCreator(parts, { ...requestOf(query), id: params.creatorId }, call),
    ),
  ];
}
