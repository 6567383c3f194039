import { SERIES_TYPES, type SeriesType } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, SeriesAliasSchema, WholeNumberSchema } from '../http/wire-values.ts';
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
  /** BCP 47 language of the work, hence of its title. */
  language: v.string(),
});
export type SeriesListItem = v.InferOutput<typeof SeriesListItemSchema>;
export const SeriesListSchema = v.array(SeriesListItemSchema);

/** A series in a ranking (D7) of the series that the reader may see. */
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
