import { BENEFIT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';
import { readBenefit } from './benefits.ts';

/** The overview of what a reader can get for free. */
export function benefitEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(BENEFIT_CALLS.benefit, async ({ query }, call) =>
      grant(await readBenefit(parts, query.contentsThumbnailType, call)),
    ),
  ];
}
