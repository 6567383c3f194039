import { SERIES_TYPES, type SeriesType } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, SeriesAliasSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import {
  FavoriteQuerySchema,
  FreeQuerySchema,
  GenreQuerySchema,
  NewestQuerySchema,
  OriginalTabQuerySchema,
  RankingQuerySchema,
  RankingTabQuerySchema,
  ScheduleQuerySchema,
  ScheduleTabQuerySchema,
  SeriesQuerySchema,
} from './list-query.contract.ts';
import { parseThumbnailTypes, SeriesThumbnailSchema } from './thumbnail.contract.ts';

/** A series in a list. The badges appear twice: nested, and flat for older clients. */
export const SeriesListItemSchema = v.object({
  id: IdSchema,
  alias: SeriesAliasSchema,
  title: v.string(),
  type: v.picklist(SERIES_TYPES),
  /** Names joined by ", ". */
  creators: v.string(),
  /** One for each requested type that the series has. */
  thumbnails: v.array(SeriesThumbnailSchema),
  isAdult: v.boolean(),
  viewCount: CountSchema,
  /** The genre; empty when the series has none. */
  tag: v.string(),
  badge: v.object({
    completed: v.boolean(),
    /** Number of free episodes. */
    free: CountSchema,
    freetime: v.boolean(),
    original: v.boolean(),
    up: v.boolean(),
  }),
  badgeFree: CountSchema,
  badgeFreetime: v.boolean(),
  badgeOriginal: v.boolean(),
  badgeUp: v.boolean(),
  badgeComplete: v.boolean(),
  badgeAdult: v.boolean(),
  // Our own field follows.
  /** BCP 47 language of the work and of its title. */
  language: v.string(),
});
export type SeriesListItem = v.InferOutput<typeof SeriesListItemSchema>;
export const SeriesListSchema = v.array(SeriesListItemSchema);

/** A series in a ranking (D7), which contains only series that the reader may see. */
export const RankedSeriesListItemSchema = v.object({
  ...SeriesListItemSchema.entries,
  rank: v.pipe(WholeNumberSchema, v.minValue(1)),
  /** Places gained since the day before, negative if lost; null for a new entry. */
  rankChange: v.nullable(WholeNumberSchema),
});
export type RankedSeriesListItem = v.InferOutput<typeof RankedSeriesListItemSchema>;
export const RankedSeriesListSchema = v.array(RankedSeriesListItemSchema);

/** The lists `contents/tab/…`: series ids in order. */
export const SeriesIdsSchema = v.array(IdSchema);

/** `{type}` of a list: COMIC, NOVEL or ALL, in any case. */
export const SERIES_LIST_TYPES = ['ALL', ...SERIES_TYPES] as const;
export type SeriesListType = SeriesType | 'ALL';
export const SeriesListTypeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(SERIES_LIST_TYPES));
export const SeriesTypeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(SERIES_TYPES));

/** Maximum number of series in one reply of `contents/tab/details`. */
export const SERIES_DETAILS_MAX = 200;

/** `POST v2/contents/tab/details`. `contentsIds` is "1,2,3"; an array of numbers is accepted too. */
export const SeriesDetailsRequestSchema = v.object({
  contentsIds: v.pipe(
    v.union([v.string(), v.array(v.union([v.number(), v.string()]))]),
    v.transform((ids) => (typeof ids === 'string' ? ids.split(',') : ids)),
    v.transform((ids) => ids.map((id) => String(id).trim()).filter((id) => id !== '')),
    v.maxLength(SERIES_DETAILS_MAX),
    v.array(v.pipe(v.string(), v.digits(), v.transform(Number), IdSchema)),
  ),
  contentsThumbnailType: v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())]), ''),
    v.transform((types) => parseThumbnailTypes(String(types))),
  ),
  contentsType: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((word): SeriesListType => SERIES_TYPES.find((type) => type === word?.trim().toUpperCase()) ?? 'ALL'),
  ),
});
export type SeriesDetailsRequest = v.InferOutput<typeof SeriesDetailsRequestSchema>;

/** Maximum and default page size of `contents/main/addresses`. */
export const SERIES_ADDRESSES_MAX = 1_000;

const MAX_ID = 2_147_483_647;

/** An invalid number is ignored; one out of range is clamped. */
const numberOf = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const asked = Number.parseInt(text, 10);
      return Number.isNaN(asked) ? fallback : Math.min(Math.max(asked, min), max);
    }),
  );

/** `contents/main/addresses`: series with an id above `afterId`, so that no series is repeated or skipped. */
export const SeriesAddressesQuerySchema = v.object({
  afterId: numberOf(0, 0, MAX_ID),
  size: numberOf(SERIES_ADDRESSES_MAX, 1, SERIES_ADDRESSES_MAX),
});

/** An edition of a work on another platform that guests there may open. Never an adult one. */
export const EditionElsewhereSchema = v.object({
  platformId: v.string(),
  language: v.string(),
  alias: SeriesAliasSchema,
});
export type EditionElsewhere = v.InferOutput<typeof EditionElsewhereSchema>;

/** Address of a series' page, for search engines. */
export const SeriesAddressSchema = v.object({
  id: IdSchema,
  alias: SeriesAliasSchema,
  /** BCP 47. */
  language: v.string(),
  /** When its texts last changed or an episode last opened. */
  updatedAt: TimeMsSchema,
  /** The same work in other languages of the platform. */
  languages: v.array(v.object({ language: v.string(), alias: SeriesAliasSchema })),
  /** The same work on other platforms, by platform and language. */
  elsewhere: v.array(EditionElsewhereSchema),
});
export type SeriesAddress = v.InferOutput<typeof SeriesAddressSchema>;

export const SeriesAddressesSchema = v.object({ contents: v.array(SeriesAddressSchema), hasNext: v.boolean() });
export type SeriesAddresses = v.InferOutput<typeof SeriesAddressesSchema>;

const LIST_PARAMS = v.object({ type: SeriesListTypeSchema });

export const LIST_CALLS = defineCalls({
  originalSeriesIds: {
    method: 'GET',
    path: '/contents/tab/original/{type}',
    home: 'v2',
    access: 'public',
    summary: "Ids of the platform's originals",
    params: LIST_PARAMS,
    query: OriginalTabQuerySchema,
    data: SeriesIdsSchema,
    isSameForView: true,
  },
  scheduledSeriesIds: {
    method: 'GET',
    path: '/contents/tab/schedule/{type}',
    access: 'public',
    summary: 'Ids of the series of a day, of every ten days, or completed',
    params: LIST_PARAMS,
    query: ScheduleTabQuerySchema,
    data: SeriesIdsSchema,
    isCachedByApiOnly: true,
  },
  rankedSeriesIds: {
    method: 'GET',
    path: '/contents/tab/ranking/{type}',
    access: 'public',
    summary: 'Ids of a ranking',
    params: LIST_PARAMS,
    query: RankingTabQuerySchema,
    data: SeriesIdsSchema,
    isCachedByApiOnly: true,
  },
  seriesListItems: {
    method: 'POST',
    path: '/contents/tab/details',
    home: 'v2',
    access: 'public',
    summary: 'List items of the given series, in the given order',
    query: SeriesQuerySchema,
    body: SeriesDetailsRequestSchema,
    data: SeriesListSchema,
    isSameForView: true,
  },
  scheduledSeries: {
    method: 'GET',
    path: '/contents/main/schedule/{type}',
    home: 'v2',
    access: 'public',
    summary: 'The series of a day, of every ten days, or completed',
    params: LIST_PARAMS,
    query: ScheduleQuerySchema,
    data: SeriesListSchema,
    isSameForView: true,
  },
  rankedSeries: {
    method: 'GET',
    path: '/contents/main/ranking/{type}',
    home: 'v2',
    access: 'public',
    summary: 'A ranking, with place and change of place',
    params: LIST_PARAMS,
    query: RankingQuerySchema,
    data: RankedSeriesListSchema,
    isSameForView: true,
  },
  favoriteSeries: {
    method: 'GET',
    path: '/contents/main/favorite/{type}',
    home: 'v2',
    access: 'public',
    summary: 'The most popular series',
    params: LIST_PARAMS,
    query: FavoriteQuerySchema,
    data: SeriesListSchema,
    isSameForView: true,
  },
  freeSeries: {
    method: 'GET',
    path: '/contents/main/free/{type}',
    home: 'v2',
    access: 'public',
    summary: 'Series with free episodes, now or by waiting',
    params: LIST_PARAMS,
    query: FreeQuerySchema,
    data: SeriesListSchema,
    isSameForView: true,
  },
  seriesAddresses: {
    method: 'GET',
    path: '/contents/main/addresses',
    home: 'v2',
    access: 'public',
    summary: 'The addresses of all series that guests may see, by id, in pages',
    query: SeriesAddressesQuerySchema,
    data: SeriesAddressesSchema,
  },
  newestSeries: {
    method: 'GET',
    path: '/contents/main/newest/{type}',
    home: 'v2',
    access: 'public',
    summary: 'The series that opened last on the platform, newest first',
    params: LIST_PARAMS,
    query: NewestQuerySchema,
    data: SeriesListSchema,
    isSameForView: true,
  },
  seriesOfGenre: {
    method: 'GET',
    path: '/contents/main/genre/{type}',
    home: 'v2',
    access: 'public',
    summary: 'The series of a genre; action without adult series',
    params: LIST_PARAMS,
    query: GenreQuerySchema,
    data: SeriesListSchema,
    isSameForView: true,
  },
  matureSeries: {
    method: 'GET',
    path: '/contents/main/mature/{type}',
    home: 'v2',
    access: 'public',
    summary: 'Adult series, for readers who see them',
    params: LIST_PARAMS,
    query: GenreQuerySchema,
    data: SeriesListSchema,
    refusals: ['ADULT_ONLY_CONTENTS'],
    isSameForView: true,
  },
});
