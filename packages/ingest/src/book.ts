import type { SeriesType } from '@longstrip/core';
import type { BookMetadata } from './book-metadata.ts';
import type { NameFacts } from './naming/file-name.ts';
import type { PictureStore } from './picture/picture-store.ts';
import type { PixelBudget } from './picture/pixel-budget.ts';
import type { PageImage, PublicationEpisode } from './publication.ts';
import type { RefusedInput } from './refused-input.ts';

/** What the readers of all books of one input share. */
export interface IngestSession {
  pictures: PictureStore;
  /** Of the current book. */
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
  /** The book names its cover as such; false: its first page stands in, or there is none. */
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
