import type { Transaction } from '@longstrip/database';
import { sql } from 'drizzle-orm';

/** Any number that nothing else of ours takes (`MIGRATION_LOCK_KEY`, `FILES_LOCK_KEY`). */
const DEMO_LOCK_KEY = 762_004_121;

/** Until the transaction ends, no other process on this server brings the demo in or counts its reads. */
export async function lockDemo(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK_KEY}::bigint)`);
}
