import { BANNER_KINDS, SERIES_TYPES, THEME_POSITIONS, type ThemePosition } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, QueryFlagSchema, SeriesAliasSchema, TimeMsSchema } from '../http/wire-values.ts';
import { SeriesListItemSchema, type SeriesListType } from './series-list.contract.ts';
import { PictureSchema, ThumbnailTypesQuerySchema } from './thumbnail.contract.ts';

/** Most series that a list of picks shows of each; the pick itself has them all. */
export const PICK_PREVIEW_MAX = 10;

/** A curated list (D8). Texts that begin with `t:` are message keys (D26). */
export const PickSchema = v.object({
  id: IdSchema,
  title: v.string(),
  description: v.string(),
  /** How many series it has for the reader who asks. */
  contentsCount: CountSchema,
  contentsInfo: v.array(SeriesListItemSchema),
});
export type Pick = v.InferOutput<typeof PickSchema>;
export const PickListSchema = v.array(PickSchema);

export const PickQuerySchema = v.object({
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  isNotLoginAdult: QueryFlagSchema,
});

/** A titled row of series. */
export const ThemeSchema = v.object({ id: IdSchema, title: v.string(), contentsInfo: v.array(SeriesListItemSchema) });
export type Theme = v.InferOutput<typeof ThemeSchema>;
export const ThemeListSchema = v.array(ThemeSchema);

/** Query of `v2/theme`. Words nobody knows: no limit of types, and the themes of the home page. */
export const ThemeQuerySchema = v.object({
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  isNotLoginAdult: QueryFlagSchema,
  /** False leaves adult series out, also for who sees them. */
  isIncludeAdult: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => !/^(false|n|0)$/i.test(text.trim())),
  ),
  /** COMIC or NOVEL: only these. */
  displayRange: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): SeriesListType => SERIES_TYPES.find((type) => type === text.trim().toUpperCase()) ?? 'ALL'),
  ),
  displayPosition: v.pipe(
    v.optional(v.string(), ''),
    v.transform(
      (text): ThemePosition => THEME_POSITIONS.find((place) => place === text.trim().toUpperCase()) ?? 'MAIN',
    ),
  ),
});

/** A banner of the home page. Texts that begin with `t:` are message keys (D26). */
export const BannerSchema = v.object({
  id: IdSchema,
  kind: v.picklist(BANNER_KINDS),
  /** The small line over the title; empty without one. */
  kicker: v.string(),
  title: v.string(),
  /** The line under the title; empty without one. */
  line: v.string(),
  /** Where it leads: an address of the site. */
  path: v.string(),
  /** The series it speaks of; null when it speaks of none. */
  contentsAlias: v.nullable(SeriesAliasSchema),
  isAdult: v.boolean(),
  /** Null: text alone. */
  phoneImage: v.nullable(PictureSchema),
  desktopImage: v.nullable(PictureSchema),
  /** Null: without end. */
  closedAt: v.nullable(TimeMsSchema),
});
export type Banner = v.InferOutput<typeof BannerSchema>;
export const BannerListSchema = v.array(BannerSchema);
export const BannerQuerySchema = v.object({ isNotLoginAdult: QueryFlagSchema });
