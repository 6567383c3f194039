import { refusal, success } from './fake-envelope.ts';

/** The correct code in these tests, and the reader's password. */
export const RIGHT_CODE = '123456';
export const RIGHT_PASSWORD = 'Right2026';
/** The signature of the link in a mail with news. */
export const RIGHT_SIGNATURE = 'signed';
/** A nickname that another reader has. */
export const TAKEN_NICKNAME = 'Taken';
/** The masked ids of the accounts with a verified number. */
export const MASKED_IDS = ['ad***@mail.example', '+66*****78'];

/** The effects of calls about codes, passwords and nicknames on the accounts of the fake api. */
export interface CodeEffects {
  /** Changes the email address of the bearer's reader. */
  changeEmail(email: string): void;
  signUp(): Response;
}

const SENDING = ['/mail/certification', '/user/mail/auth', '/mail/signup', '/auth/phone/code'];

/** Answers such a call; null if it is another one. */
export function answerCodes(
  { pathname, fields, isReader }: { pathname: string; fields: Record<string, string>; isReader: boolean },
  effects: CodeEffects,
): Response | null {
  if (SENDING.includes(pathname)) return success({ isSent: true });
  if (pathname === '/auth/verify/otp') {
    if (fields.otp !== RIGHT_CODE) return refusal('INVALID_PARAMETER');
    if (isReader) effects.changeEmail(fields.email ?? '');
    return success({ verifyToken: isReader ? null : 'verified' });
  }
  if (pathname === '/auth/phone/verify') return answerPhone(fields);
  if (pathname === '/auth/local/change/password') {
    if (fields.oldPassword !== RIGHT_PASSWORD) return refusal('INCORRECT_PASSWORD');
    return fields.newPassword === RIGHT_PASSWORD ? refusal('EQUAL_PASSWORD') : success({});
  }
  if (pathname === '/mail/unsubscribe') {
    return fields.signature === RIGHT_SIGNATURE ? success({}) : refusal('INVALID_PARAMETER');
  }
  return pathname === '/auth/local/sign-up' ? effects.signUp() : null;
}

function answerPhone({ purpose, code }: Record<string, string>): Response {
  if (code !== RIGHT_CODE) return refusal('NOT_FOUND_SMS_USER');
  if (purpose === 'FIND_ID') return success({ purpose, ids: MASKED_IDS });
  if (purpose === 'SIGN_UP') return success({ purpose, verifyToken: 'verified' });
  return success({ purpose, userId: 'reader-1', uuid: 'proof' });
}
