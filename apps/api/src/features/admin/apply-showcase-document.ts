import { BANNER_KINDS, LOCALES, THEME_POSITIONS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, MomentSchema, PlatformIdSchema, TextSchema } from './import-options.ts';

/** Picks, themes and banners of an apply document: each is found again by its platform and key. */
const keyEntries = {
  platform: PlatformIdSchema,
  key: TextSchema,
  /** Place among the others; lower comes first. */
  position: v.exactOptional(CountSchema, 0),
  isVisible: v.exactOptional(v.boolean(), true),
} as const;

/** Alias, id, or `<series key>/<language>`. */
const SeriesReferenceSchema = v.union([TextSchema, v.number()], 'must be an alias, an id, or <series key>/<language>');

const SeriesReferencesSchema = v.pipe(v.array(SeriesReferenceSchema), v.minLength(1, 'needs at least one series'));

/** A locale that is not named has no text any more. */
function textsOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject(entries)),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  );
}

const OptionalLineSchema = v.exactOptional(v.string(), '');

export const PickWishSchema = v.strictObject({
  ...keyEntries,
  texts: textsOf({ title: TextSchema, description: OptionalLineSchema }),
  series: SeriesReferencesSchema,
});
export type PickWish = v.InferOutput<typeof PickWishSchema>;

export const ThemeWishSchema = v.strictObject({
  ...keyEntries,
  place: v.exactOptional(v.picklist(THEME_POSITIONS), 'MAIN'),
  texts: textsOf({ title: TextSchema }),
  series: SeriesReferencesSchema,
});
export type ThemeWish = v.InferOutput<typeof ThemeWishSchema>;

/** Id of a stored picture; null: the series' own art. */
const PictureSchema = v.exactOptional(v.nullable(TextSchema), null);

export const BannerWishSchema = v.pipe(
  v.strictObject({
    ...keyEntries,
    kind: v.exactOptional(v.picklist(BANNER_KINDS), 'ICON_TEXT'),
    /** An address of the site; without one it leads to the series. */
    path: v.exactOptional(
      v.nullable(v.pipe(v.string(), v.regex(/^\/([^/]|$)/, 'must be an address of the site, like /notice'))),
      null,
    ),
    series: v.exactOptional(v.nullable(SeriesReferenceSchema), null),
    phonePicture: PictureSchema,
    desktopPicture: PictureSchema,
    isAdult: v.exactOptional(v.boolean(), false),
    openAt: MomentSchema,
    /** Null: without end. */
    closeAt: v.exactOptional(v.nullable(MomentSchema), null),
    texts: textsOf({ kicker: OptionalLineSchema, title: TextSchema, line: OptionalLineSchema }),
  }),
  v.check(({ path, series }) => path !== null || series !== null, 'must lead to a path or a series'),
);
export type BannerWish = v.InferOutput<typeof BannerWishSchema>;
