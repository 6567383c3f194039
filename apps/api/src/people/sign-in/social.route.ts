import { SESSION_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { migrateGuest } from '../account/migrate-guest.service.ts';
import type { PeopleParts } from '../services.ts';
import { signInSocially, signUpSocially } from './social.service.ts';

/** Endpoints for our own sites, which have checked the identity with a provider; and for an iPhone's guest. */
export function socialEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(SESSION_CALLS.signInSocially, ({ body }, call) => signInSocially(parts, body, call)),
    serve(SESSION_CALLS.signUpSocially, ({ body }, call) => signUpSocially(parts, body, call)),
    serve(SESSION_CALLS.migrateGuest, ({ body }, call) => migrateGuest(parts, body, call)),
  ];
}
