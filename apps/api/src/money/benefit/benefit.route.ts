import { BENEFIT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { ApiParts } from '../../api-options.ts';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { readBenefit } from './benefit.service.ts';

/** What costs nothing, at a glance. */
export function benefitEndpoints(parts: ApiParts): Endpoint[] {
  return [serve(BENEFIT_CALLS.benefit, async (_input, call) => grant(await readBenefit(parts, call)))];
}
