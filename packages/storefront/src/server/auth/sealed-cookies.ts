import { createHash } from 'node:crypto';
import type { SiteServerOptions } from '../site-options.ts';

/** What the cookies for signing in are made from. */
export interface SignInCookieFacts {
  platformId: string;
  isSecure: boolean;
  secrets: readonly string[];
}

export function signInCookieFacts({ platform, publicOrigin, sessionSecrets }: SiteServerOptions): SignInCookieFacts {
  return { platformId: platform.id, isSecure: publicOrigin.startsWith('https:'), secrets: sessionSecrets };
}

/** A key of 32 bytes for one purpose, so that a cookie sealed for one purpose is not valid for another. */
export function purposeKey(secret: string, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}|${secret}`).digest();
}
