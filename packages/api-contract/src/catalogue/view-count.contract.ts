import * as v from 'valibot';
import { CountSchema, QueryFlagSchema } from '../http/wire-values.ts';

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
