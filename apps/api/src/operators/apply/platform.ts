import { LOCALES, normaliseProhibitedWord, SWITCHABLE_FEATURES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { platformFeature, prohibitedWordList } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import type { Applied, ApplyContext, PlatformEntry } from './apply-document.ts';

/**
 * Switches features of a platform. A feature that the demo switched belongs to the operator from then on, and stays as it is when
 * the demo is removed.
 */
export async function applyPlatform({ tx, operator, nowMs }: ApplyContext, entry: PlatformEntry): Promise<Applied> {
  const { id: platformId } = entry;
  const before = await describeSwitches(tx, platformId);
  for (const feature of SWITCHABLE_FEATURES) {
    const isOn = entry.features[feature];
    const current = before[feature];
    if (isOn === undefined || (current?.isOn === isOn && !current.isDemo)) continue;
    const facts = { isOn, isDemo: false, updatedAtMs: nowMs };
    await tx
      .insert(platformFeature)
      .values({ platformId, feature, ...facts })
      .onConflictDoUpdate({ target: [platformFeature.platformId, platformFeature.feature], set: facts });
  }
  const after = await describeSwitches(tx, platformId);
  const change = { action: 'platform.apply', subjectType: 'platform', subjectId: platformId } as const;
  return {
    subject: `platform ${platformId}`,
    hasChanged: await recordChange(tx, operator, { ...change, before, after }, nowMs),
  };
}

/** The switched features of a platform for the audit log: `{ freetime: { isOn: true, isDemo: false } }`. */
export async function describeSwitches(
  executor: Executor,
  platformId: string,
): Promise<Record<string, { isOn: boolean; isDemo: boolean }>> {
  const rows = await executor
    .select({ feature: platformFeature.feature, isOn: platformFeature.isOn, isDemo: platformFeature.isDemo })
    .from(platformFeature)
    .where(eq(platformFeature.platformId, platformId))
    .orderBy(platformFeature.feature);
  return Object.fromEntries(rows.map(({ feature, ...facts }) => [feature, facts]));
}

/** More than any list that people maintain by hand; each comment is compared with the whole list. */
const MOST_WORDS = 2_000;
const WORD_LONGEST = 60;

/** Words that comments of a platform may not contain, in one language: the complete list. */
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
type ProhibitedWordsEntry = v.InferOutput<typeof ProhibitedWordsEntrySchema>;

/** Replaces the list. The new one applies to comments written from then on. */
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
