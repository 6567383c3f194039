import {
  AppleMigratedSchema,
  AppleMigrationSchema,
  SignedInSchema,
  SocialIdentitySchema,
  SocialSignUpSchema,
} from '@longstrip/api-contract';
import { definePublicEndpoint, defineSiteEndpoint, type Endpoint, NO_INPUT } from '../../http/endpoint.ts';
import { migrateGuest } from '../account/migrate-guest.service.ts';
import type { PeopleParts } from '../parts.ts';
import { signInSocially, signUpSocially } from './social.service.ts';

/** Endpoints for our own sites, which have checked with a provider who somebody is; and for an iPhone's guest. */
export function socialEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineSiteEndpoint({
      operationId: 'authSignInSns',
      method: 'POST',
      path: '/auth/sign-in/sns',
      summary: 'Signs in whom a provider proved',
      params: NO_INPUT,
      query: NO_INPUT,
      body: SocialIdentitySchema,
      data: SignedInSchema,
      refusals: [
        ...(['NOT_REGISTERED_USER', 'ALREADY_USED_ANOTHER_PLATFORM', 'EMPTY_EMAIL', 'WITHDRAWAL'] as const),
        ...(['DELETED_USER', 'INVALID_PARAMETER', 'DUPLICATE_LOGIN', 'NO_SUCH_ROUTE'] as const),
      ],
      handle: ({ body }, call) => signInSocially(parts, body, call),
    }),
    defineSiteEndpoint({
      operationId: 'authSignUpSns',
      method: 'POST',
      path: '/auth/sign-up/sns',
      summary: 'Makes the account of whom a provider proved, and signs in',
      params: NO_INPUT,
      query: NO_INPUT,
      body: SocialSignUpSchema,
      data: SignedInSchema,
      refusals: [
        ...(['ALREADY_USED_ANOTHER_PLATFORM', 'EMPTY_EMAIL', 'DELETED_USER', 'INVALID_PARAMETER'] as const),
        ...(['DUPLICATE_LOGIN', 'MALFORMED_REQUEST', 'NO_SUCH_ROUTE'] as const),
      ],
      handle: ({ body }, call) => signUpSocially(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'authMigrateAppleGuest',
      method: 'POST',
      path: '/auth/sign-in/jp/apple/migrate',
      summary: "Joins what an iPhone's guest has to a member's account; both are named by their refresh tokens",
      params: NO_INPUT,
      query: NO_INPUT,
      body: AppleMigrationSchema,
      data: AppleMigratedSchema,
      refusals: ['NOT_FOUND_REFRESH_TOKEN', 'EXPIRED_REFRESH_TOKEN', 'INVALID_PARAMETER', 'NO_SUCH_ROUTE'],
      handle: ({ body }, call) => migrateGuest(parts, body, call),
    }),
  ];
}
