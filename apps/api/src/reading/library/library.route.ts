import {
  FavoriteKeyQuerySchema,
  FavoritePageSchema,
  FavoriteRequestSchema,
  FavoriteStateSchema,
  LibraryPageSchema,
  LibraryQuerySchema,
  PositionKeptSchema,
  PositionRequestSchema,
  RecentPageSchema,
  SeriesStateSchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { createMemoryRateLimiter } from '../../http/rate-limit.ts';
import type { ReadingParts } from '../parts.ts';
import { addFavorite, readSeriesState, removeFavorite } from './favorites.ts';
import { readFavorites, readLibrary, readRecent } from './library.service.ts';
import { POSITIONS_PER_MINUTE, writePosition } from './positions.ts';

/** What a reader has, reads and follows. */
export function libraryEndpoints(parts: ReadingParts): Endpoint[] {
  const list = { method: 'GET', params: NO_INPUT, query: LibraryQuerySchema, body: NO_BODY, refusals: [] } as const;
  return [
    defineReaderEndpoint({
      ...list,
      operationId: 'library',
      path: '/library',
      summary: 'The series of which the reader owns or rents episodes now',
      data: LibraryPageSchema,
      handle: async ({ query }, call) => grant(await readLibrary(parts, query, call)),
    }),
    defineReaderEndpoint({
      ...list,
      operationId: 'libraryRecent',
      path: '/library/recent',
      summary: 'The series that the reader has read in, the last first',
      data: RecentPageSchema,
      handle: async ({ query }, call) => grant(await readRecent(parts, query, call)),
    }),
    defineReaderEndpoint({
      ...list,
      operationId: 'libraryFavorites',
      path: '/library/favorite',
      summary: 'The series that the reader follows, the last marked first',
      data: FavoritePageSchema,
      handle: async ({ query }, call) => grant(await readFavorites(parts, query, call)),
    }),
    ...favoriteEndpoints(parts),
    positionEndpoint(parts),
  ];
}

function favoriteEndpoints(parts: ReadingParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'addFavorite',
      method: 'POST',
      path: '/library/favorite',
      summary: 'Marks a series as a favourite',
      params: NO_INPUT,
      query: FavoriteKeyQuerySchema,
      body: FavoriteRequestSchema,
      data: FavoriteStateSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ query, body }, call) => addFavorite(parts, seriesKeyOf(body) || seriesKeyOf(query), call),
    }),
    defineReaderEndpoint({
      operationId: 'removeFavorite',
      method: 'DELETE',
      path: '/library/favorite',
      summary: 'Takes a series out of the favourites',
      params: NO_INPUT,
      query: FavoriteKeyQuerySchema,
      body: NO_BODY,
      data: FavoriteStateSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ query }, call) => removeFavorite(parts, seriesKeyOf(query), call),
    }),
    defineReaderEndpoint({
      operationId: 'seriesState',
      method: 'GET',
      path: '/library/state/{alias}',
      summary: 'Whether a series is a favourite, and where its reader stopped',
      params: v.object({ alias: v.string() }),
      query: NO_INPUT,
      body: NO_BODY,
      data: SeriesStateSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => readSeriesState(parts, params.alias, call),
    }),
  ];
}

function positionEndpoint(parts: ReadingParts): Endpoint {
  // In the memory of the process: counting in the database would cost more than the write.
  const limiter = createMemoryRateLimiter({ perMinute: POSITIONS_PER_MINUTE });
  return defineReaderEndpoint({
    operationId: 'readingPosition',
    method: 'PUT',
    path: '/library/position',
    summary: 'Keeps where the reader is in an episode; of two places the later one counts',
    params: NO_INPUT,
    query: NO_INPUT,
    body: PositionRequestSchema,
    data: PositionKeptSchema,
    refusals: ['NOT_FOUND_EPISODE', 'TOO_MANY_REQUESTS'],
    handle: ({ body }, call) => writePosition(parts, limiter, body, call),
  });
}

/** The series by alias or id; empty where neither is sent, which no series has. */
function seriesKeyOf({
  contentsAlias,
  contentsId,
}: {
  contentsAlias?: string | null | undefined;
  contentsId?: string | number | null | undefined;
}): string {
  return String(contentsAlias ?? contentsId ?? '');
}
