import type { SearchScope } from '@longstrip/api-contract';
import { exactPieces, forgivingText, type ShortWordTypo, trigramLetters, wordBeginnings } from '@longstrip/core';
import { seriesSearch } from '@longstrip/database/schema';
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';

/**
 * Conditions on `seriesSearch` only. They leave the engine only one plan, whatever it estimates: the index if a text has enough
 * letters for it, else the platform's rows.
 */

/** The searched column of each scope. */
export const SEARCHED_COLUMNS = {
  all: seriesSearch.words,
  title: seriesSearch.title,
  tag: seriesSearch.tags,
} as const;

/** Their letters: the title is the first line, tags come after an empty line. */
const LETTERS = {
  all: sql`${seriesSearch.wordLetters}`,
  title: sql`split_part(${seriesSearch.wordLetters}, E'\\n', 1)`,
  tag: sql`split_part(${seriesSearch.wordLetters}, E'\\n\\n', 2)`,
} as const;

/** Texts that have a trigram: three letters, or one or two that begin or end a word. */
const HAS_TRIGRAM = /[a-z0-9]{3}| [a-z0-9]|[a-z0-9]{2} /;

/** A LIKE pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The scope contains the text as typed. */
export function contains(platformId: string, of: { scope: SearchScope; searched: string }): SQL | undefined {
  const exactly = like(SEARCHED_COLUMNS[of.scope], containing(of.searched));
  return byLetters(platformId, trigramLetters(forgivingText(of.searched)), exactly);
}

/** The text is the whole title. */
export function isTitled(platformId: string, searched: string): SQL | undefined {
  return byLetters(platformId, ` ${trigramLetters(forgivingText(searched))} `, eq(seriesSearch.title, searched));
}

/** The scope does not contain the text, but contains a piece of each of its words. */
export function mayMatchFuzzily(
  platformId: string,
  of: { scope: SearchScope; searched: string },
  meant: string,
): SQL | undefined {
  return and(
    containsOneOfEach(platformId, of.scope, exactPieces(meant)),
    sql`${SEARCHED_COLUMNS[of.scope]} not like ${containing(of.searched)}`,
  );
}

/** The scope contains all words but one, as starts of words. */
export function mayMatchShortWordTypo(
  platformId: string,
  scope: SearchScope,
  { others }: ShortWordTypo,
): SQL | undefined {
  return containsOneOfEach(platformId, scope, others.map(wordBeginnings));
}

/** The scope contains one piece of each word. */
function containsOneOfEach(platformId: string, scope: SearchScope, words: readonly (readonly string[])[]) {
  const inLetters = words.map((pieces) => pieces.map(trigramLetters));
  const isIndexed = inLetters.some((pieces) => pieces.every((letters) => HAS_TRIGRAM.test(letters)));
  const containsPieces = (text: SQL) =>
    and(...inLetters.map((pieces) => or(...pieces.map((letters) => containsLetters(text, letters)))));
  return and(
    containsPieces(LETTERS.all),
    scope === 'all' ? undefined : containsPieces(LETTERS[scope]),
    isIndexed ? afterIndex(platformId) : eq(seriesSearch.platformId, platformId),
  );
}

function byLetters(platformId: string, letters: string, condition: SQL): SQL | undefined {
  if (!HAS_TRIGRAM.test(letters)) return and(eq(seriesSearch.platformId, platformId), condition);
  return and(like(seriesSearch.wordLetters, containing(letters)), afterIndex(platformId), condition);
}

/** For fewer letters than a trigram, the index is not used. */
function containsLetters(text: SQL, letters: string): SQL {
  return HAS_TRIGRAM.test(letters) ? sql`${text} like ${containing(letters)}` : sql`strpos(${text}, ${letters}) > 0`;
}

/** The platform, in a form that stops the engine from reading all its rows instead of the few from the index. */
function afterIndex(platformId: string): SQL {
  return sql`${seriesSearch.platformId} || '' = ${platformId}`;
}
