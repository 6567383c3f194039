import { LOCALES, normaliseProhibitedWord } from '@longstrip/core';
import { prohibitedWordList } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import type { Applied, ApplyContext } from './apply-context.ts';

/** More than any list that people keep by hand; each comment is compared with all of it. */
const MOST_WORDS = 2_000;
const WORD_LONGEST = 60;

/** Words that comments of a platform may not have, in one language: the whole list. */
export const ProhibitedWordsEntrySchema = v.strictObject({
  platform: PlatformIdSchema,
  locale: v.picklist(LOCALES),
  words: v.pipe(
    v.array(
      v.pipe(
        LineSchema,
        v.maxLength(WORD_LONGEST, `a word has at most ${WORD_LONGEST} characters`),
        v.check((word) => normaliseProhibitedWord(word).length > 1, 'a word has at least two letters or digits'),
      ),
    ),
    v.maxLength(MOST_WORDS, `a list has at most ${MOST_WORDS} words`),
  ),
});
export type ProhibitedWordsEntry = v.InferOutput<typeof ProhibitedWordsEntrySchema>;

/** Writes a list in the place of the one before. It holds for what is written from then on. */
export async function applyProhibitedWords(
  { tx, operator, nowMs }: Pick<ApplyContext, 'tx' | 'operator' | 'nowMs'>,
  { platform: platformId, locale, words }: ProhibitedWordsEntry,
): Promise<Applied> {
  const [row] = await tx
    .select({ words: prohibitedWordList.words })
    .from(prohibitedWordList)
    .where(and(eq(prohibitedWordList.platformId, platformId), eq(prohibitedWordList.locale, locale)))
    .for('no key update');
  const subjectId = `${platformId}/${locale}`;
  const change = { action: 'words.apply', subjectType: 'words', subjectId, after: words } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before: row?.words ?? null }, nowMs);
  if (hasChanged) {
    const facts = { words, isDemo: false, updatedAtMs: nowMs };
    await tx
      .insert(prohibitedWordList)
      .values({ platformId, locale, ...facts })
      .onConflictDoUpdate({ target: [prohibitedWordList.platformId, prohibitedWordList.locale], set: facts });
  }
  return { subject: `words ${subjectId}`, hasChanged };
}
