import type * as v from 'valibot';
import type { Unsubscribe } from '../alarm/alarm.contract.ts';
import {
  type Availability,
  AvailabilitySchema,
  type ChangePassword,
  DoneSchema,
  type LocalSignUp,
  type MailCertification,
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
import { type AgreePush, AgreePushSchema, type PushChange } from '../identity/user.contract.ts';
import {
  type WalletBalance,
  WalletBalanceSchema,
  type WalletDetail,
  WalletDetailSchema,
} from '../identity/wallet.contract.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';

type Sent = v.InferOutput<typeof SentSchema>;
type Done = v.InferOutput<typeof DoneSchema>;

/** Accounts with a password: signing up, recovery, and what their reader changes (D22). */
export interface AccountCalls {
  mailSignUpCode(email: string): Promise<ApiResult<Sent>>;
  verifyOtp(body: VerifyOtp): Promise<ApiResult<Verified>>;
  signUpLocally(body: LocalSignUp): Promise<ApiResult<SignedIn>>;
  checkNickname(nickname: string): Promise<ApiResult<Availability>>;
  mailResetLink(email: string): Promise<ApiResult<Sent>>;
  resetPassword(body: ResetPassword): Promise<ApiResult<Done>>;
  /** Ends news by mail, by the link of one. */
  unsubscribeMails(body: Unsubscribe): Promise<ApiResult<Done>>;
  sendPhoneCode(body: PhoneCodeRequest): Promise<ApiResult<Sent>>;
  verifyPhoneCode(body: VerifyPhone): Promise<ApiResult<PhoneVerified>>;
  /** With a bearer, like those below. */
  changePassword(body: ChangePassword): Promise<ApiResult<Done>>;
  mailAddressChange(body: MailCertification): Promise<ApiResult<Sent>>;
  mailAddressConfirmation(): Promise<ApiResult<Sent>>;
  changePush(change: PushChange): Promise<ApiResult<AgreePush>>;
  walletBalance(): Promise<ApiResult<WalletBalance>>;
  /** The same with points, ends, debt and coupons. */
  walletDetail(): Promise<ApiResult<WalletDetail>>;
}

export function createAccountCalls(options: ApiClientOptions): AccountCalls {
  const post = <const Data extends v.GenericSchema>(path: string, body: unknown, data: Data) =>
    sendApiCall(options, { method: 'POST', path, body, data });
  return {
    mailSignUpCode: (email) => post('/mail/signup', { email }, SentSchema),
    verifyOtp: (body) => post('/auth/verify/otp', body, VerifiedSchema),
    signUpLocally: (body) => post('/auth/local/sign-up', body, SignedInSchema),
    checkNickname: (nickname) =>
      sendApiCall(options, { method: 'GET', path: '/user/check', query: { nickname }, data: AvailabilitySchema }),
    mailResetLink: (email) => post('/mail/reset/password', { email }, SentSchema),
    resetPassword: (body) => post('/auth/local/reset/password', body, DoneSchema),
    unsubscribeMails: (body) => post('/mail/unsubscribe', body, DoneSchema),
    sendPhoneCode: (body) => post('/auth/phone/code', body, SentSchema),
    verifyPhoneCode: (body) => post('/auth/phone/verify', body, PhoneVerifiedSchema),
    changePassword: (body) => post('/auth/local/change/password', body, DoneSchema),
    mailAddressChange: (body) => post('/mail/certification', body, SentSchema),
    mailAddressConfirmation: () => post('/user/mail/auth', {}, SentSchema),
    walletBalance: () => sendApiCall(options, { method: 'GET', path: '/asset/user', data: WalletBalanceSchema }),
    walletDetail: () => sendApiCall(options, { method: 'GET', path: '/asset/wallet', data: WalletDetailSchema }),
    changePush: (body) => sendApiCall(options, { method: 'PUT', path: '/app/push', body, data: AgreePushSchema }),
  };
}
