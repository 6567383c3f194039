import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyIdOf } from '@longstrip/api-contract/token';

/** What a key is used for; a hash for one use reveals nothing about another use. */
type KeyUse =
  /** The text of a refresh token. */
  | 'refresh token'
  /** The hash by which the table of refresh tokens finds one. */
  | 'refresh token hash'
  /** A code of digits that is sent by mail or text message. */
  | 'code'
  /** The secret part of a link. */
  | 'link'
  /** Given for a confirmed code. */
  | 'verified'
  /** An address or a number that codes are sent to. */
  | 'target'
  /** The account that another one is to move to (D34). */
  | 'transfer target'
  /** The address range that asked for a code. */
  | 'range'
  /** The sign-in id of a reader who left (D23). */
  | 'sign-up block'
  /** Encrypts the keys with which an answer of the Korean identity check is read. */
  | 'korean check'
  /** A person, by the DI that the Korean identity check gives. */
  | 'person'
  /** A guest who proved something (D40). */
  | 'subject'
  /** The body of a request (D40). */
  | 'request'
  /** The address of a picture of a support ticket. */
  | 'ticket picture'
  /** The link by which a reader ends news by mail. */
  | 'unsubscribe'
  /** The subject for which attempts are counted. */
  | 'attempt'
  /** The address or the reader whose requests are counted in Valkey. */
  | 'rate limit'
  /** Encrypts the secret of an operator's app with codes. */
  | 'second factor'
  /** What an operator previews. */
  | 'preview'
  /** What commands on the machine of the product send to it. */
  | 'commands';

type Part = string | number;

/** One secret of accounts. */
interface AccountKey {
  readonly id: string;
  /** A keyed hash of the parts in their order; 32 bytes. */
  mac(use: KeyUse, ...parts: readonly Part[]): Buffer;
  /** The same as text. */
  hash(use: KeyUse, ...parts: readonly Part[]): string;
}

/** The secrets of accounts: the present one, and former ones with which still valid tokens were signed (D21). */
export interface AccountKeys {
  readonly present: AccountKey;
  /** Null for a key that is no longer known. */
  find(keyId: string): AccountKey | null;
  /** The hashes with each of the keys, the present one's first: they find what was stored before the key changed. */
  everyHash(use: KeyUse, ...parts: readonly Part[]): string[];
}

/** Makes the keys of accounts from the secrets of access tokens. Each use has its own key, derived from the secret. */
export function createAccountKeys({
  secret,
  previousSecrets = [],
}: {
  secret: string;
  previousSecrets?: readonly string[];
}): AccountKeys {
  const present = createKey(secret);
  const all = [present, ...previousSecrets.map(createKey)];
  return {
    present,
    find: (keyId) => all.find(({ id }) => id === keyId) ?? null,
    everyHash: (use, ...parts) => all.map((key) => key.hash(use, ...parts)),
  };
}

function createKey(secret: string): AccountKey {
  const mac = (use: KeyUse, ...parts: readonly Part[]) => {
    const key = createHmac('sha256', secret).update(`accounts: ${use}`).digest();
    return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  };
  return { id: keyIdOf(secret), mac, hash: (use, ...parts) => mac(use, ...parts).toString('base64url') };
}

/** Compares a secret text in constant time, however many characters agree. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
