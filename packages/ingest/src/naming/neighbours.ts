import { createHash } from 'node:crypto';
import { EPILOGUE_WORDS, FINAL_WORDS, PROLOGUE_WORDS } from '@longstrip/core';
import type { Book } from '../book.ts';
import type { OtherReading } from './file-name.ts';

/** Numbers that are years more often than episodes: another name must have a number close to it. */
const YEARS = { first: 1900, last: 2099, maxDistance: 20 };

/** Whether a large number is a year more often than an episode's. */
export function isLikeYear(number: string): boolean {
  return Number(number) >= YEARS.first && Number(number) <= YEARS.last;
}

type NamedBook = Pick<Book, 'path' | 'nameFacts'>;

function folderOf({ path }: NamedBook): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The numbers that the names of other books give for a title, in both of their readings. */
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
 * Reads a name that has two readings like the other names of its folder: `Harbour 1000` is episode 1000 beside
 * `Harbour 999`, but alone it is a title.
 */
export function resolveAmbiguousNames(books: readonly Book[]): Book[] {
  const byFolder = groupByFolder(books);
  return books.map((book) => {
    if (book.nameFacts.part === '3') return settleLastPart(book, byFolder.get(folderOf(book)) ?? []);
    const { otherReading } = book.nameFacts;
    const others = (byFolder.get(folderOf(book)) ?? []).filter((other) => other !== book);
    if (otherReading === null || !isConfirmed(otherReading, others)) return book;
    return { ...book, nameFacts: { ...book.nameFacts, ...otherReading, otherReading: null, doubt: null } };
  });
}

/** What a part belongs to: the series, and the episode or volume before it (`3-1`). */
function wholeOf({ title, number, volume }: Book['nameFacts']): string {
  return `${seriesKeyOf(title)}\n${(number ?? volume ?? '').replace(/-?[123]$/, '')}`;
}

/** 下 is part 3 if there is a 中, and part 2 if there is only a 上. */
function settleLastPart(book: Book, folder: readonly Book[]): Book {
  const { nameFacts } = book;
  const parts = folder.filter(
    (other) => other.nameFacts.part !== null && wholeOf(other.nameFacts) === wholeOf(nameFacts),
  );
  const has = (part: string) => parts.some((other) => other.nameFacts.part === part);
  if (has('2') || !has('1')) return book;
  const second = (number: string | null) => number?.replace(/3$/, '2') ?? null;
  const { number, volume } = nameFacts;
  const settled = number === null ? { volume: second(volume) } : { number: second(number) };
  return { ...book, nameFacts: { ...nameFacts, ...settled } };
}

/** Whether a book is the last part of a work (下) and its other parts are missing: it may be the second or the third. */
export function isLonelyLastPart({ nameFacts, metadata, ...book }: Book, all: readonly Book[]): boolean {
  if (nameFacts.part !== '3' || metadata.number !== null || metadata.volume !== null) return false;
  const others = all.filter((other) => folderOf(other) === folderOf({ ...book, nameFacts }));
  if (!(nameFacts.number ?? nameFacts.volume)?.endsWith('3')) return false;
  return !others.some((other) => other.nameFacts.part === '2' && wholeOf(other.nameFacts) === wholeOf(nameFacts));
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

/**
 * The key of a series: its title in NFKC and lower case, with letters and digits of any script, and one hyphen for
 * everything between them. `Pepper&Carrot`, `Pepper & Carrot` and `PEPPER  CARROT` are one series. A title without letters
 * and digits gets its hash as the key.
 */
export function seriesKeyOf(title: string): string {
  const key = title
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return key === '' ? `title-${createHash('sha256').update(title).digest('hex').slice(0, 12)}` : key;
}

const PLACE_AT_END = new RegExp(
  `(?:${[PROLOGUE_WORDS, FINAL_WORDS, EPILOGUE_WORDS].join('|')})[^\\p{L}\\p{N}]*$`,
  'iu',
);
const NUMBER_AT_END = /^[\p{N}-]+-|-?\p{N}[\p{N}-]*$/gu;

/**
 * The key of a title without the numbers at its ends and a word for the first or last episode: `03 - Harbour Night` and `Harbour
 * Night Final Chapter` have that of `Harbour Night`, and are perhaps its episodes. A title of nothing else keeps its key.
 */
export function bareTitleKey(title: string): string {
  const own = seriesKeyOf(title);
  const bare = seriesKeyOf(title.normalize('NFC').replace(PLACE_AT_END, '')).replace(NUMBER_AT_END, '');
  return bare === '' || bare.startsWith('title-') ? own : bare;
}
