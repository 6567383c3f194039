import type * as v from 'valibot';
import type { Unsubscribe } from '../community/alarm.contract.ts';
import {
  type WalletBalance,
  WalletBalanceSchema,
  type WalletDetail,
  WalletDetailSchema,
} from '../money/wallet.contract.ts';
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
} from '../people/account.contract.ts';
import { type SignedIn, SignedInSchema } from '../people/session.contract.ts';
import { type AgreePush, AgreePushSchema, type PushChange } from '../people/user.contract.ts';
import { type CallTable, postCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

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

export const accountCalls: CallTable<AccountCalls> = {
  mailSignUpCode: (email) => postCall('/mail/signup', { email }, SentSchema),
  verifyOtp: (body) => postCall('/auth/verify/otp', body, VerifiedSchema),
  signUpLocally: (body) => postCall('/auth/local/sign-up', body, SignedInSchema),
  checkNickname: (nickname) => ({ method: 'GET', path: '/user/check', query: { nickname }, data: AvailabilitySchema }),
  mailResetLink: (email) => postCall('/mail/reset/password', { email }, SentSchema),
  resetPassword: (body) => postCall('/auth/local/reset/password', body, DoneSchema),
  unsubscribeMails: (body) => postCall('/mail/unsubscribe', body, DoneSchema),
  sendPhoneCode: (body) => postCall('/auth/phone/code', body, SentSchema),
  verifyPhoneCode: (body) => postCall('/auth/phone/verify', body, PhoneVerifiedSchema),
  changePassword: (body) => postCall('/auth/local/change/password', body, DoneSchema),
  mailAddressChange: (body) => postCall('/mail/certification', body, SentSchema),
  mailAddressConfirmation: () => postCall('/user/mail/auth', {}, SentSchema),
  walletBalance: () => ({ method: 'GET', path: '/asset/user', data: WalletBalanceSchema }),
  walletDetail: () => ({ method: 'GET', path: '/asset/wallet', data: WalletDetailSchema }),
  changePush: (body) => ({ method: 'PUT', path: '/app/push', body, data: AgreePushSchema }),
};
