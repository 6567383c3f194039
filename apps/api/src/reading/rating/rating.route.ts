import { LIBRARY_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import { RATINGS_PER_MINUTE, rateSeries, removeRating } from './rating.ts';

/** How readers rate series. */
export function ratingEndpoints(parts: ReadingParts): Endpoint[] {
  const limiter = parts.services.rateLimiters.create('ratings', RATINGS_PER_MINUTE);
  return [
    serve(LIBRARY_CALLS.rateSeries, ({ params, body }, call) =>
      rateSeries(parts, limiter, { seriesKey: params.alias, stars: body.stars }, call),
    ),
    serve(LIBRARY_CALLS.removeRating, ({ params }, call) => removeRating(parts, limiter, params.alias, call)),
  ];
}
