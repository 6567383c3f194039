import { EPISODE_THUMBNAIL_TYPES, SERIES_THUMBNAIL_TYPES, type SeriesThumbnailType } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema } from '../http/wire-values.ts';

const pictureEntries = {
  /** An absolute address. */
  imagePath: v.string(),
  /** Ours: size of the original in pixels, to reserve space before the picture loads; 0 if unknown. */
  width: v.optional(CountSchema, 0),
  height: v.optional(CountSchema, 0),
  /** Ours: mean colour `#rrggbb`, shown until the picture is decoded. */
  placeholder: v.optional(v.nullable(v.string()), null),
};

/** A picture that does not belong to a series, such as a banner's. */
export const PictureSchema = v.object(pictureEntries);

export const SeriesThumbnailSchema = v.object({ type: v.picklist(SERIES_THUMBNAIL_TYPES), ...pictureEntries });
export type SeriesThumbnail = v.InferOutput<typeof SeriesThumbnailSchema>;

export const EpisodeThumbnailSchema = v.object({ type: v.picklist(EPISODE_THUMBNAIL_TYPES), ...pictureEntries });
export type EpisodeThumbnail = v.InferOutput<typeof EpisodeThumbnailSchema>;

/**
 * Reads `contentsThumbnailType`: types joined by commas. Unknown types are ignored; if none is left it means VERTICAL, the
 * cover in lists.
 */
export function parseThumbnailTypes(text: string): SeriesThumbnailType[] {
  const asked = text.split(',').map((word) => word.trim().toUpperCase());
  const known = SERIES_THUMBNAIL_TYPES.filter((type) => asked.includes(type));
  return known.length > 0 ? known : ['VERTICAL'];
}

export const ThumbnailTypesQuerySchema = v.pipe(v.optional(v.string(), ''), v.transform(parseThumbnailTypes));
