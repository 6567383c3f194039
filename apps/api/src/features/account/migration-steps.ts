import type { Transaction } from '@longstrip/database';
import { entitlement, readingPosition } from '@longstrip/database/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReaderScope } from '../identity/reader-scope.ts';
import { moveWallet } from '../ledger/ledger.service.ts';

/** Whose data moves, and to whom; both are of one platform. */
export interface Migration {
  readonly from: ReaderScope;
  readonly to: ReaderScope;
  readonly nowMs: number;
}

/**
 * Moves what an apple guest has of one subject to the member's account, in the migration's own transaction. A subject that
 * has rows of readers adds its step to `MIGRATION_STEPS`.
 */
export type MigrationStep = (transaction: Transaction, migration: Migration) => Promise<void>;

/** Rights to read. What the member owns already stays with the guest's closed account. */
const moveEntitlements: MigrationStep = async (transaction, { from, to }) => {
  const own = sql`select 1 from entitlement as own where own.platform_id = ${to.platformId} and own.user_id = ${to.userId}
    and own.episode_id = ${entitlement.episodeId} and own.expires_at_ms is null and own.revoked_at_ms is null`;
  await transaction
    .update(entitlement)
    .set({ userId: to.userId })
    .where(
      and(
        eq(entitlement.platformId, from.platformId),
        eq(entitlement.userId, from.userId),
        isNull(entitlement.revokedAtMs),
        sql`(${entitlement.expiresAtMs} is not null or not exists (${own}))`,
      ),
    );
};

/** Where they stopped reading: of an episode that both have opened, the later place counts. */
const moveReadingPositions: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`delete from ${readingPosition} as place using ${readingPosition} as other
    where place.platform_id = ${platformId} and other.platform_id = ${platformId} and place.episode_id = other.episode_id
      and ((place.user_id = ${to.userId} and other.user_id = ${from.userId} and place.updated_at_ms < other.updated_at_ms)
        or (place.user_id = ${from.userId} and other.user_id = ${to.userId} and place.updated_at_ms <= other.updated_at_ms))`);
  await transaction
    .update(readingPosition)
    .set({ userId: to.userId })
    .where(and(eq(readingPosition.platformId, platformId), eq(readingPosition.userId, from.userId)));
};

/** Coins, points and what is owed, as one movement. */
const moveCoins: MigrationStep = async (transaction, migration) => {
  await moveWallet(transaction, migration);
};

export const MIGRATION_STEPS: readonly MigrationStep[] = [moveCoins, moveEntitlements, moveReadingPositions];
