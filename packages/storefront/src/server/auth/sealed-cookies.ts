import { createHash } from 'node:crypto';
import type { SiteServerOptions } from '../site-options.ts';

/** What the cookies of signing in are made with. */
export interface SignInCookieFacts {
  platformId: string;
  isSecure: boolean;
  secrets: readonly string[];
}

export function signInCookieFacts({ platform, publicOrigin, sessionSecrets }: SiteServerOptions): SignInCookieFacts {
  return { platformId: platform.id, isSecure: publicOrigin.startsWith('https:'), secrets: sessionSecrets };
}

/** A key of 32 bytes for one purpose, so that what is sealed for one means nothing to another. */
export function purposeKey(secret: string, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}|${secret}`).digest();
}
