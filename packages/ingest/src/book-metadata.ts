import type { PublicationCreator } from './publication.ts';
import { withoutControls, withoutTricks } from './text/clean-text.ts';

/** What a book says of itself, from whichever source. Null and empty where it does not. */
export interface BookMetadata {
  /** The book's own, whatever its form (ISBN, URN, address): the same in every corrected copy of it. */
  identifier: string | null;
  title: string | null;
  series: string | null;
  number: string | null;
  volume: string | null;
  language: string | null;
  synopsis: string | null;
  creators: PublicationCreator[];
  publisher: string | null;
  genres: string[];
  tags: string[];
  isAdult: boolean | null;
  isRightToLeft: boolean | null;
  /** `YYYY-MM-DD` */
  publishedOn: string | null;
}

export const NO_METADATA: BookMetadata = {
  identifier: null,
  title: null,
  series: null,
  number: null,
  volume: null,
  language: null,
  synopsis: null,
  creators: [],
  publisher: null,
  genres: [],
  tags: [],
  isAdult: null,
  isRightToLeft: null,
  publishedOn: null,
};

/** Longest line of metadata that is kept: a title, a name, a tag. */
const MAX_LINE_LENGTH = 300;
const MAX_SYNOPSIS_LENGTH = 20_000;
const MAX_LIST_LENGTH = 100;

/** A line of metadata, cut where no honest one is so long; null when there is nothing in it. */
export function boundedLine(text: string | null | undefined): string | null {
  const line = withoutTricks(text?.slice(0, MAX_LINE_LENGTH * 4) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line ? [...line].slice(0, MAX_LINE_LENGTH).join('') : null;
}

/** A description in paragraphs, cut where no honest one is so long. */
export function boundedSynopsis(text: string | null | undefined): string | null {
  return withoutControls(text?.slice(0, MAX_SYNOPSIS_LENGTH) ?? '').trim() || null;
}

/** Gathers creators, each name once in a role. */
export function uniqueCreators(creators: readonly PublicationCreator[]): PublicationCreator[] {
  const seen = new Set<string>();
  return creators.slice(0, MAX_LIST_LENGTH).filter(({ name, role }) => {
    const key = `${role} ${name.toLowerCase()}`;
    if (name === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words of a list, each once whatever its case. */
export function uniqueWords(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words
    .slice(0, MAX_LIST_LENGTH)
    .flatMap((word) => boundedLine(word) ?? [])
    .filter((word) => {
      const key = word.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** A calendar day that exists, or null. */
export function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : null;
}
