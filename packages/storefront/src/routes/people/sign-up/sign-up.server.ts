import { randomUUID } from 'node:crypto';
import { readNickname } from '@longstrip/core';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import {
  defineAction,
  exactField,
  type FormOutcome,
  textField,
  tickedField,
} from '../../../parts/form/define-action.server.ts';
import { callbackOf, isMember, loadSignInPage, type SignInPage } from '../../../parts/sign-in/sign-in-page.server.ts';
import { secondsToWait } from './send-again.tsx';

/** What the sign-up page shows. */
export interface SignUpPage extends SignInPage {
  /** The kind of the account's id. */
  by: 'mail' | 'phone';
  codeDigits: number;
  /** In characters. */
  passwordLengths: { passwordMinimumCharacters: number; passwordMaximumCharacters: number };
}

/** `/user/signup`, by e-mail or, where a platform has phone ids, by `?by=phone`. Redirects a reader who is already logged in. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<SignUpPage> {
  if (isMember(site)) throw redirect(callbackOf(request), 302);
  const { mailOtpDigits, smsCodeDigits, passwordMinimumCharacters, passwordMaximumCharacters } =
    site.platform.constants;
  const hasPhone = site.platform.signIn.includes('phone');
  const by = hasPhone && new URL(request.url).searchParams.get('by') === 'phone' ? 'phone' : 'mail';
  return {
    ...(await loadSignInPage(request, site, 'signUp.title')),
    by,
    codeDigits: by === 'phone' ? smsCodeDigits : mailOtpDigits,
    passwordLengths: { passwordMinimumCharacters, passwordMaximumCharacters },
  };
}

const Address = v.object({
  step: v.literal('address'),
  email: textField('field.emailRequired'),
  /** When the last code was sent, if another is requested. */
  sentAtMs: v.optional(v.string(), ''),
});

const Code = v.object({
  step: v.literal('code'),
  email: v.string(),
  sentAtMs: v.optional(v.string(), ''),
  code: textField('field.codeForm'),
});

const Phone = v.object({
  step: v.literal('phone'),
  phone: textField('field.phoneRequired'),
});

const PhoneCode = v.object({
  step: v.literal('phoneCode'),
  phone: v.string(),
  code: textField('field.codeForm'),
});

const Password = v.object({
  step: v.literal('password'),
  id: v.string(),
  verifyToken: v.string(),
  requestId: v.string(),
  password: exactField('field.passwordRequired'),
  again: v.string(),
  nickname: textField('field.nicknameForm'),
  terms: tickedField('field.agreementRequired'),
  privacy: tickedField('field.agreementRequired'),
  isAgreeMail: v.optional(v.string()),
});

/** Signing up in three steps: an address or a number, the code that was sent to it, and a password. */
export const action = defineAction(v.variant('step', [Address, Code, Phone, PhoneCode, Password]), {
  block: 'login',
  secrets: ['password', 'again', 'code'],
  fieldOf: {
    INVALID_MAIL_FORM: 'email',
    INVALID_EMAIL: 'email',
    INVALID_PARAMETER: 'code',
    EXPIRED_OTP: 'code',
    EXCEED_AUTH_COUNT: 'code',
    NOT_FOUND_SMS_USER: 'code',
    ALREADY_USE_SMS: 'code',
    TIMEOUT: 'code',
    INVALID_PW_REGEX: 'password',
  },
  run: (input, args) => {
    switch (input.step) {
      case 'address':
        return sendMailCode(input, args);
      case 'code':
        return confirmMail(input, args);
      case 'phone':
        return sendPhoneCode(input, args);
      case 'phoneCode':
        return confirmPhone(input, args);
      case 'password':
        return signUp(input, args);
    }
  },
});

/** Handles one step of the form. */
type Step<Schema extends v.GenericSchema> = (
  input: v.InferOutput<Schema>,
  args: ActionFunctionArgs,
) => Promise<FormOutcome>;

/** The last step, for readers who have proven an address or a number. */
function passwordStep(id: string, verifyToken: string): FormOutcome {
  return { kind: 'next', values: { step: 'password', id, verifyToken, requestId: randomUUID() } };
}

const sendMailCode: Step<typeof Address> = async ({ email, sentAtMs }, { context: site }) => {
  const seconds = secondsToWait(Number(sentAtMs), site.nowMs);
  if (seconds > 0) return { kind: 'wait', seconds, values: { step: 'code', email, sentAtMs } };
  const reply = await site.api.mailSignUpCode({ email });
  return reply.ok
    ? { kind: 'next', values: { step: 'code', email, sentAtMs: String(site.nowMs) } }
    : { kind: 'refused', code: reply.code, detail: reply.detail };
};

const confirmMail: Step<typeof Code> = async ({ email, code }, { context: site }) => {
  const reply = await site.api.verifyOtp({ email, otp: code });
  if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
  const { verifyToken } = reply.data;
  return verifyToken === null ? { kind: 'refused', code: 'EXPIRED_OTP' } : passwordStep(email, verifyToken);
};

const sendPhoneCode: Step<typeof Phone> = async ({ phone }, { context: site }) => {
  const reply = await site.api.sendPhoneCode({ phone, purpose: 'SIGN_UP' });
  // An earlier code that is not used yet stays valid.
  if (reply.ok || reply.code === 'ALREADY_SEND_SMS') return { kind: 'next', values: { step: 'phoneCode', phone } };
  const isNoNumber = reply.code === 'INVALID_PARAMETER';
  return isNoNumber
    ? { kind: 'wrong', fields: { phone: 'field.phoneRequired' } }
    : { kind: 'refused', code: reply.code, detail: reply.detail };
};

const confirmPhone: Step<typeof PhoneCode> = async ({ phone, code }, { context: site }) => {
  const reply = await site.api.verifyPhoneCode({ phone, purpose: 'SIGN_UP', code });
  if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
  if (reply.data.purpose !== 'SIGN_UP') throw new Error(`A code for sign-up was confirmed as ${reply.data.purpose}`);
  return passwordStep(phone, reply.data.verifyToken);
};

const signUp: Step<typeof Password> = async (input, { request, context: site }) => {
  if (input.password !== input.again) return { kind: 'wrong', fields: { again: 'field.passwordDiffers' } };
  const { verifyToken, password, nickname, requestId } = input;
  if (!readNickname(nickname).ok) return { kind: 'wrong', fields: { nickname: 'field.nicknameForm' } };
  const free = await site.api.checkNickname({ nickname });
  if (free.ok && !free.data.isAvailable) return { kind: 'wrong', fields: { nickname: 'field.nicknameTaken' } };
  const isAgreeMail = input.isAgreeMail !== undefined;
  const reply = await site.api.signUpLocally({ verifyToken, password, nickname, requestId, isAgreeMail });
  if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
  site.pageAccess.signIn(reply.data);
  return { kind: 'done', to: callbackOf(request) };
};
