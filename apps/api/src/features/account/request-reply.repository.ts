import type { Executor, Transaction } from '@longstrip/database';
import { requestReply } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';

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

/** Keeps the reply to a granted request, in the transaction that grants it. */
export async function keepReply(
  transaction: Transaction,
  key: RequestKey,
  { bodyHash, reply, nowMs }: KeptReply & { nowMs: number },
): Promise<void> {
  await transaction.insert(requestReply).values({ ...key, bodyHash, reply, createdAtMs: nowMs });
}

/** Lets one transaction at a time decide about a request. */
export async function holdRequest(
  transaction: Transaction,
  { platformId, subject, requestId }: RequestKey,
): Promise<void> {
  const name = JSON.stringify([platformId, subject, requestId]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 18))`);
}
