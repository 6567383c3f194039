import type { NoticePage } from '@longstrip/api-contract';
import type { Locale, Platform } from '@longstrip/core';
import type { ApiParts } from '../../api-options.ts';
import { pageOf } from '../../http/page-of.ts';
import { countNotices, listNotices, listNoticeTitles } from './notice.repository.ts';

/** Notices of a platform in the reader's locale, else in the platform's own. */
export async function readNotices(
  { db }: Pick<ApiParts, 'db'>,
  of: { platform: Platform; locale: Locale; nowMs: number },
  page: { number: number; size: number },
): Promise<NoticePage> {
  const locales = [of.locale, ...of.platform.locales];
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
