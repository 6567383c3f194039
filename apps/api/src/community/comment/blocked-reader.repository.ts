import type { BlockedReader } from '@longstrip/api-contract';
import type { Executor, Transaction } from '@longstrip/database';
import { appUser, blockedReader } from '@longstrip/database/schema';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const ofReader = ({ platformId, userId }: ReaderScope, more?: SQL) =>
  and(eq(blockedReader.platformId, platformId), eq(blockedReader.userId, userId), more);

function selectBlocked(executor: Executor, reader: ReaderScope, more?: SQL) {
  return executor
    .select({
      blockId: blockedReader.id,
      // A name that somebody left may be another reader's by now.
      nickname: sql<string>`case when ${appUser.withdrawnAtMs} is null then coalesce(${appUser.nickname}, '') else '' end`,
      createdAt: blockedReader.createdAtMs,
    })
    .from(blockedReader)
    .innerJoin(
      appUser,
      and(eq(appUser.platformId, blockedReader.platformId), eq(appUser.id, blockedReader.blockedUserId)),
    )
    .where(ofReader(reader, more));
}

/** Whom a reader has blocked, the last first. */
export function listBlocked(executor: Executor, reader: ReaderScope): Promise<BlockedReader[]> {
  return selectBlocked(executor, reader).orderBy(desc(blockedReader.id));
}

export async function findBlocked(
  executor: Executor,
  reader: ReaderScope,
  blockedUserId: string,
): Promise<BlockedReader | null> {
  return (await selectBlocked(executor, reader, eq(blockedReader.blockedUserId, blockedUserId)))[0] ?? null;
}

export function countBlocked(executor: Executor, reader: ReaderScope): Promise<number> {
  return executor.$count(blockedReader, ofReader(reader));
}

export async function insertBlocked(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { blockedUserId, nowMs }: { blockedUserId: string; nowMs: number },
): Promise<void> {
  await transaction
    .insert(blockedReader)
    .values({ platformId, userId, blockedUserId, createdAtMs: nowMs })
    .onConflictDoNothing();
}

export async function removeBlocked(transaction: Transaction, reader: ReaderScope, blockId: number): Promise<void> {
  await transaction.delete(blockedReader).where(ofReader(reader, eq(blockedReader.id, blockId)));
}
