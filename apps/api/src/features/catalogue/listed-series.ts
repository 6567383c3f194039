import type { Genre, SeriesType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { series, seriesGenre, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, inArray, isNull, lte, notInArray, type SQL } from 'drizzle-orm';

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
}

/** A series as a list needs it. */
export interface ListedSeries {
  readonly series: typeof series.$inferSelect;
  readonly onPlatform: typeof seriesPlatform.$inferSelect;
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
