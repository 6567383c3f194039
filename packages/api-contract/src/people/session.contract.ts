import type { SIGN_IN_METHODS } from '@longstrip/core';
import * as v from 'valibot';
import { BEARER_REFUSALS, defineCalls } from '../http/call.ts';
import { TimeMsSchema } from '../http/wire-values.ts';

/** A token on the wire; times in epoch milliseconds. */
export const WireTokenSchema = v.object({ token: v.string(), createdAt: TimeMsSchema, expiredAt: TimeMsSchema });
export type WireToken = v.InferOutput<typeof WireTokenSchema>;

/** An access token (24 hours) and the refresh token (7 days, used once) that renews it (D21). */
export const TokenPairSchema = v.object({ accessToken: WireTokenSchema, refreshToken: WireTokenSchema });
export type TokenPair = v.InferOutput<typeof TokenPairSchema>;

/** Maximum lengths of the texts in these requests, in characters. */
const ID_MAX_LENGTH = 254;
const PASSWORD_MAX_LENGTH = 200;
const REFRESH_TOKEN_MAX_LENGTH = 600;

export const RefreshTokenTextSchema = v.pipe(v.string(), v.maxLength(REFRESH_TOKEN_MAX_LENGTH));
export const PasswordTextSchema = v.pipe(v.string(), v.maxLength(PASSWORD_MAX_LENGTH));
/** The idempotency key of a request: if the request is repeated, nothing changes a second time (D40). */
export const RequestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** The answer to a sign-in. `isSignUp`: the account is new. */
export const SignedInSchema = v.object({
  ...TokenPairSchema.entries,
  userId: v.string(),
  email: v.nullable(v.string()),
  isSignUp: v.boolean(),
});
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

/** Body of `POST auth/sign-in/local`. `id` is an e-mail address or, where the platform has phone ids, a phone number. */
export const LocalSignInSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH)),
  password: PasswordTextSchema,
});
export type LocalSignIn = v.InferOutput<typeof LocalSignInSchema>;

/** Sign-in methods in which another service proves the identity. */
export const SOCIAL_METHODS = [
  'google',
  'facebook',
  'twitter',
  'apple',
  'apple_guest',
] as const satisfies readonly (typeof SIGN_IN_METHODS)[number][];
export type SocialMethod = (typeof SOCIAL_METHODS)[number];

/** A reader's identity at a provider. Only our own sites may send it, after they checked the provider's answer. */
export const SocialIdentitySchema = v.object({
  provider: v.picklist(SOCIAL_METHODS),
  snsId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  /** Null if the provider gives none, or does not say that it is confirmed. */
  email: v.nullable(v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH))),
  name: v.nullable(v.pipe(v.string(), v.maxLength(100))),
});
export type SocialIdentity = v.InferOutput<typeof SocialIdentitySchema>;

/** Body of `POST auth/sign-up/sns`. */
export const SocialSignUpSchema = v.object({
  ...SocialIdentitySchema.entries,
  nickname: v.pipe(v.string(), v.maxLength(100)),
  isAgreeMail: v.boolean(),
  requestId: RequestIdSchema,
});
export type SocialSignUp = v.InferOutput<typeof SocialSignUpSchema>;

/** Body of `POST auth/refresh`. An `accessToken` or bearer must be of the same session; `clientIp` counts only from our sites. */
export const RefreshRequestSchema = v.object({
  refreshToken: RefreshTokenTextSchema,
  accessToken: v.optional(v.nullable(v.string())),
  clientIp: v.optional(v.nullable(v.string())),
});

export const RefreshedSchema = v.object({
  ...TokenPairSchema.entries,
  email: v.nullable(v.string()),
  ipAddress: v.string(),
});
export type Refreshed = v.InferOutput<typeof RefreshedSchema>;

/** Body of `PUT auth/logout`. */
export const LogoutSchema = v.object({ refreshToken: v.optional(v.nullable(RefreshTokenTextSchema)) });

/** Body of `POST auth/sign-in/jp/apple/migrate`: the guest's session on the phone, and the member's. */
export const AppleMigrationSchema = v.object({
  appKeyRequest: v.object({ refreshToken: RefreshTokenTextSchema }),
  webKeyRequest: v.object({ refreshToken: RefreshTokenTextSchema }),
});
export type AppleMigration = v.InferOutput<typeof AppleMigrationSchema>;

export const AppleMigratedSchema = v.object({
  ...TokenPairSchema.entries,
  isSignUp: v.boolean(),
  userId: v.string(),
  isMigrate: v.boolean(),
});
export type AppleMigrated = v.InferOutput<typeof AppleMigratedSchema>;

export const SESSION_CALLS = defineCalls({
  signInSocially: {
    method: 'POST',
    path: '/auth/sign-in/sns',
    access: 'site',
    summary: 'Signs in whom a provider proved',
    body: SocialIdentitySchema,
    data: SignedInSchema,
    refusals: [
      'NOT_REGISTERED_USER',
      'ALREADY_USED_ANOTHER_PLATFORM',
      'EMPTY_EMAIL',
      'WITHDRAWAL',
      'DELETED_USER',
      'INVALID_PARAMETER',
      'DUPLICATE_LOGIN',
      'NO_SUCH_ROUTE',
    ],
  },
  signUpSocially: {
    method: 'POST',
    path: '/auth/sign-up/sns',
    access: 'site',
    summary: 'Makes the account of whom a provider proved, and signs in',
    body: SocialSignUpSchema,
    data: SignedInSchema,
    refusals: [
      'ALREADY_USED_ANOTHER_PLATFORM',
      'EMPTY_EMAIL',
      'DELETED_USER',
      'INVALID_PARAMETER',
      'DUPLICATE_LOGIN',
      'MALFORMED_REQUEST',
      'NO_SUCH_ROUTE',
    ],
  },
  migrateGuest: {
    method: 'POST',
    path: '/auth/sign-in/jp/apple/migrate',
    access: 'public',
    summary: "Joins what an iPhone's guest has to a member's account; both are named by their refresh tokens",
    body: AppleMigrationSchema,
    data: AppleMigratedSchema,
    refusals: ['NOT_FOUND_REFRESH_TOKEN', 'EXPIRED_REFRESH_TOKEN', 'INVALID_PARAMETER', 'NO_SUCH_ROUTE'],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary:
      'Renews the tokens of a session; with an access token, in the body or as bearer, both must be of one session',
    body: RefreshRequestSchema,
    data: RefreshedSchema,
    refusals: ['EXPIRED_REFRESH_TOKEN', 'NOT_FOUND_REFRESH_TOKEN'],
  },
  logOut: {
    method: 'PUT',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session of the bearer or, without a valid one, of the refresh token',
    body: LogoutSchema,
    data: v.object({}),
    refusals: Object.values(BEARER_REFUSALS),
  },
});
