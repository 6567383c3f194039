import type { PhoneCodeRequest, PhonePurpose, PhoneVerified, VerifyPhone } from '@longstrip/api-contract';
import { type Decision, grant, maskSignInId, type Platform, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, refuseKeeping, type Transaction } from '@longstrip/database';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import { findAccount, findAccountsByPhone, lockNames } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { sendTextJob } from '../jobs.ts';
import type { PeopleParts } from '../services.ts';
import { refuseUntil, signUpBlockedUntilMs } from '../sign-in/withdrawn-ids.ts';
import { VERIFIED_MS } from './mail-codes.service.ts';
import { type CodePurpose, type CodeRow, listCodes } from './one-time-code.repository.ts';
import {
  type Confirmation,
  codesForRange,
  codesTo,
  confirmCode,
  linkSecret,
  makeCode,
  makeNextCode,
  openCodes,
  verifyToken,
} from './one-time-code.service.ts';

type Parts = Pick<PeopleParts, 'db' | 'jobs' | 'services'>;

const PURPOSES = {
  SIGN_UP: 'SIGN_UP_PHONE',
  FIND_ID: 'FIND_ID',
  FIND_PASSWORD: 'FIND_PASSWORD',
} as const satisfies Record<PhonePurpose, CodePurpose>;

/**
 * `POST auth/phone/code`: a code to any number, whether or not it has an account (D22). While a code can still be used, no other
 * one is sent: ALREADY_SEND_SMS. A caller who asks a third time within five minutes has to wait. A code with too many wrong tries
 * does not block a new one.
 */
export async function sendPhoneCode(parts: Parts, { phone: text, purpose }: PhoneCodeRequest, call: EndpointCall) {
  const { services } = parts;
  const { platform, clientAddress, locale, nowMs } = call;
  const platformId = platform.id;
  if (!platform.signIn.includes('phone')) return refuse('NO_SUCH_ROUTE');
  const phone = readPhone(platform, text);
  if (phone === null) return refuseWithNotes('INVALID_PARAMETER', { text: 'field.phoneForm' });
  const about = `${purpose} ${phone}`;
  if (!(await services.limits.take('text', { platformId, about, clientAddress })).ok) return refuse('FREQUENT_REQUEST');
  const codePurpose = PURPOSES[purpose];
  const limited = await takeLimits(services.limits, { sending: { platformId, clientAddress } });
  if (limited !== null) return limited;
  const target = codesTo(services, { platformId, purposes: [codePurpose], target: phone, userId: null });
  const hasOpen = async (executor: Executor) => {
    const codes = codesForRange(services, await listCodes(executor, target), { platformId, clientAddress });
    return openCodes(services, codes, call).length > 0;
  };
  if (await hasOpen(parts.db.orm)) return refuse('ALREADY_SEND_SMS');
  // Only messages that are sent are counted. Beyond the number's limit all who ask share one long code (D22).
  const isLong = !(await services.limits.take('phone', { platformId, about: phone })).ok;
  return decideInTransaction(parts.db, async (transaction) => {
    await lockNames(transaction, platformId, [`code ${about}`]);
    if (await hasOpen(transaction)) return refuse('ALREADY_SEND_SMS');
    const { smsCodeMs: validMs } = platform.constants;
    const made = {
      ...{ platformId, purpose: codePurpose, target: phone, userId: null, nowMs, validMs },
      ...{ clientAddress, isLong },
    };
    const code = await makeCode(transaction, services, made);
    const payload = { platformId, codeId: code.id, purpose: codePurpose, locale, to: phone };
    await parts.jobs.enqueue(transaction, sendTextJob, payload);
    return grant({ isSent: true } as const);
  });
}

type PhoneRefusal =
  | 'NOT_FOUND_SMS_USER'
  | 'ALREADY_USE_SMS'
  | 'TIMEOUT'
  | 'EXCEED_AUTH_COUNT'
  | 'NOT_FOUND_USER'
  | 'ALREADY_USED_EMAIL'
  | 'DELETED_USER';

/** `POST auth/phone/verify`. The number is proved here, so the answer may say what accounts it has (D22). */
export async function verifyPhoneCode(parts: Parts, body: VerifyPhone, call: EndpointCall) {
  const { services } = parts;
  const { platform, clientAddress, nowMs } = call;
  const platformId = platform.id;
  if (!platform.signIn.includes('phone')) return refuse('NO_SUCH_ROUTE');
  const phone = readPhone(platform, body.phone);
  if (phone === null) return refuseWithNotes('INVALID_PARAMETER', { text: 'field.phoneForm' });
  const limited = await takeLimits(services.limits, { range: { platformId, clientAddress } });
  if (limited !== null) return limited;
  const purposes = [PURPOSES[body.purpose]];
  const target = codesTo(services, { platformId, purposes, target: phone, userId: null });
  const digits = platform.constants.smsCodeDigits;
  return decideInTransaction(parts.db, async (transaction): Promise<Decision<PhoneVerified, PhoneRefusal>> => {
    const entered = body.code;
    const of = { target, entered, digits, platform, clientAddress, nowMs };
    const confirmed = await confirmCode(transaction, services, of);
    if (confirmed.kind !== 'confirmed') return refuseUnconfirmed(confirmed.kind);
    switch (body.purpose) {
      case 'SIGN_UP':
        return allowSignUp(transaction, parts, { code: confirmed.code, phone }, call);
      case 'FIND_ID':
        return findIds(transaction, phone, call);
      case 'FIND_PASSWORD':
        return allowNewPassword(transaction, parts, { code: confirmed.code, phone }, call);
    }
  });
}

function refuseUnconfirmed(kind: Exclude<Confirmation['kind'], 'confirmed'>): Decision<never, PhoneRefusal> {
  switch (kind) {
    case 'none':
      return refuse('NOT_FOUND_SMS_USER');
    case 'wrong':
      return refuseKeeping('NOT_FOUND_SMS_USER');
    case 'used':
      return refuse('ALREADY_USE_SMS');
    case 'expired':
      return refuse('TIMEOUT');
    case 'exhausted':
      return refuse('EXCEED_AUTH_COUNT');
  }
}

// A refusal below still uses up the code: the answer disclosed what the code proved.

async function allowSignUp(
  transaction: Transaction,
  { services }: Parts,
  { code, phone }: { code: CodeRow; phone: string },
  { platform, nowMs }: EndpointCall,
): Promise<Decision<PhoneVerified, PhoneRefusal>> {
  const platformId = platform.id;
  const id = { platformId, provider: 'phone', snsId: phone } as const;
  const own = await findAccount(transaction, id);
  if (own !== null && own.withdrawnAtMs === null) return refuseKeeping('ALREADY_USED_EMAIL');
  const untilMs = await signUpBlockedUntilMs(transaction, services, { id, platform, nowMs });
  if (untilMs !== null) return { ...refuseKeeping('DELETED_USER'), ...refuseUntil('DELETED_USER', untilMs) };
  const purpose = 'VERIFIED';
  const made = { platformId, purpose, target: phone, userId: null, nowMs, validMs: VERIFIED_MS } as const;
  const row = await makeNextCode(transaction, services, code, made);
  if (row === null) return refuseUnconfirmed('used');
  const token = verifyToken(services.keys, row, { provider: 'phone', target: phone });
  return grant({ purpose: 'SIGN_UP', verifyToken: token });
}

async function findIds(
  transaction: Transaction,
  phone: string,
  { platform }: EndpointCall,
): Promise<Decision<PhoneVerified, PhoneRefusal>> {
  const limit = platform.constants.findIdCount;
  const accounts = await findAccountsByPhone(transaction, { platformId: platform.id, phone, limit });
  if (accounts.length === 0) return refuseKeeping('NOT_FOUND_USER');
  return grant({ purpose: 'FIND_ID', ids: accounts.map((user) => maskSignInId(user.email ?? user.phone ?? '')) });
}

async function allowNewPassword(
  transaction: Transaction,
  { services }: Parts,
  { code, phone }: { code: CodeRow; phone: string },
  { platform, nowMs }: EndpointCall,
): Promise<Decision<PhoneVerified, PhoneRefusal>> {
  const platformId = platform.id;
  // Section 6: only a reader who signed up with the number can set a new password by phone.
  const account = await findAccount(transaction, { platformId, provider: 'phone', snsId: phone });
  if (account === null || account.withdrawnAtMs !== null) return refuseKeeping('NOT_FOUND_USER');
  const { id: userId } = account;
  const validMs = platform.constants.resetLinkMs;
  const link = await makeNextCode(transaction, services, code, {
    ...{ platformId, purpose: 'RESET_LINK', target: phone, userId, nowMs, validMs },
  });
  if (link === null) return refuseUnconfirmed('used');
  return grant({ purpose: 'FIND_PASSWORD', userId, uuid: linkSecret(services.keys, link) });
}

/**
 * Reads a phone number as a person types it, and returns it in E.164. A number without a country is of the platform's country.
 * Null: the text is no number, or the platform has no phone ids (D22).
 */
export function readPhone({ signIn, phoneCountry }: Platform, text: string): string | null {
  if (!signIn.includes('phone')) return null;
  const country = countryOf(phoneCountry);
  const parsed = parsePhoneNumberFromString(text.normalize('NFKC'), {
    ...(country === null ? {} : { defaultCountry: country }),
    extract: false,
  });
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null;
}

function countryOf(code: string | null): CountryCode | null {
  return code !== null && isSupportedCountry(code) ? code : null;
}
