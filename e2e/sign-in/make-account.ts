import { randomInt, randomUUID } from 'node:crypto';
import { addressOf } from '../product/running-product.ts';
import { mailedTo, textedTo } from './sent-messages.ts';

/** An account with a password, and what its owner signs in with. */
export interface LocalAccount {
  /** E-mail address or phone number. */
  id: string;
  password: string;
}

const PASSWORD = 'Reader2026!';
const SIX_DIGITS = /\b\d{6}\b/;

export const newAddress = () => `ada-${randomUUID()}@readers.example`;
/** A Thai mobile number that no other test has. */
const newNumber = () => `+668${randomInt(10_000_000, 100_000_000)}`;

/** Calls a platform's own path to the api, as a client of it does, and answers the data. */
export async function call(
  place: string,
  path: string,
  body: object,
  method = 'POST',
): Promise<Record<string, unknown>> {
  const answer = await fetch(addressOf(place, `/api/balcony-api${path}`), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result, data, error } = await answer.json();
  if (result !== 'SUCCESS') throw new Error(`${path} answers ${error?.code}`);
  return data;
}

async function signUp(platformId: string, verified: Record<string, unknown>): Promise<void> {
  const { verifyToken } = verified;
  const body = { verifyToken, password: PASSWORD, isAgreeMail: false, requestId: randomUUID() };
  await call(platformId, '/auth/local/sign-up', body);
}

/** An account by e-mail, made without a page. */
export async function makeMailAccount(platformId: string, email = newAddress()): Promise<LocalAccount> {
  await call(platformId, '/mail/signup', { email });
  const otp = await mailedTo(email, SIX_DIGITS);
  await signUp(platformId, await call(platformId, '/auth/verify/otp', { email, otp }));
  return { id: email, password: PASSWORD };
}

/** An account by phone number, made without a page. */
export async function makePhoneAccount(platformId: string): Promise<LocalAccount> {
  const phone = newNumber();
  await call(platformId, '/auth/phone/code', { phone, purpose: 'SIGN_UP' });
  const code = await textedTo(phone, SIX_DIGITS);
  await signUp(platformId, await call(platformId, '/auth/phone/verify', { phone, purpose: 'SIGN_UP', code }));
  return { id: phone, password: PASSWORD };
}
