import { type Decision, grant, type RefusalCode } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { requestReply } from '@longstrip/database/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountKeys } from '../shared/account-keys.ts';
import { refuseWithNotes } from './endpoint.ts';

/** Who sent the request (a reader's id, or a keyed hash of what a guest proved), and the id they gave it. */
export interface RequestKey {
  readonly platformId: string;
  readonly subject: string;
  readonly requestId: string;
}

export interface StoredReply {
  readonly bodyHash: string;
  readonly reply: unknown;
}

/** The reply to a request that was granted before; null: there is none. */
async function findReply(
  executor: Executor,
  { platformId, subject, requestId }: RequestKey,
): Promise<StoredReply | null> {
  const rows = await executor
    .select({ bodyHash: requestReply.bodyHash, reply: requestReply.reply })
    .from(requestReply)
    .where(
      and(
        eq(requestReply.platformId, platformId),
        eq(requestReply.subject, subject),
        eq(requestReply.requestId, requestId),
      ),
    );
  return rows[0] ?? null;
}

/**
 * Stores the reply to a granted request, in the transaction that grants it.
 *
 * @returns the statement; it may be a part of the one that writes what was granted
 * @param reply as jsonb; it may use values of `from`
 */
export function replyInsert(
  { platformId, subject, requestId }: RequestKey,
  { bodyHash, reply, nowMs }: { readonly bodyHash: string; readonly reply: SQL; readonly nowMs: number },
  from: SQL = sql``,
): SQL {
  return sql`insert into request_reply (platform_id, subject, request_id, body_hash, reply, created_at_ms)
      select ${platformId}, ${subject}, ${requestId}, ${bodyHash}, ${reply}, ${nowMs}::bigint ${from}`;
}

/** Lets one transaction at a time decide about a request. */
async function lockRequest(transaction: Transaction, { platformId, subject, requestId }: RequestKey): Promise<void> {
  const name = JSON.stringify([platformId, subject, requestId]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 18))`);
}

/** A request as it is remembered (D40): the sender, its id, and the hashes of its body, the first of which is stored. */
export interface RememberedRequest {
  readonly key: RequestKey;
  /** Empty: the id alone identifies the request. */
  readonly hashes: readonly string[];
}

/**
 * The hashes by which the body of a request is recognised: one keyed hash for each key. Passwords and tokens are left out of it;
 * values that differ only in spelling are normalised before.
 */
export function bodyHashes(keys: AccountKeys, operation: string, body: Readonly<Record<string, unknown>>): string[] {
  const entries = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return keys.everyHash('request', operation, JSON.stringify(entries));
}

export function refuseOtherBody() {
  return refuseWithNotes('MALFORMED_REQUEST', { detail: 'requestId: another request had it' });
}

/** The answer to a request that was granted before: the same reply, or a refusal if the id came with another body. */
export function repeatReply<Made>(
  { bodyHash, reply }: StoredReply,
  { hashes }: Pick<RememberedRequest, 'hashes'>,
  read: (reply: unknown) => Made,
): Decision<Made, 'MALFORMED_REQUEST'> {
  return hashes.includes(bodyHash) ? grant(read(reply)) : refuseOtherBody();
}

/** The same, looked up before anything is decided; null: it was not granted before. */
export async function findRepeated<Made>(
  executor: Executor,
  request: RememberedRequest,
  read: (reply: unknown) => Made,
): Promise<Decision<Made, 'MALFORMED_REQUEST'> | null> {
  const stored = await findReply(executor, request.key);
  return stored === null ? null : repeatReply(stored, request, read);
}

interface GrantedOnce<Made, Code extends RefusalCode> {
  readonly nowMs: number;
  /** The answer if the request was granted before. */
  readonly again: (stored: StoredReply) => Decision<Made, Code>;
  readonly decide: () => Promise<Decision<Made, Code>>;
  /** The part of it that is stored: names of rows, never a token. By default all of it; null: nothing. */
  readonly replyOf?: (made: Made) => unknown;
}

/**
 * Grants a request once (D40, record 0106): it is decided under a lock on its id, and the reply is stored in the transaction that
 * grants it. A refused request stores nothing, and may be retried.
 */
export async function grantIdempotently<Made, Code extends RefusalCode>(
  transaction: Transaction,
  { key, hashes: [bodyHash = ''] }: RememberedRequest,
  { nowMs, again, decide, replyOf = (made) => made }: GrantedOnce<Made, Code>,
): Promise<Decision<Made, Code>> {
  await lockRequest(transaction, key);
  const stored = await findReply(transaction, key);
  if (stored !== null) return again(stored);
  const decision = await decide();
  const reply = decision.ok ? replyOf(decision.value) : null;
  if (reply !== null) {
    await transaction.execute(replyInsert(key, { bodyHash, reply: sql`${JSON.stringify(reply)}::jsonb`, nowMs }));
  }
  return decision;
}
