import { BANNER_KINDS, BANNER_PLACES, THEME_POSITIONS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema } from '../http/wire-values.ts';
import {
  EntryQuerySchema,
  entryRows,
  MomentTextSchema,
  NamedSeriesSchema,
  placedQuery,
  textsOf,
} from './entry.contract.ts';

const shown = { platform: v.string(), key: v.string(), position: CountSchema, isVisible: v.boolean() } as const;

const BannerEntrySchema = v.object({
  ...shown,
  place: v.picklist(BANNER_PLACES),
  kind: v.picklist(BANNER_KINDS),
  path: v.nullable(v.string()),
  series: v.nullable(v.number()),
  phonePicture: v.nullable(v.string()),
  desktopPicture: v.nullable(v.string()),
  isAdult: v.boolean(),
  openAt: MomentTextSchema,
  closeAt: v.nullable(MomentTextSchema),
  texts: textsOf({ kicker: v.string(), title: v.string(), line: v.string() }),
});
export type BannerEntry = v.InferOutput<typeof BannerEntrySchema>;

/** Query of `GET /admin/banners`. */
export const BannerListQuerySchema = placedQuery(BANNER_PLACES);

/** Answer of `GET /admin/banners`: by place and position, as the site has them. */
export const BannerRowsSchema = entryRows(BannerEntrySchema, {
  /** The series that it is about. */
  about: v.nullable(NamedSeriesSchema),
  /** Ids of the pictures that the site shows: its own, else those of the series; null: none. */
  phoneShown: v.nullable(v.string()),
  desktopShown: v.nullable(v.string()),
});
export type BannerRow = v.InferOutput<typeof BannerRowsSchema>['rows'][number];

const PickEntrySchema = v.object({
  ...shown,
  texts: textsOf({ title: v.string(), description: v.string() }),
  series: v.array(v.number()),
});

const ThemeEntrySchema = v.object({
  ...shown,
  place: v.picklist(THEME_POSITIONS),
  texts: textsOf({ title: v.string() }),
  series: v.array(v.number()),
});

/** Queries of `GET /admin/picks` and `GET /admin/themes`. */
export const PickListQuerySchema = EntryQuerySchema;
export const ThemeListQuerySchema = placedQuery(THEME_POSITIONS);

/** The series, in the order of the entry. */
const named = { of: v.array(NamedSeriesSchema) } as const;

/** Answers of `GET /admin/picks` and `GET /admin/themes`: in the order of the site. */
export const PickRowsSchema = entryRows(PickEntrySchema, named);
export const ThemeRowsSchema = entryRows(ThemeEntrySchema, named);
export type PickRow = v.InferOutput<typeof PickRowsSchema>['rows'][number];
export type ThemeRow = v.InferOutput<typeof ThemeRowsSchema>['rows'][number];
