import { SERIES_THUMBNAIL_TYPES, type SeriesThumbnailType } from '@longstrip/core';
import { type Executor, lockShared } from '@longstrip/database';
import { asset, episode, series, seriesThumbnail } from '@longstrip/database/schema';
import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { CoverDescription } from '../publish/series-description.ts';

/** Rows per statement; PostgreSQL allows at most 65,535 values in one. */
const BATCH = 500;
/** The lock between imports, which add rows for files (shared), and the sweep (alone). */
const FILES_LOCK = 'files';

export type AssetRow = typeof asset.$inferInsert;

/** No file is deleted by the sweep until the transaction ends. */
export async function keepFilesFromSweeping(executor: Executor): Promise<void> {
  await lockShared(executor, FILES_LOCK, 'shared');
}

/** No other transaction adds a row for a stored file until this one ends. */
export async function keepFilesFromBeingNamed(executor: Executor): Promise<void> {
  await lockShared(executor, FILES_LOCK, 'alone');
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

/** The cover of a series is still to be made, or, for adult art, the picture that hides it. */
const IS_COVER_DUE: SQL = sql`${series.coverSourceId} is not null and (
  not exists (select 1 from series_thumbnail as made where made.series_id = ${series.id} and made.type = 'COVER')
  or (${series.isAdult} and not exists (
    select 1 from series_thumbnail as made where made.series_id = ${series.id} and made.type = 'VERTICAL_NON_ADULT')))`;

/** The cover of a series is due, or the thumbnail of one of its episodes. */
const ARE_DUE: SQL = sql`((${IS_COVER_DUE}) or exists (
  select 1 from episode as waiting where waiting.series_id = ${series.id}
    and waiting.thumbnail_source_id is not null and waiting.thumbnail_asset_id is null))`;

export async function arePicturesDue(executor: Executor, seriesId: number): Promise<boolean> {
  const rows = await executor
    .select({ id: series.id })
    .from(series)
    .where(and(eq(series.id, seriesId), ARE_DUE));
  return rows.length > 0;
}

/** Series with an id above `afterId` whose pictures are due, ordered by id, at most `limit`. */
export async function listSeriesWithDuePictures(
  executor: Executor,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await executor
    .select({ id: series.id })
    .from(series)
    .where(and(gt(series.id, afterId), ARE_DUE))
    .orderBy(asc(series.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A cover that is still to be made. */
interface DueCover {
  readonly isAdult: boolean;
  readonly cover: CoverDescription;
}

/** The cover of a series if it is still to be made, its row locked until the transaction ends; else null. */
export async function findDueCover(executor: Executor, seriesId: number): Promise<DueCover | null> {
  const [row] = await executor
    .select({ isAdult: series.isAdult, sourceId: series.coverSourceId, kind: series.coverKind })
    .from(series)
    .where(and(eq(series.id, seriesId), IS_COVER_DUE))
    .for('update');
  if (row === undefined || row.sourceId === null || row.kind === null) return null;
  return { isAdult: row.isAdult, cover: { sourceId: row.sourceId, kind: row.kind } };
}

/** Sets the picture that a series' cover is made from. The frames of the old one are shown until the new ones are made. */
export async function writeCoverSource(
  executor: Executor,
  seriesId: number,
  { sourceId, kind }: CoverDescription,
): Promise<void> {
  await executor.update(series).set({ coverSourceId: sourceId, coverKind: kind }).where(eq(series.id, seriesId));
  await executor
    .delete(seriesThumbnail)
    .where(and(eq(seriesThumbnail.seriesId, seriesId), eq(seriesThumbnail.type, 'COVER')));
}

/** A picture from which thumbnails of a series are still to be cut. */
export interface ThumbnailSource {
  readonly assetId: string;
  /** It is a page of some episode, or in the text of one. */
  readonly isPage: boolean;
}

export async function listDueThumbnailSources(executor: Executor, seriesId: number): Promise<ThumbnailSource[]> {
  const rows = await executor
    .select({
      assetId: sql<string>`${episode.thumbnailSourceId}`,
      isPage: sql<boolean>`exists (select 1 from page where page.asset_id = ${episode.thumbnailSourceId})
        or exists (select 1 from text_asset where text_asset.asset_id = ${episode.thumbnailSourceId})`,
    })
    .from(episode)
    .where(and(eq(episode.seriesId, seriesId), isNotNull(episode.thumbnailSourceId), isNull(episode.thumbnailAssetId)))
    .orderBy(asc(episode.orderNo));
  return [...new Map(rows.map((row) => [row.assetId, row])).values()];
}

/** Sets this thumbnail for every episode of the series that waits for one made from `sourceId`. */
export async function writeThumbnail(
  executor: Executor,
  seriesId: number,
  { sourceId, thumbnailId }: { sourceId: string; thumbnailId: string },
): Promise<void> {
  await executor
    .update(episode)
    .set({ thumbnailAssetId: thumbnailId })
    .where(
      and(eq(episode.seriesId, seriesId), eq(episode.thumbnailSourceId, sourceId), isNull(episode.thumbnailAssetId)),
    );
}
