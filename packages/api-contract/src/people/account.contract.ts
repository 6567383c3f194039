import * as v from 'valibot';
import { PasswordTextSchema, RequestIdSchema } from './session.contract.ts';

/** Longest texts that accounts read, in characters. */
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

/** Something was sent, or would have been: the same for everybody (D22). */
export const SentSchema = v.object({ isSent: v.literal(true) });

/** The answer of calls that have nothing to tell. */
export const DoneSchema = v.object({});

/** Body of `POST mail/signup` and `POST mail/reset/password`. */
export const MailRequestSchema = v.object({ email: AddressTextSchema });
export type MailRequest = v.InferOutput<typeof MailRequestSchema>;

/** Body of `POST auth/verify/otp`: a code that was mailed for signing up or, with a bearer, about the reader's address. */
export const VerifyOtpSchema = v.object({ email: AddressTextSchema, otp: CodeTextSchema });
export type VerifyOtp = v.InferOutput<typeof VerifyOtpSchema>;

/** `verifyToken` allows the next step, for 10 minutes and once; null where there is none, as for the reader's own address. */
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

/** What a code by text message is for (D22). */
export const PHONE_PURPOSES = ['SIGN_UP', 'FIND_ID', 'FIND_PASSWORD'] as const;
export type PhonePurpose = (typeof PHONE_PURPOSES)[number];

/** Body of `POST auth/phone/code`. */
export const PhoneCodeRequestSchema = v.object({ phone: PhoneTextSchema, purpose: v.picklist(PHONE_PURPOSES) });
export type PhoneCodeRequest = v.InferOutput<typeof PhoneCodeRequestSchema>;

/** Body of `POST auth/phone/verify`. */
export const VerifyPhoneSchema = v.object({ ...PhoneCodeRequestSchema.entries, code: CodeTextSchema });
export type VerifyPhone = v.InferOutput<typeof VerifyPhoneSchema>;

/** What a confirmed number gives: the way on to sign-up, the masked ids of its accounts, or that of a new password. */
export const PhoneVerifiedSchema = v.variant('purpose', [
  v.object({ purpose: v.literal('SIGN_UP'), verifyToken: v.string() }),
  v.object({ purpose: v.literal('FIND_ID'), ids: v.array(v.string()) }),
  v.object({ purpose: v.literal('FIND_PASSWORD'), userId: v.string(), uuid: v.string() }),
]);
export type PhoneVerified = v.InferOutput<typeof PhoneVerifiedSchema>;

/** Body of `POST auth/local/reset/password`, with what the mailed link says. */
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
