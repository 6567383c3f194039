import * as v from 'valibot';
import type { Books } from './read-books.ts';

/** The shortest time between two progress lines. */
const PROGRESS_MS = 200;

/**
 * The lines of the answer: progress, then the books or a fault. The books come from the same build, so their content is not
 * checked.
 */
export const BooksLineSchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), sentence: v.string() }),
  v.object({ kind: v.literal('books'), books: v.looseObject({ readAtMs: v.number() }) }),
  v.object({ kind: v.literal('fault') }),
]);

/**
 * Checking the books of a large store takes minutes: lines of JSON report progress, so that the connection does not look dead.
 */
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
