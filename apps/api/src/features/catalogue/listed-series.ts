import type { Genre, SeriesType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { series, seriesGenre, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, inArray, isNull, like, lte, notExists, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Which series a list may hold. */
export interface ListFilter {
  readonly platformId: string;
  readonly nowMs: number;
  readonly type: SeriesType | 'ALL';
  /** False leaves adult series out (D8). */
  readonly includesAdult: boolean;
  /** False leaves BL series out (D36). */
  readonly includesBl: boolean;
  /** Only series of any of these; none: of all. */
  readonly genres?: readonly Genre[];
  /** The reader's language (ISO 639-1): of a work with a series in it, a list holds that one alone (D5). */
  readonly language: string;
}

/** A series as a list needs it. */
export interface ListedSeries {
  readonly series: Pick<typeof series.$inferSelect, keyof (typeof LISTED_COLUMNS)['series']>;
  readonly onPlatform: Pick<typeof seriesPlatform.$inferSelect, keyof (typeof LISTED_COLUMNS)['onPlatform']>;
}

/** What a list reads of its series: not their synopses, and all the rest. */
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

/** `shownNow`, and of each work the series in the reader's language, where there is one: no list shows a work twice. */
export function listedNow(executor: Executor, filter: ListFilter): SQL | undefined {
  const { language, platformId, nowMs } = filter;
  const own = alias(series, 'own_language');
  const ownOnPlatform = alias(seriesPlatform, 'own_language_on_platform');
  const inOwnLanguage = executor
    .select({ id: own.id })
    .from(own)
    .innerJoin(ownOnPlatform, and(eq(ownOnPlatform.seriesId, own.id), eq(ownOnPlatform.platformId, platformId)))
    .where(
      and(
        eq(own.workKey, series.workKey),
        like(own.language, `${language}%`),
        isNull(own.removedAtMs),
        eq(ownOnPlatform.isVisible, true),
        lte(ownOnPlatform.openedAtMs, nowMs),
      ),
    );
  return and(shownNow(executor, filter), or(like(series.language, `${language}%`), notExists(inOwnLanguage)));
}

/** Condition over `seriesPlatform` joined with `series`: the series that the platform shows now, and the reader may see. */
export function shownNow(executor: Executor, filter: ListFilter): SQL | undefined {
  const ofGenres = (genres: readonly Genre[]) =>
    executor
      .select({ seriesId: seriesGenre.seriesId })
      .from(seriesGenre)
      .where(inArray(seriesGenre.genre, [...genres]));
  const { genres = [] } = filter;
  return and(
    eq(seriesPlatform.platformId, filter.platformId),
    eq(seriesPlatform.isVisible, true),
    lte(seriesPlatform.openedAtMs, filter.nowMs),
    isNull(series.removedAtMs),
    filter.type === 'ALL' ? undefined : eq(series.type, filter.type),
    filter.includesAdult ? undefined : eq(series.isAdult, false),
    filter.includesBl ? undefined : notInArray(series.id, ofGenres(['BL'])),
    genres.length === 0 ? undefined : inArray(series.id, ofGenres(genres)),
  );
}
