import { BANNER_KINDS, BANNER_PLACES, SERIES_TYPES, THEME_POSITIONS, type ThemePosition } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, QueryFlagSchema, SeriesAliasSchema, TimeMsSchema } from '../http/wire-values.ts';
import { SeriesListItemSchema, type SeriesListType } from './series-list.contract.ts';
import { PictureSchema, ThumbnailTypesQuerySchema } from './thumbnail.contract.ts';

/** How many series the list of picks contains for each pick; the pick itself has all. */
export const PICK_PREVIEW_MAX = 10;

/** A pick: a curated list (D8). Texts that begin with `t:` are message keys (D26). */
export const PickSchema = v.object({
  id: IdSchema,
  title: v.string(),
  description: v.string(),
  /** Number of series that the reader may see. */
  contentsCount: CountSchema,
  contentsInfo: v.array(SeriesListItemSchema),
});
export type Pick = v.InferOutput<typeof PickSchema>;
export const PickListSchema = v.array(PickSchema);

export const PickQuerySchema = v.object({
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  isNotLoginAdult: QueryFlagSchema,
});

/** A theme: a titled row of series. */
export const ThemeSchema = v.object({ id: IdSchema, title: v.string(), contentsInfo: v.array(SeriesListItemSchema) });
export type Theme = v.InferOutput<typeof ThemeSchema>;
export const ThemeListSchema = v.array(ThemeSchema);

/** Query of `v2/theme`. Unknown values mean all types and the themes of the home page. */
export const ThemeQuerySchema = v.object({
  contentsThumbnailType: ThumbnailTypesQuerySchema,
  isNotLoginAdult: QueryFlagSchema,
  /** False leaves out adult series, even for readers who see them. */
  isIncludeAdult: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => !/^(false|n|0)$/i.test(text.trim())),
  ),
  /** Only COMIC or only NOVEL. */
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
  /** Small line above the title; may be empty. */
  kicker: v.string(),
  title: v.string(),
  /** Line below the title; may be empty. */
  line: v.string(),
  /** Path on the site that it links to. */
  path: v.string(),
  /** The series it is about, if any. */
  contentsAlias: v.nullable(SeriesAliasSchema),
  isAdult: v.boolean(),
  /** Null: text only. */
  phoneImage: v.nullable(PictureSchema),
  desktopImage: v.nullable(PictureSchema),
  /** Null: no end. */
  closedAt: v.nullable(TimeMsSchema),
});
export type Banner = v.InferOutput<typeof BannerSchema>;
export const BannerListSchema = v.array(BannerSchema);
export const BannerQuerySchema = v.object({
  isNotLoginAdult: QueryFlagSchema,
  /** The banners of the home page, or its popups, of which only the first is shown. */
  displayPosition: v.optional(v.picklist(BANNER_PLACES), 'MAIN'),
});

export const SHOWCASE_CALLS = defineCalls({
  banners: {
    method: 'GET',
    path: '/banner',
    home: 'v2',
    access: 'public',
    summary: 'The current banners of the home page, or its popups',
    query: BannerQuerySchema,
    data: BannerListSchema,
    isSameForView: true,
  },
  picks: {
    method: 'GET',
    path: '/contents/group',
    home: 'v2',
    access: 'public',
    summary: 'The curated lists, with the first series of each',
    query: PickQuerySchema,
    data: PickListSchema,
    isSameForView: true,
  },
  pick: {
    method: 'GET',
    path: '/contents/group/{id}',
    home: 'v2',
    access: 'public',
    summary: 'A curated list with all its series',
    params: v.object({ id: v.string() }),
    query: PickQuerySchema,
    data: PickSchema,
    refusals: ['NOT_EXIST'],
    isSameForView: true,
  },
  themes: {
    method: 'GET',
    path: '/theme',
    home: 'v2',
    access: 'public',
    summary: 'The titled rows of a place of the storefront',
    query: ThemeQuerySchema,
    data: ThemeListSchema,
    isSameForView: true,
  },
});
