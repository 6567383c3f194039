import { SeriesQuerySchema, SeriesSchema } from '@longstrip/api-contract';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readSeries } from './series.service.ts';

/** The series itself. It comes last, since `contents/{alias}` also matches other paths. */
export function catalogueEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
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
