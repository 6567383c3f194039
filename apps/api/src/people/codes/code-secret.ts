import { LONG_CODE_DIGITS } from '@longstrip/core';
import { type AccountKeys, isSameSecret } from '../../shared/account-keys.ts';
import type { CodeRow } from './one-time-code.repository.ts';

/** What a code is derived from; its key is named by `keyId`. */
type CodeOrigin = Pick<CodeRow, 'platformId' | 'id' | 'purpose' | 'keyId'>;

function keyOf(keys: AccountKeys, { keyId }: CodeOrigin) {
  const key = keys.find(keyId);
  if (key === null) throw new Error(`There is no key ${keyId} to derive a code with`);
  return key;
}

/** The digits of a code; a long one has more than `digits`. They are derived anew each time and never kept. */
export function codeDigits(keys: AccountKeys, row: CodeOrigin & Pick<CodeRow, 'isLong'>, digits: number): string {
  const bytes = keyOf(keys, row).mac('code', row.platformId, row.purpose, row.id);
  const length = row.isLong ? LONG_CODE_DIGITS : digits;
  return String(bytes.readUIntBE(0, 6) % 10 ** length).padStart(length, '0');
}

/** The secret of a link, in the form of a UUID. */
export function linkSecret(keys: AccountKeys, row: CodeOrigin): string {
  const hex = keyOf(keys, row).mac('link', row.platformId, row.id).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Who a verify token was given to: the owner of an address or a number. */
export interface VerifiedTarget {
  readonly provider: 'email' | 'phone';
  /** The address or the number. */
  readonly target: string;
}

/**
 * The text that allows the step after a confirmed code: the row's id, whom it was given to, and a keyed hash of both. The
 * row holds a hash of that address alone.
 */
export function verifyToken(keys: AccountKeys, row: CodeOrigin, { provider, target }: VerifiedTarget): string {
  const named = Buffer.from(`${provider}:${target}`).toString('base64url');
  return `${row.keyId}.${row.id}.${named}.${keyOf(keys, row).hash('verified', row.platformId, row.id, provider, target)}`;
}

/** Reads a verify token of a platform; null where it was not made here. Whether it is still good is said by its row. */
export function readVerifyToken(
  keys: AccountKeys,
  platformId: string,
  text: string,
): (VerifiedTarget & { id: string }) | null {
  const [keyId = '', id = '', named = ''] = text.split('.');
  const [, provider, target = ''] = /^(email|phone):(.+)$/.exec(Buffer.from(named, 'base64url').toString('utf8')) ?? [];
  if (provider !== 'email' && provider !== 'phone') return null;
  if (keys.find(keyId) === null) return null;
  const made = verifyToken(keys, { platformId, id, keyId, purpose: 'VERIFIED' }, { provider, target });
  return isSameSecret(text, made) ? { provider, target, id } : null;
}
