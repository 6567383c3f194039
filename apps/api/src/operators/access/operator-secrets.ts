import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hostname } from 'node:os';
import type { AccountKeys } from '../../shared/account-keys.ts';

/** Beginnings of tokens: they are recognised in a log or a repository into which one slipped. */
const BEGINNINGS = { session: 'ls-session-', token: 'ls-token-', invitation: '' } as const;

/** A new secret of 256 random bits, and the hash that is stored. */
export function makeSecret(kind: keyof typeof BEGINNINGS): { secret: string; hash: string } {
  const secret = `${BEGINNINGS[kind]}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOf(secret) };
}

/** SHA-256 in hex. It needs no salt and no work, since what it hashes is random. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares hashes in constant time: it reveals neither the length nor the first wrong letter. */
export function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return expected !== '' && timingSafeEqual(digest(given), digest(expected));
}

export const isSessionToken = (text: string): boolean => text.startsWith(BEGINNINGS.session);
export const isMachineToken = (text: string): boolean => text.startsWith(BEGINNINGS.token);

/**
 * What commands on this machine send to the product that runs on this data directory. It is derived, so that all processes of the
 * product accept it without asking each other; on another machine, in another directory and with another secret it is another one.
 */
export function commandToken(keys: AccountKeys, dataDirectory: string): string {
  return keys.present.hash('commands', hostname(), dataDirectory);
}
