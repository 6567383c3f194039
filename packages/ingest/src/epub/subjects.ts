import { genreOf } from '@longstrip/core';
import { uniqueWords } from '../book-metadata.ts';

const MAX_TAGS = 10;
/** Longer headings do not fit into a tag. */
const MAX_TAG_LENGTH = 40;

/** Words that only state the form, audience or period. */
const FORM_WORDS =
  /^(?:(?:juvenile |young adult |adult )?(?:fiction|literature|nonfiction)|fiction,? general|general|novels?|texts?|books?|e-?books?|literary|classics?|translations?(?: into .*)?|history and criticism|early works to .*|(?:\d{1,2}(?:st|nd|rd|th) century)|[\d\s–?-]+)$/i;
/** Subject codes, addresses and call numbers. */
const CODE = /^(?:[A-Z]{2,3}\d{4,}|[A-Z]{1,2}\d+.*\d|https?:.*)$/;
/** In "Love stories" and "Fantasy fiction" the genre is the first word. */
const FORM_ENDING = /\s+(?:stories|story|fiction|tales|novels?)(?:,\s*\p{L}+)?$/iu;
const CHARACTER = /^([^,]+),\s*([^,]+?)\s*\((?:fictitious|fictional|imaginary) character.*\)$/i;

/** Separators in headings: "England -- Social life -- Fiction", "FICTION / Humorous / General", "a; b". */
function partsOf(subject: string): string[] {
  return subject.split(/\s*--+\s*|\s+[—–/]\s+|\s*;\s*/);
}

function readable(part: string): string[] {
  const trimmed = part.trim().replace(/[\s.,:]+$/, '');
  // Catalogues invert names: "Ukridge, Stanley (Fictitious character)".
  const name = trimmed.replace(CHARACTER, '$2 $1').replace(/\s*\([^)]*\)$/, '');
  if (name === '' || FORM_WORDS.test(name) || CODE.test(name) || [...name].length > MAX_TAG_LENGTH) return [];
  return [name];
}

/** Makes tags of a book's subject headings: one for each part, without generic words. Genres known to core come first. */
export function tagsOfSubjects(subjects: readonly string[], genres: readonly string[] = []): string[] {
  const known = new Set(genres.map(genreOf));
  const words = subjects.flatMap(partsOf).flatMap(readable);
  const tags = words.flatMap((word) => {
    const short = word.replace(FORM_ENDING, '');
    const genre = genreOf(word) === null && short !== word ? genreOf(short) : null;
    if (genre === null) return [word];
    return known.has(genre) ? [] : [short];
  });
  const taken = new Set(genres.map((genre) => genre.toLowerCase()));
  const unique = uniqueWords(tags).filter((tag) => !taken.has(tag.toLowerCase()));
  return [...unique.filter((tag) => genreOf(tag) !== null), ...unique.filter((tag) => genreOf(tag) === null)].slice(
    0,
    MAX_TAGS,
  );
}
