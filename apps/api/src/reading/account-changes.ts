import type { Transaction } from '@longstrip/database';
import {
  favorite,
  readingLease,
  readingMark,
  readingPosition,
  recentView,
  seriesRating,
  seriesViewerSettings,
  viewerSettings,
} from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountEraser, AccountRows, MigrationStep } from '../people/index.ts';
import type { ReaderKeys } from './view-count/views.ts';

/** Deletes where a reader stopped reading, what they follow, mark and rate, and how they read. */
export async function deleteReadingRows(transaction: Transaction, { platformId, id }: AccountRows): Promise<void> {
  for (const table of [
    ...[readingPosition, readingMark, readingLease],
    ...[favorite, seriesRating, viewerSettings, seriesViewerSettings],
  ]) {
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

/** Their bookmarks and highlights; of two versions of one mark the later counts. */
const moveMarks: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`delete from ${readingMark} as mark using ${readingMark} as other
    where mark.platform_id = ${platformId} and other.platform_id = ${platformId} and mark.id = other.id
      and ((mark.user_id = ${to.userId} and other.user_id = ${from.userId} and mark.updated_at_ms < other.updated_at_ms)
        or (mark.user_id = ${from.userId} and other.user_id = ${to.userId} and mark.updated_at_ms <= other.updated_at_ms))`);
  await transaction
    .update(readingMark)
    .set({ userId: to.userId })
    .where(and(eq(readingMark.platformId, platformId), eq(readingMark.userId, from.userId)));
};

/** Their ratings; of a series that both have rated the later counts. */
const moveRatings: MigrationStep = async (transaction, { from, to }) => {
  const { platformId } = from;
  await transaction.execute(sql`insert into ${seriesRating} as rating (platform_id, user_id, series_id, stars, updated_at_ms)
    select platform_id, ${to.userId}, series_id, stars, updated_at_ms from ${seriesRating}
    where platform_id = ${platformId} and user_id = ${from.userId}
    on conflict (platform_id, user_id, series_id) do update set stars = excluded.stars, updated_at_ms = excluded.updated_at_ms
    where rating.updated_at_ms < excluded.updated_at_ms`);
  await transaction
    .delete(seriesRating)
    .where(and(eq(seriesRating.platformId, platformId), eq(seriesRating.userId, from.userId)));
};

/** What the guest's devices have was encrypted for the guest: they remove it when they see another reader. */
const endLeases: MigrationStep = async (transaction, { from }) => {
  await transaction
    .delete(readingLease)
    .where(and(eq(readingLease.platformId, from.platformId), eq(readingLease.userId, from.userId)));
};

/** Moves what an apple guest reads, follows, marks and rates to the member's account, and how they read. */
export const READING_MIGRATION: readonly MigrationStep[] = [
  moveReadingPositions,
  moveFavorites,
  moveMarks,
  moveRatings,
  moveViewerSettings,
  endLeases,
];
