import type { Book } from '../book.ts';
import type { OtherReading } from './file-name.ts';
import { seriesKeyOf } from './series-key.ts';

/** Numbers that are years more often than episodes: a neighbour must come close. */
const YEARS = { first: 1900, last: 2099, maxDistance: 20 };

/** Whether a large number is a year more often than an episode's. */
export function isLikeYear(number: string): boolean {
  return Number(number) >= YEARS.first && Number(number) <= YEARS.last;
}

type NamedBook = Pick<Book, 'path' | 'nameFacts'>;

function folderOf({ path }: NamedBook): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The numbers of a title that other names tell, in either reading. */
function numbersOf(title: string, books: readonly NamedBook[]): number[] {
  const key = seriesKeyOf(title);
  const readings = books.flatMap(({ nameFacts: { title: own, number, otherReading } }): OtherReading[] => [
    ...(number === null ? [] : [{ title: own, number }]),
    ...(otherReading === null ? [] : [otherReading]),
  ]);
  return readings.filter((reading) => seriesKeyOf(reading.title) === key).map(({ number }) => Number(number));
}

function isConfirmed({ title, number }: OtherReading, others: readonly NamedBook[]): boolean {
  const numbers = numbersOf(title, others);
  const isNear = (other: number) => Math.abs(other - Number(number)) <= YEARS.maxDistance;
  return isLikeYear(number) ? numbers.some(isNear) : numbers.length > 0;
}

/**
 * Names that can be read in two ways are read as others of their folder are: `Harbour 1000` is episode 1000 beside
 * `Harbour 999`, and a title alone.
 */
export function settleByNeighbours(books: readonly Book[]): Book[] {
  const byFolder = groupByFolder(books);
  return books.map((book) => {
    const { otherReading } = book.nameFacts;
    const others = (byFolder.get(folderOf(book)) ?? []).filter((other) => other !== book);
    if (otherReading === null || !isConfirmed(otherReading, others)) return book;
    return { ...book, nameFacts: { ...book.nameFacts, ...otherReading, otherReading: null, doubt: null } };
  });
}

function groupByFolder(books: readonly Book[]): Map<string, Book[]> {
  const groups = new Map<string, Book[]>();
  for (const book of books) {
    const group = groups.get(folderOf(book));
    if (group === undefined) groups.set(folderOf(book), [book]);
    else group.push(book);
  }
  return groups;
}
