import type { Transaction } from '@longstrip/database';
import { sql } from 'drizzle-orm';

/** Any number that no other `…_LOCK_KEY` has. */
const DEMO_LOCK_KEY = 762_004_121;

/** Until the transaction ends, no other process on this database server seeds the demo or counts its reads. */
export async function lockDemo(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK_KEY}::bigint)`);
}
