import { BENEFIT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';
import { readBenefit } from './benefits.ts';
import { readOwnShelves } from './own-shelves.ts';

/** What a reader can get for free, and the shelves of their own at home. */
export function benefitEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(BENEFIT_CALLS.benefit, async ({ query }, call) =>
      grant(await readBenefit(parts, query.contentsThumbnailType, call)),
    ),
    serve(BENEFIT_CALLS.ownShelves, async ({ query }, call) =>
      grant(await readOwnShelves(parts, query.contentsThumbnailType, call)),
    ),
  ];
}
