import type { PublicationCreator } from './publication.ts';

/** What a book says of itself, from whichever source. Null and empty where it does not. */
export interface BookMetadata {
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

/** Gathers creators, each name once in a role. */
export function uniqueCreators(creators: readonly PublicationCreator[]): PublicationCreator[] {
  const seen = new Set<string>();
  return creators.filter(({ name, role }) => {
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
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => {
      const key = word.toLowerCase();
      if (word === '' || seen.has(key)) return false;
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
