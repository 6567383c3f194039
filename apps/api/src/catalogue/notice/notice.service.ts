import type { NoticeDetail, NoticePage } from '@longstrip/api-contract';
import { type Decision, grant, type Locale, type Platform, refuse } from '@longstrip/core';
import { pageOf } from '../../http/page-of.ts';
import type { CatalogueParts } from '../parts.ts';
import { MAX_ID } from '../series/series.repository.ts';
import { inReadersLocale, readerLocales } from '../site-text/reader-texts.ts';
import { cleanRichLabel } from '../site-text/rich-label.ts';
import { countNotices, findNoticeTexts, listNotices, listNoticeTitles } from './notice.repository.ts';

/** A platform's notices in the reader's locale, else in the platform's first. */
export async function readNotices(
  { db }: Pick<CatalogueParts, 'db'>,
  of: { platform: Platform; locale: Locale; nowMs: number },
  page: { number: number; size: number },
): Promise<NoticePage> {
  const locales = readerLocales(of);
  const filter = { platformId: of.platform.id, nowMs: of.nowMs, locales };
  const [rows, totalElements] = await Promise.all([listNotices(db.orm, filter, page), countNotices(db.orm, filter)]);
  const texts = await listNoticeTitles(
    db.orm,
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
  const [text] = inReadersLocale(await findNoticeTexts(db.orm, filter, noticeId), locales);
  if (text === undefined) return refuse('NOT_EXIST');
  const { title, body, isPinned, publishedAtMs } = text;
  return grant({ id: noticeId, title, isPinned, createdAt: publishedAtMs, body: cleanRichLabel(body) });
}
