import { RELATION_KINDS } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, QueryFlagSchema, SeriesAliasSchema } from '../http/wire-values.ts';
import { CreatorQuerySchema, RecommendationQuerySchema, RelatedQuerySchema } from './list-query.contract.ts';
import { SeriesListItemSchema, SeriesListSchema } from './series-list.contract.ts';

/** A series that is related to another. */
export const RelatedSeriesSchema = v.object({
  ...SeriesListItemSchema.entries,
  /** Ours: why it is related (`name`: the creator, genre or tag that both have); null unless asked for. */
  reason: v.nullable(v.object({ kind: v.picklist(RELATION_KINDS), name: v.nullable(v.string()) })),
});
export type RelatedSeries = v.InferOutput<typeof RelatedSeriesSchema>;

/** The reason for a row of recommendations. */
export const RECOMMENDATION_KINDS = ['BECAUSE_READ', 'NEW_FOR_YOU'] as const;

export const RecommendationSchema = v.object({
  kind: v.picklist(RECOMMENDATION_KINDS),
  /** For BECAUSE_READ: the series that the reader has read. */
  because: v.nullable(v.object({ alias: SeriesAliasSchema, title: v.string(), language: v.string() })),
  contents: SeriesListSchema,
});
export type Recommendation = v.InferOutput<typeof RecommendationSchema>;

/** `GET contents/foryou`: rows for the signed-in reader, each with its reason; none if the reader has read nothing. */
export const RecommendationsSchema = v.array(RecommendationSchema);

/** `GET contents/creators/{creatorId}`: a creator with the series that the reader may see. */
export const CreatorPageSchema = v.object({ creatorId: IdSchema, name: v.string(), contents: SeriesListSchema });
export type CreatorPage = v.InferOutput<typeof CreatorPageSchema>;

/** `contents/viewcount`: how often a series was viewed or read. */
export const ViewCountSchema = v.object({ viewCount: CountSchema });
export type ViewCount = v.InferOutput<typeof ViewCountSchema>;

/** The series, by `contentsAlias` or `contentsId`: in the query of a GET, in the query or body of a POST. */
export const ViewCountQuerySchema = v.object({
  contentsId: v.optional(v.string()),
  contentsAlias: v.optional(v.string()),
  isNotLoginAdult: QueryFlagSchema,
});
export const ViewCountRequestSchema = v.object({
  contentsId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  contentsAlias: v.optional(v.nullable(v.string())),
  /** Ours: the episode that was opened; missing: the page of the series was opened. */
  episodeAlias: v.optional(v.nullable(v.string())),
});

export const RECOMMENDATION_CALLS = defineCalls({
  relatedSeries: {
    method: 'GET',
    path: '/contents/related/{alias}',
    home: 'v2',
    access: 'public',
    summary: 'Series that are related to one, with the reason if asked; which its readers read as well before others',
    params: v.object({ alias: v.string() }),
    query: RelatedQuerySchema,
    data: v.array(RelatedSeriesSchema),
    refusals: ['NOT_EXIST'],
    isSameForView: true,
  },
  forYou: {
    method: 'GET',
    path: '/contents/foryou',
    home: 'v2',
    access: 'bearer',
    summary: 'Rows of series that the reader has not read, each with its reason',
    query: RecommendationQuerySchema,
    data: RecommendationsSchema,
  },
  creator: {
    method: 'GET',
    path: '/contents/creators/{creatorId}',
    home: 'v2',
    access: 'public',
    summary: 'A creator with the series that the reader may see, the newest first',
    params: v.object({ creatorId: v.string() }),
    query: CreatorQuerySchema,
    data: CreatorPageSchema,
    refusals: ['NOT_EXIST'],
    isSameForView: true,
  },
  viewCount: {
    method: 'GET',
    path: '/contents/viewcount',
    access: 'public',
    summary: 'How often a series was viewed or read',
    query: ViewCountQuerySchema,
    data: ViewCountSchema,
    refusals: ['NOT_EXIST'],
  },
  countView: {
    method: 'POST',
    path: '/contents/viewcount',
    home: 'v2',
    access: 'public',
    summary: 'Counts a view of a series or the opening of an episode, once in half an hour per reader or address',
    query: ViewCountQuerySchema,
    body: ViewCountRequestSchema,
    data: ViewCountSchema,
    refusals: ['NOT_EXIST'],
  },
});
