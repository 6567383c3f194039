import {
  EpisodeAddressQuerySchema,
  EpisodeAddressSchema,
  EpisodeImagesQuerySchema,
  EpisodeImagesSchema,
  SeriesRightsSchema,
  ViewerQuerySchema,
  ViewerSchema,
} from '@longstrip/api-contract';
import * as v from 'valibot';
import { definePublicEndpoint, defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { ReadingParts } from '../parts.ts';
import { readEpisode, readEpisodeAddress, readEpisodeImages, readSeriesRights } from './reading.service.ts';

const EpisodeParamsSchema = v.object({ alias: v.string(), episodeAlias: v.string() });

const ACCESS_REFUSALS = [
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'NOT_FOUND_ACCESS_TOKEN',
  'ADULT_ONLY_CONTENTS',
  'NOT_LOGIN_USER',
  'UNAUTHORIZED_CONTENTS',
] as const;

/** Endpoints of reading. The viewer's older path comes last, since it also matches the others. */
export function readingEndpoints(parts: ReadingParts): Endpoint[] {
  const viewer = (operationId: string, path: string, summary: string) =>
    definePublicEndpoint({
      operationId,
      method: 'GET',
      path,
      summary,
      params: EpisodeParamsSchema,
      query: ViewerQuerySchema,
      body: NO_BODY,
      data: ViewerSchema,
      refusals: ACCESS_REFUSALS,
      handle: ({ params, query }, call) =>
        readEpisode(
          parts,
          {
            seriesKey: params.alias,
            episodeKey: params.episodeAlias,
            guestSaysAdult: query.isNotLoginAdult,
            isCountedApart: query.isCountedApart,
          },
          call,
        ),
    });
  return [
    viewer('viewer', '/contents/viewer/{alias}/{episodeAlias}', 'An episode with its pages'),
    definePublicEndpoint({
      operationId: 'episodeAddress',
      method: 'GET',
      path: '/contents/viewer/{episodeId}',
      summary: 'Where the episode with this id is read',
      params: v.object({ episodeId: v.string() }),
      query: EpisodeAddressQuerySchema,
      body: NO_BODY,
      data: EpisodeAddressSchema,
      refusals: ['NOT_FOUND_EPISODE'],
      handle: ({ params, query }, call) =>
        readEpisodeAddress(parts, { episodeKey: params.episodeId, guestSaysAdult: query.isNotLoginAdult }, call),
    }),
    defineReaderEndpoint({
      operationId: 'episodeImages',
      method: 'GET',
      path: '/contents/images/{alias}/{episodeAlias}',
      summary: 'The pictures of an episode in one width',
      params: EpisodeParamsSchema,
      query: EpisodeImagesQuerySchema,
      body: NO_BODY,
      data: EpisodeImagesSchema,
      refusals: ACCESS_REFUSALS,
      handle: ({ params, query }, call) =>
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
    }),
    defineReaderEndpoint({
      operationId: 'seriesRights',
      method: 'GET',
      path: '/contents/rights/{alias}',
      summary: 'The episodes of a series that the reader owns or rents now',
      params: v.object({ alias: v.string() }),
      query: NO_INPUT,
      body: NO_BODY,
      data: SeriesRightsSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => readSeriesRights(parts, params.alias, call),
    }),
    viewer('viewerOlderForm', '/contents/{alias}/{episodeAlias}', "The viewer's older form"),
  ];
}
