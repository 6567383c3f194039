import { LIBRARY_CALLS, VIEWER_SETTINGS_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import { addFavorite, readSeriesState, removeFavorite } from './favorites.ts';
import { readFavorites, readLibrary, readRecent } from './library.service.ts';
import { forgetPositions, POSITIONS_PER_MINUTE, writePosition } from './positions.ts';
import {
  changeAccountSettings,
  changeSeriesSettings,
  readAccountSettings,
  readSeriesSettings,
  SETTINGS_PER_MINUTE,
} from './viewer-settings.ts';

/** What a reader has, reads and follows. */
export function libraryEndpoints(parts: ReadingParts): Endpoint[] {
  return [
    serve(LIBRARY_CALLS.library, async ({ query }, call) => grant(await readLibrary(parts, query, call))),
    serve(LIBRARY_CALLS.recentSeries, async ({ query }, call) => grant(await readRecent(parts, query, call))),
    serve(LIBRARY_CALLS.ownFavorites, async ({ query }, call) => grant(await readFavorites(parts, query, call))),
    ...favoriteEndpoints(parts),
    ...positionEndpoints(parts),
    ...settingsEndpoints(parts),
  ];
}

function favoriteEndpoints(parts: ReadingParts): Endpoint[] {
  return [
    serve(LIBRARY_CALLS.addFavorite, ({ query, body }, call) =>
      addFavorite(parts, seriesKeyOf(body) || seriesKeyOf(query), call),
    ),
    serve(LIBRARY_CALLS.removeFavorite, ({ query }, call) => removeFavorite(parts, seriesKeyOf(query), call)),
    serve(LIBRARY_CALLS.seriesState, ({ params }, call) => readSeriesState(parts, params.alias, call)),
  ];
}

function positionEndpoints(parts: ReadingParts): Endpoint[] {
  const limiter = parts.services.rateLimiters.create('positions', POSITIONS_PER_MINUTE);
  return [
    serve(LIBRARY_CALLS.keepPosition, ({ body }, call) => writePosition(parts, limiter, body, call)),
    serve(LIBRARY_CALLS.forgetPositions, (_, call) => forgetPositions(parts, limiter, call)),
  ];
}

function settingsEndpoints(parts: ReadingParts): Endpoint[] {
  const limiter = parts.services.rateLimiters.create('viewer-settings', SETTINGS_PER_MINUTE);
  const calls = VIEWER_SETTINGS_CALLS;
  return [
    serve(calls.viewerSettings, async (_, call) => grant(await readAccountSettings(parts, call))),
    serve(calls.changeViewerSettings, ({ body }, call) => changeAccountSettings(parts, limiter, body.settings, call)),
    serve(calls.clearViewerSettings, (_, call) => changeAccountSettings(parts, limiter, null, call)),
    serve(calls.seriesViewerSettings, ({ params }, call) => readSeriesSettings(parts, params.alias, call)),
    serve(calls.changeSeriesViewerSettings, ({ params, body }, call) =>
      changeSeriesSettings(parts, limiter, { alias: params.alias, change: body.settings }, call),
    ),
    serve(calls.clearSeriesViewerSettings, ({ params }, call) =>
      changeSeriesSettings(parts, limiter, { alias: params.alias, change: null }, call),
    ),
  ];
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
