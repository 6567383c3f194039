import type { SeriesType } from '@longstrip/core';
import type { BookMetadata } from './book-metadata.ts';
import type { RefusedInput } from './ingest-refusal.ts';
import type { NameFacts } from './naming/file-name.ts';
import { isRightToLeftLanguage } from './naming/language.ts';
import type { PixelBudget } from './picture/inspect-picture.ts';
import type { PictureStore } from './picture/picture-store.ts';
import type { PageImage, PublicationEpisode } from './publication.ts';

/** Shared by the code that reads the books of one input. */
export interface IngestSession {
  pictures: PictureStore;
  /** Budget of the current book. */
  pixelBudget: PixelBudget;
  /** Reports something left out or guessed, in one sentence for the operator. */
  warn(sentence: string): void;
  /** Refuses a book of a folder; the others are still read. */
  refuse(book: string, error: RefusedInput): void;
  /**
   * Called between steps of work, with the progress where it can be counted.
   * @throws RefusedInput TIME_LIMIT
   */
  progress(counted?: CountedParts): void;
}

/** Finished pages of a comic, or chapters of a novel, of all that the book has. */
export interface CountedParts {
  done: number;
  of: number;
  unit: 'page' | 'chapter';
}

/** Progress of an input. `of` is 0 until it is known. */
export interface IngestProgress extends CountedParts {
  book: string;
  /** From 1. */
  bookNo: number;
  books: number;
}

/** An episode before it gets its number in the series. */
export type BookEpisode = Omit<PublicationEpisode, 'number' | 'isNumberStated' | 'source' | 'file'>;

/** The content of a file or folder. A comic has one episode, a novel one for each chapter. */
export interface ReadBook {
  name: string;
  nameFacts: NameFacts;
  /** Names of the folders around it, the nearest first. */
  folders: readonly string[];
  type: SeriesType;
  metadata: BookMetadata;
  /** Title of the whole work, if the book is not part of a series; null for a comic without metadata. */
  workTitle: string | null;
  cover: PageImage | null;
  /** The book names its cover as such. False: its first page is used instead, or there is none. */
  isCoverDeclared: boolean;
  episodes: BookEpisode[];
}

/** A file or folder of the input after reading. */
export interface Book extends ReadBook {
  /** Relative to the input, for sentences: `Season 1/Episode 3.cbz`. */
  path: string;
  /** Number of refused books before it in the folder; they count for its position. */
  refusedBefore: number;
}

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

/**
 * Minimum pictures of a book whose cover is shown whole although it is also a page. In a shorter book the cover is much of
 * what readers pay for.
 */
const COVERED_BOOK_PICTURES_MIN = 4;

/**
 * Whether a picture that a book names as its cover may stand for the series as a whole. One that is also a page of a book
 * of fewer than four pictures may not: like any other page, every reader sees a quarter of it at most (record 0035).
 */
export function isShownWhole(cover: PageImage, episodes: readonly Pick<BookEpisode, 'pages'>[]): boolean {
  const pictures = episodes.flatMap(({ pages }) => pages.flatMap((page) => (page.kind === 'image' ? page.image : [])));
  const isPage = pictures.some(({ sha256 }) => sha256 === cover.sha256);
  return !isPage || pictures.length >= COVERED_BOOK_PICTURES_MIN;
}
