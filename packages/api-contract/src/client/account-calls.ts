import type * as v from 'valibot';
import {
  type Availability,
  AvailabilitySchema,
  DoneSchema,
  type LocalSignUp,
  type MailRequest,
  type PhoneCodeRequest,
  type PhoneVerified,
  PhoneVerifiedSchema,
  type ResetPassword,
  SentSchema,
  type Verified,
  VerifiedSchema,
  type VerifyOtp,
  type VerifyPhone,
} from '../identity/account.contract.ts';
import { type SignedIn, SignedInSchema } from '../identity/session.contract.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';

type Sent = v.InferOutput<typeof SentSchema>;

/** Making an account, and getting back into one (D22). */
export interface AccountCalls {
  /** Mails a code for signing up; the same answer for every address. */
  mailSignUpCode(body: MailRequest): Promise<ApiResult<Sent>>;
  verifyOtp(body: VerifyOtp): Promise<ApiResult<Verified>>;
  signUpLocally(body: LocalSignUp): Promise<ApiResult<SignedIn>>;
  checkNickname(nickname: string): Promise<ApiResult<Availability>>;
  /** Mails a link for a new password; the same answer for every address. */
  mailResetLink(body: MailRequest): Promise<ApiResult<Sent>>;
  sendPhoneCode(body: PhoneCodeRequest): Promise<ApiResult<Sent>>;
  verifyPhone(body: VerifyPhone): Promise<ApiResult<PhoneVerified>>;
  resetPassword(body: ResetPassword): Promise<ApiResult<Record<string, never>>>;
}

export function createAccountCalls(options: ApiClientOptions): AccountCalls {
  const post = <const Data extends v.GenericSchema>(path: string, body: unknown, data: Data) =>
    sendApiCall(options, { method: 'POST', path, body, data });
  return {
    mailSignUpCode: (body) => post('/mail/signup', body, SentSchema),
    verifyOtp: (body) => post('/auth/verify/otp', body, VerifiedSchema),
    signUpLocally: (body) => post('/auth/local/sign-up', body, SignedInSchema),
    checkNickname: (nickname) =>
      sendApiCall(options, { method: 'GET', path: '/user/check', query: { nickname }, data: AvailabilitySchema }),
    mailResetLink: (body) => post('/mail/reset/password', body, SentSchema),
    sendPhoneCode: (body) => post('/auth/phone/code', body, SentSchema),
    verifyPhone: (body) => post('/auth/phone/verify', body, PhoneVerifiedSchema),
    resetPassword: (body) => post('/auth/local/reset/password', body, DoneSchema),
  };
}
