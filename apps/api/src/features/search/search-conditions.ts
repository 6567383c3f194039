import type { SearchScope } from '@longstrip/api-contract';
import { forgivingText, type Slip, trigramLetters, wholePieces, wordBeginnings } from '@longstrip/core';
import { seriesSearch } from '@longstrip/database/schema';
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';

/**
 * Conditions over `seriesSearch` alone. They are written so that an engine has one way to go, whatever it thinks of how
 * many rows there are: by the index where a text has letters enough for it, else through the rows of the platform.
 */

/** What is searched in each scope. */
export const SEARCHED_COLUMNS = {
  all: seriesSearch.words,
  title: seriesSearch.title,
  tag: seriesSearch.tags,
} as const;

/** Their letters: a title is the first line, the tags come after an empty one. */
const LETTERS = {
  all: sql`${seriesSearch.wordLetters}`,
  title: sql`split_part(${seriesSearch.wordLetters}, E'\\n', 1)`,
  tag: sql`split_part(${seriesSearch.wordLetters}, E'\\n\\n', 2)`,
} as const;

/** A text of these is found by its trigrams: three letters together, or some that begin or end a word. */
const HAS_TRIGRAM = /[a-z0-9]{3}| [a-z0-9]|[a-z0-9]{2} /;

/** A pattern of LIKE that holds exactly this text. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The text as it was typed stands in the scope. */
export function holds(platformId: string, of: { scope: SearchScope; searched: string }): SQL | undefined {
  const exactly = like(SEARCHED_COLUMNS[of.scope], containing(of.searched));
  return byLetters(platformId, trigramLetters(forgivingText(of.searched)), exactly);
}

/** It is the whole title. */
export function isTitled(platformId: string, searched: string): SQL | undefined {
  return byLetters(platformId, ` ${trigramLetters(forgivingText(searched))} `, eq(seriesSearch.title, searched));
}

/** It does not stand there, but a piece of each word that is meant by it does. */
export function mayBeMeant(
  platformId: string,
  of: { scope: SearchScope; searched: string },
  meant: string,
): SQL | undefined {
  return and(
    holdsOneOfEach(platformId, of.scope, wholePieces(meant)),
    sql`${SEARCHED_COLUMNS[of.scope]} not like ${containing(of.searched)}`,
  );
}

/** All words but one stand there, as the beginnings of words. */
export function mayBeSlip(platformId: string, scope: SearchScope, { others }: Slip): SQL | undefined {
  return holdsOneOfEach(platformId, scope, others.map(wordBeginnings));
}

/** Of each word one of its pieces stands in the scope. */
function holdsOneOfEach(platformId: string, scope: SearchScope, words: readonly (readonly string[])[]) {
  const inLetters = words.map((pieces) => pieces.map(trigramLetters));
  const isIndexed = inLetters.some((pieces) => pieces.every((letters) => HAS_TRIGRAM.test(letters)));
  const hold = (text: SQL) =>
    and(...inLetters.map((pieces) => or(...pieces.map((letters) => holdsLetters(text, letters)))));
  return and(
    hold(LETTERS.all),
    scope === 'all' ? undefined : hold(LETTERS[scope]),
    isIndexed ? afterIndex(platformId) : eq(seriesSearch.platformId, platformId),
  );
}

function byLetters(platformId: string, letters: string, condition: SQL): SQL | undefined {
  if (!HAS_TRIGRAM.test(letters)) return and(eq(seriesSearch.platformId, platformId), condition);
  return and(like(seriesSearch.wordLetters, containing(letters)), afterIndex(platformId), condition);
}

/** The index has nothing to say about fewer letters than a trigram's: it is not asked. */
function holdsLetters(text: SQL, letters: string): SQL {
  return HAS_TRIGRAM.test(letters) ? sql`${text} like ${containing(letters)}` : sql`strpos(${text}, ${letters}) > 0`;
}

/** The platform, in a form that keeps the engine from reading all of its rows instead of the few the index names. */
function afterIndex(platformId: string): SQL {
  return sql`${seriesSearch.platformId} || '' = ${platformId}`;
}
