import type { EntryQuery, ProhibitedWordsRow } from '@longstrip/api-contract';
import { LOCALES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { prohibitedWordList } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';
import { type EntryPage, editionOf } from './entry-row.ts';

type Asked = Pick<EntryQuery, 'platform' | 'key' | 'state' | 'text'>;

const stateOfList = (words: readonly string[]) => (words.length > 0 ? 'open' : 'hidden');

/** `adminProhibitedWords`: the lists that were ever written, by language. There is one page. */
export async function listWordEntries(
  executor: Executor,
  { platform, key, state, text }: Asked,
): Promise<EntryPage<ProhibitedWordsRow>> {
  const found = await executor.select().from(prohibitedWordList).where(eq(prohibitedWordList.platformId, platform));
  const words = text.toLowerCase();
  const rows = found.map(({ locale, words: list, isDemo, updatedAtMs }): ProhibitedWordsRow => {
    const entry = { platform, locale, words: [...list] };
    return { key: locale, edition: editionOf(entry), isDemo, updatedAtMs, entry, state: stateOfList(list) };
  });
  const order = ({ entry }: ProhibitedWordsRow) => LOCALES.indexOf(entry.locale);
  return {
    rows: rows
      .filter((row) => key === '' || row.key === key)
      .filter((row) => state === null || row.state === state)
      .filter(({ entry }) => words === '' || entry.words.some((word) => word.toLowerCase().includes(words)))
      .toSorted((one, other) => order(one) - order(other)),
    next: null,
  };
}
