import { READING_CALLS } from '@longstrip/api-contract';
import * as v from 'valibot';
import type { ApiParts } from '../../api-options.ts';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { readEpisode, readEpisodeAddress, readEpisodeImages, readSeriesRights } from './reading.service.ts';

const _EpisodeParamsSchema = v.object({ alias: v.string(), episodeAlias: v.string() });

const _ACCESS_REFUSALS = [
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'NOT_FOUND_ACCESS_TOKEN',
  'ADULT_ONLY_CONTENTS',
  'NOT_LOGIN_USER',
  'UNAUTHORIZED_CONTENTS',
] as const;

/** Endpoints of reading. The viewer's older path comes last, since it also matches the others. */
export function readingEndpoints(parts: ApiParts): Endpoint[] {
  const viewer = (call: typeof READING_CALLS.viewer | typeof READING_CALLS.viewerOlderForm) =>
    serve(call, ({ params, query }, asked) =>
      readEpisode(
        parts,
        {
          seriesKey: params.alias,
          episodeKey: params.episodeAlias,
          guestSaysAdult: query.isNotLoginAdult,
          isCountedApart: query.isCountedApart,
        },
        asked,
      ),
    );
  return [
    viewer(READING_CALLS.viewer),
    serve(READING_CALLS.episodeAddress, ({ params, query }, call) =>
      readEpisodeAddress(parts, { episodeKey: params.episodeId, guestSaysAdult: query.isNotLoginAdult }, call),
    ),
    serve(READING_CALLS.episodeImages, ({ params, query }, call) =>
      readEpisodeImages(
        parts,
        {
          seriesKey: params.alias,
          episodeKey: params.episodeAlias,
          guestSaysAdult: false,
          wantedWidthPx: query.imageWidth,
        },
        call,
      ),
    ),
    serve(READING_CALLS.seriesRights, ({ params }, call) => readSeriesRights(parts, params.alias, call)),
    viewer(READING_CALLS.viewerOlderForm),
  ];
}
