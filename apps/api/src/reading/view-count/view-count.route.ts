import { ViewCountQuerySchema, ViewCountRequestSchema, ViewCountSchema } from '@longstrip/api-contract';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { ReadingParts } from '../parts.ts';
import { addView, readViewCount } from './view-count.service.ts';

interface SeriesReference {
  readonly contentsAlias?: string | null | undefined;
  readonly contentsId?: string | number | null | undefined;
}

const seriesKeyOf = ({ contentsAlias, contentsId }: SeriesReference) => contentsAlias ?? contentsId;

export function viewCountEndpoints(parts: ReadingParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'viewCount',
      method: 'GET',
      path: '/contents/viewcount',
      summary: 'How often a series was viewed or read',
      params: NO_INPUT,
      query: ViewCountQuerySchema,
      body: NO_BODY,
      data: ViewCountSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ query }, call) =>
        readViewCount(
          parts,
          { seriesKey: String(seriesKeyOf(query) ?? ''), guestSaysAdult: query.isNotLoginAdult },
          call,
        ),
    }),
    definePublicEndpoint({
      operationId: 'countView',
      method: 'POST',
      path: '/contents/viewcount',
      summary: 'Counts a view of a series or the opening of an episode, once in half an hour per reader or address',
      params: NO_INPUT,
      query: ViewCountQuerySchema,
      body: ViewCountRequestSchema,
      data: ViewCountSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ query, body }, call) =>
        addView(
          parts,
          {
            seriesKey: String(seriesKeyOf(body) ?? seriesKeyOf(query) ?? ''),
            episodeKey: body.episodeAlias ?? null,
            guestSaysAdult: query.isNotLoginAdult,
          },
          call,
        ),
    }),
  ];
}
