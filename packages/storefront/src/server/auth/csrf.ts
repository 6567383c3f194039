import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { readCookies, siteCookieName } from '../../cookies/site-cookies.ts';
import { purposeKey, type SignInCookieFacts } from './sealed-cookies.ts';

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[0-9a-f]{64}$/;

/** CSRF tokens, which prove that a form comes from a page of ours in the same browser: one in the form, one in a cookie. */
export interface CsrfTokens {
  /** The token of this browser, and its cookie if the browser has none yet. */
  issue(cookieHeader: string | null): { token: string; setCookie: string | null };
  /** Whether a form's token matches this browser's cookie, and we have made that cookie. */
  isValid(cookieHeader: string | null, token: unknown): boolean;
}

/** Double submit: the cookie is `token|hmac`, so that only the site can make a valid one. */
export function createCsrfTokens({ platformId, isSecure, secrets }: SignInCookieFacts): CsrfTokens {
  const name = siteCookieName(platformId, 'csrf', isSecure);
  const purpose = `csrf|${platformId}`;
  const keys = secrets.map((secret) => purposeKey(secret, purpose));

  function tokenIn(cookieHeader: string | null): string | null {
    const [token = '', seal = '', ...rest] = (readCookies(cookieHeader)[name] ?? '').split('|');
    if (!TOKEN_FORM.test(token) || rest.length > 0) return null;
    return keys.some((key) => isSame(seal, sealOf(key, token))) ? token : null;
  }

  return {
    issue(cookieHeader) {
      const known = tokenIn(cookieHeader);
      if (known !== null) return { token: known, setCookie: null };
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      const [key] = keys;
      if (key === undefined) throw new Error('A site needs a secret for its tokens');
      const value = `${token}|${sealOf(key, token)}`;
      const cookie = { name, value, path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
      return { token, setCookie: stringifySetCookie(cookie) };
    },
    isValid(cookieHeader, token) {
      const known = tokenIn(cookieHeader);
      return known !== null && typeof token === 'string' && isSame(token, known);
    },
  };
}

function sealOf(key: Buffer, token: string): string {
  return createHmac('sha256', key).update(token).digest('hex');
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
