import { LOCALES } from '@longstrip/core';
import { faq, faqText, notice, noticeText, policy } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, eq } from 'drizzle-orm';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import type { Applied, ApplyContext, FaqEntry, NoticeEntry, PolicyEntry } from './apply-document.ts';

/** Creates or changes a notice with its texts. A locale without an entry loses its text. */
export async function applyNotice(context: ApplyContext, entry: NoticeEntry): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key, isPinned, isVisible } = entry;
  const here = and(eq(notice.platformId, platformId), eq(notice.key, key));
  const before = await describeNotice(context, entry);
  const publishedAtMs = momentMs(entry.publishAt, getPlatform(knownPlatform(platformId)).timeZone);
  const facts = { isPinned, isVisible, publishedAtMs };
  const [row] = await tx
    .insert(notice)
    .values({ platformId, key, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [notice.platformId, notice.key], set: facts })
    .returning({ id: notice.id });
  if (row === undefined) throw new Error('a notice was not stored');
  await tx.delete(noticeText).where(eq(noticeText.noticeId, row.id));
  const texts = LOCALES.flatMap((locale) => {
    const text = entry.texts[locale];
    return text === undefined ? [] : [{ noticeId: row.id, locale, ...text }];
  });
  await tx.insert(noticeText).values(texts);

  const after = await describeNotice(context, entry);
  const change = { action: 'notice.apply', subjectType: 'notice', subjectId: String(row.id) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) await tx.update(notice).set({ updatedAtMs: nowMs }).where(here);
  return { subject: `notice ${platformId}/${key}`, hasChanged };
}

async function describeNotice({ tx }: ApplyContext, { platform: platformId, key }: NoticeEntry): Promise<unknown> {
  const [row] = await tx
    .select()
    .from(notice)
    .where(and(eq(notice.platformId, platformId), eq(notice.key, key)));
  if (row === undefined) return null;
  const texts = await tx
    .select()
    .from(noticeText)
    .where(eq(noticeText.noticeId, row.id))
    .orderBy(asc(noticeText.locale));
  const { isPinned, isVisible, publishedAtMs } = row;
  return {
    ...{ platformId, key, isPinned, isVisible, publishedAtMs },
    texts: texts.map(({ locale, title, body }) => ({ locale, title, body })),
  };
}

/** Adds a version of a policy, or changes one that is not in force yet: readers may have agreed to the others. */
export async function applyPolicy({ tx, operator, nowMs }: ApplyContext, entry: PolicyEntry): Promise<Applied> {
  const { platform: platformId, kind, locale, version, title, body, effectiveOn } = entry;
  const here = and(
    eq(policy.platformId, platformId),
    eq(policy.kind, kind),
    eq(policy.locale, locale),
    eq(policy.version, version),
  );
  const subject = `policy ${platformId}/${kind}/${locale}/${version}`;
  const after = { title, body, effectiveOn };
  const [row] = await tx.select().from(policy).where(here);
  const before = row === undefined ? null : { title: row.title, body: row.body, effectiveOn: row.effectiveOn };
  if (JSON.stringify(before) === JSON.stringify(after)) return { subject, hasChanged: false };
  const { timeZone } = getPlatform(knownPlatform(platformId));
  if (row !== undefined && momentMs(row.effectiveOn, timeZone) <= nowMs) {
    throw new RefusedChange(
      'POLICY_IN_FORCE',
      `version ${version} has been in force since ${row.effectiveOn}: write version ${version + 1}.`,
    );
  }
  if (row === undefined)
    await tx.insert(policy).values({ platformId, kind, locale, version, ...after, createdAtMs: nowMs });
  else await tx.update(policy).set(after).where(here);
  const change = { action: 'policy.apply', subjectType: 'policy', subjectId: subject.slice('policy '.length) } as const;
  await recordChange(tx, operator, { ...change, before, after }, nowMs);
  return { subject, hasChanged: true };
}

/** Creates or changes a question with its texts. A locale without an entry loses its text. */
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
