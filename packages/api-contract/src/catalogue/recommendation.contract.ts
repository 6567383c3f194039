import * as v from 'valibot';
import { CountSchema, IdSchema, QueryFlagSchema, SeriesAliasSchema } from '../http/wire-values.ts';
import { SeriesListSchema } from './series-list.contract.ts';

/** Why a row of recommendations is there. */
export const RECOMMENDATION_KINDS = ['BECAUSE_READ', 'NEW_FOR_YOU'] as const;

/** A row of recommendations. */
export const RecommendationSchema = v.object({
  kind: v.picklist(RECOMMENDATION_KINDS),
  /** Of BECAUSE_READ: the series that the reader has read. */
  because: v.nullable(v.object({ alias: SeriesAliasSchema, title: v.string(), language: v.string() })),
  contents: SeriesListSchema,
});
export type Recommendation = v.InferOutput<typeof RecommendationSchema>;

/** `GET contents/foryou`: rows for the signed-in reader, each with a reason that is true; none for who has read nothing. */
export const RecommendationsSchema = v.array(RecommendationSchema);

/** `GET contents/creators/{creatorId}`: a creator with the series that the reader may see. */
export const CreatorPageSchema = v.object({ creatorId: IdSchema, name: v.string(), contents: SeriesListSchema });
export type CreatorPage = v.InferOutput<typeof CreatorPageSchema>;

/** `contents/viewcount`: how often a series was viewed or read. */
export const ViewCountSchema = v.object({ viewCount: CountSchema });
export type ViewCount = v.InferOutput<typeof ViewCountSchema>;

/** The series by `contentsAlias` or `contentsId`: in the query of a GET, in query or body of a POST. */
export const ViewCountQuerySchema = v.object({
  contentsId: v.optional(v.string()),
  contentsAlias: v.optional(v.string()),
  isNotLoginAdult: QueryFlagSchema,
});
export const ViewCountRequestSchema = v.object({
  contentsId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  contentsAlias: v.optional(v.nullable(v.string())),
  /** Ours: the episode that was opened; without it the series' page was. */
  episodeAlias: v.optional(v.nullable(v.string())),
});
