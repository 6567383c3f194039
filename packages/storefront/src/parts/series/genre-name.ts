import { genreOf } from '@longstrip/core';
import type { TextLookup } from '../../i18n/use-text.ts';

/**
 * The name of a genre in the reader's language, in whatever language the work names it. A text that is not a genre
 * stays as it is.
 */
export function genreName(tag: string, text: TextLookup): string {
  const genre = genreOf(tag);
  return genre === null ? tag : text(`genre.${genre}`);
}
