import { RECOMMENDATION_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import { addView, readViewCount } from './view-count.service.ts';

interface SeriesReference {
  readonly contentsAlias?: string | null | undefined;
  readonly contentsId?: string | number | null | undefined;
}

const seriesKeyOf = ({ contentsAlias, contentsId }: SeriesReference) => contentsAlias ?? contentsId;

export function viewCountEndpoints(parts: ReadingParts): Endpoint[] {
  return [
    serve(RECOMMENDATION_CALLS.viewCount, ({ query }, call) =>
      readViewCount(
        parts,
        { seriesKey: String(seriesKeyOf(query) ?? ''), guestSaysAdult: query.isNotLoginAdult },
        call,
      ),
    ),
    serve(RECOMMENDATION_CALLS.countView, ({ query, body }, call) =>
      addView(
        parts,
        {
          seriesKey: String(seriesKeyOf(body) ?? seriesKeyOf(query) ?? ''),
          episodeKey: body.episodeAlias ?? null,
          guestSaysAdult: query.isNotLoginAdult,
        },
        call,
      ),
    ),
  ];
}
