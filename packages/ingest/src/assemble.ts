import { compareEpisodeNumbers } from '@longstrip/core';
import type { Book, IngestSession } from './book.ts';
import { type BookMetadata, uniqueCreators, uniqueWords } from './book-metadata.ts';
import type { IngestOptions } from './ingest-refusal.ts';
import { RefusedInput } from './ingest-refusal.ts';
import { normaliseEpisodeNumber } from './naming/episode-number.ts';
import { readFolderTitle, readName } from './naming/file-name.ts';
import { normaliseLanguage } from './naming/language.ts';
import { isLonelyLastPart, resolveAmbiguousNames, seriesKeyOf } from './naming/neighbours.ts';
import {
  dateDoubts,
  folderHint,
  newSeriesDoubts,
  type ReadBookOfSeries,
  thousandsDoubts,
} from './naming/reading-doubts.ts';
import { numberEpisodes } from './number-episodes.ts';
import type { PageImage, Publication } from './publication.ts';

/** The books of an input before they become publications. */
export interface ReadInput {
  books: readonly Book[];
  /** Name of the input folder when it is a series; null for a single book. */
  seriesFolder: string | null;
  art: PageImage | null;
  /** Books of the input, including refused ones. */
  fileCount: number;
}

interface PlacedBook extends ReadBookOfSeries {
  seriesKey: string;
  language: string | null;
}

function firstName(...names: (string | null | undefined)[]): string | null {
  return names.find((name) => name !== undefined && name !== null && name.trim() !== '')?.trim() ?? null;
}

/**
 * The series of a book, by the first of: the caller's option, the book's metadata, the series' folder, the book's own
 * name, or the folders around it if that name is only a number (`Episode 1`), or the words behind that number. In a season's
 * folder (`Season 2`) a name without a number is an episode's title, and an outer folder names the series.
 *
 * @throws RefusedInput SERIES_UNNAMED: with an invented name the next such book would join this one
 */
function placeBook(book: Book, seriesFolder: string | null, options: IngestOptions): PlacedBook {
  const { metadata, nameFacts, workTitle } = book;
  const folderTitle = seriesFolder === null ? null : (shelfTitle(book) ?? readFolderTitle([seriesFolder]));
  const around = readFolderTitle(book.folders);
  const isOfFolder = seriesFolder !== null && nameFacts.number === null && nameFacts.volume === null;
  const named = isOfFolder ? [around, nameFacts.title] : [nameFacts.title, around];
  const keyTitle = firstName(
    ...[options.series, metadata.series, folderTitle, ...named, workTitle],
    nameFacts.episodeTitle,
  );
  if (keyTitle === null) {
    const reason = 'neither its name nor a folder around it names its series: name that by --series';
    throw new RefusedInput('SERIES_UNNAMED', null, reason).inBook(book.path);
  }
  const shown = firstName(metadata.series, folderTitle, workTitle, ...named) ?? keyTitle;
  const seriesKey = seriesKeyOf(keyTitle);
  // The caller's title wins, unless it is only another spelling of the series' own.
  const seriesTitle = options.series === undefined || seriesKeyOf(shown) === seriesKey ? shown : keyTitle;
  const isKeyedByFolder = folderTitle !== null && firstName(options.series, metadata.series) === null;
  return { book, seriesKey, seriesTitle, language: languageOf(book), isKeyedByFolder };
}

/** The series of a folder of volumes inside the input: `灯台日和 第01-02巻`, `汐の町 全31巻`. Null without one. */
function shelfTitle({ path }: Book): string | null {
  const folders = path.split('/').slice(0, -1).map(readName);
  return folders.findLast(({ isOfSeveralVolumes, title }) => isOfSeveralVolumes && title !== '')?.title ?? null;
}

function languageOf({ metadata, nameFacts, folders }: Book): string | null {
  return metadata.language ?? nameFacts.language ?? readName(folders[0] ?? '').language;
}

/** A requested language selects its books if there are several languages, and is assumed for books without one. */
function applyLanguage(placed: readonly PlacedBook[], wanted: string | null): PlacedBook[] {
  if (wanted === null) return [...placed];
  const matching = placed.filter(({ language }) => language === null || language === wanted);
  return (matching.length > 0 ? matching : placed).map((item) => ({ ...item, language: wanted }));
}

function groupBySeries(placed: readonly PlacedBook[]): PlacedBook[][] {
  const groups = new Map<string, PlacedBook[]>();
  for (const item of placed) {
    const key = `${item.seriesKey}\n${item.language ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

function firstOf<Value>(books: readonly Book[], pick: (metadata: BookMetadata) => Value | null): Value | null {
  for (const { metadata } of books) {
    const value = pick(metadata);
    if (value !== null) return value;
  }
  return null;
}

function isAdultOf(books: readonly Book[]): boolean | null {
  const said = books.flatMap(({ metadata }) => (metadata.isAdult === null ? [] : metadata.isAdult));
  return said.length === 0 ? null : said.includes(true);
}

/** The series' art or the cover of the first book that names one; else the first page that a book uses as its cover. */
function coverOf(books: readonly Book[], art: PageImage | null): Pick<Publication, 'cover' | 'isCoverDeclared'> {
  const declared = art ?? books.find(({ isCoverDeclared }) => isCoverDeclared)?.cover ?? null;
  const cover = declared ?? books.find((book) => book.cover !== null)?.cover ?? null;
  return { cover, isCoverDeclared: declared !== null };
}

/** The publication of a series' books; null if all of them were refused. */
function assembleGroup(
  group: readonly PlacedBook[],
  { art, seriesFolder }: ReadInput,
  { series }: IngestOptions,
  session: Pick<IngestSession, 'refuse' | 'warn'>,
): Publication | null {
  const books = group.map(({ book }) => book);
  const [first] = group;
  if (first === undefined) throw new Error('A series without a book');
  const episodes = numberEpisodes(books, folderHint(group, seriesFolder), session).sort((left, right) =>
    compareEpisodeNumbers(left.number, right.number),
  );
  const [firstEpisode] = episodes;
  if (firstEpisode === undefined) return null;
  const read = { books: group, episodes, series, seriesFolder };
  for (const sentence of [...dateDoubts(read), ...thousandsDoubts(read)]) session.warn(sentence);
  return {
    type: first.book.type,
    seriesKey: first.seriesKey,
    seriesTitle: first.seriesTitle,
    language: first.language,
    synopsis: firstOf(books, ({ synopsis }) => synopsis),
    creators: uniqueCreators(books.flatMap(({ metadata }) => metadata.creators)),
    publisher: firstOf(books, ({ publisher }) => publisher),
    genres: uniqueWords(books.flatMap(({ metadata }) => metadata.genres)),
    tags: uniqueWords(books.flatMap(({ metadata }) => metadata.tags)),
    isAdult: isAdultOf(books),
    readingDirection: firstEpisode.readingDirection,
    writingMode: firstEpisode.writingMode,
    viewerMode: firstEpisode.viewerMode,
    isCoverOfSeries: art !== null,
    ...coverOf(books, art),
    episodes,
    doubts: newSeriesDoubts(read),
  };
}

/** A series holds either comics or novels. Books without a stated language may be in the language of the others. */
function refuseMixedTypes(groups: readonly (readonly PlacedBook[])[], seriesFolder: string | null): void {
  const firstOfType = (type: Book['type']) =>
    groups.flatMap((group) => group.find(({ book }) => book.type === type) ?? []);
  const comics = firstOfType('COMIC');
  const mixed = firstOfType('NOVEL').find(({ seriesKey, language }) =>
    comics
      .filter((comic) => comic.seriesKey === seriesKey)
      .some((comic) => comic.language === language || comic.language === null || language === null),
  );
  if (mixed === undefined) return;
  throw new RefusedInput(
    'SEVERAL_SERIES',
    null,
    `"${mixed.seriesTitle}" is made of comics and novels${folderHint([mixed], seriesFolder)}`,
  );
}

function describeGroups(groups: readonly (readonly PlacedBook[])[]): string {
  const names = groups.map(([item]) => `"${item?.seriesTitle ?? ''}" (${item?.language ?? 'language unknown'})`);
  return names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');
}

/** Applies the caller's number to the only book of the input. */
function giveNumber({ books, fileCount }: ReadInput, number: string | undefined): readonly Book[] {
  if (number === undefined) return books;
  if (fileCount > 1) {
    const reason = `it holds ${fileCount} books, and --number is for one: import that one by itself`;
    throw new RefusedInput('NUMBER_FOR_SEVERAL', null, reason);
  }
  return books.map((book) => withNumber(book, number));
}

function withNumber({ nameFacts, ...book }: Book, number: string): Book {
  const given = normaliseEpisodeNumber(number);
  const volume = nameFacts.doubt === null ? nameFacts.volume : null;
  return { ...book, metadata: { ...book.metadata, number: given }, nameFacts: { ...nameFacts, number: given, volume } };
}

/** Applies the numbers that the caller states of single books. */
function giveNumbers(books: readonly Book[], { books: stated = {} }: IngestOptions): readonly Book[] {
  return books.map((book) => {
    const number = stated[book.path]?.number;
    return number === undefined ? book : withNumber(book, number);
  });
}

function lonelyLastPart({ path }: Book): RefusedInput {
  const reason =
    'its name tells the last part of a work, which may be the second or the third: import the parts as one folder, or say which by --number';
  return new RefusedInput('PART_UNKNOWN', null, reason).inBook(path);
}

/** The books with a known series; the others are refused. */
function placeBooks(
  books: readonly Book[],
  { seriesFolder }: ReadInput,
  options: IngestOptions,
  { refuse }: Pick<IngestSession, 'refuse'>,
): PlacedBook[] {
  return books.flatMap((book) => {
    try {
      if (isLonelyLastPart(book, books)) throw lonelyLastPart(book);
      const series = options.books?.[book.path]?.series;
      return placeBook(book, seriesFolder, series === undefined ? options : { ...options, series });
    } catch (error) {
      if (!(error instanceof RefusedInput)) throw error;
      refuse(book.path, error);
      return [];
    }
  });
}

/**
 * Assembles the books of an input into publications, one for each series and language (D5). Books without a known series
 * are refused and left out; the result may be empty.
 *
 * @throws RefusedInput SEVERAL_SERIES if the caller wants one; NUMBER_FOR_SEVERAL
 */
export function assemblePublications(
  input: ReadInput,
  options: IngestOptions,
  session: Pick<IngestSession, 'refuse' | 'warn'>,
): Publication[] {
  const numbered = giveNumbers(giveNumber(input, options.number), options);
  const placed = placeBooks(resolveAmbiguousNames(numbered), input, options, session);
  const groups = groupBySeries(applyLanguage(placed, normaliseLanguage(options.language)));
  refuseMixedTypes(groups, input.seriesFolder);
  if (groups.length > 1 && options.severalPublications !== true) {
    const reason = `it holds books of several series: ${describeGroups(groups)}; import them one by one, or name the language`;
    throw new RefusedInput('SEVERAL_SERIES', null, reason);
  }
  return groups.flatMap((group) => assembleGroup(group, input, options, session) ?? []);
}
