import * as v from 'valibot';
import {
  type AppleMigrated,
  AppleMigratedSchema,
  type AppleMigration,
  type LocalSignIn,
  type Refreshed,
  RefreshedSchema,
  type SignedIn,
  SignedInSchema,
  type SocialIdentity,
  type SocialSignUp,
} from '../people/session.contract.ts';
import { type CallTable, postCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Signing in, renewing and signing out. With a bearer, signing in to another account is refused: DUPLICATE_LOGIN. */
export interface SessionCalls {
  signInLocally(body: LocalSignIn): Promise<ApiResult<SignedIn>>;
  /** Needs the service secret: the site has checked what the provider said. */
  signInSocially(body: SocialIdentity): Promise<ApiResult<SignedIn>>;
  /** Needs the service secret. */
  signUpSocially(body: SocialSignUp): Promise<ApiResult<SignedIn>>;
  refresh(body: { refreshToken: string; accessToken?: string; clientIp?: string }): Promise<ApiResult<Refreshed>>;
  /** What an iPhone's guest has joins the member's account; the member's tokens are renewed. */
  migrateGuest(body: AppleMigration): Promise<ApiResult<AppleMigrated>>;
  logOut(refreshToken: string): Promise<ApiResult<Record<string, never>>>;
}

export const sessionCalls: CallTable<SessionCalls> = {
  signInLocally: (body) => postCall('/auth/sign-in/local', body, SignedInSchema),
  signInSocially: (body) => postCall('/auth/sign-in/sns', body, SignedInSchema),
  signUpSocially: (body) => postCall('/auth/sign-up/sns', body, SignedInSchema),
  refresh: (body) => postCall('/auth/refresh', body, RefreshedSchema),
  migrateGuest: (body) => postCall('/auth/sign-in/jp/apple/migrate', body, AppleMigratedSchema),
  logOut: (refreshToken) => ({ method: 'PUT', path: '/auth/logout', body: { refreshToken }, data: v.strictObject({}) }),
};
