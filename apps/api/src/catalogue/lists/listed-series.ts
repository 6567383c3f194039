import { type Genre, NO_SERIES_FILTER, type SeriesFilter, type SeriesType } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { series, seriesGenre, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, inArray, isNull, like, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { SeriesKey } from '../series/series.repository.ts';
import { matchesChosen } from './chosen-series.ts';

/** Which series a list may contain. */
export interface ListFilter {
  readonly platformId: string;
  readonly nowMs: number;
  readonly type: SeriesType | 'ALL';
  /** False leaves out adult series (D8). */
  readonly includesAdult: boolean;
  /** False leaves out BL series (D36). */
  readonly includesBl: boolean;
  /** Only series of any of these genres; empty means all. */
  readonly genres?: readonly Genre[];
  /** What the reader chose; absent means everything. */
  readonly chosen?: SeriesFilter;
  /** The reader's language (ISO 639-1): of a work with an edition in it, a list contains only that edition (D5). */
  readonly language: string;
}

/** The columns of a series that lists need. */
export interface ListedSeries {
  readonly series: Pick<typeof series.$inferSelect, keyof (typeof LISTED_COLUMNS)['series']>;
  readonly onPlatform: Pick<typeof seriesPlatform.$inferSelect, keyof (typeof LISTED_COLUMNS)['onPlatform']>;
}

/** The columns that lists read: few, and no synopses. */
export const LISTED_COLUMNS = {
  series: {
    id: series.id,
    alias: series.alias,
    workKey: series.workKey,
    language: series.language,
    title: series.title,
    type: series.type,
    status: series.status,
    isAdult: series.isAdult,
    isMixed: series.isMixed,
    isOriginal: series.isOriginal,
    freetimeEnabled: series.freetimeEnabled,
    viewCount: series.viewCount,
  },
  onPlatform: { title: seriesPlatform.title, openedAtMs: seriesPlatform.openedAtMs },
} as const;

/** The tables of a condition: series and its row on a platform, under any alias. */
export interface SeriesTables {
  readonly series: Readonly<
    Record<'id' | 'removedAtMs' | 'type' | 'isAdult' | 'status' | 'language' | 'freetimeEnabled', PgColumn>
  >;
  readonly onPlatform: Readonly<Record<'platformId' | 'isVisible' | 'openedAtMs' | 'freeEpisodeCount', PgColumn>>;
}

/**
 * `shownNow`, and of each work only the edition in the reader's language if that is shown too: no list contains a work twice, and
 * no work is missing because of an edition that the reader does not see.
 */
export function listedNow(executor: CatalogueSource, filter: ListFilter): SQL | undefined {
  const { chosen, ...unfiltered } = filter;
  const { language } = filter;
  // Which edition is listed does not depend on the filter, except on a language that the reader chose.
  const choice = chosen?.language ? { chosen: { ...NO_SERIES_FILTER, language: chosen.language } } : {};
  const own = alias(series, 'own_language');
  const ownOnPlatform = alias(seriesPlatform, 'own_language_on_platform');
  const inOwnLanguage = executor
    .select({ id: own.id })
    .from(own)
    .innerJoin(ownOnPlatform, eq(ownOnPlatform.seriesId, own.id))
    .where(
      and(
        eq(own.workKey, series.workKey),
        like(own.language, `${language}%`),
        shownNow(executor, { ...unfiltered, ...choice }, { series: own, onPlatform: ownOnPlatform }),
      ),
    );
  return and(shownNow(executor, filter), or(like(series.language, `${language}%`), notExists(inOwnLanguage)));
}

/** Condition on `seriesPlatform` joined with `series`: the platform shows the series now, and the reader may see it. */
export function shownNow(
  executor: CatalogueSource,
  filter: ListFilter,
  of: SeriesTables = { series, onPlatform: seriesPlatform },
): SQL | undefined {
  const { genres = [] } = filter;
  return and(
    eq(of.onPlatform.platformId, filter.platformId),
    eq(of.onPlatform.isVisible, true),
    lte(of.onPlatform.openedAtMs, filter.nowMs),
    isNull(of.series.removedAtMs),
    filter.type === 'ALL' ? undefined : eq(of.series.type, filter.type),
    filter.includesAdult ? undefined : eq(of.series.isAdult, false),
    filter.includesBl ? undefined : notInArray(of.series.id, ofGenres(executor, ['BL'])),
    genres.length === 0 ? undefined : inArray(of.series.id, ofGenres(executor, genres)),
    matchesChosen(executor, filter, of),
  );
}

/** The ids of the series of any of these genres, as a subquery. */
export function ofGenres(executor: CatalogueSource, genres: readonly Genre[]) {
  return executor
    .select({ seriesId: seriesGenre.seriesId })
    .from(seriesGenre)
    .where(inArray(seriesGenre.genre, [...genres]));
}

/**
 * The column is one of these ids. They are one parameter, so that lists of any length share one statement, which the
 * embedded engine parses and plans once.
 */
export function isAnyOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::integer[])`;
}

/** Those of the given series that are shown, in no particular order. */
export async function findListed(
  executor: CatalogueSource,
  filter: ListFilter,
  seriesIds: readonly number[],
): Promise<ListedSeries[]> {
  if (seriesIds.length === 0) return [];
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(shownNow(executor, filter), isAnyOf(series.id, seriesIds)));
}

/** The series with this key if it is shown, in one statement: an absent key takes as long as that of a hidden series. */
export async function findShown(
  executor: CatalogueSource,
  filter: ListFilter,
  key: SeriesKey,
): Promise<ListedSeries | null> {
  const [row] = await executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(shownNow(executor, filter), 'id' in key ? eq(series.id, key.id) : eq(series.alias, key.alias)));
  return row ?? null;
}
