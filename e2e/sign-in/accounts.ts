import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminCall } from '../product/admin-call.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';
import { mailedTo, newAddress, PASSWORD, signUp, textedTo } from './sign-up.ts';

/** An account with a password, and what its owner signs in with. */
export interface LocalAccount {
  /** E-mail address or phone number. */
  id: string;
  password: string;
}

const SIX_DIGITS = /\b\d{6}\b/;

/** A Thai mobile number that no other test has. */
const newNumber = () => `+668${randomInt(10_000_000, 100_000_000)}`;

/** Calls a platform's own path to the api, as a client of it does, and returns the data. */
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

async function finishSignUp(platformId: string, verified: Record<string, unknown>): Promise<void> {
  const { verifyToken } = verified;
  const body = { verifyToken, password: PASSWORD, isAgreeMail: false, requestId: randomUUID() };
  await call(platformId, '/auth/local/sign-up', body);
}

/** An account by e-mail, made without a page. */
export async function makeMailAccount(platformId: string, email = newAddress()): Promise<LocalAccount> {
  await call(platformId, '/mail/signup', { email });
  const otp = await mailedTo(email, SIX_DIGITS);
  await finishSignUp(platformId, await call(platformId, '/auth/verify/otp', { email, otp }));
  return { id: email, password: PASSWORD };
}

/** An account by phone number, made without a page. */
export async function makePhoneAccount(platformId: string): Promise<LocalAccount> {
  const phone = newNumber();
  await call(platformId, '/auth/phone/code', { phone, purpose: 'SIGN_UP' });
  const code = await textedTo(phone, SIX_DIGITS);
  await finishSignUp(platformId, await call(platformId, '/auth/phone/verify', { phone, purpose: 'SIGN_UP', code }));
  return { id: phone, password: PASSWORD };
}

/** Creates an account by e-mail with the calls that pages make, and gives its session to the page's browser. @returns its address */
export async function logInNewReader(page: Page, site: string): Promise<string> {
  const email = `ada-${randomUUID()}@readers.example`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(addressOf(site, `/api/balcony-api${path}`), { data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
  await post('/mail/signup', { email });
  const { verifyToken } = await post('/auth/verify/otp', { email, otp: await mailedTo(email, /\b\d{6}\b/) });
  const requestId = randomUUID();
  await post('/auth/local/sign-up', { verifyToken, password: PASSWORD, isAgreeMail: false, requestId });
  const { csrfToken } = await (await page.request.get(addressOf(site, '/api/auth/csrf'))).json();
  const form = { email, password: PASSWORD, csrfToken, json: 'true', callbackUrl: addressOf(site) };
  const answer = await page.request.post(addressOf(site, '/api/auth/callback/EmailLogin'), { form });
  expect(answer.ok()).toBe(true);
  return email;
}

/** A new account by Google, as on the site that has no passwords; made in a browser without script. */
export async function signUpByGoogle(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const { state } = await signUp(browser, 'bom-us');
  await page.context().addCookies(state.cookies);
}

const MINUTE_MS = 60_000;

/**
 * Makes the session in a browser's cookie older: the same cookie with other times, signed with the same secret.
 * `nearEnd`: the access token has a minute left, so the next request renews. `expired`: the refresh token has run out.
 */
export async function ageSession(
  context: BrowserContext,
  platformId: string,
  to: 'nearEnd' | 'expired',
): Promise<void> {
  const name = `longstrip-${platformId}-session`;
  const cookie = (await context.cookies()).find((each) => each.name === name);
  if (cookie === undefined) throw new Error(`there is no cookie ${name}`);
  const [sealed = ''] = decodeURIComponent(cookie.value).split('.');
  const session = JSON.parse(Buffer.from(sealed, 'base64').toString('utf8'));
  const nowMs = Date.now();
  session.accessToken.expiredAt = nowMs + (to === 'nearEnd' ? MINUTE_MS : -MINUTE_MS);
  if (to === 'expired') session.refreshToken.expiredAt = nowMs - MINUTE_MS;
  await context.addCookies([{ ...cookie, value: encodeURIComponent(seal(session)) }]);
}

/** Signs as Remix's `createCookie` does. */
function seal(value: unknown): string {
  const text = Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
  const secret = readFileSync(join(runningProduct().dataDirectory, 'secrets', 'cookie-secret'), 'utf8').trim();
  const signature = createHmac('sha256', secret).update(text).digest('base64').replace(/=+$/, '');
  return `${text}.${signature}`;
}

/** Gives the signed-in reader of a page coins, as the operators' command does: a process for each would take seconds. */
export async function giveCoins(page: Page, platformId: string, amount: number): Promise<void> {
  const session = await (await page.request.get(addressOf(platformId, '/api/auth/session'))).json();
  await adminCall('/wallets/grant', {
    ...{ platform: platformId, reader: String(session.user.id), kind: 'FREE_COIN', amount },
    ...{ days: null, reason: 'a test', requestId: randomUUID() },
  });
}
