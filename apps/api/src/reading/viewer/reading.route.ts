import { READING_CALLS } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { readSeriesState } from '../library/favorites.ts';
import type { ReadingParts } from '../services.ts';
import { readEpisode, readEpisodeAddress, readEpisodeImages, readSeriesRights } from './reading.service.ts';

/** Endpoints of reading. The viewer's older path comes last, since it also matches the others. */
export function readingEndpoints(parts: ReadingParts): Endpoint[] {
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
    serve(READING_CALLS.ownSeriesPart, async ({ params }, call) => {
      const [rights, state] = await Promise.all([
        readSeriesRights(parts, params.alias, call),
        readSeriesState(parts, params.alias, call),
      ]);
      if (!rights.ok && !state.ok) return refuse('NOT_EXIST');
      return grant({ rights: rights.ok ? rights.value : null, state: state.ok ? state.value : null });
    }),
    viewer(READING_CALLS.viewerOlderForm),
  ];
}
