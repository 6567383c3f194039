import {
  GENRES,
  type Genre,
  genreOf,
  RANKING_TYPES,
  type RankingType,
  rankingTypeOfDays,
  SCHEDULE_DAYS,
  type ScheduleDay,
} from '@longstrip/core';
import * as v from 'valibot';
import { QueryFlagSchema } from '../http/wire-values.ts';
import { ThumbnailTypesQuerySchema } from './thumbnail.contract.ts';

/**
 * Queries of the lists. A word nobody knows never is an error: it falls back to what the list is without it.
 */

/** Most series of a list, and how many come when nobody says. */
export const LIST_MAX = 100;
export const NEWEST_DEFAULT = 30;
/** The same of a list of ids. */
export const ID_LIST_MAX = 2_000;

/** `adultToggle=false` leaves adult series out, also for who sees them. It never brings them in. */
const AdultToggleSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => !/^(false|n|0)$/i.test(text.trim())),
);

/** A number out of range is brought into it. */
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

/** One of the words, in any case; the fallback for anything else. */
const wordOf = <const Word extends string, const Fallback>(words: readonly Word[], fallback: Fallback) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): Word | Fallback => words.find((word) => word === text.trim().toUpperCase()) ?? fallback),
  );

/** Genres, joined by commas, by our words or by those of a catalogue; none that is known means all. */
const GenresSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text): Genre[] => {
    const named = new Set(text.split(',').map((word) => genreOf(word)));
    return GENRES.filter((genre) => named.has(genre));
  }),
);

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
/** `genres` and the older `mainGenre` say the same; a series of any of them is in the list. */
const genreEntries = { genres: GenresSchema, mainGenre: GenresSchema } as const;

/** Which list of the schedule: a day, TEN, the completed series, or all that go on. Null: today on the platform. */
export const SCHEDULE_MENUS = [...SCHEDULE_DAYS, 'COMPLETE', 'ALL'] as const;
export type ScheduleMenu = ScheduleDay | 'COMPLETE' | 'ALL';
const scheduleEntries = {
  ...genreEntries,
  groupMenu: wordOf(SCHEDULE_MENUS, null),
  /** Brings the series of every ten days into the list of a weekday as well. */
  isIncludeTen: QueryFlagSchema,
  sort: wordOf(SORTS, 'LATEST'),
} as const;

/** The window by its name, or by its length in days; REALTIME when neither is said. */
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

/** Which free series: with free episodes now, by waiting, or (null) either. */
export const FREE_FILTERS = ['FREE', 'FREETIME'] as const;
export type FreeFilter = (typeof FREE_FILTERS)[number];

/** `contents/main/newest/{type}` */
export const NewestQuerySchema = v.object({ ...itemListEntries, limit: limitOf(NEWEST_DEFAULT, LIST_MAX) });
/** `contents/tab/original/{type}` */
export const OriginalTabQuerySchema = v.object({ ...listEntries, sort: wordOf(SORTS, 'LATEST') });
/** `contents/tab/schedule/{type}` and `contents/main/schedule/{type}` */
export const ScheduleTabQuerySchema = v.object({ ...idListEntries, ...scheduleEntries });
export const ScheduleQuerySchema = v.object({ ...itemListEntries, ...scheduleEntries });
/** `contents/tab/ranking/{type}` and `contents/main/ranking/{type}` */
export const RankingTabQuerySchema = v.object({ ...idListEntries, ...rankingEntries });
export const RankingQuerySchema = v.object({ ...itemListEntries, ...rankingEntries });
/** `contents/main/favorite/{type}` */
export const FavoriteQuerySchema = v.object({ ...itemListEntries, ...genreEntries });
/** `contents/main/free/{type}` */
export const FreeQuerySchema = v.object({
  ...itemListEntries,
  ...genreEntries,
  contentsFreeFilter: wordOf(FREE_FILTERS, null),
  sort: wordOf(SORTS, 'POPULAR'),
});
/** `contents/main/genre/{type}` and `contents/main/mature/{type}` */
export const GenreQuerySchema = v.object({ ...itemListEntries, ...genreEntries, sort: wordOf(SORTS, 'POPULAR') });
