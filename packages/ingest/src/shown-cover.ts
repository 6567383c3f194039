import type { BookEpisode } from './book.ts';
import type { PageImage } from './publication.ts';

/** Pictures of a book that has a cover among its pages. In a shorter one the cover would be much of what readers pay for. */
const COVERED_BOOK_PICTURES_MIN = 4;

/**
 * Whether a picture that a book names as its cover may stand for the series as a whole. One that is also a page of a book
 * of fewer than four pictures may not: like any other page, everybody sees a quarter of it at most (record 0035).
 */
export function isShownWhole(cover: PageImage, episodes: readonly Pick<BookEpisode, 'pages'>[]): boolean {
  const pictures = episodes.flatMap(({ pages }) => pages.flatMap((page) => (page.kind === 'image' ? page.image : [])));
  const isPage = pictures.some(({ sha256 }) => sha256 === cover.sha256);
  return !isPage || pictures.length >= COVERED_BOOK_PICTURES_MIN;
}
