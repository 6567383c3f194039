import {
  CREATOR_ROLES,
  EPISODE_CONTENT_TYPES,
  READING_DIRECTIONS,
  SERIES_TYPES,
  VIEWER_MODES,
  WRITING_MODES,
} from '@longstrip/core';
import * as v from 'valibot';

/**
 * The normal form that every input ends in: a publication, its episodes, their pages. It knows nothing of the store;
 * `manifest.json` in the output folder is exactly this, and `PublicationSchema` reads it back.
 */

const Sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Kinds of picture that leave ingest. Everything else is re-encoded as one of these. */
export const PAGE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PageMediaType = (typeof PAGE_MEDIA_TYPES)[number];

/** Where a page lies in an open book (`wide` fills both sides); physical sides, whatever the reading direction. */
export const SPREADS = ['none', 'wide', 'left', 'right', 'center'] as const;
export type Spread = (typeof SPREADS)[number];

/** A picture file in the output folder. `file` is relative to that folder and made of the sha256, never of a name. */
export const PageImageSchema = v.object({
  file: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.(jpg|png|webp)$/)),
  sha256: Sha256Schema,
  mediaType: v.picklist(PAGE_MEDIA_TYPES),
  sizeBytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  widthPx: v.pipe(v.number(), v.integer(), v.minValue(1)),
  heightPx: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Mean colour, `#rrggbb`, to be shown until the picture is there. */
  placeholder: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});
export type PageImage = v.InferOutput<typeof PageImageSchema>;

/**
 * One page. `stripIndex` is null for a whole picture, and the 0-based place of a tile in the long strip it was cut
 * from. Text is sanitised XHTML whose pictures are `<img src="asset:<sha256>" width height alt>`.
 */
export const PublicationPageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('image'),
    image: PageImageSchema,
    spread: v.picklist(SPREADS),
    stripIndex: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.object({ kind: v.literal('text'), html: v.string() }),
]);
export type PublicationPage = v.InferOutput<typeof PublicationPageSchema>;

/** The book that an episode is a part of: what finds the episode again where its number was only assumed. */
export const EpisodeSourceSchema = v.object({
  /** The book's own (`dc:identifier`), marked where it is a whole volume; else the volume that a comic states, or null. */
  identifier: v.nullable(v.string()),
  /** The book's title, or its file's name where it has none. */
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Place among the episodes of the book, from 1. */
  part: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type EpisodeSource = v.InferOutput<typeof EpisodeSourceSchema>;

const VOLUME_MARK = 'comic-volume:';
const WHOLE_VOLUME_MARK = 'comic-whole-volume:';

/** Identifier of a comic that has none of its own, and states a volume beside its number. */
export function identifierOfVolume(volume: string): string {
  return `${VOLUME_MARK}${volume}`;
}

/** Identifier of a comic that states a volume and no number, with its own where it has one. */
export function identifierOfWholeVolume(volume: string, own: string | null): string {
  return `${WHOLE_VOLUME_MARK}${volume}${own === null ? '' : ` ${own}`}`;
}

/** The volume that an identifier tells: what the book is of, or the whole of it. Null where it tells none. */
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
  /** False: the book does not say its number, and this is the one it has where nothing else is known. */
  isNumberStated: v.boolean(),
  source: EpisodeSourceSchema,
  title: v.nullable(v.string()),
  subTitle: v.nullable(v.string()),
  contentType: v.picklist(EPISODE_CONTENT_TYPES),
  viewerMode: v.picklist(VIEWER_MODES),
  readingDirection: v.picklist(READING_DIRECTIONS),
  /** False: the book says nothing of its direction, and this is the one of books in its language. */
  isDirectionStated: v.boolean(),
  writingMode: v.picklist(WRITING_MODES),
  /** A calendar day, `YYYY-MM-DD`. */
  publishedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
  pages: v.pipe(v.array(PublicationPageSchema), v.minLength(1)),
  /** Every picture used inside text pages, once. */
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
  /** Null when the input does not say. */
  isAdult: v.nullable(v.boolean()),
  readingDirection: v.picklist(READING_DIRECTIONS),
  writingMode: v.picklist(WRITING_MODES),
  viewerMode: v.picklist(VIEWER_MODES),
  cover: v.nullable(PageImageSchema),
  /** The cover is a picture of the series itself, beside its books, and not that of a book or a page. */
  isCoverOfSeries: v.boolean(),
  episodes: v.pipe(v.array(PublicationEpisodeSchema), v.minLength(1)),
});
export type Publication = v.InferOutput<typeof PublicationSchema>;
