import type { Executor, Transaction } from '@longstrip/database';
import { requestReply } from '@longstrip/database/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';

/** Whose request it is (a reader's id, or a keyed hash of what a guest proved), and the id they gave it. */
export interface RequestKey {
  readonly platformId: string;
  readonly subject: string;
  readonly requestId: string;
}

export interface KeptReply {
  readonly bodyHash: string;
  readonly reply: unknown;
}

/** The reply to a request that was granted before; null: there is none. */
export async function findReply(
  executor: Executor,
  { platformId, subject, requestId }: RequestKey,
): Promise<KeptReply | null> {
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
 * Keeps the reply to a granted request, in the transaction that grants it.
 *
 * @returns the statement; it may be a part of the one that writes what was granted
 * @param reply as jsonb; it may have values of `from`
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
export async function holdRequest(
  transaction: Transaction,
  { platformId, subject, requestId }: RequestKey,
): Promise<void> {
  const name = JSON.stringify([platformId, subject, requestId]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 18))`);
}
