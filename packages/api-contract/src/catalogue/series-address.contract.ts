import * as v from 'valibot';
import { IdSchema, SeriesAliasSchema, TimeMsSchema } from '../http/wire-values.ts';

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

/** `contents/main/addresses`: series with an id above `afterId`, so that pages neither repeat nor skip any. */
export const SeriesAddressesQuerySchema = v.object({
  afterId: numberOf(0, 0, MAX_ID),
  size: numberOf(SERIES_ADDRESSES_MAX, 1, SERIES_ADDRESSES_MAX),
});

/** An edition of a work that guests of another platform may open. Never an adult one. */
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
  /** Last change of its texts, or opening of an episode. */
  updatedAt: TimeMsSchema,
  /** The same work in other languages of the platform. */
  languages: v.array(v.object({ language: v.string(), alias: SeriesAliasSchema })),
  /** The same work on other platforms, by platform and language. */
  elsewhere: v.array(EditionElsewhereSchema),
});
export type SeriesAddress = v.InferOutput<typeof SeriesAddressSchema>;

export const SeriesAddressesSchema = v.object({ contents: v.array(SeriesAddressSchema), hasNext: v.boolean() });
export type SeriesAddresses = v.InferOutput<typeof SeriesAddressesSchema>;
