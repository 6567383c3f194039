import { type AverageRating, type Genre, genreOf, SCHEDULE_DAYS, type ScheduleDay } from '@longstrip/core';
import type { CatalogueSource, Database } from '@longstrip/database';
import {
  asset,
  creator,
  followerTotal,
  ratingAverage,
  series,
  seriesCreator,
  seriesGenre,
  seriesPlatform,
  seriesScheduleDay,
  seriesTag,
  seriesThumbnail,
} from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../lists/listed-series.ts';

/** A series with its platform's data; `onPlatform` is null if it is not on the platform. */
export interface SeriesOnPlatform {
  readonly series: typeof series.$inferSelect;
  readonly onPlatform: typeof seriesPlatform.$inferSelect | null;
}

/** A series by alias or by numeric id. An alias always has a letter, so the two never collide. */
export type SeriesKey = { readonly alias: string } | { readonly id: number };

/** Parses an alias or id; null if no series can have it. */
export function parseSeriesKey(text: string): SeriesKey | null {
  if (/^\d{1,10}$/.test(text)) {
    const id = Number(text);
    return id >= 1 && id <= MAX_ID ? { id } : null;
  }
  return /^[A-Za-z0-9_-]{1,96}$/.test(text) ? { alias: text } : null;
}

/** Maximum of a PostgreSQL integer; a larger id would be an error. */
export const MAX_ID = 2_147_483_647;

/** The series of a key, shown or not. */
export async function findSeries(
  executor: CatalogueSource,
  platformId: string,
  key: SeriesKey,
): Promise<SeriesOnPlatform | null> {
  const rows = await executor
    .select({ series, onPlatform: seriesPlatform })
    .from(series)
    .leftJoin(seriesPlatform, and(eq(seriesPlatform.seriesId, series.id), eq(seriesPlatform.platformId, platformId)))
    .where('id' in key ? eq(series.id, key.id) : eq(series.alias, key.alias));
  return rows[0] ?? null;
}

export interface CreatorRow {
  readonly seriesId: number;
  readonly creatorId: number;
  readonly name: string;
  readonly role: (typeof seriesCreator.$inferSelect)['role'];
}

export async function listCreators(executor: CatalogueSource, seriesIds: readonly number[]): Promise<CreatorRow[]> {
  return executor
    .select({
      seriesId: seriesCreator.seriesId,
      creatorId: seriesCreator.creatorId,
      name: creator.name,
      role: seriesCreator.role,
    })
    .from(seriesCreator)
    .innerJoin(creator, eq(creator.id, seriesCreator.creatorId))
    .where(isAnyOf(seriesCreator.seriesId, seriesIds))
    .orderBy(asc(seriesCreator.seriesId), asc(seriesCreator.position), asc(seriesCreator.creatorId));
}

export async function listTags(
  executor: CatalogueSource,
  seriesId: number,
): Promise<{ tag: string; isExtra: boolean }[]> {
  return executor
    .select({ tag: seriesTag.tag, isExtra: seriesTag.isExtra })
    .from(seriesTag)
    .where(eq(seriesTag.seriesId, seriesId))
    .orderBy(asc(seriesTag.position));
}

/** The genre shown for each series: its tag at position 0. */
export async function listGenres(
  executor: CatalogueSource,
  seriesIds: readonly number[],
): Promise<{ seriesId: number; tag: string }[]> {
  return executor
    .select({ seriesId: seriesTag.seriesId, tag: seriesTag.tag })
    .from(seriesTag)
    .where(and(isAnyOf(seriesTag.seriesId, seriesIds), eq(seriesTag.position, 0)));
}

/** A picture with what a page needs to reserve its space. */
export interface PictureRow {
  readonly assetId: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly placeholder: string;
}

export interface SeriesPictureRow extends PictureRow {
  readonly seriesId: number;
  readonly type: (typeof seriesThumbnail.$inferSelect)['type'];
}

export const PICTURE_COLUMNS = {
  assetId: asset.id,
  widthPx: asset.widthPx,
  heightPx: asset.heightPx,
  placeholder: asset.placeholder,
} as const;

export async function listSeriesPictures(
  executor: CatalogueSource,
  seriesIds: readonly number[],
): Promise<SeriesPictureRow[]> {
  if (seriesIds.length === 0) return [];
  return executor
    .select({ seriesId: seriesThumbnail.seriesId, type: seriesThumbnail.type, ...PICTURE_COLUMNS })
    .from(seriesThumbnail)
    .innerJoin(asset, eq(asset.id, seriesThumbnail.assetId))
    .where(isAnyOf(seriesThumbnail.seriesId, seriesIds));
}

/** The schedule days of a series, in the order of the week. */
export async function listScheduleDays(executor: CatalogueSource, seriesId: number): Promise<ScheduleDay[]> {
  const rows = await executor
    .select({ day: seriesScheduleDay.day })
    .from(seriesScheduleDay)
    .where(eq(seriesScheduleDay.seriesId, seriesId));
  return SCHEDULE_DAYS.filter((day) => rows.some((row) => row.day === day));
}

/** How readers took a series, as last computed. */
interface Reception {
  /** Null while there are few ratings. */
  readonly rating: AverageRating | null;
  /** Null while there are few. */
  readonly followerCount: number | null;
}

/** The average rating of a series and its followers, in one statement. */
export async function findReception(
  executor: CatalogueSource,
  platformId: string,
  seriesId: number,
): Promise<Reception> {
  const [row] = await executor
    .select({
      tenths: ratingAverage.averageTenths,
      count: ratingAverage.ratingCount,
      followerCount: followerTotal.followerCount,
    })
    .from(seriesPlatform)
    .leftJoin(
      ratingAverage,
      and(eq(ratingAverage.platformId, seriesPlatform.platformId), eq(ratingAverage.seriesId, seriesPlatform.seriesId)),
    )
    .leftJoin(
      followerTotal,
      and(eq(followerTotal.platformId, seriesPlatform.platformId), eq(followerTotal.seriesId, seriesPlatform.seriesId)),
    )
    .where(and(eq(seriesPlatform.platformId, platformId), eq(seriesPlatform.seriesId, seriesId)));
  const { tenths = null, count = null, followerCount = null } = row ?? {};
  return { rating: tenths === null || count === null ? null : { average: tenths / 10, count }, followerCount };
}

/** Whether the series has the genre, at any position. */
export async function isOfGenre(executor: CatalogueSource, seriesId: number, genre: Genre): Promise<boolean> {
  const rows = await executor
    .select({ genre: seriesGenre.genre })
    .from(seriesGenre)
    .where(and(eq(seriesGenre.seriesId, seriesId), eq(seriesGenre.genre, genre)));
  return rows.length > 0;
}

/** The series is visible on the platform and not removed. It may open in the future. */
export function isSeriesShown({ series, onPlatform }: SeriesOnPlatform): boolean {
  return series.removedAtMs === null && onPlatform !== null && onPlatform.isVisible;
}

/** The series is shown and has opened. */
export function isSeriesOpen(of: SeriesOnPlatform, nowMs: number): boolean {
  return isSeriesShown(of) && of.onPlatform !== null && of.onPlatform.openedAtMs <= nowMs;
}

/** The title on this platform. */
export function seriesTitle({
  series,
  onPlatform,
}: {
  readonly series: { readonly title: string };
  readonly onPlatform: { readonly title: string | null } | null;
}): string {
  return onPlatform?.title ?? series.title;
}

const SYNC_GENRES = `
with tag_genre as (
  select * from jsonb_to_recordset($1::text::jsonb) as tag_genre(tag text, genre text)
), wanted as (
  select distinct series_tag.series_id, tag_genre.genre from series_tag join tag_genre using (tag)
), gone as (
  delete from series_genre where not exists (
    select 1 from wanted where wanted.series_id = series_genre.series_id and wanted.genre = series_genre.genre)
)
insert into series_genre (series_id, genre) select series_id, genre from wanted on conflict do nothing`;

/**
 * Updates the genres of all series from their tags, by core's current list. Normally tags are written together with their genres.
 * This is for series stored before genres existed, and for tag names that were added to core later.
 */
export async function syncGenres(database: Database): Promise<void> {
  const tags = await database.orm.selectDistinct({ tag: seriesTag.tag }).from(seriesTag);
  const tagGenres = tags.flatMap(({ tag }) => {
    const genre = genreOf(tag);
    return genre === null ? [] : [{ tag, genre }];
  });
  await database.run(SYNC_GENRES, [JSON.stringify(tagGenres)]);
}
