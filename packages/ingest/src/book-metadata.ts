import type { PublicationCreator } from './publication.ts';
import { cleanLine, cleanText } from './text/clean-text.ts';

/** What a book states about itself, from any source. Null or empty if it does not. */
export interface BookMetadata {
  /** In any form (ISBN, URN, address); the same in every corrected copy of the book. */
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

/** Maximum characters of a title, a name or a tag. */
const MAX_LINE_LENGTH = 300;
const MAX_SYNOPSIS_LENGTH = 20_000;
const MAX_LIST_LENGTH = 100;

/** A cleaned line of metadata, cut to the maximum; null if it is empty. */
export function boundedLine(text: string | null | undefined): string | null {
  const line = cleanLine(text?.slice(0, MAX_LINE_LENGTH * 4) ?? '').replace(/\s+/g, ' ');
  return line ? [...line].slice(0, MAX_LINE_LENGTH).join('') : null;
}

/** A cleaned description in paragraphs, cut to the maximum; null if it is empty. */
export function boundedSynopsis(text: string | null | undefined): string | null {
  return cleanText(text?.slice(0, MAX_SYNOPSIS_LENGTH) ?? '') || null;
}

/** Removes repeated creators: each name once per role. */
export function uniqueCreators(creators: readonly PublicationCreator[]): PublicationCreator[] {
  const seen = new Set<string>();
  return creators.slice(0, MAX_LIST_LENGTH).filter(({ name, role }) => {
    const key = `${role} ${name.toLowerCase()}`;
    if (name === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Cleaned words, without repetitions; upper and lower case count as equal. */
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
