import { grant } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { appUser, jobProgress, lot } from '@longstrip/database/schema';
import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import { scopeOf } from '../../shared/reader-scope.ts';
import { expireWallet } from './ledger.service.ts';

const PROGRESS = 'ledger.expire';
/** A process whose clock is behind may still write a lot whose end has passed by this clock. Each run looks back this far. */
const LOOKED_BACK_MS = 7 * 86_400_000;
/** Wallets that are read at once; each has its own transaction. */
const BATCH = 200;

/**
 * Writes one movement for each wallet whose lots have ended. No request depends on this: by the clock the lots ended before
 * (D13). A second run writes nothing more.
 *
 * @returns the number of movements
 */
export async function expireLots(database: Database, nowMs: number, signal: AbortSignal): Promise<number> {
  const [progress] = await database.orm.select().from(jobProgress).where(eq(jobProgress.job, PROGRESS));
  const fromMs = Math.min(progress?.doneUntilMs ?? 0, nowMs) - LOOKED_BACK_MS;
  let count = 0;
  for (;;) {
    const owners = await findOwners(database, fromMs, nowMs);
    for (const owner of owners) {
      signal.throwIfAborted();
      const written = await decideInTransaction(database, async (transaction) =>
        grant(await expireWallet(transaction, scopeOf(owner), nowMs)),
      );
      if (written.ok && written.value !== null) count += 1;
    }
    if (owners.length < BATCH) break;
  }
  await database.orm
    .insert(jobProgress)
    .values({ job: PROGRESS, doneUntilMs: nowMs })
    .onConflictDoUpdate({ target: jobProgress.job, set: { doneUntilMs: nowMs } });
  return count;
}

/** Readers with lots that have ended and are not empty. */
async function findOwners({ orm }: Database, fromMs: number, nowMs: number) {
  const ended = orm
    .selectDistinct({ platformId: lot.platformId, userId: lot.userId })
    .from(lot)
    .where(and(gte(lot.expiresAtMs, fromMs), lte(lot.expiresAtMs, nowMs), gt(lot.remaining, 0)))
    .orderBy(asc(lot.platformId), asc(lot.userId))
    .limit(BATCH)
    .as('ended');
  const rows = await orm
    .select({ user: appUser })
    .from(appUser)
    .innerJoin(ended, and(eq(ended.platformId, appUser.platformId), eq(ended.userId, appUser.id)));
  return rows.map(({ user }) => user);
}
