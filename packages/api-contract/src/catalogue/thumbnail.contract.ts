import { EPISODE_THUMBNAIL_TYPES, SERIES_THUMBNAIL_TYPES, type SeriesThumbnailType } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema } from '../http/wire-values.ts';

const pictureEntries = {
  /** An absolute address. */
  imagePath: v.string(),
  /** Ours: size of the original in pixels, so that a page keeps its place before the picture is there; 0 if unknown. */
  width: v.optional(CountSchema, 0),
  height: v.optional(CountSchema, 0),
  /** Ours: the picture's mean colour, `#rrggbb`, shown until it is decoded. */
  placeholder: v.optional(v.nullable(v.string()), null),
};

/** A picture that is no series' own, like a banner's. */
export const PictureSchema = v.object(pictureEntries);

export const SeriesThumbnailSchema = v.object({ type: v.picklist(SERIES_THUMBNAIL_TYPES), ...pictureEntries });
export type SeriesThumbnail = v.InferOutput<typeof SeriesThumbnailSchema>;

export const EpisodeThumbnailSchema = v.object({ type: v.picklist(EPISODE_THUMBNAIL_TYPES), ...pictureEntries });
export type EpisodeThumbnail = v.InferOutput<typeof EpisodeThumbnailSchema>;

/**
 * Reads `contentsThumbnailType`: one type or several joined by commas. Words nobody knows are left out; nothing left
 * means VERTICAL, the cover of a list.
 */
export function parseThumbnailTypes(text: string): SeriesThumbnailType[] {
  const asked = text.split(',').map((word) => word.trim().toUpperCase());
  const known = SERIES_THUMBNAIL_TYPES.filter((type) => asked.includes(type));
  return known.length > 0 ? known : ['VERTICAL'];
}

export const ThumbnailTypesQuerySchema = v.pipe(v.optional(v.string(), ''), v.transform(parseThumbnailTypes));
