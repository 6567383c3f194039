import type { NoticeDetail, NoticePage } from '@longstrip/api-contract';
import { type Decision, grant, type Locale, type Platform, refuse } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { notice, noticeText } from '@longstrip/database/schema';
import { and, count, desc, eq, exists, inArray, lte } from 'drizzle-orm';
import { pageOf } from '../../http/page-of.ts';
import { MAX_ID } from '../series/series.repository.ts';
import type { CatalogueParts } from '../services.ts';
import { cleanRichLabel, inReadersLocale, readerLocales } from '../site-text/reader-texts.ts';

/** A platform's notices in the reader's locale, else in the platform's first. */
export async function readNotices(
  { db }: Pick<CatalogueParts, 'db'>,
  of: { platform: Platform; locale: Locale; nowMs: number },
  page: { number: number; size: number },
): Promise<NoticePage> {
  const locales = readerLocales(of);
  const filter = { platformId: of.platform.id, nowMs: of.nowMs, locales };
  const [rows, totalElements] = await Promise.all([
    listNotices(db.catalogue, filter, page),
    countNotices(db.catalogue, filter),
  ]);
  const texts = await listNoticeTitles(
    db.catalogue,
    rows.map(({ id }) => id),
  );
  const titleOf = (noticeId: number) => {
    const own = texts.filter((text) => text.noticeId === noticeId);
    return locales.map((locale) => own.find((text) => text.locale === locale)).find((text) => text !== undefined);
  };
  const content = rows.map(({ id, isPinned, publishedAtMs }) => ({
    id,
    title: titleOf(id)?.title ?? '',
    isPinned,
    createdAt: publishedAtMs,
  }));
  return pageOf(content, { ...page, totalElements });
}

/** `GET notice/{id}`: a notice with its text. */
export async function readNotice(
  { db }: Pick<CatalogueParts, 'db'>,
  of: { platform: Platform; locale: Locale; nowMs: number },
  id: string,
): Promise<Decision<NoticeDetail, 'NOT_EXIST'>> {
  const noticeId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  if (noticeId < 1 || noticeId > MAX_ID) return refuse('NOT_EXIST');
  const locales = readerLocales(of);
  const filter = { platformId: of.platform.id, nowMs: of.nowMs, locales };
  const [text] = inReadersLocale(await findNoticeTexts(db.catalogue, filter, noticeId), locales);
  if (text === undefined) return refuse('NOT_EXIST');
  const { title, body, isPinned, publishedAtMs } = text;
  return grant({ id: noticeId, title, isPinned, createdAt: publishedAtMs, body: cleanRichLabel(body) });
}

/** Which notices a reader may see. */
interface NoticeFilter {
  readonly platformId: string;
  readonly nowMs: number;
  /** The reader's locale and its fallbacks. */
  readonly locales: readonly Locale[];
}

interface NoticeRow {
  readonly id: number;
  readonly isPinned: boolean;
  readonly publishedAtMs: number;
}

function published(executor: CatalogueSource, filter: NoticeFilter) {
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
async function listNotices(
  executor: CatalogueSource,
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

async function countNotices(executor: CatalogueSource, filter: NoticeFilter): Promise<number> {
  const rows = await executor.select({ total: count() }).from(notice).where(published(executor, filter));
  return rows[0]?.total ?? 0;
}

async function listNoticeTitles(
  executor: CatalogueSource,
  noticeIds: readonly number[],
): Promise<{ noticeId: number; locale: Locale; title: string }[]> {
  if (noticeIds.length === 0) return [];
  return executor
    .select({ noticeId: noticeText.noticeId, locale: noticeText.locale, title: noticeText.title })
    .from(noticeText)
    .where(inArray(noticeText.noticeId, [...noticeIds]));
}

/** A notice with its texts; empty if the reader may not see it. */
async function findNoticeTexts(executor: CatalogueSource, filter: NoticeFilter, noticeId: number) {
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
