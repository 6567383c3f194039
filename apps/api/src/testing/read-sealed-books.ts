import type { Database } from '@longstrip/database';
import { type Books, readBooks } from '../money/books/read-books.ts';
import { sealChains } from '../money/books/seal-chains.ts';

/** The books of a store in which the job that seals has just run, as it does each minute. */
export async function readSealedBooks(database: Database, nowMs: number): Promise<Books> {
  await sealChains(database, nowMs, new AbortController().signal);
  return readBooks(database, nowMs);
}
