import {
  AgreementsQuerySchema,
  AgreementsSchema,
  FaqListSchema,
  FaqQuerySchema,
  PolicyKindSchema,
  PolicyListSchema,
  PolicyQuerySchema,
  PolicySchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readAgreements, readFaqs, readPolicies, readPolicy } from './site-text.service.ts';

export function siteTextEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'faqs',
      method: 'GET',
      path: '/faq',
      summary: 'Questions that readers often ask, by category',
      params: NO_INPUT,
      query: FaqQuerySchema,
      body: NO_BODY,
      data: FaqListSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readFaqs(parts, query.category, call)),
    }),
    definePublicEndpoint({
      operationId: 'policies',
      method: 'GET',
      path: '/policy',
      summary: 'The legal texts in force',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: PolicyListSchema,
      refusals: [],
      handle: async (_, call) => grant(await readPolicies(parts, call)),
    }),
    definePublicEndpoint({
      operationId: 'policy',
      method: 'GET',
      path: '/policy/{kind}',
      summary: 'A legal text: the version in force, or an older one',
      params: v.object({ kind: PolicyKindSchema }),
      query: PolicyQuerySchema,
      body: NO_BODY,
      data: PolicySchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params, query }, call) => readPolicy(parts, { ...params, ...query }, call),
    }),
    definePublicEndpoint({
      operationId: 'terms',
      method: 'GET',
      path: '/terms',
      summary: 'What a reader agrees to at sign-up and in the shop',
      params: NO_INPUT,
      query: AgreementsQuerySchema,
      body: NO_BODY,
      data: AgreementsSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readAgreements(parts, query.purpose, call)),
    }),
  ];
}
