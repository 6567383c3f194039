import { genreOf } from '@longstrip/core';
import type { TextLookup } from '../../i18n/use-text.ts';

/** A genre in the reader's words, in whatever language a work names it; what is no genre stays as it is. */
export function genreName(tag: string, text: TextLookup): string {
  const genre = genreOf(tag);
  return genre === null ? tag : text(`genre.${genre}`);
}
