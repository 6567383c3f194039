import type { SeriesType } from '@longstrip/core';
import type { BookMetadata } from './book-metadata.ts';
import type { NameFacts } from './naming/file-name.ts';
import type { PictureStore } from './picture/picture-store.ts';
import type { PixelBudget } from './picture/pixel-budget.ts';
import type { PageImage, PublicationEpisode } from './publication.ts';

/** What readers of books share while one input is taken in. */
export interface IngestSession {
  pictures: PictureStore;
  /** Of the book that is being read. */
  pixelBudget: PixelBudget;
  /** Something was left out or guessed; one sentence for the person who imports. */
  warn(sentence: string): void;
  /**
   * Called between steps of work, with what was just done.
   * @throws RefusedInput TIME_LIMIT
   */
  progress(step: IngestProgress): void;
}

/** How far an input has come: pages are counted as they are stored. */
export interface IngestProgress {
  book: string;
  pages: number;
}

/** An episode before the series it belongs to has numbered it. */
export type BookEpisode = Omit<PublicationEpisode, 'number' | 'isNumberStated' | 'source'>;

/** What a file or folder holds: a comic has one episode, a novel one for each chapter. */
export interface ReadBook {
  name: string;
  nameFacts: NameFacts;
  /** Names of the folders around it, the nearest first. */
  folders: readonly string[];
  type: SeriesType;
  metadata: BookMetadata;
  /** Title of the whole work, where the book is one of its own and not a part of a series; null for a loose comic. */
  workTitle: string | null;
  cover: PageImage | null;
  episodes: BookEpisode[];
}

/** One file or folder of an input, read. */
export interface Book extends ReadBook {
  /** From the input on, for sentences: `Season 1/Episode 3.cbz`. */
  path: string;
}
