import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import type { Books } from './read-books.ts';
import { streamBooks } from './stream-books.ts';

const BOOKS: Books = { readAtMs: 1, platforms: [], chains: [], areProofsChecked: true, broken: [] };

it('says how far the check is, not at every page, then the books', async () => {
  const clock = vi.spyOn(performance, 'now');
  const read = async (onProgress: (sentence: string) => void) => {
    for (let page = 1; page <= 10; page += 1) {
      clock.mockReturnValue(page * 100);
      onProgress(`bom-us: seal ${page}`);
    }
    return BOOKS;
  };
  clock.mockReturnValue(0);
  const lines = (await text(streamBooks(read, () => undefined))).trimEnd().split('\n');
  clock.mockRestore();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    ...[2, 4, 6, 8, 10].map((page) => ({ kind: 'progress', sentence: `bom-us: seal ${page}` })),
    { kind: 'books', books: BOOKS },
  ]);
});

it('ends with a fault, which is written to the log and not shown to the operator', async () => {
  const faults: unknown[] = [];
  const broken = new Error('no database');
  const lines = await text(
    streamBooks(
      () => Promise.reject(broken),
      (fault) => faults.push(fault),
    ),
  );
  expect([lines, faults]).toEqual(['{"kind":"fault"}\n', [broken]]);
});
