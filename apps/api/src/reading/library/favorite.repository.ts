import type { Executor, Transaction } from '@longstrip/database';
import { favorite } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** Marks a series; one that is marked already keeps its time. */
export async function insertFavorite(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { seriesId, nowMs }: { seriesId: number; nowMs: number },
): Promise<void> {
  await transaction.insert(favorite).values({ platformId, userId, seriesId, createdAtMs: nowMs }).onConflictDoNothing();
}

export async function deleteFavorite(transaction: Transaction, scope: ReaderScope, seriesId: number): Promise<void> {
  await transaction.delete(favorite).where(isMarked(scope, seriesId));
}

export async function isFavorite(executor: Executor, scope: ReaderScope, seriesId: number): Promise<boolean> {
  const rows = await executor.select({ seriesId: favorite.seriesId }).from(favorite).where(isMarked(scope, seriesId));
  return rows.length > 0;
}

function isMarked({ platformId, userId }: ReaderScope, seriesId: number) {
  return and(eq(favorite.platformId, platformId), eq(favorite.userId, userId), eq(favorite.seriesId, seriesId));
}
