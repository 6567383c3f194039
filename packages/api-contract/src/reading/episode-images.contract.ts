import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';

/** `GET v2/contents/images/{alias}/{episodeAlias}` (bearer): the pictures of an episode in one width. */
export const EpisodeImagesSchema = v.array(
  v.object({
    /** 1-based, contiguous. */
    orderNo: v.pipe(CountSchema, v.minValue(1)),
    /** Size of the picture behind `imagePath`, in pixels. */
    width: v.pipe(CountSchema, v.minValue(1)),
    height: v.pipe(CountSchema, v.minValue(1)),
    imagePath: v.pipe(v.string(), v.maxLength(1024)),
    expiredAt: TimeMsSchema,
    /** Always null, since nothing is scrambled; existing clients expect the keys. */
    line: v.null(),
    point: v.null(),
  }),
);
export type EpisodeImages = v.InferOutput<typeof EpisodeImagesSchema>;

/** Query of the above. A width that is not a number is ignored. */
export const EpisodeImagesQuerySchema = v.object({
  imageWidth: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const widthPx = Number.parseInt(text, 10);
      return Number.isSafeInteger(widthPx) && widthPx > 0 ? widthPx : null;
    }),
  ),
});
