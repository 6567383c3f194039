import type { Locale } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { notice, noticeText } from '@longstrip/database/schema';
import { and, count, desc, eq, exists, inArray, lte } from 'drizzle-orm';

/** Which notices a reader may see. */
export interface NoticeFilter {
  readonly platformId: string;
  readonly nowMs: number;
  /** The reader's locale and its fallbacks. */
  readonly locales: readonly Locale[];
}

export interface NoticeRow {
  readonly id: number;
  readonly isPinned: boolean;
  readonly publishedAtMs: number;
}

function published(executor: Executor, filter: NoticeFilter) {
  const texts = executor
    .select({ noticeId: noticeText.noticeId })
    .from(noticeText)
    .where(and(eq(noticeText.noticeId, notice.id), inArray(noticeText.locale, [...filter.locales])));
  return and(
    eq(notice.platformId, filter.platformId),
    eq(notice.isVisible, true),
    lte(notice.publishedAtMs, filter.nowMs),
    exists(texts),
  );
}

/** A page of notices: pinned ones first, then the newest. */
export async function listNotices(
  executor: Executor,
  filter: NoticeFilter,
  page: { number: number; size: number },
): Promise<NoticeRow[]> {
  return executor
    .select({ id: notice.id, isPinned: notice.isPinned, publishedAtMs: notice.publishedAtMs })
    .from(notice)
    .where(published(executor, filter))
    .orderBy(desc(notice.isPinned), desc(notice.publishedAtMs), desc(notice.id))
    .limit(page.size)
    .offset(page.number * page.size);
}

export async function countNotices(executor: Executor, filter: NoticeFilter): Promise<number> {
  const rows = await executor.select({ total: count() }).from(notice).where(published(executor, filter));
  return rows[0]?.total ?? 0;
}

export async function listNoticeTitles(
  executor: Executor,
  noticeIds: readonly number[],
): Promise<{ noticeId: number; locale: Locale; title: string }[]> {
  if (noticeIds.length === 0) return [];
  return executor
    .select({ noticeId: noticeText.noticeId, locale: noticeText.locale, title: noticeText.title })
    .from(noticeText)
    .where(inArray(noticeText.noticeId, [...noticeIds]));
}

/** A notice with its texts; empty if the reader may not see it. */
export async function findNoticeTexts(executor: Executor, filter: NoticeFilter, noticeId: number) {
  return executor
    .select({
      id: notice.id,
      isPinned: notice.isPinned,
      publishedAtMs: notice.publishedAtMs,
      locale: noticeText.locale,
      title: noticeText.title,
      body: noticeText.body,
    })
    .from(notice)
    .innerJoin(noticeText, and(eq(noticeText.noticeId, notice.id), inArray(noticeText.locale, [...filter.locales])))
    .where(and(eq(notice.id, noticeId), published(executor, filter)));
}
