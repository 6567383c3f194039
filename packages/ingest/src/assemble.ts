import { compareEpisodeNumbers } from '@longstrip/core';
import type { Book } from './book.ts';
import { type BookMetadata, uniqueCreators, uniqueWords } from './book-metadata.ts';
import type { IngestOptions } from './ingest-refusal.ts';
import { readFolderTitle, readName } from './naming/file-name.ts';
import { normaliseLanguage } from './naming/language.ts';
import { seriesKeyOf } from './naming/series-key.ts';
import { numberEpisodes } from './number-episodes.ts';
import type { PageImage, Publication } from './publication.ts';
import { RefusedInput } from './refused-input.ts';

/** What an input came to before it is a publication. */
export interface ReadInput {
  books: readonly Book[];
  /** Name of the input folder when it is a series; null for a single book. */
  seriesFolder: string | null;
  art: PageImage | null;
}

interface PlacedBook {
  book: Book;
  seriesKey: string;
  seriesTitle: string;
  language: string | null;
}

function firstName(...names: (string | null | undefined)[]): string | null {
  return names.find((name) => name !== undefined && name !== null && name.trim() !== '')?.trim() ?? null;
}

/**
 * Whose series a book is: what the caller says, then what the book says, then the series' folder, then the book's
 * own name, and for a name that is but a number (`Episode 1`) the folders around it. In the folder of a season
 * (`Season 2`) a name without a number is that of an episode, and the series is named further out.
 *
 * @throws RefusedInput SERIES_UNNAMED: a name made up for it would be that of the next such book too
 */
function placeBook(book: Book, seriesFolder: string | null, options: IngestOptions): PlacedBook {
  const { metadata, nameFacts, workTitle } = book;
  const folderTitle = seriesFolder === null ? null : readFolderTitle([seriesFolder]);
  const around = readFolderTitle(book.folders);
  const isOfFolder = seriesFolder !== null && nameFacts.number === null && nameFacts.volume === null;
  const named = isOfFolder ? [around, nameFacts.title] : [nameFacts.title, around];
  const keyTitle = firstName(options.series, metadata.series, folderTitle, ...named, workTitle);
  if (keyTitle === null) {
    const reason = 'neither its name nor a folder around it tells of which series it is: name that by --series';
    throw new RefusedInput('SERIES_UNNAMED', null, reason).inBook(book.path);
  }
  const shown = firstName(metadata.series, folderTitle, workTitle, ...named) ?? keyTitle;
  const seriesKey = seriesKeyOf(keyTitle);
  // A caller's title wins, unless it only spells the series' own differently.
  const seriesTitle = options.series === undefined || seriesKeyOf(shown) === seriesKey ? shown : keyTitle;
  return { book, seriesKey, seriesTitle, language: languageOf(book) };
}

function languageOf({ metadata, nameFacts, folders }: Book): string | null {
  return metadata.language ?? nameFacts.language ?? readName(folders[0] ?? '').language;
}

/** A language asked for picks its books where there are several languages, and names theirs where none is known. */
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

function assembleGroup(group: readonly PlacedBook[], art: PageImage | null): Publication {
  const books = group.map(({ book }) => book);
  const [first] = group;
  if (first === undefined) throw new Error('A series without a book');
  const episodes = numberEpisodes(books).sort((left, right) => compareEpisodeNumbers(left.number, right.number));
  const [firstEpisode] = episodes;
  if (firstEpisode === undefined) throw new Error('A series without an episode');
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
    cover: art ?? books.find(({ cover }) => cover !== null)?.cover ?? null,
    episodes,
  };
}

/** A series holds comics or novels. Books that do not say their language may be in that of the others. */
function refuseMixedTypes(groups: readonly (readonly PlacedBook[])[]): void {
  const firstOfType = (type: Book['type']) =>
    groups.flatMap((group) => group.find(({ book }) => book.type === type) ?? []);
  const comics = firstOfType('COMIC');
  const mixed = firstOfType('NOVEL').find(({ seriesKey, language }) =>
    comics
      .filter((comic) => comic.seriesKey === seriesKey)
      .some((comic) => comic.language === language || comic.language === null || language === null),
  );
  if (mixed === undefined) return;
  throw new RefusedInput('SEVERAL_SERIES', null, `"${mixed.seriesTitle}" is made of comics and novels`);
}

function describeGroups(groups: readonly (readonly PlacedBook[])[]): string {
  const names = groups.map(([item]) => `"${item?.seriesTitle ?? ''}" (${item?.language ?? 'language unknown'})`);
  return names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');
}

/**
 * Makes publications of the books of an input, one for each series and language (D5).
 *
 * @throws RefusedInput SEVERAL_SERIES when there are several and the caller did not ask for them; DUPLICATE_EPISODE
 */
export function assemblePublications(input: ReadInput, options: IngestOptions): Publication[] {
  const placed = input.books.map((book) => placeBook(book, input.seriesFolder, options));
  const groups = groupBySeries(applyLanguage(placed, normaliseLanguage(options.language)));
  refuseMixedTypes(groups);
  if (groups.length > 1 && options.severalPublications !== true) {
    const reason = `it holds books of several series: ${describeGroups(groups)}; import them one by one, or name the language`;
    throw new RefusedInput('SEVERAL_SERIES', null, reason);
  }
  return groups.map((group) => assembleGroup(group, input.art));
}
