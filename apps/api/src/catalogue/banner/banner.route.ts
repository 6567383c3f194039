import { SHOWCASE_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { readBanners } from './banner.ts';

export function bannerEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(SHOWCASE_CALLS.banners, async ({ query }, call) =>
      grant(await readBanners(parts, { guestSaysAdult: query.isNotLoginAdult, place: query.displayPosition }, call)),
    ),
  ];
}
