import { SHOWCASE_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { readPick, readPicks, readThemes } from './showcase.ts';

const ALL_SERIES = { type: 'ALL', adultToggle: true } as const;

/** Picks and themes: lists and rows of series that operators choose. */
export function showcaseEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(SHOWCASE_CALLS.picks, async ({ query }, call) => {
      const { isNotLoginAdult: guestSaysAdult, contentsThumbnailType: thumbnailTypes } = query;
      return grant(await readPicks(parts, { ...ALL_SERIES, guestSaysAdult, thumbnailTypes }, call));
    }),
    serve(SHOWCASE_CALLS.pick, ({ params, query }, call) => {
      const { isNotLoginAdult: guestSaysAdult, contentsThumbnailType: thumbnailTypes } = query;
      return readPick(parts, { ...ALL_SERIES, guestSaysAdult, thumbnailTypes, id: params.id }, call);
    }),
    serve(SHOWCASE_CALLS.themes, async ({ query }, call) => {
      const { isNotLoginAdult, contentsThumbnailType: thumbnailTypes, displayPosition } = query;
      const { displayRange: type, isIncludeAdult: adultToggle } = query;
      const request = { type, adultToggle, guestSaysAdult: isNotLoginAdult, thumbnailTypes, displayPosition };
      return grant(await readThemes(parts, request, call));
    }),
  ];
}
