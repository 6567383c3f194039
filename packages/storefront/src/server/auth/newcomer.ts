import { type SocialIdentity, SocialIdentitySchema } from '@longstrip/api-contract';
import { stringifySetCookie } from 'cookie';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import { readCookies, siteCookieName } from '../../cookies/site-cookies.ts';
import { purposeKey, type SignInCookieFacts } from './sealed-cookies.ts';

/** How long a person identified by a provider may take to sign up, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;
const NewcomerSchema = v.object({
  identity: SocialIdentitySchema,
  callback: v.string(),
  porch: v.nullable(v.string()),
  isKept: v.boolean(),
});

/** A person whom a provider has identified and who has no account yet; and the page that they came from. */
export type Newcomer = v.InferOutput<typeof NewcomerSchema> & { identity: SocialIdentity };

/**
 * The cookie that stores the proof until the reader consents. It is encrypted, because it contains a name and an email
 * address.
 */
export interface NewcomerCookie {
  read(cookieHeader: string | null, nowMs: number): Promise<Newcomer | null>;
  write(newcomer: Newcomer, nowMs: number): Promise<string>;
  clear(): string;
}

export function createNewcomerCookie({ platformId, isSecure, secrets }: SignInCookieFacts): NewcomerCookie {
  const name = siteCookieName(platformId, 'newcomer', isSecure);
  const keys = secrets.map((secret) => purposeKey(secret, `newcomer|${platformId}`));
  const settings = { name, path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  async function open(token: string, key: Buffer, nowMs: number): Promise<Newcomer | null> {
    try {
      const { payload } = await jwtDecrypt(token, key, {
        audience: platformId,
        currentDate: new Date(nowMs),
        requiredClaims: ['exp'],
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const newcomer = v.safeParse(NewcomerSchema, payload.newcomer);
      return newcomer.success ? newcomer.output : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    async read(cookieHeader, nowMs) {
      const token = readCookies(cookieHeader)[name] ?? '';
      const opened = await Promise.all(keys.map((key) => open(token, key, nowMs)));
      return opened.find((newcomer) => newcomer !== null) ?? null;
    },
    async write(newcomer, nowMs) {
      const [key] = keys;
      if (key === undefined) throw new Error('A site needs a secret for its cookies');
      const value = await new EncryptJWT({ newcomer })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(platformId)
        .setExpirationTime(Math.floor((nowMs + LIFETIME_MS) / 1000))
        .encrypt(key);
      return stringifySetCookie({ ...settings, value, maxAge: LIFETIME_MS / 1000 });
    },
    clear: () => stringifySetCookie({ ...settings, value: '', maxAge: 0 }),
  };
}
