import type { Book } from '../book.ts';
import type { PublicationEpisode } from '../publication.ts';
import { cleanLine, printable } from '../text/clean-text.ts';
import { readFolderTitle } from './file-name.ts';
import { isLikeYear, seriesKeyOf } from './neighbours.ts';

/** A book of a series, and what named the series. */
export interface ReadBookOfSeries {
  book: Book;
  seriesTitle: string;
  /** The input folder named the series: neither the caller nor the book did. */
  isKeyedByFolder: boolean;
}

interface ReadSeries {
  books: readonly ReadBookOfSeries[];
  episodes: readonly PublicationEpisode[];
  /** The caller's option. */
  series: string | undefined;
  seriesFolder: string | null;
}

/**
 * The end of the sentence about a refused book, if only the folder makes the books one series and their own names say
 * other series.
 */
export function folderHint(books: readonly ReadBookOfSeries[], seriesFolder: string | null): string {
  const folderKey = seriesKeyOf(readFolderTitle([seriesFolder ?? '']) ?? '');
  const differs = ({ isKeyedByFolder, book: { nameFacts } }: ReadBookOfSeries) =>
    isKeyedByFolder && nameFacts.title !== '' && seriesKeyOf(nameFacts.title) !== folderKey;
  if (seriesFolder === null || !books.some(differs)) return '';
  const folder = printable(seriesFolder);
  return `; the folder "${folder}" was taken for that series, and npm run import -- "${folder}"/* takes each of its books by itself`;
}

/** A sentence for each number that was read from the end of a date. */
export function dateDoubts({ books, episodes }: ReadSeries): string[] {
  return books.flatMap(({ book, seriesTitle }) => {
    const number = numberFromName(book, episodes);
    if (number === null || book.nameFacts.doubt !== 'DATE') return [];
    return `"${printable(book.path)}" was read as episode ${number} of "${seriesTitle}", though its name looks like a date: --number and --series, for one file at a time, say what it is.`;
  });
}

/** Episodes of one series are rarely further apart. */
const NEAR = 20;

/** A sentence for each number in which a dot or a space may be meant otherwise, unless another book has a number near it. */
export function thousandsDoubts({ books, episodes }: ReadSeries): string[] {
  return books.flatMap(({ book, seriesTitle }) => {
    const number = book.nameFacts.doubt === 'THOUSANDS' ? numberFromName(book, episodes) : null;
    const others = episodes.filter(({ file }) => file !== cleanLine(book.path));
    const isNear = (other: string) => Math.abs(Number(other) - Number(number)) <= NEAR;
    if (number === null || others.some((other) => isNear(other.number))) return [];
    return `"${printable(book.path)}" was read as episode ${number} of "${seriesTitle}", though the dot or the space before its last digits may be meant otherwise: --number and --series, for one file at a time, say what it is.`;
  });
}

/** Doubtful readings of names. Only for a new series: a known one confirms them. */
export function newSeriesDoubts(read: ReadSeries): string[] {
  return [...bareNumberDoubt(read), ...largeNumberDoubt(read), ...outerFolderDoubt(read), ...folderDoubt(read)];
}

/** Bare numbers that may belong to the title, unless other facts state the title or the number. */
function bareNumberDoubt({ books, episodes, series, seriesFolder }: ReadSeries): string[] {
  const [only, ...others] = books;
  if (only === undefined || others.length > 0 || only.book.nameFacts.doubt !== 'BARE_NUMBER') return [];
  const { book, seriesTitle } = only;
  const { metadata, nameFacts, folders } = book;
  const titles = [series, metadata.series, seriesFolder && readFolderTitle([seriesFolder]), readFolderTitle(folders)];
  const isConfirmed = titles.some((title) => title && seriesKeyOf(title) === seriesKeyOf(nameFacts.title));
  const number = numberFromName(book, episodes);
  if (number === null || isConfirmed) return [];
  return [
    `"${printable(book.path)}" was read as episode ${number} of "${seriesTitle}". If ${nameFacts.number ?? nameFacts.volume} belongs to the title, --series "${nameFacts.wholeTitle}" and --number say so; --number ${number} confirms the reading.`,
  ];
}

/** A large number that was read as part of the title, if no other name of the folder could settle it. */
function largeNumberDoubt({ books, series }: ReadSeries): string[] {
  const [only, ...others] = books;
  const reading = only?.book.nameFacts.otherReading ?? null;
  const { metadata, nameFacts, path } = only?.book ?? {};
  if (others.length > 0 || reading === null || series !== undefined || metadata?.series || nameFacts?.number) return [];
  if (isLikeYear(reading.number)) return [];
  return [
    `"${printable(path ?? '')}" was read as a title without a number. If ${reading.number} is its number, --series "${reading.title}" and --number ${reading.number} say so.`,
  ];
}

/** A single book whose series only the folder around it names (`86.cbz`), or the words behind its number (`Episode 12 - Tides`). */
function outerFolderDoubt({ books, episodes, series, seriesFolder }: ReadSeries): string[] {
  const [only, ...others] = books;
  if (only === undefined || others.length > 0 || seriesFolder !== null || series !== undefined) return [];
  const { book, seriesTitle } = only;
  const { metadata, nameFacts, workTitle } = book;
  const number = numberFromName(book, episodes);
  if (metadata.series !== null || workTitle !== null || nameFacts.title !== '' || number === null) return [];
  if (nameFacts.doubt === 'BARE_NUMBER') return [];
  const source = readFolderTitle(book.folders) === null ? 'the words behind its number' : 'the folder around it';
  return [
    `"${printable(book.path)}" was read as episode ${number} of "${seriesTitle}", after ${source}: --series and --number say otherwise.`,
  ];
}

/** Books whose names have nothing in common may not be one series. */
function folderDoubt({ books, seriesFolder }: ReadSeries): string[] {
  const ofFolder = books.filter(({ isKeyedByFolder }) => isKeyedByFolder);
  const titles = new Set(
    ofFolder.map(({ book: { nameFacts } }) => seriesKeyOf(nameFacts.title || seriesFolder || '-')),
  );
  if (seriesFolder === null || titles.size < 2) return [];
  const folder = printable(seriesFolder);
  return [
    `The folder "${folder}" was taken for one series, and its ${books.length} books for episodes of it; npm run import -- "${folder}"/* takes each of them by itself.`,
  ];
}

/** The number of a comic that only its name states; else null. */
function numberFromName({ type, metadata, path }: Book, episodes: readonly PublicationEpisode[]): string | null {
  if (type !== 'COMIC' || metadata.number !== null) return null;
  return episodes.find(({ file }) => file === cleanLine(path))?.number ?? null;
}
