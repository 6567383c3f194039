import {
  CREATOR_ROLES,
  EPISODE_CONTENT_TYPES,
  READING_DIRECTIONS,
  REGION_SCENE_MOST,
  REGION_TEXT_MOST,
  REGIONS_MOST,
  SERIES_TYPES,
  VIEWER_MODES,
  WRITING_MODES,
} from '@longstrip/core';
import * as v from 'valibot';
import { BLURRED_MAX_CHARS } from './limits.ts';

/**
 * The result of reading an input: a publication with its episodes and their pages, independent of the store. It is the
 * content of `manifest.json` in the output folder; `PublicationSchema` parses it.
 */

const Sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Media types of the stored pictures. Everything else is re-encoded as one of these. */
export const PAGE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PageMediaType = (typeof PAGE_MEDIA_TYPES)[number];

/** Position of a page in an open book, by physical side; `wide` fills both. */
export const SPREADS = ['none', 'wide', 'left', 'right', 'center'] as const;
export type Spread = (typeof SPREADS)[number];

/** A picture file in the output folder, named by its SHA-256. */
export const PageImageSchema = v.object({
  file: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.(jpg|png|webp)$/)),
  sha256: Sha256Schema,
  mediaType: v.picklist(PAGE_MEDIA_TYPES),
  sizeBytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  widthPx: v.pipe(v.number(), v.integer(), v.minValue(1)),
  heightPx: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Mean colour, `#rrggbb`, shown while the picture loads. */
  placeholder: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** A picture of a few pixels as a data address, shown blurred while the picture loads. */
  blurred: v.pipe(v.string(), v.maxLength(BLURRED_MAX_CHARS), v.regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)),
});
export type PageImage = v.InferOutput<typeof PageImageSchema>;

const PixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A region of a page as the book states it, in pixels of the stored picture. A panel of a strip may reach below its slice. */
export const PublicationRegionSchema = v.object({
  box: v.tuple([PixelsSchema, PixelsSchema, PixelsSchema, PixelsSchema]),
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(REGION_TEXT_MOST))),
  scene: v.exactOptional(v.pipe(v.string(), v.maxLength(REGION_SCENE_MOST))),
});

export type PublicationRegion = v.InferOutput<typeof PublicationRegionSchema>;

/**
 * One page. `stripIndex` is the 0-based position of a slice in its strip, null for a whole picture. Text is sanitised
 * XHTML whose pictures are `<img src="asset:<sha256>" width height alt>`.
 */
export const PublicationPageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('image'),
    image: PageImageSchema,
    spread: v.picklist(SPREADS),
    stripIndex: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** In reading order; left out if the book states none. */
    regions: v.exactOptional(v.pipe(v.array(PublicationRegionSchema), v.maxLength(REGIONS_MOST))),
  }),
  v.object({ kind: v.literal('text'), html: v.string() }),
]);
export type PublicationPage = v.InferOutput<typeof PublicationPageSchema>;

/** The book of an episode. Matches the episode at the next import if its number was only assumed. */
export const EpisodeSourceSchema = v.object({
  /** The book's `dc:identifier`, marked for a whole volume; else the stated volume of a comic, or null. */
  identifier: v.nullable(v.string()),
  /** The book's title, else its file's name. */
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Position in the book, from 1. */
  part: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type EpisodeSource = v.InferOutput<typeof EpisodeSourceSchema>;

const VOLUME_MARK = 'comic-volume:';
const WHOLE_VOLUME_MARK = 'comic-whole-volume:';

/** Identifier of a comic without its own that states a volume and a number. */
export function identifierOfVolume(volume: string): string {
  return `${VOLUME_MARK}${volume}`;
}

/** Identifier of a comic that states a volume and no number, including its own identifier if there is one. */
export function identifierOfWholeVolume(volume: string, own: string | null): string {
  return `${WHOLE_VOLUME_MARK}${volume}${own === null ? '' : ` ${own}`}`;
}

/** The volume in an identifier, and whether the book is the whole of it. Null without one. */
export function volumeOfIdentifier(identifier: string | null): { volume: string | null; isWhole: boolean } {
  if (identifier?.startsWith(WHOLE_VOLUME_MARK)) {
    const [volume = ''] = identifier.slice(WHOLE_VOLUME_MARK.length).split(' ');
    return { volume, isWhole: true };
  }
  const isMarked = identifier?.startsWith(VOLUME_MARK) === true;
  return { volume: isMarked ? identifier.slice(VOLUME_MARK.length) : null, isWhole: false };
}

export const PublicationEpisodeSchema = v.object({
  /** A string: "1", "12.5", "2-3". Ordered by core's `compareEpisodeNumbers`. */
  number: v.pipe(v.string(), v.nonEmpty()),
  /** False: the number is assumed, since the book states none. */
  isNumberStated: v.boolean(),
  /** Its file, relative to the input: `Season 1/003.cbz`. */
  file: v.string(),
  source: EpisodeSourceSchema,
  title: v.nullable(v.string()),
  subTitle: v.nullable(v.string()),
  contentType: v.picklist(EPISODE_CONTENT_TYPES),
  viewerMode: v.picklist(VIEWER_MODES),
  readingDirection: v.picklist(READING_DIRECTIONS),
  /** False: the direction is that of the language, since the book states none. */
  isDirectionStated: v.boolean(),
  writingMode: v.picklist(WRITING_MODES),
  /** A calendar day, `YYYY-MM-DD`. */
  publishedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
  pages: v.pipe(v.array(PublicationPageSchema), v.minLength(1)),
  /** Every picture in text pages, once. */
  images: v.array(PageImageSchema),
  thumbnail: v.exactOptional(PageImageSchema),
});
export type PublicationEpisode = v.InferOutput<typeof PublicationEpisodeSchema>;

export const PublicationCreatorSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  role: v.picklist(CREATOR_ROLES),
});
export type PublicationCreator = v.InferOutput<typeof PublicationCreatorSchema>;

export const PublicationSchema = v.object({
  type: v.picklist(SERIES_TYPES),
  /** Identity of the series together with `language`: NFKC, lower case, words joined by hyphens, any script. */
  seriesKey: v.pipe(v.string(), v.nonEmpty()),
  seriesTitle: v.pipe(v.string(), v.nonEmpty()),
  /** BCP 47 without likely subtags (`ja-JP` is `ja`, `zh-Hant` is `zh-TW`, `en-GB` stays), or null when unknown. */
  language: v.nullable(v.string()),
  synopsis: v.nullable(v.string()),
  creators: v.array(PublicationCreatorSchema),
  publisher: v.nullable(v.string()),
  genres: v.array(v.string()),
  tags: v.array(v.string()),
  /** Null if the input does not state it. */
  isAdult: v.nullable(v.boolean()),
  readingDirection: v.picklist(READING_DIRECTIONS),
  writingMode: v.picklist(WRITING_MODES),
  viewerMode: v.picklist(VIEWER_MODES),
  cover: v.nullable(PageImageSchema),
  /** The cover is a picture of the whole series, not of a book or a page. */
  isCoverOfSeries: v.boolean(),
  /** The input has a cover: beside its books, or named by a book. False: a page is used instead, or there is none. */
  isCoverDeclared: v.boolean(),
  episodes: v.pipe(v.array(PublicationEpisodeSchema), v.minLength(1)),
  /** A sentence for each fact that may have been read wrongly from names; shown for a new series only. */
  doubts: v.array(v.string()),
});
export type Publication = v.InferOutput<typeof PublicationSchema>;
