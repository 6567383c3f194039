import type { Locale, Platform } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { faq, faqText, notice, noticeText, policy } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import type { DemoSite } from './demo-contents.ts';
import { platformTexts } from './demo-works.ts';

const DAY_MS = 86_400_000;

/**
 * Gives each platform the demo's notices, questions and policies in its locales. Existing ones (a notice or question by its key,
 * a policy in any version) are not changed. A platform for whose locales the demo has no text gets none.
 */
export async function seedSiteTexts(
  tx: Transaction,
  site: Pick<DemoSite, 'notices' | 'questions' | 'policies'>,
  nowMs: number,
  platforms: readonly Pick<Platform, 'id' | 'locales' | 'timeZone'>[] = PLATFORMS,
): Promise<void> {
  for (const { id: platformId, locales, timeZone } of platforms) {
    const place: Place = { tx, platformId, locales, timeZone, nowMs };
    await putNotices(place, site);
    await putQuestions(place, site);
    await putPolicies(place, site);
  }
}

interface Place {
  readonly tx: Transaction;
  readonly platformId: string;
  readonly locales: readonly Locale[];
  readonly timeZone: string;
  readonly nowMs: number;
}

async function putNotices({ tx, platformId, locales, nowMs }: Place, { notices }: Pick<DemoSite, 'notices'>) {
  for (const { key, isPinned, publishedDaysAgo, texts } of notices) {
    const localised = platformTexts(locales, texts);
    if (localised.length === 0) continue;
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
    await tx.insert(noticeText).values(localised.map((text) => ({ noticeId: created.id, ...text })));
  }
}

async function putQuestions({ tx, platformId, locales, nowMs }: Place, { questions }: Pick<DemoSite, 'questions'>) {
  for (const [position, { key, category, texts }] of questions.entries()) {
    const localised = platformTexts(locales, texts);
    if (localised.length === 0) continue;
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
    await tx.insert(faqText).values(localised.map((text) => ({ faqId: created.id, ...text })));
  }
}

async function putPolicies(
  { tx, platformId, locales, timeZone, nowMs }: Place,
  { policies }: Pick<DemoSite, 'policies'>,
) {
  const effectiveOn = DateTime.fromMillis(nowMs, { zone: timeZone }).minus({ days: 30 }).toISODate() ?? '';
  for (const { kind, texts } of policies)
    for (const text of platformTexts(locales, texts))
      await tx
        .insert(policy)
        .values({ platformId, kind, version: 1, effectiveOn, isDemo: true, createdAtMs: nowMs, ...text })
        .onConflictDoNothing();
}
