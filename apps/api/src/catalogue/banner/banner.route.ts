import { BannerListSchema, BannerQuerySchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readBanners } from './banner.ts';

export function bannerEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'banners',
      method: 'GET',
      path: '/banner',
      summary: 'The current banners of the home page, or its popups',
      params: NO_INPUT,
      query: BannerQuerySchema,
      body: NO_BODY,
      data: BannerListSchema,
      refusals: [],
      handle: async ({ query }, call) =>
        grant(await readBanners(parts, { guestSaysAdult: query.isNotLoginAdult, place: query.displayPosition }, call)),
    }),
  ];
}
