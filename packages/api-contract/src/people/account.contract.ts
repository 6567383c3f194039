import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { LocalSignInSchema, PasswordTextSchema, RequestIdSchema, SignedInSchema } from './session.contract.ts';

/** Maximum lengths of the texts in these requests, in characters. */
const ADDRESS_MAX_LENGTH = 254;
const CODE_MAX_LENGTH = 40;
const PHONE_MAX_LENGTH = 40;
const NICKNAME_TEXT_MAX_LENGTH = 100;
const VERIFY_TOKEN_MAX_LENGTH = 600;
const ACCOUNT_ID_MAX_LENGTH = 64;

const AddressTextSchema = v.pipe(v.string(), v.maxLength(ADDRESS_MAX_LENGTH));
const CodeTextSchema = v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH));
const PhoneTextSchema = v.pipe(v.string(), v.maxLength(PHONE_MAX_LENGTH));
export const NicknameTextSchema = v.pipe(v.string(), v.maxLength(NICKNAME_TEXT_MAX_LENGTH));

/** The same answer for all callers, whether or not something was sent (D22). */
export const SentSchema = v.object({ isSent: v.literal(true) });

/** The answer of calls that return no data. */
export const DoneSchema = v.object({});

/** Body of `POST mail/signup` and `POST mail/reset/password`. */
export const MailRequestSchema = v.object({ email: AddressTextSchema });
export type MailRequest = v.InferOutput<typeof MailRequestSchema>;

/** Body of `POST auth/verify/otp`: a code mailed for sign-up or, with a bearer, to confirm the reader's address. */
export const VerifyOtpSchema = v.object({ email: AddressTextSchema, otp: CodeTextSchema });
export type VerifyOtp = v.InferOutput<typeof VerifyOtpSchema>;

/** `verifyToken` allows the next step once, within 10 minutes; null if there is no next step, as for the own address. */
export const VerifiedSchema = v.object({ verifyToken: v.nullable(v.string()) });
export type Verified = v.InferOutput<typeof VerifiedSchema>;

/** Body of `POST auth/local/sign-up`. */
export const LocalSignUpSchema = v.object({
  verifyToken: v.pipe(v.string(), v.maxLength(VERIFY_TOKEN_MAX_LENGTH)),
  password: PasswordTextSchema,
  nickname: v.optional(v.nullable(NicknameTextSchema), null),
  isAgreeMail: v.optional(v.boolean(), false),
  requestId: RequestIdSchema,
});
export type LocalSignUp = v.InferInput<typeof LocalSignUpSchema>;

/** What a code sent by text message is for (D22). */
export const PHONE_PURPOSES = ['SIGN_UP', 'FIND_ID', 'FIND_PASSWORD'] as const;
export type PhonePurpose = (typeof PHONE_PURPOSES)[number];

/** Body of `POST auth/phone/code`. */
export const PhoneCodeRequestSchema = v.object({ phone: PhoneTextSchema, purpose: v.picklist(PHONE_PURPOSES) });
export type PhoneCodeRequest = v.InferOutput<typeof PhoneCodeRequestSchema>;

/** Body of `POST auth/phone/verify`. */
export const VerifyPhoneSchema = v.object({ ...PhoneCodeRequestSchema.entries, code: CodeTextSchema });
export type VerifyPhone = v.InferOutput<typeof VerifyPhoneSchema>;

/** What a confirmed number gives: a token for sign-up, the masked ids of its accounts, or what a new password needs. */
export const PhoneVerifiedSchema = v.variant('purpose', [
  v.object({ purpose: v.literal('SIGN_UP'), verifyToken: v.string() }),
  v.object({ purpose: v.literal('FIND_ID'), ids: v.array(v.string()) }),
  v.object({ purpose: v.literal('FIND_PASSWORD'), userId: v.string(), uuid: v.string() }),
]);
export type PhoneVerified = v.InferOutput<typeof PhoneVerifiedSchema>;

/** Body of `POST auth/local/reset/password`, with the parts of the mailed link. */
export const ResetPasswordSchema = v.object({
  userId: v.pipe(v.string(), v.maxLength(ACCOUNT_ID_MAX_LENGTH)),
  uuid: v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)),
  newPassword: PasswordTextSchema,
});
export type ResetPassword = v.InferOutput<typeof ResetPasswordSchema>;

/** Body of `POST` and `PUT auth/local/change/password`. */
export const ChangePasswordSchema = v.object({ oldPassword: PasswordTextSchema, newPassword: PasswordTextSchema });
export type ChangePassword = v.InferOutput<typeof ChangePasswordSchema>;

/** Body of `POST mail/certification`: the reader's new address. */
export const MailCertificationSchema = v.object({ email: AddressTextSchema, requestId: RequestIdSchema });
export type MailCertification = v.InferOutput<typeof MailCertificationSchema>;

/** Body of `POST user/mail/auth`; `userId` is the reader's own. */
export const MailAuthSchema = v.object({
  userId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(ACCOUNT_ID_MAX_LENGTH))), null),
});

/** Query of `GET user/check`. */
export const NicknameQuerySchema = v.object({ nickname: NicknameTextSchema });

export const AvailabilitySchema = v.object({ isAvailable: v.boolean() });
export type Availability = v.InferOutput<typeof AvailabilitySchema>;

export const ACCOUNT_CALLS = defineCalls({
  signInLocally: {
    method: 'POST',
    path: '/auth/sign-in/local',
    access: 'public',
    summary: 'Signs in with an e-mail address or a phone number, and a password',
    body: LocalSignInSchema,
    data: SignedInSchema,
    refusals: [
      'INVALID_MAIL_FORM',
      'INCORRECT_PASSWORD',
      'EXCEED_AUTH_COUNT',
      'DUPLICATE_LOGIN',
      'WITHDRAWAL',
      'NO_SUCH_ROUTE',
      'TOO_MANY_REQUESTS',
    ],
  },
  mailSignUpCode: {
    method: 'POST',
    path: '/mail/signup',
    access: 'public',
    summary: 'Mails a code for signing up; the same answer for every address',
    body: MailRequestSchema,
    data: SentSchema,
    refusals: ['INVALID_EMAIL', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
    block: 'mail',
  },
  verifyOtp: {
    method: 'POST',
    path: '/auth/verify/otp',
    access: 'public',
    summary: "Confirms a mailed code: for signing up or, with a bearer, of the reader's own or new address",
    body: VerifyOtpSchema,
    data: VerifiedSchema,
    refusals: [
      'INVALID_PARAMETER',
      'EXPIRED_OTP',
      'EXCEED_AUTH_COUNT',
      'INVALID_EMAIL',
      'ALREADY_USED_EMAIL',
      'DELETED_USER',
      'NO_SUCH_ROUTE',
      'TOO_MANY_REQUESTS',
    ],
    block: 'otp',
  },
  signUpLocally: {
    method: 'POST',
    path: '/auth/local/sign-up',
    access: 'public',
    summary: 'Makes the account of a confirmed address or number, and signs in',
    body: LocalSignUpSchema,
    data: SignedInSchema,
    refusals: [
      'INVALID_PARAMETER',
      'EXPIRED_OTP',
      'INVALID_PW_REGEX',
      'ALREADY_USED_EMAIL',
      'DELETED_USER',
      'DUPLICATE_LOGIN',
      'MALFORMED_REQUEST',
      'NO_SUCH_ROUTE',
      'TOO_MANY_REQUESTS',
    ],
    block: 'login',
  },
  checkNickname: {
    method: 'GET',
    path: '/user/check',
    access: 'public',
    summary: 'Whether a nickname may be taken',
    query: NicknameQuerySchema,
    data: AvailabilitySchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  mailResetLink: {
    method: 'POST',
    path: '/mail/reset/password',
    access: 'public',
    summary: 'Mails a link for a new password; the same answer for every address',
    body: MailRequestSchema,
    data: SentSchema,
    refusals: ['INVALID_EMAIL', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
    block: 'mail',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/local/reset/password',
    access: 'public',
    summary: 'Sets a new password with what the mailed link says; all sessions end',
    body: ResetPasswordSchema,
    data: DoneSchema,
    refusals: [
      'TIMEOUT',
      'ALREADY_EXECUTION_EXCEPTION',
      'NOT_LOCAL_LOGIN_USER',
      'EQUAL_PASSWORD',
      'INVALID_PW_REGEX',
      'NO_SUCH_ROUTE',
      'TOO_MANY_REQUESTS',
    ],
    block: 'passwordReset',
  },
  changePassword: {
    method: 'POST',
    path: '/auth/local/change/password',
    access: 'bearer',
    summary: 'Changes the password; the other sessions end',
    body: ChangePasswordSchema,
    data: DoneSchema,
    refusals: ['INCORRECT_PASSWORD', 'EQUAL_PASSWORD', 'INVALID_PW_REGEX', 'EXCEED_AUTH_COUNT', 'NOT_LOCAL_LOGIN_USER'],
    block: 'passwordChange',
  },
  putPassword: {
    method: 'PUT',
    path: '/auth/local/change/password',
    access: 'bearer',
    summary: 'Changes the password; the other sessions end',
    body: ChangePasswordSchema,
    data: DoneSchema,
    refusals: ['INCORRECT_PASSWORD', 'EQUAL_PASSWORD', 'INVALID_PW_REGEX', 'EXCEED_AUTH_COUNT', 'NOT_LOCAL_LOGIN_USER'],
    block: 'passwordChange',
  },
  mailAddressChange: {
    method: 'POST',
    path: '/mail/certification',
    access: 'bearer',
    summary: "Mails a code to the reader's new address",
    body: MailCertificationSchema,
    data: SentSchema,
    refusals: ['INVALID_EMAIL', 'EMPTY_EMAIL', 'MALFORMED_REQUEST', 'TOO_MANY_REQUESTS'],
    block: 'mail',
  },
  mailAddressConfirmation: {
    method: 'POST',
    path: '/user/mail/auth',
    access: 'bearer',
    summary: "Mails a code to confirm the reader's address",
    body: MailAuthSchema,
    data: SentSchema,
    refusals: ['NOT_FOUND_USER', 'EMPTY_EMAIL', 'TOO_MANY_REQUESTS'],
    block: 'mail',
  },
  sendPhoneCode: {
    method: 'POST',
    path: '/auth/phone/code',
    access: 'public',
    summary: 'Sends a code as a text message; the same answer for every number',
    body: PhoneCodeRequestSchema,
    data: SentSchema,
    refusals: ['ALREADY_SEND_SMS', 'FREQUENT_REQUEST', 'INVALID_PARAMETER', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
    block: 'passwordFind',
  },
  verifyPhoneCode: {
    method: 'POST',
    path: '/auth/phone/verify',
    access: 'public',
    summary: 'Confirms a number: for signing up, for its masked ids, or for a new password',
    body: VerifyPhoneSchema,
    data: PhoneVerifiedSchema,
    refusals: [
      'NOT_FOUND_SMS_USER',
      'ALREADY_USE_SMS',
      'TIMEOUT',
      'EXCEED_AUTH_COUNT',
      'NOT_FOUND_USER',
      'ALREADY_USED_EMAIL',
      'DELETED_USER',
      'INVALID_PARAMETER',
      'NO_SUCH_ROUTE',
      'TOO_MANY_REQUESTS',
    ],
    block: 'passwordFind',
  },
});
