import {
  CREATOR_ROLES,
  READING_DIRECTIONS,
  SCHEDULE_DAYS,
  SERIES_STATUSES,
  SERIES_TYPES,
  VIEWER_MODES,
} from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, SeriesAliasSchema, TimeMsSchema } from '../http/wire-values.ts';
import { EpisodeSchema } from './episode.contract.ts';
import { SeriesQuerySchema } from './list-query.contract.ts';
import { EditionElsewhereSchema } from './series-list.contract.ts';
import { SeriesThumbnailSchema } from './thumbnail.contract.ts';

export const CreatorSchema = v.object({
  creatorId: IdSchema,
  name: v.string(),
  type: v.picklist(CREATOR_ROLES),
});
export type Creator = v.InferOutput<typeof CreatorSchema>;

export const TagSchema = v.object({ name: v.string(), isExtra: v.boolean() });
export type Tag = v.InferOutput<typeof TagSchema>;

/** `GET v2/contents/{alias}`: a series with its episodes. The first tag is the genre. */
export const SeriesSchema = v.object({
  id: IdSchema,
  alias: SeriesAliasSchema,
  title: v.string(),
  type: v.picklist(SERIES_TYPES),
  status: v.picklist(SERIES_STATUSES),
  isAdult: v.boolean(),
  isMixed: v.boolean(),
  synopsis: v.string(),
  creators: v.array(CreatorSchema),
  tags: v.array(TagSchema),
  thumbnails: v.array(SeriesThumbnailSchema),
  episodes: v.array(EpisodeSchema),
  // Our own fields follow.
  publisher: v.nullable(v.string()),
  /** BCP 47 language of the work. */
  language: v.string(),
  /** The other editions of the work on this platform (D5). */
  languages: v.array(v.object({ language: v.string(), alias: SeriesAliasSchema, title: v.string() })),
  /** The same work on other platforms, for search engines. */
  elsewhere: v.array(EditionElsewhereSchema),
  /** Days of publishing (D6). */
  scheduleDays: v.array(v.picklist(SCHEDULE_DAYS)),
  isOriginal: v.boolean(),
  viewerType: v.picklist(VIEWER_MODES),
  paperDirection: v.picklist(READING_DIRECTIONS),
  viewCount: CountSchema,
  /** The average rating in stars, with one decimal; null while there are few ratings. It may be some minutes old. */
  rating: v.nullable(v.object({ average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), count: CountSchema })),
  /** How many readers follow it; null while there are few. It may be some minutes old. */
  followerCount: v.nullable(CountSchema),
  /** How long a rental lasts, in hours (D9). */
  rentalHours: CountSchema,
  /** Wait-until-free settings of this series on this platform (D10); null without it. */
  freetime: v.nullable(v.object({ refillHours: CountSchema, excludedNewest: CountSchema })),
  /** Version of the picture for shared links (`opengraph/{alias}?v=`). */
  shareVersion: v.string(),
  updatedAt: TimeMsSchema,
});
export type Series = v.InferOutput<typeof SeriesSchema>;

/** `GET v2/contents/rights/{alias}` (ours): the episodes of a series that the reader owns or rents now. */
export const SeriesRightsSchema = v.object({ episodes: v.array(EpisodeSchema) });
export type SeriesRights = v.InferOutput<typeof SeriesRightsSchema>;

/**
 * A series as this reader sees it. Takes the answer that all readers of a view share and replaces the episodes that the
 * reader owns or rents. Owned episodes that are hidden from other readers are inserted in their order.
 */
export function withRights(series: Series, { episodes: owned }: SeriesRights): Series {
  const ownedIds = new Set(owned.map(({ id }) => id));
  const others = series.episodes.filter(({ id }) => !ownedIds.has(id));
  const episodes = [...others, ...owned].sort((one, other) => one.orderNo - other.orderNo);
  return { ...series, episodes };
}

export const SERIES_CALLS = defineCalls({
  series: {
    method: 'GET',
    path: '/contents/{alias}',
    home: 'v2',
    access: 'public',
    summary: 'A series with its episodes, by alias or numeric id',
    params: v.object({ alias: v.string() }),
    query: SeriesQuerySchema,
    data: SeriesSchema,
    refusals: ['NOT_EXIST', 'INVALID_CONTENTS', 'ADULT_ONLY_CONTENTS'],
    isSameForView: true,
  },
});
