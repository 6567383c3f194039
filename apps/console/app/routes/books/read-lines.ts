import * as v from 'valibot';

const FindingSchema = v.object({ claim: v.string(), count: v.number(), rows: v.array(v.unknown()) });

export const BooksSchema = v.object({
  readAtMs: v.number(),
  areProofsChecked: v.boolean(),
  platforms: v.array(
    v.object({
      ...{ platformId: v.string(), debtCoins: v.number(), debtPoints: v.number() },
      ...{ movements: v.number(), sealed: v.number() },
      unused: v.array(v.object({ kind: v.string(), unused: v.number(), paid: v.number() })),
    }),
  ),
  chains: v.array(v.object({ chain: v.string(), rows: v.number(), sealed: v.number() })),
  broken: v.array(FindingSchema),
});
export type Books = v.InferOutput<typeof BooksSchema>;

const LineSchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), sentence: v.string() }),
  v.object({ kind: v.literal('books'), books: BooksSchema }),
  v.object({ kind: v.literal('fault') }),
]);

/**
 * Reads the lines of an answer of `adminBooks`.
 * @param onProgress gets the name of the check that runs
 * @throws Error the check failed, or the connection ended before its result
 */
export async function readBooksLines(body: ReadableStream, onProgress: (sentence: string) => void): Promise<Books> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines.filter((line) => line !== '')) {
      const line = v.parse(LineSchema, JSON.parse(text));
      if (line.kind === 'books') return line.books;
      if (line.kind === 'fault') throw new Error('the check of the books failed');
      onProgress(line.sentence);
    }
  }
  throw new Error('the answer ended before the books');
}
