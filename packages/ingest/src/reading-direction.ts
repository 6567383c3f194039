import type { BookEpisode } from './book.ts';
import type { BookMetadata } from './book-metadata.ts';
import { isRightToLeftLanguage } from './naming/language.ts';

/** From which side a book is turned: as it says, or its vertical lines do; else as its language is written. */
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
