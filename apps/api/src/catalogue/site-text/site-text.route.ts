import { SITE_TEXT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { readAgreements, readFaqs, readPolicies, readPolicy } from './site-text.service.ts';

export function siteTextEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(SITE_TEXT_CALLS.faqs, async ({ query }, call) => grant(await readFaqs(parts, query.category, call))),
    serve(SITE_TEXT_CALLS.policies, async (_, call) => grant(await readPolicies(parts, call))),
    serve(SITE_TEXT_CALLS.policy, ({ params, query }, call) => readPolicy(parts, { ...params, ...query }, call)),
    serve(SITE_TEXT_CALLS.terms, async ({ query }, call) => grant(await readAgreements(parts, query.purpose, call))),
  ];
}
