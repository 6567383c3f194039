import type { Locale, Platform } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { faq, faqText, notice, noticeText, policy } from '@longstrip/database/schema';
import { DEMO_NOTICES, DEMO_POLICIES, DEMO_QUESTIONS } from '@longstrip/demo-catalogue';
import { PLATFORMS } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import { platformTexts } from './platform-texts.ts';

const DAY_MS = 86_400_000;

/**
 * Gives each platform the demo's notices, questions and policies in its locales. What a platform has already (a notice
 * or question by its key, a policy in any version) is left as it is; one that the demo has no words for gets none.
 */
export async function seedSiteTexts(
  tx: Transaction,
  nowMs: number,
  platforms: readonly Pick<Platform, 'id' | 'locales' | 'timeZone'>[] = PLATFORMS,
): Promise<void> {
  for (const { id: platformId, locales, timeZone } of platforms) {
    await putNotices(tx, platformId, locales, nowMs);
    await putQuestions(tx, platformId, locales, nowMs);
    await putPolicies(tx, platformId, locales, { nowMs, timeZone });
  }
}

async function putNotices(tx: Transaction, platformId: string, locales: readonly Locale[], nowMs: number) {
  for (const { key, isPinned, publishedDaysAgo, texts } of DEMO_NOTICES) {
    const spoken = platformTexts(locales, texts);
    if (spoken.length === 0) continue;
    const publishedAtMs = nowMs - publishedDaysAgo * DAY_MS;
    const [created] = await tx
      .insert(notice)
      .values({
        ...{ platformId, key: `demo-${key}`, isPinned, publishedAtMs, isDemo: true },
        createdAtMs: nowMs,
        updatedAtMs: nowMs,
      })
      .onConflictDoNothing()
      .returning({ id: notice.id });
    if (created === undefined) continue;
    await tx.insert(noticeText).values(spoken.map((text) => ({ noticeId: created.id, ...text })));
  }
}

async function putQuestions(tx: Transaction, platformId: string, locales: readonly Locale[], nowMs: number) {
  for (const [position, { key, category, texts }] of DEMO_QUESTIONS.entries()) {
    const spoken = platformTexts(locales, texts);
    if (spoken.length === 0) continue;
    const [created] = await tx
      .insert(faq)
      .values({
        ...{ platformId, key: `demo-${key}`, category, position, isDemo: true },
        createdAtMs: nowMs,
        updatedAtMs: nowMs,
      })
      .onConflictDoNothing()
      .returning({ id: faq.id });
    if (created === undefined) continue;
    await tx.insert(faqText).values(spoken.map((text) => ({ faqId: created.id, ...text })));
  }
}

async function putPolicies(
  tx: Transaction,
  platformId: string,
  locales: readonly Locale[],
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
) {
  const effectiveOn = DateTime.fromMillis(nowMs, { zone: timeZone }).minus({ days: 30 }).toISODate() ?? '';
  for (const { kind, texts } of DEMO_POLICIES)
    for (const text of platformTexts(locales, texts))
      await tx
        .insert(policy)
        .values({ platformId, kind, version: 1, effectiveOn, isDemo: true, createdAtMs: nowMs, ...text })
        .onConflictDoNothing();
}
