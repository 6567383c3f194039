import { RIGHT_CODE, RIGHT_PASSWORD, RIGHT_SIGNATURE } from '../fake-codes.ts';
import type { FormRow } from './form-row.ts';
import { putNewcomer } from './put-newcomer.ts';

const SENT = { isSent: true };
const NEW_PASSWORD = 'Another2027';
const CODE = { typed: { code: RIGHT_CODE }, secrets: ['code'], required: { code: 'field.codeForm' } } as const;
const PASSWORDS = { password: NEW_PASSWORD, again: NEW_PASSWORD };
const MAIL = { email: 'ines@mail.example' };
const PHONE = { phone: '+66898765432' };
const AGREED = { terms: 'on', privacy: 'on' };
const AGREEMENTS = { terms: 'field.agreementRequired', privacy: 'field.agreementRequired' } as const;
const SIGN_UP = { route: 'user-signup', platform: 'bom-th' } as const;
const TO_MAIL_CODE = { mark: { step: 'address' }, typed: MAIL };
const TO_PHONE_CODE = { mark: { step: 'phone' }, typed: PHONE };

/** Signing up, logging in, and passwords. */
export const ACCOUNT_ROWS: readonly FormRow[] = [
  {
    ...SIGN_UP,
    name: 'the address of a sign-up',
    ...{ path: '/user/signup', mark: { step: 'address' }, typed: MAIL, required: { email: 'field.emailRequired' } },
    call: 'POST /mail/signup',
    refusal: { block: 'login', code: 'INVALID_MAIL_FORM', at: { field: 'email' } },
  },
  {
    ...{ ...SIGN_UP, name: 'the code of a sign-up', path: '/user/signup', before: [TO_MAIL_CODE] },
    ...{ mark: { step: 'code' }, ...CODE, call: 'POST /auth/verify/otp' },
    refusal: { block: 'login', code: 'EXPIRED_OTP', at: { field: 'code' } },
  },
  {
    ...{ ...SIGN_UP, name: 'the number of a sign-up', path: '/user/signup?by=phone', mark: { step: 'phone' } },
    ...{ typed: PHONE, required: { phone: 'field.phoneRequired' }, call: 'POST /auth/phone/code' },
    refusal: { block: 'login', code: 'TOO_MANY_REQUESTS', at: 'form' },
  },
  {
    ...{ ...SIGN_UP, name: 'the code of a number', path: '/user/signup?by=phone', before: [TO_PHONE_CODE] },
    ...{ mark: { step: 'phoneCode' }, ...CODE, call: 'POST /auth/phone/verify' },
    refusal: { block: 'login', code: 'ALREADY_USE_SMS', at: { field: 'code' } },
  },
  {
    ...{ ...SIGN_UP, name: 'the password of a sign-up', path: '/user/signup' },
    before: [TO_MAIL_CODE, { mark: { step: 'code' }, typed: { code: RIGHT_CODE } }],
    ...{ mark: { step: 'password' }, typed: { ...PASSWORDS, ...AGREED, nickname: 'Juniper' } },
    secrets: ['password', 'again'],
    required: { password: 'field.passwordRequired', nickname: 'field.nicknameForm', ...AGREEMENTS },
    ...{ call: 'POST /auth/local/sign-up', answers: { 'GET /user/check': { isAvailable: true } } },
    refusal: { block: 'login', code: 'INVALID_PW_REGEX', at: { field: 'password' } },
  },
  ...['user-login', 'callback-login-error'].map(
    (route): FormRow => ({
      ...{ name: `the log-in of ${route}`, route, platform: 'beltoon-jp' },
      path: route === 'user-login' ? '/user/login?method=local' : '/callback/login-error?method=local',
      prepare: ({ api }) => api.accounts.signInAs({ code: 'WITHDRAWAL' }),
      ...{ mark: { id: true, password: true }, typed: { id: MAIL.email, password: RIGHT_PASSWORD, isKept: 'on' } },
      secrets: ['password'],
      required: { id: 'field.emailRequired', password: 'field.passwordRequired' },
      call: 'POST /auth/sign-in/local',
      refusal: { block: 'login', code: 'INCORRECT_PASSWORD', at: 'form' },
      isRefusedAgain: true,
    }),
  ),
  {
    ...{ name: 'the log-in of an account that has moved', route: 'user-login', platform: 'bom-us' },
    ...{ path: '/user/login?moved=code-1', mark: { moved: 'code-1' }, call: 'POST /auth/sign-in/transfer' },
    refusal: { block: 'login', code: 'EXPIRED_OTP', at: { to: '/user/login?error=EXPIRED_OTP' } },
    isRefusedAgain: true,
  },
  {
    ...{ name: 'a person whom a provider has identified', route: 'callback-login-newuser', platform: 'bom-us' },
    ...{ path: '/callback/login-newuser', prepare: putNewcomer('bom-us') },
    ...{ mark: { nickname: true, terms: true }, typed: { nickname: 'Juniper', ...AGREED } },
    required: { nickname: 'field.nicknameForm', ...AGREEMENTS },
    ...{ call: 'POST /auth/sign-up/sns', answers: { 'GET /user/check': { isAvailable: true } } },
    refusal: { block: 'login', code: 'ALREADY_USED_EMAIL', at: 'form' },
    isRefusedAgain: true,
  },
  {
    ...{ name: 'the number of a forgotten id', route: 'user-find-id', platform: 'bom-th', path: '/user/find-id' },
    ...{ mark: { step: 'phone' }, typed: PHONE, required: { phone: 'field.phoneRequired' } },
    call: 'POST /auth/phone/code',
    refusal: { block: 'passwordFind', code: 'INVALID_PARAMETER', at: { field: 'phone' } },
  },
  {
    ...{ name: 'the code of a forgotten id', route: 'user-find-id', platform: 'bom-th', path: '/user/find-id' },
    ...{ before: [TO_PHONE_CODE], mark: { step: 'code' }, ...CODE, call: 'POST /auth/phone/verify' },
    refusal: { block: 'passwordFind', code: 'NOT_FOUND_SMS_USER', at: { field: 'code' } },
  },
  {
    ...{ name: 'the address of a forgotten password', route: 'user-find-password', platform: 'beltoon-jp' },
    ...{ path: '/user/find-password', mark: { step: 'mail' }, typed: MAIL, required: { email: 'field.emailRequired' } },
    ...{ call: 'POST /mail/reset/password', answers: { 'POST /mail/reset/password': SENT } },
    refusal: { block: 'passwordFind', code: 'INVALID_EMAIL', at: { field: 'email' } },
  },
  {
    ...{ name: 'the number of a forgotten password', route: 'user-find-password', platform: 'bom-th' },
    ...{ path: '/user/find-password?by=phone', mark: { step: 'phone' }, typed: PHONE },
    ...{ required: { phone: 'field.phoneRequired' }, call: 'POST /auth/phone/code' },
    refusal: { block: 'passwordFind', code: 'INVALID_PARAMETER', at: { field: 'phone' }, says: 'field.phoneForm' },
  },
  {
    ...{ name: 'the code of a forgotten password', route: 'user-find-password', platform: 'bom-th' },
    ...{ path: '/user/find-password?by=phone', before: [TO_PHONE_CODE], mark: { step: 'code' }, ...CODE },
    call: 'POST /auth/phone/verify',
    refusal: { block: 'passwordFind', code: 'TIMEOUT', at: { field: 'code' } },
  },
  {
    ...{ name: 'a new password', route: 'mail-reset-password', platform: 'bom-th' },
    ...{ path: '/mail/resetPassword', mark: { uuid: 'proof' }, typed: PASSWORDS },
    prepare: async (site, jar) => {
      await jar.ask(site, '/mail/resetPassword?userId=reader-1&uuid=proof');
    },
    ...{ secrets: ['password', 'again'], required: { password: 'field.passwordRequired' } },
    ...{ call: 'POST /auth/local/reset/password', answers: { 'POST /auth/local/reset/password': {} } },
    refusal: { block: 'passwordReset', code: 'EQUAL_PASSWORD', at: { field: 'password' } },
  },
  {
    ...{ name: 'the password of a reader', route: 'setting-password', platform: 'beltoon-jp' },
    user: { snsProvider: 'email', snsId: 'ines@mail.example' },
    ...{ path: '/setting/password', mark: { old: true }, typed: { old: RIGHT_PASSWORD, ...PASSWORDS } },
    secrets: ['old', 'password', 'again'],
    required: { old: 'field.passwordRequired', password: 'field.passwordRequired' },
    call: 'POST /auth/local/change/password',
    refusal: { block: 'passwordChange', code: 'INCORRECT_PASSWORD', at: { field: 'old' } },
  },
  {
    ...{ name: 'the end of news by mail', route: 'mail-unsubscribe', platform: 'beltoon-jp' },
    ...{ path: `/mail/unsubscribe?userId=reader-1&signature=${RIGHT_SIGNATURE}`, mark: {} },
    call: 'POST /mail/unsubscribe',
    refusal: { block: 'mail', code: 'TOO_MANY_REQUESTS', at: 'form' },
  },
];
