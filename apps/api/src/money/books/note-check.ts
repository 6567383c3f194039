import type { SqlRunner } from '@longstrip/database';
import type { Books } from './read-books.ts';

const NOTE_CHECK = `
insert into books_check (id, checked_at_ms, broken_count) values (1, $1, $2)
on conflict (id) do update set checked_at_ms = excluded.checked_at_ms, broken_count = excluded.broken_count`;

/** Stores when the books were checked as a whole, and how many claims did not hold: metrics tell of both. */
export async function noteBooksCheck(runner: SqlRunner, books: Books): Promise<Books> {
  await runner.run(NOTE_CHECK, [books.readAtMs, books.broken.length]);
  return books;
}
