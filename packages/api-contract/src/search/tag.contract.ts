import * as v from 'valibot';
import { CountSchema, QueryFlagSchema } from '../http/wire-values.ts';

/** A tag that a reader may look for. */
export const TagCountSchema = v.object({
  name: v.string(),
  /** How many series the reader would find. */
  contentsCount: CountSchema,
});
export type TagCount = v.InferOutput<typeof TagCountSchema>;

/** `contents/tag/top10` and `contents/tag/recommend`, the best first. */
export const TagCountsSchema = v.array(TagCountSchema);

/** Most tags of either list. */
export const TAG_LIST_MAX = 10;

export const TagQuerySchema = v.object({ isNotLoginAdult: QueryFlagSchema });
