import { SALE_TYPES } from '@longstrip/core';
import * as v from 'valibot';

const price = v.nullable(v.number());
const time = v.nullable(v.number());

const EpisodeSchema = v.object({
  ...{ id: v.number(), number: v.string(), alias: v.string(), title: v.string() },
  ...{ isRemoved: v.boolean(), pageCount: v.number() },
  platforms: v.record(
    v.string(),
    v.object({
      ...{ isVisible: v.boolean(), isDraft: v.boolean(), openedAtMs: v.number(), isLoginRequired: v.boolean() },
      ...{ hasOwnPrices: v.boolean(), rentCoin: price, possessionCoin: price, freeFromMs: time, freeUntilMs: time },
    }),
  ),
});

/** A series as the api describes it to operators. */
export const SeriesSchema = v.object({
  ...{ id: v.number(), alias: v.string(), seriesKey: v.string(), language: v.string(), workKey: v.string() },
  ...{ title: v.string(), synopsis: v.string(), publisher: v.nullable(v.string()), type: v.string() },
  ...{ status: v.string(), isAdult: v.boolean(), isOriginal: v.boolean(), isRemoved: v.boolean() },
  ...{ rentalHours: v.number(), freetimeEnabled: v.boolean() },
  ...{ freetimeRefillHours: v.number(), freetimeExcludedNewest: v.number() },
  creators: v.array(v.object({ name: v.string(), role: v.string() })),
  ...{ tags: v.array(v.string()), days: v.array(v.string()) },
  platforms: v.record(
    v.string(),
    v.object({
      ...{ isVisible: v.boolean(), isDraft: v.boolean(), title: v.nullable(v.string()) },
      ...{ freeEpisodeCount: v.number(), openedAtMs: v.number(), rentCoin: price, possessionCoin: price },
    }),
  ),
  bulkDiscounts: v.array(
    v.object({
      ...{ platformId: v.string(), saleType: v.picklist(SALE_TYPES) },
      ...{ minimumEpisodes: v.number(), percent: v.number() },
    }),
  ),
  episodes: v.array(EpisodeSchema),
});
export type Series = v.InferOutput<typeof SeriesSchema>;
export type SeriesEpisode = Series['episodes'][number];
