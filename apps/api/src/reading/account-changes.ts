import type { Transaction } from '@longstrip/database';
import {
  favorite,
  readingPosition,
  recentView,
  seriesViewerSettings,
  viewerSettings,
} from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountEraser, AccountRows, MigrationStep } from '../people/index.ts';
import type { ReaderKeys } from './view-count/views.ts';

/** Deletes where a reader stopped reading, what they follow, and how they read. */
export async function deleteReadingRows(transaction: Transaction, { platformId, id }: AccountRows): Promise<void> {
  for (const table of [readingPosition, favorite, viewerSettings, seriesViewerSettings]) {
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, id)));
  }
}

/** Erases what a reader reads, and what they looked at last. */
export function createReadingEraser(readerKeys: ReaderKeys): AccountEraser {
  return async (transaction, { account }) => {
    const { platformId, id } = account;
    await deleteReadingRows(transaction, account);
    const mark = readerKeys({ platformId, userId: id, clientAddress: null });
    await transaction.delete(recentView).where(and(eq(recentView.platformId, platformId), eq(recentView.mark, mark)));
  };
}

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

/** The series they follow; one that both follow keeps the member’s time. */
const moveFavorites: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`insert into ${favorite} (platform_id, user_id, series_id, created_at_ms)
    select platform_id, ${to.userId}, series_id, created_at_ms from ${favorite}
    where platform_id = ${platformId} and user_id = ${from.userId} on conflict do nothing`);
  await transaction.delete(favorite).where(and(eq(favorite.platformId, platformId), eq(favorite.userId, from.userId)));
};

/** How they read; where both have settings, the member's stay. */
const moveViewerSettings: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`insert into ${viewerSettings} (platform_id, user_id, settings, updated_at_ms)
    select platform_id, ${to.userId}, settings, updated_at_ms from ${viewerSettings}
    where platform_id = ${platformId} and user_id = ${from.userId} on conflict do nothing`);
  await transaction.execute(sql`insert into ${seriesViewerSettings} (platform_id, user_id, series_id, settings, updated_at_ms)
    select platform_id, ${to.userId}, series_id, settings, updated_at_ms from ${seriesViewerSettings}
    where platform_id = ${platformId} and user_id = ${from.userId} on conflict do nothing`);
  for (const table of [viewerSettings, seriesViewerSettings])
    await transaction.delete(table).where(and(eq(table.platformId, platformId), eq(table.userId, from.userId)));
};

/** Moves what an apple guest reads and follows to the member's account, and how they read. */
export const READING_MIGRATION: readonly MigrationStep[] = [moveReadingPositions, moveFavorites, moveViewerSettings];
