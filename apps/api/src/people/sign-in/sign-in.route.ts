import {
  AvailabilitySchema,
  LocalSignInSchema,
  LocalSignUpSchema,
  MailRequestSchema,
  NicknameQuerySchema,
  SentSchema,
  SignedInSchema,
  VerifiedSchema,
  VerifyOtpSchema,
} from '@longstrip/api-contract';
import { grant, readNickname } from '@longstrip/core';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { isNicknameTaken } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { mailSignUpCode, verifyOtp } from '../codes/mail-codes.service.ts';
import type { PeopleParts } from '../parts.ts';
import { signInLocally } from './sign-in.service.ts';
import { signUpLocally } from './sign-up.service.ts';

/** Endpoints of accounts with a password: signing in and signing up (D22). */
export function accountEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'authSignInLocal',
      method: 'POST',
      path: '/auth/sign-in/local',
      summary: 'Signs in with an e-mail address or a phone number, and a password',
      params: NO_INPUT,
      query: NO_INPUT,
      body: LocalSignInSchema,
      data: SignedInSchema,
      refusals: [
        ...(['INVALID_MAIL_FORM', 'INCORRECT_PASSWORD', 'EXCEED_AUTH_COUNT', 'DUPLICATE_LOGIN', 'WITHDRAWAL'] as const),
        ...(['NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      handle: ({ body }, call) => signInLocally(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'mailSignUp',
      method: 'POST',
      path: '/mail/signup',
      summary: 'Mails a code for signing up; the same answer for every address',
      params: NO_INPUT,
      query: NO_INPUT,
      body: MailRequestSchema,
      data: SentSchema,
      refusals: ['INVALID_EMAIL', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
      block: 'mail',
      handle: ({ body }, call) => mailSignUpCode(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'authVerifyOtp',
      method: 'POST',
      path: '/auth/verify/otp',
      summary: "Confirms a mailed code: for signing up or, with a bearer, of the reader's own or new address",
      params: NO_INPUT,
      query: NO_INPUT,
      body: VerifyOtpSchema,
      data: VerifiedSchema,
      refusals: [
        ...(['INVALID_PARAMETER', 'EXPIRED_OTP', 'EXCEED_AUTH_COUNT', 'INVALID_EMAIL'] as const),
        ...(['ALREADY_USED_EMAIL', 'DELETED_USER', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      block: 'otp',
      handle: ({ body }, call) => verifyOtp(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'authLocalSignUp',
      method: 'POST',
      path: '/auth/local/sign-up',
      summary: 'Makes the account of a confirmed address or number, and signs in',
      params: NO_INPUT,
      query: NO_INPUT,
      body: LocalSignUpSchema,
      data: SignedInSchema,
      refusals: [
        ...(['INVALID_PARAMETER', 'EXPIRED_OTP', 'INVALID_PW_REGEX', 'ALREADY_USED_EMAIL', 'DELETED_USER'] as const),
        ...(['DUPLICATE_LOGIN', 'MALFORMED_REQUEST', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      block: 'login',
      handle: ({ body }, call) => signUpLocally(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'userCheck',
      method: 'GET',
      path: '/user/check',
      summary: 'Whether a nickname may be taken',
      params: NO_INPUT,
      query: NicknameQuerySchema,
      body: NO_BODY,
      data: AvailabilitySchema,
      refusals: ['TOO_MANY_REQUESTS'],
      handle: async ({ query }, { platform, clientAddress }) => {
        const platformId = platform.id;
        const limited = await takeLimits(parts.services.limits, { nickname: { platformId, clientAddress } });
        if (limited !== null) return limited;
        const nickname = readNickname(query.nickname);
        if (!nickname.ok) return grant({ isAvailable: false });
        const isTaken = await isNicknameTaken(parts.db.orm, { platform, nickname: nickname.value });
        return grant({ isAvailable: !isTaken });
      },
    }),
  ];
}
