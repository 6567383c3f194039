import { SERIES_THUMBNAIL_TYPES, type SeriesThumbnailType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { asset, seriesThumbnail } from '@longstrip/database/schema';
import { ne, sql } from 'drizzle-orm';

/** Rows a statement; PostgreSQL takes at most 65,535 values in one. */
const BATCH = 500;
/** Key of the advisory lock between what names files (shared) and what sweeps unnamed ones away (alone). */
const FILES_LOCK_KEY = 762_004_119;

export type AssetRow = typeof asset.$inferInsert;

/** Until the transaction ends no file is swept away: what it finds stored stays stored. */
export async function keepFilesFromSweeping(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock_shared(${FILES_LOCK_KEY}::bigint)`);
}

/** Until the transaction ends nobody names a file that was not named before. */
export async function keepFilesFromBeingNamed(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK_KEY}::bigint)`);
}

/** Adds what is not there yet; what was about to be swept away is in use again. */
export async function insertAssets(executor: Executor, rows: readonly AssetRow[]): Promise<void> {
  // In one order everywhere, so that two imports wait for each other and never in a circle.
  // Each once: two frames cut from a picture of one pixel are the same file.
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

/** Gives a series pictures; those of types that are not named stay. */
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
