import type { Executor, Transaction } from '@longstrip/database';
import { refuseWithNotes } from '../../http/endpoint.ts';
import type { AccountKeys } from '../identity/account-keys.ts';
import { findReply, holdRequest, keepReply, type RequestKey } from './request-reply.repository.ts';

/** `same`: this request was granted before, and this was its reply. `other`: its id had another body (400). */
export type Repeated = { readonly kind: 'new' | 'other' } | { readonly kind: 'same'; readonly reply: unknown };

/**
 * How the body of a request is remembered: a keyed hash, by any of the keys. Passwords and tokens are left out of it; what
 * changes with the spelling alone is brought to one form before.
 */
export function bodyHashes(keys: AccountKeys, operation: string, body: Readonly<Record<string, unknown>>): string[] {
  const entries = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return keys.everyHash('request', operation, JSON.stringify(entries));
}

export function refuseOtherBody() {
  return refuseWithNotes('MALFORMED_REQUEST', { detail: 'requestId: another request had it' });
}

/** D40: whether a request was granted before. */
export async function findRepeated(executor: Executor, key: RequestKey, hashes: readonly string[]): Promise<Repeated> {
  const kept = await findReply(executor, key);
  if (kept === null) return { kind: 'new' };
  return hashes.includes(kept.bodyHash) ? { kind: 'same', reply: kept.reply } : { kind: 'other' };
}

/**
 * Keeps the reply of a request that is being granted. Where the same request was granted meanwhile, says so and keeps
 * nothing. What is kept names rows, and never holds a token.
 */
export async function keepGranted(
  transaction: Transaction,
  key: RequestKey,
  { hashes, reply, nowMs }: { hashes: readonly string[]; reply: unknown; nowMs: number },
): Promise<Repeated['kind']> {
  await holdRequest(transaction, key);
  const before = await findRepeated(transaction, key, hashes);
  const [bodyHash = ''] = hashes;
  if (before.kind === 'new') await keepReply(transaction, key, { bodyHash, reply, nowMs });
  return before.kind;
}
