import { MARK_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import { deleteMark, MARKS_PER_MINUTE, putMark, readEpisodeMarks, readMarks, readSeriesMarks } from './mark.service.ts';

/** Bookmarks and highlights of a reader. */
export function markEndpoints(parts: ReadingParts): Endpoint[] {
  const limiter = parts.services.rateLimiters.create('marks', MARKS_PER_MINUTE);
  return [
    serve(MARK_CALLS.ownMarks, async ({ query }, call) => grant(await readMarks(parts, query, call))),
    serve(MARK_CALLS.seriesMarks, ({ params }, call) => readSeriesMarks(parts, params.alias, call)),
    serve(MARK_CALLS.episodeMarks, ({ params }, call) => readEpisodeMarks(parts, params, call)),
    serve(MARK_CALLS.putMark, ({ params, body }, call) =>
      putMark(parts, limiter, { ...body, markId: params.markId }, call),
    ),
    serve(MARK_CALLS.deleteMark, ({ params }, call) => deleteMark(parts, limiter, params.markId, call)),
  ];
}
