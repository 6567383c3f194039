import {
  GENRES,
  type Genre,
  genreOf,
  RANKING_TYPES,
  type RankingType,
  rankingTypeOfDays,
  SCHEDULE_DAYS,
  type ScheduleDay,
  SERIES_LENGTHS,
  SERIES_TYPES,
  type SeriesFilter,
} from '@longstrip/core';
import * as v from 'valibot';
import { QueryFlagSchema } from '../http/wire-values.ts';
import { ThumbnailTypesQuerySchema } from './thumbnail.contract.ts';

/** Queries of the lists. An unknown value is never an error: the default is used. */

/** Maximum and default number of series in a list. */
export const LIST_MAX = 100;
export const NEWEST_DEFAULT = 30;
/** The same for recommendations. */
export const RECOMMENDED_MAX = 24;
export const RECOMMENDED_DEFAULT = 12;
/** The same for a list of ids. */
export const ID_LIST_MAX = 2_000;

/** `adultToggle=false` leaves out adult series, even for readers who see them. `true` never adds them. */
const AdultToggleSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => !/^(false|n|0)$/i.test(text.trim())),
);

/** A number out of range is clamped. */
const limitOf = (fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const asked = Number.parseInt(text, 10);
      return Number.isNaN(asked) ? fallback : Math.min(Math.max(asked, 1), max);
    }),
  );

const SORTS = ['POPULAR', 'LATEST'] as const;
export type ListSort = (typeof SORTS)[number];

/** One of the words in any case; anything else is the fallback. */
const wordOf = <const Word extends string, const Fallback>(words: readonly Word[], fallback: Fallback) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): Word | Fallback => words.find((word) => word === text.trim().toUpperCase()) ?? fallback),
  );

/** Genres joined by commas, as enum values or as tags; no known genre means all. */
const GenresSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text): Genre[] => {
    const named = new Set(text.split(',').map((word) => genreOf(word)));
    return GENRES.filter((genre) => named.has(genre));
  }),
);

/** A language that a reader chose, as ISO 639-1. */
const LanguageSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => /^[a-z]{2}$/i.exec(text.trim())?.[0].toLowerCase() ?? null),
);

/** The filter that a reader chose (core's `SeriesFilter`). `onlyGenre` narrows what `genres` allows. */
export const seriesFilterEntries = {
  onlyFree: QueryFlagSchema,
  onlyFreetime: QueryFlagSchema,
  onlyCompleted: QueryFlagSchema,
  onlyGenre: wordOf(GENRES, null),
  onlyFormat: wordOf(SERIES_TYPES, null),
  onlyLanguage: LanguageSchema,
  onlyLength: wordOf(SERIES_LENGTHS, null),
} as const;
const SeriesFilterQuerySchema = v.object(seriesFilterEntries);
export type SeriesFilterQuery = v.InferOutput<typeof SeriesFilterQuerySchema>;

const listEntries = {
  isNotLoginAdult: QueryFlagSchema,
  adultToggle: AdultToggleSchema,
} as const;
const itemListEntries = {
  ...listEntries,
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  limit: limitOf(LIST_MAX, LIST_MAX),
} as const;
const idListEntries = { ...listEntries, limit: limitOf(ID_LIST_MAX, ID_LIST_MAX) } as const;
/** `genres` and the older `mainGenre` mean the same: series of any of these genres. */
const genreEntries = { genres: GenresSchema, mainGenre: GenresSchema } as const;

/** Parts of the schedule: a day, TEN, the completed series, or all ongoing ones. Null: the platform's current day. */
export const SCHEDULE_MENUS = [...SCHEDULE_DAYS, 'COMPLETE', 'ALL'] as const;
export type ScheduleMenu = ScheduleDay | 'COMPLETE' | 'ALL';
const scheduleEntries = {
  ...genreEntries,
  groupMenu: wordOf(SCHEDULE_MENUS, null),
  /** Adds the series that are published every ten days to the list of a weekday. */
  isIncludeTen: QueryFlagSchema,
  sort: wordOf(SORTS, 'LATEST'),
} as const;

/** The window by name, or by length in days; REALTIME by default. */
const rankingEntries = {
  ...genreEntries,
  rankingType: wordOf(RANKING_TYPES, null),
  days: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): RankingType => {
      const days = Number.parseInt(text, 10);
      return Number.isNaN(days) ? 'REALTIME' : rankingTypeOfDays(days);
    }),
  ),
} as const;

/** Which free series: those with free episodes now, those with wait until free, or (null) both. */
export const FREE_FILTERS = ['FREE', 'FREETIME'] as const;
export type FreeFilter = (typeof FREE_FILTERS)[number];

/** `contents/main/newest/{type}` */
export const NewestQuerySchema = v.object({ ...itemListEntries, limit: limitOf(NEWEST_DEFAULT, LIST_MAX) });
/** `contents/tab/original/{type}` */
export const OriginalTabQuerySchema = v.object({ ...listEntries, sort: wordOf(SORTS, 'LATEST') });
/** `contents/tab/schedule/{type}` and `contents/main/schedule/{type}` */
export const ScheduleTabQuerySchema = v.object({ ...idListEntries, ...scheduleEntries });
export const ScheduleQuerySchema = v.object({ ...itemListEntries, ...seriesFilterEntries, ...scheduleEntries });
/** `contents/tab/ranking/{type}` and `contents/main/ranking/{type}` */
export const RankingTabQuerySchema = v.object({ ...idListEntries, ...rankingEntries });
export const RankingQuerySchema = v.object({ ...itemListEntries, ...rankingEntries });
/** `contents/main/favorite/{type}` */
export const FavoriteQuerySchema = v.object({ ...itemListEntries, ...genreEntries });
/** `contents/main/free/{type}` */
export const FreeQuerySchema = v.object({
  ...itemListEntries,
  ...seriesFilterEntries,
  ...genreEntries,
  contentsFreeFilter: wordOf(FREE_FILTERS, null),
  sort: wordOf(SORTS, 'POPULAR'),
});
/** `contents/main/genre/{type}` and `contents/main/mature/{type}` */
export const GenreQuerySchema = v.object({
  ...itemListEntries,
  ...seriesFilterEntries,
  ...genreEntries,
  sort: wordOf(SORTS, 'POPULAR'),
});
/** Converts the query of a list or a search to the filter that the reader chose. */
export function seriesFilterOf(query: SeriesFilterQuery): SeriesFilter {
  return {
    isFree: query.onlyFree,
    isFreetime: query.onlyFreetime,
    isCompleted: query.onlyCompleted,
    genre: query.onlyGenre,
    format: query.onlyFormat,
    language: query.onlyLanguage,
    length: query.onlyLength,
  };
}

/** `contents/foryou` */
export const RecommendationQuerySchema = v.object({
  ...itemListEntries,
  limit: limitOf(RECOMMENDED_DEFAULT, RECOMMENDED_MAX),
});
/** `contents/related/{alias}`: the reasons are looked up only for a caller who asks for them. */
export const RelatedQuerySchema = v.object({ ...RecommendationQuerySchema.entries, withReason: QueryFlagSchema });
/** `contents/creators/{creatorId}` */
export const CreatorQuerySchema = v.object(itemListEntries);
/** `contents/{alias}` and `contents/tab/details` */
export const SeriesQuerySchema = v.object({ isNotLoginAdult: QueryFlagSchema, isPorch: QueryFlagSchema });
