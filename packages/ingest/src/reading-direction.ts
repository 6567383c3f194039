import type { BookEpisode } from './book.ts';
import type { BookMetadata } from './book-metadata.ts';
import { isRightToLeftLanguage } from './naming/language.ts';

/** The reading direction: as stated, or right to left for vertical lines; else that of the language. */
export function readingDirectionOf(
  { isRightToLeft, language }: Pick<BookMetadata, 'isRightToLeft' | 'language'>,
  { isVertical }: { isVertical: boolean },
): Pick<BookEpisode, 'readingDirection' | 'isDirectionStated'> {
  const stated = isRightToLeft ?? (isVertical ? true : null);
  return {
    readingDirection: (stated ?? isRightToLeftLanguage(language)) ? 'RTL' : 'LTR',
    isDirectionStated: stated !== null,
  };
}
