import * as v from 'valibot';
import type { Books } from './read-books.ts';

/** A line this often shows how far the check is. */
const PROGRESS_MS = 200;

/** The lines of the answer: progress, then the books or a fault. The books are those of this very build. */
export const BooksLineSchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), sentence: v.string() }),
  v.object({ kind: v.literal('books'), books: v.looseObject({ readAtMs: v.number() }) }),
  v.object({ kind: v.literal('fault') }),
]);

/** Checks the books of a large store for minutes: lines of JSON say how far it is, so that no connection looks dead. */
export function streamBooks(
  read: (onProgress: (sentence: string) => void) => Promise<Books>,
  onFault: (error: unknown) => void,
): ReadableStream {
  const encoder = new TextEncoder();
  let isHeard = true;
  return new ReadableStream({
    async start(controller) {
      let reportedAtMs = performance.now();
      const say = (line: v.InferInput<typeof BooksLineSchema>) => {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const books = await read((sentence) => {
          if (performance.now() - reportedAtMs < PROGRESS_MS) return;
          reportedAtMs = performance.now();
          say({ kind: 'progress', sentence });
        });
        say({ kind: 'books', books: { ...books } });
      } catch (error) {
        onFault(error);
        say({ kind: 'fault' });
      }
      if (isHeard) controller.close();
    },
    cancel() {
      isHeard = false;
    },
  });
}
