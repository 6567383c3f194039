import {
  PickListSchema,
  PickQuerySchema,
  PickSchema,
  ThemeListSchema,
  ThemeQuerySchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readPick, readPicks, readThemes } from './showcase.ts';

const ALL_SERIES = { type: 'ALL', adultToggle: true } as const;

/** Picks and themes: lists and rows of series that operators choose. */
export function showcaseEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'picks',
      method: 'GET',
      path: '/contents/group',
      summary: 'The curated lists, with the first series of each',
      params: NO_INPUT,
      query: PickQuerySchema,
      body: NO_BODY,
      data: PickListSchema,
      refusals: [],
      handle: async ({ query }, call) => {
        const { isNotLoginAdult: guestSaysAdult, contentsThumbnailType: thumbnailTypes } = query;
        return grant(await readPicks(parts, { ...ALL_SERIES, guestSaysAdult, thumbnailTypes }, call));
      },
    }),
    definePublicEndpoint({
      operationId: 'pick',
      method: 'GET',
      path: '/contents/group/{id}',
      summary: 'A curated list with all its series',
      params: v.object({ id: v.string() }),
      query: PickQuerySchema,
      body: NO_BODY,
      data: PickSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params, query }, call) => {
        const { isNotLoginAdult: guestSaysAdult, contentsThumbnailType: thumbnailTypes } = query;
        return readPick(parts, { ...ALL_SERIES, guestSaysAdult, thumbnailTypes, id: params.id }, call);
      },
    }),
    definePublicEndpoint({
      operationId: 'themes',
      method: 'GET',
      path: '/theme',
      summary: 'The titled rows of a place of the storefront',
      params: NO_INPUT,
      query: ThemeQuerySchema,
      body: NO_BODY,
      data: ThemeListSchema,
      refusals: [],
      handle: async ({ query }, call) => {
        const { isNotLoginAdult, contentsThumbnailType: thumbnailTypes, displayPosition } = query;
        const { displayRange: type, isIncludeAdult: adultToggle } = query;
        const request = { type, adultToggle, guestSaysAdult: isNotLoginAdult, thumbnailTypes, displayPosition };
        return grant(await readThemes(parts, request, call));
      },
    }),
  ];
}
