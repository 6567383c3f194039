import type { Book } from './book.ts';
import { type NameFacts, readName, readSeason } from './naming/file-name.ts';
import {
  type EpisodeSource,
  identifierOfVolume,
  identifierOfWholeVolume,
  type PublicationEpisode,
} from './publication.ts';
import { printable, RefusedInput } from './refused-input.ts';

interface NumberedBook {
  book: Book;
  episodes: PublicationEpisode[];
}

/**
 * What a comic states, in its metadata or its name. The number alone decides: numbers run on across the volumes of most
 * series, and of the others each issue states the same volume or its year. A volume counts where there is no number;
 * beside one it tells two books apart that state the same, and so does that of the folder (`Volume 1/Chapter 1`).
 */
function statedBy({ metadata, nameFacts, folders }: Book): { number: string | null; identifier: string | null } {
  const [folder = ''] = folders;
  const number = metadata.number ?? inSeason(nameFacts, folder);
  const volume = metadata.volume ?? nameFacts.volume ?? (number === null ? null : readName(folder).volume);
  const own = metadata.identifier;
  if (volume === null) return { number, identifier: own };
  return number === null
    ? { number: volume, identifier: identifierOfWholeVolume(volume, own) }
    : { number, identifier: own ?? identifierOfVolume(volume) };
}

/** A name counts from one again in the folder of each season, unless it says the season itself. */
function inSeason({ number, isNumberOfSeason }: NameFacts, folderName: string): string | null {
  const season = number === null || isNumberOfSeason ? null : readSeason(folderName);
  return season === null ? number : `${season}-${number}`;
}

/** Books of a series that state no number: their places where none does, else their names. */
function numbersOf(books: readonly Book[], stated: readonly (string | null)[]): string[] {
  const nobodyStates = stated.every((number) => number === null);
  return books.map((book, index) => {
    const known = stated[index];
    if (known) return known;
    if (books.length === 1) return '1';
    return nobodyStates ? String(index + 1) : book.nameFacts.title || book.name;
  });
}

/**
 * Chapters of a novel are counted from 1. A volume of a series says which one it is before that (`2-1`), so that
 * volumes brought in one after the other do not meet.
 */
function numberChapters(books: readonly Book[]): NumberedBook[] {
  const volumes = books.map(({ metadata, nameFacts }) => metadata.number ?? metadata.volume ?? nameFacts.volume);
  const prefixes = books.length === 1 ? volumes : numbersOf(books, volumes);
  return books.map((book, index) => {
    const prefix = prefixes[index];
    const isNumberStated = volumes[index] !== null;
    const episodes = book.episodes.map((episode, chapter) => ({
      ...episode,
      number: prefix ? `${prefix}-${chapter + 1}` : String(chapter + 1),
      isNumberStated,
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
      source: sourceOf(book, part + 1, stated[index]?.identifier ?? null),
    })),
  }));
}

/** A name that states a number is one of many of its title: only the whole of it tells its book from the others. */
function sourceOf({ metadata, nameFacts, name }: Book, part: number, identifier: string | null): EpisodeSource {
  const isOneOfMany = nameFacts.number !== null || nameFacts.volume !== null;
  return { identifier, title: metadata.title ?? (isOneOfMany ? name : nameFacts.title || name), part };
}

/**
 * Gives every episode of a series its number.
 *
 * @throws RefusedInput DUPLICATE_EPISODE
 */
export function numberEpisodes(books: readonly Book[]): PublicationEpisode[] {
  const numbered = books[0]?.type === 'NOVEL' ? numberChapters(books) : numberComics(books);
  const owners = new Map<string, string>();
  for (const { book, episodes } of numbered) {
    for (const { number } of episodes) {
      const owner = owners.get(number);
      if (owner !== undefined) {
        const reason = `it and "${printable(owner)}" are both episode ${number} of one series`;
        throw new RefusedInput('DUPLICATE_EPISODE', null, reason).inBook(book.path);
      }
      owners.set(number, book.path);
    }
  }
  return numbered.flatMap(({ episodes }) => episodes);
}
