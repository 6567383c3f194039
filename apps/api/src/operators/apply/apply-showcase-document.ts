import { BANNER_KINDS, BANNER_PLACES, LOCALES, THEME_POSITIONS } from '@longstrip/core';
import * as v from 'valibot';
import {
  CountSchema,
  LineSchema,
  MomentSchema,
  OptionalLineSchema,
  PlatformIdSchema,
  ReferenceSchema,
  SitePathSchema,
  TextSchema,
} from '../../shared/operator-values.ts';

/** Picks, themes and banners of an apply document, each identified by its platform and key. */
const keyEntries = {
  platform: PlatformIdSchema,
  key: ReferenceSchema,
  /** Lower comes first. */
  position: v.exactOptional(CountSchema, 0),
  isVisible: v.exactOptional(v.boolean(), true),
} as const;

/** Alias, id, or `<series key>/<language>`. */
const SeriesReferenceSchema = v.union(
  [ReferenceSchema, v.number()],
  'must be an alias, an id, or <series key>/<language>',
);

const SeriesReferencesSchema = v.pipe(v.array(SeriesReferenceSchema), v.minLength(1, 'needs at least one series'));

/** A locale that is not named loses its text. */
function textsOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject(entries)),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  );
}

const OptionalText = v.exactOptional(OptionalLineSchema, '');

export const PickEntrySchema = v.strictObject({
  ...keyEntries,
  texts: textsOf({ title: LineSchema, description: v.exactOptional(TextSchema, '') }),
  series: SeriesReferencesSchema,
});
export type PickEntry = v.InferOutput<typeof PickEntrySchema>;

export const ThemeEntrySchema = v.strictObject({
  ...keyEntries,
  place: v.exactOptional(v.picklist(THEME_POSITIONS), 'MAIN'),
  texts: textsOf({ title: LineSchema }),
  series: SeriesReferencesSchema,
});
export type ThemeEntry = v.InferOutput<typeof ThemeEntrySchema>;

/** Id of a stored picture. Null: the art of the series. */
const PictureSchema = v.exactOptional(v.nullable(ReferenceSchema), null);

export const BannerEntrySchema = v.pipe(
  v.strictObject({
    ...keyEntries,
    /** Of several popups that are open the first is shown. */
    place: v.exactOptional(v.picklist(BANNER_PLACES), 'MAIN'),
    /** Art of a series has its empty space where a line begins: the words stand there, before the picture. */
    kind: v.exactOptional(v.picklist(BANNER_KINDS), 'TEXT_ICON'),
    /** An address of the site; without one it leads to the series. */
    path: v.exactOptional(v.nullable(SitePathSchema), null),
    series: v.exactOptional(v.nullable(SeriesReferenceSchema), null),
    phonePicture: PictureSchema,
    desktopPicture: PictureSchema,
    isAdult: v.exactOptional(v.boolean(), false),
    openAt: MomentSchema,
    /** Null: without end. */
    closeAt: v.exactOptional(v.nullable(MomentSchema), null),
    texts: textsOf({ kicker: OptionalText, title: LineSchema, line: OptionalText }),
  }),
  v.check(({ path, series }) => path !== null || series !== null, 'must lead to a path or a series'),
);
export type BannerEntry = v.InferOutput<typeof BannerEntrySchema>;
