import { BenefitSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { MoneyParts } from '../parts.ts';
import { readBenefit } from './benefits.ts';

/** What costs nothing, at a glance. */
export function benefitEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'benefit',
      method: 'GET',
      path: '/benefit',
      summary: 'What is free for the reader now, in numbers',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: BenefitSchema,
      refusals: [],
      handle: async (_input, call) => grant(await readBenefit(parts, call)),
    }),
  ];
}
