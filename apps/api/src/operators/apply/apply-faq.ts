import { LOCALES } from '@longstrip/core';
import { faq, faqText } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Applied, ApplyContext } from './apply-context.ts';
import type { FaqEntry } from './apply-document.ts';

/** Creates or changes a question with its texts. A locale that is not named loses its text. */
export async function applyFaq(context: ApplyContext, entry: FaqEntry): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key, category, position, isVisible } = entry;
  const before = await describeFaq(context, entry);
  const facts = { category, position, isVisible };
  const [row] = await tx
    .insert(faq)
    .values({ platformId, key, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [faq.platformId, faq.key], set: facts })
    .returning({ id: faq.id });
  if (row === undefined) throw new Error('a question was not stored');
  await tx.delete(faqText).where(eq(faqText.faqId, row.id));
  const texts = LOCALES.flatMap((locale) => {
    const text = entry.texts[locale];
    return text === undefined ? [] : [{ faqId: row.id, locale, ...text }];
  });
  await tx.insert(faqText).values(texts);

  const after = await describeFaq(context, entry);
  const change = { action: 'faq.apply', subjectType: 'faq', subjectId: String(row.id) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) await tx.update(faq).set({ updatedAtMs: nowMs }).where(eq(faq.id, row.id));
  return { subject: `faq ${platformId}/${key}`, hasChanged };
}

async function describeFaq({ tx }: ApplyContext, { platform: platformId, key }: FaqEntry): Promise<unknown> {
  const [row] = await tx
    .select()
    .from(faq)
    .where(and(eq(faq.platformId, platformId), eq(faq.key, key)));
  if (row === undefined) return null;
  const texts = await tx.select().from(faqText).where(eq(faqText.faqId, row.id)).orderBy(asc(faqText.locale));
  const { category, position, isVisible } = row;
  return {
    ...{ platformId, key, category, position, isVisible },
    texts: texts.map(({ locale, question, answer }) => ({ locale, question, answer })),
  };
}
