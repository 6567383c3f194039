import { SERIES_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { readSeries } from './series.service.ts';

/** The series itself. It comes last, since `contents/{alias}` also matches other paths. */
export function catalogueEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(SERIES_CALLS.series, ({ params, query }, call) =>
      readSeries(parts, { key: params.alias, guestSaysAdult: query.isNotLoginAdult }, call),
    ),
  ];
}
