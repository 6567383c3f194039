import * as v from 'valibot';
import { CountSchema, QueryFlagSchema } from '../http/wire-values.ts';

/** A tag to search for. */
export const TagCountSchema = v.object({
  name: v.string(),
  /** Number of series that the reader would find. */
  contentsCount: CountSchema,
});
export type TagCount = v.InferOutput<typeof TagCountSchema>;

/** `contents/tag/top10` and `contents/tag/recommend`, best first. */
export const TagCountsSchema = v.array(TagCountSchema);

/** Maximum number of tags in either list. */
export const TAG_LIST_MAX = 10;

export const TagQuerySchema = v.object({ isNotLoginAdult: QueryFlagSchema });
