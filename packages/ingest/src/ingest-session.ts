import type { IngestProgress, IngestSession } from './book.ts';
import type { IngestRefusal } from './ingest-refusal.ts';
import { RefusedInput } from './ingest-refusal.ts';
import { BOOK_TIME_LIMIT_MS } from './limits.ts';
import { PixelBudget } from './picture/inspect-picture.ts';
import { PictureStore } from './picture/picture-store.ts';

/** Progress, cancellation and time limit of an ingest. */
export interface IngestControls {
  onProgress?: (step: IngestProgress) => void;
  /** Aborting removes all output and throws the signal's reason. */
  signal?: AbortSignal;
  /** Per book; default `BOOK_TIME_LIMIT_MS`. */
  bookTimeLimitMs?: number;
}

/** A running ingest: the session that its readers share, and their warnings and refusals so far. */
export interface RunningIngest {
  session: IngestSession;
  warnings: string[];
  refused: IngestRefusal[];
  /** Starts a book with its own limits of time and pixels. */
  startBook(book: Pick<IngestProgress, 'book' | 'bookNo' | 'books'>): void;
}

/** @param refusedBefore books that are already refused */
export function startIngest(
  outDir: string,
  refusedBefore: readonly IngestRefusal[],
  { onProgress, signal, bookTimeLimitMs = BOOK_TIME_LIMIT_MS }: IngestControls,
): RunningIngest {
  const warnings: string[] = [];
  const refused = [...refusedBefore];
  let deadline = AbortSignal.timeout(bookTimeLimitMs);
  let progress: IngestProgress = { book: '', bookNo: 0, books: 0, done: 0, of: 0, unit: 'page' };
  const session: IngestSession = {
    pictures: new PictureStore(outDir),
    pixelBudget: new PixelBudget(),
    warn: (sentence) => warnings.push(sentence),
    refuse: (book, error) => refused.push(error.inBook(book).toRefusal(book)),
    progress: (counted) => {
      signal?.throwIfAborted();
      if (deadline.aborted) {
        throw new RefusedInput('TIME_LIMIT', null, `reading it took longer than ${bookTimeLimitMs / 1000} seconds`);
      }
      progress = { ...progress, ...counted };
      onProgress?.(progress);
    },
  };
  const startBook: RunningIngest['startBook'] = (book) => {
    deadline = AbortSignal.timeout(bookTimeLimitMs);
    session.pixelBudget = new PixelBudget();
    progress = { ...book, done: 0, of: 0, unit: 'page' };
    onProgress?.(progress);
  };
  return { session, warnings, refused, startBook };
}
