import { isPlaceWord } from '@longstrip/core';
import type { Book, IngestSession } from './book.ts';
import { RefusedInput } from './ingest-refusal.ts';
import { type NameFacts, readName, readSeason } from './naming/file-name.ts';
import {
  type EpisodeSource,
  identifierOfVolume,
  identifierOfWholeVolume,
  type PublicationEpisode,
} from './publication.ts';
import { cleanLine, printable } from './text/clean-text.ts';

interface NumberedBook {
  book: Book;
  episodes: PublicationEpisode[];
}

/**
 * The number and identifier that a comic states in its metadata or name. The number alone decides, since in most series
 * numbers continue across volumes, and in others every issue states the same volume. A volume without a number is used as
 * the number; beside a number it only distinguishes books (as does the folder in `Volume 1/Chapter 1`).
 */
function statedBy({ metadata, nameFacts, folders }: Book): { number: string | null; identifier: string | null } {
  const [folder = ''] = folders;
  const number = metadata.number ?? inSeason(nameFacts, folder);
  const volume = metadata.volume ?? nameFacts.volume ?? (number === null ? null : readName(folder).volume);
  const own = metadata.identifier;
  if (volume === null) return { number, identifier: own };
  // 下 as volume 2 gets its own identifier: it is not the same book as a 中 that may be imported later.
  if (number === null && nameFacts.part === '3' && volume === nameFacts.volume && volume.endsWith('2')) {
    return { number: volume, identifier: identifierOfWholeVolume(`${volume}-last`, own) };
  }
  return number === null
    ? { number: volume, identifier: identifierOfWholeVolume(volume, own) }
    : { number, identifier: own ?? identifierOfVolume(volume) };
}

/** In a season's folder the numbers of names start from 1 again, unless the names state the season. */
function inSeason({ number, season: own }: NameFacts, folderName: string): string | null {
  const season = number === null || own !== null ? null : readSeason(folderName);
  return season === null ? number : `${season}-${number}`;
}

/**
 * Numbers for books without one: their positions if no book states a number, else their names. Words for first and last episodes
 * are no numbers: between `Prologue` and `Epilogue` the books count from 1.
 */
function numbersOf(books: readonly Book[], stated: readonly (string | null)[]): string[] {
  const noneStates = stated.every((number) => number === null || isPlaceWord(number));
  let position = 0;
  return books.map((book, index) => {
    const known = stated[index];
    if (known) return known;
    position += 1;
    // A refused book keeps its position: it will be imported once it is repaired.
    if (noneStates) return String(position + book.refusedBefore);
    return book.nameFacts.title || book.name;
  });
}

/**
 * Numbers the chapters of a novel from 1. In a series the number of the volume comes first (`2-1`), so that chapters of
 * different volumes never have the same number.
 */
function numberChapters(books: readonly Book[]): NumberedBook[] {
  const volumes = books.map(({ metadata, nameFacts }) => metadata.number ?? metadata.volume ?? nameFacts.volume);
  const isAlone = books.length === 1 && books[0]?.refusedBefore === 0;
  const prefixes = isAlone ? volumes : numbersOf(books, volumes);
  return books.map((book, index) => {
    const prefix = prefixes[index];
    const isNumberStated = volumes[index] !== null;
    const episodes = book.episodes.map((episode, chapter) => ({
      ...episode,
      number: prefix ? `${prefix}-${chapter + 1}` : String(chapter + 1),
      isNumberStated,
      file: cleanLine(book.path),
      source: sourceOf(book, chapter + 1, book.metadata.identifier),
      subTitle: episode.subTitle ?? (prefix ? book.metadata.title : null),
    }));
    return { book, episodes };
  });
}

function numberComics(books: readonly Book[]): NumberedBook[] {
  const stated = books.map(statedBy);
  const statedNumbers = stated.map(({ number }) => number);
  const numbers = numbersOf(books, statedNumbers);
  return books.map((book, index) => ({
    book,
    episodes: book.episodes.map((episode, part) => ({
      ...episode,
      number: numbers[index] ?? '1',
      isNumberStated: statedNumbers[index] !== null,
      file: cleanLine(book.path),
      source: sourceOf(book, part + 1, stated[index]?.identifier ?? null),
    })),
  }));
}

/** If a name has a number, only the whole name identifies the book: many books of the series share its title. */
function sourceOf({ metadata, nameFacts, name }: Book, part: number, identifier: string | null): EpisodeSource {
  const isOneOfMany = nameFacts.number !== null || nameFacts.volume !== null;
  return { identifier, title: metadata.title ?? (isOneOfMany ? name : nameFacts.title || name), part };
}

/**
 * Numbers all episodes of a series. A book with the number of another one is refused (DUPLICATE_EPISODE) and left out.
 *
 * @param hint end of the sentence of such a refusal
 */
export function numberEpisodes(
  books: readonly Book[],
  hint: string,
  { refuse }: Pick<IngestSession, 'refuse'>,
): PublicationEpisode[] {
  const numbered = books[0]?.type === 'NOVEL' ? numberChapters(books) : numberComics(books);
  const owners = new Map<string, string>();
  return numbered.flatMap(({ book, episodes }) => {
    const taken = episodes.find(({ number }) => owners.has(number));
    if (taken !== undefined) {
      const reason = `it and "${printable(owners.get(taken.number) ?? '')}" are both episode ${taken.number} of one series${hint}`;
      refuse(book.path, new RefusedInput('DUPLICATE_EPISODE', null, reason));
      return [];
    }
    for (const { number } of episodes) owners.set(number, book.path);
    return episodes;
  });
}
