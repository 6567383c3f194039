import { SERIES_THUMBNAIL_TYPES, type SeriesThumbnailType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { asset, seriesThumbnail } from '@longstrip/database/schema';
import { ne, sql } from 'drizzle-orm';

/** Rows per statement; PostgreSQL allows at most 65,535 values in one. */
const BATCH = 500;
/** Key of the advisory lock between imports, which add rows for files (shared), and the sweep (exclusive). */
const FILES_LOCK_KEY = 762_004_119;

export type AssetRow = typeof asset.$inferInsert;

/** No file is deleted by the sweep until the transaction ends. */
export async function keepFilesFromSweeping(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock_shared(${FILES_LOCK_KEY}::bigint)`);
}

/** Nobody adds a row for a stored file until the transaction ends. */
export async function keepFilesFromBeingNamed(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK_KEY}::bigint)`);
}

/** Adds the missing rows; those marked as unused count as used again. */
export async function insertAssets(executor: Executor, rows: readonly AssetRow[]): Promise<void> {
  // Always in the same order, so that two imports cannot deadlock. Each once: frames of a tiny picture may be one file.
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const sorted = unique.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const batch of inBatches(sorted)) {
    await executor
      .insert(asset)
      .values(batch)
      .onConflictDoUpdate({
        target: asset.id,
        set: { unusedSinceMs: null },
        setWhere: sql`${asset.unusedSinceMs} is not null`,
      });
  }
}

/** Sets pictures of a series; types that are not named stay. */
export async function writePictures(
  executor: Executor,
  seriesId: number,
  pictures: Partial<Record<SeriesThumbnailType, string>>,
): Promise<void> {
  for (const type of SERIES_THUMBNAIL_TYPES) {
    const assetId = pictures[type];
    if (assetId === undefined) continue;
    await executor
      .insert(seriesThumbnail)
      .values({ seriesId, type, assetId })
      .onConflictDoUpdate({
        target: [seriesThumbnail.seriesId, seriesThumbnail.type],
        set: { assetId },
        setWhere: ne(seriesThumbnail.assetId, assetId),
      });
  }
}

export function inBatches<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  for (let start = 0; start < items.length; start += BATCH) batches.push(items.slice(start, start + BATCH));
  return batches;
}
