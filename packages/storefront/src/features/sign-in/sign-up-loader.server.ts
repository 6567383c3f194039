import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, type FormOutcome } from '../form/define-action.server.ts';
import { exactField, textField, tickedField } from '../form/field-schemas.ts';
import { callbackOf, loadSignInPage, type SignInPage } from './sign-in-page.server.ts';

/** What the sign-up page shows. */
export interface SignUpPage extends SignInPage {
  codeDigits: number;
  /** In characters. */
  passwordLengths: { passwordMinimumCharacters: number; passwordMaximumCharacters: number };
}

/** `/user/signup`. Who is logged in is led on. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<SignUpPage> {
  if (site.isSignedIn) throw redirect(callbackOf(request), 302);
  const { mailOtpDigits, passwordMinimumCharacters, passwordMaximumCharacters } = site.platform.constants;
  return {
    ...(await loadSignInPage(request, site, 'signUp.title')),
    codeDigits: mailOtpDigits,
    passwordLengths: { passwordMinimumCharacters, passwordMaximumCharacters },
  };
}

const Address = v.object({
  step: v.literal('address'),
  email: textField('field.emailRequired'),
});

const Code = v.object({
  step: v.literal('code'),
  email: v.string(),
  code: textField('field.codeForm'),
});

const Password = v.object({
  step: v.literal('password'),
  email: v.string(),
  verifyToken: v.string(),
  requestId: v.string(),
  password: exactField('field.passwordRequired'),
  again: v.string(),
  terms: tickedField('field.agreementRequired'),
  privacy: tickedField('field.agreementRequired'),
  isAgreeMail: v.optional(v.string()),
});

/** Signing up in three steps: an address, the code that was sent to it, and a password. */
export const action = defineAction(v.variant('step', [Address, Code, Password]), {
  block: 'login',
  secrets: ['password', 'again'],
  fieldOf: {
    INVALID_MAIL_FORM: 'email',
    INVALID_EMAIL: 'email',
    INVALID_PARAMETER: 'code',
    EXPIRED_OTP: 'code',
    EXCEED_AUTH_COUNT: 'code',
    INVALID_PW_REGEX: 'password',
  },
  run: async (input, { request, context: site }): Promise<FormOutcome> => {
    if (input.step === 'address') {
      const reply = await site.api.mailSignUpCode(input.email);
      if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
      return { kind: 'next', values: { step: 'code', email: input.email } };
    }
    if (input.step === 'code') {
      const reply = await site.api.verifyOtp({ email: input.email, otp: input.code });
      if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
      const { verifyToken } = reply.data;
      if (verifyToken === null) return { kind: 'refused', code: 'EXPIRED_OTP' };
      return { kind: 'next', values: { step: 'password', email: input.email, verifyToken, requestId: randomUUID() } };
    }
    if (input.password !== input.again) return { kind: 'wrong', fields: { again: 'field.passwordDiffers' } };
    const { verifyToken, password, requestId } = input;
    const reply = await site.api.signUpLocally({
      verifyToken,
      password,
      requestId,
      isAgreeMail: input.isAgreeMail !== undefined,
    });
    if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
    site.door.signIn(reply.data);
    return { kind: 'done', to: callbackOf(request) };
  },
});
