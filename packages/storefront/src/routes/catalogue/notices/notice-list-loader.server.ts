import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { sitePageMeta } from '../../../parts/seo/site-page-meta.server.ts';
import { pageNumberOf } from '../../../parts/series-lists/list-query.ts';
import '../../../server/site-context.ts';

const PAGE_SIZE = 20;

/** A notice in the list. */
export interface NoticeEntry {
  id: number;
  title: string;
  /** In the platform's date format, and in ISO 8601. */
  date: string;
  dateIso: string;
  isPinned: boolean;
}

export interface NoticeListPage {
  meta: PageMeta;
  notices: NoticeEntry[];
  /** Starts at 1, as in the address. */
  page: number;
  pageCount: number;
}

/** `/notice`: the operators' notices, pinned ones first. `?page=` starts at 1. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<NoticeListPage> {
  site.keeping.declare(['page']);
  const page = pageNumberOf(new URL(request.url));
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.notices({ page: page - 1, size: PAGE_SIZE }),
  ]);
  const found = reply.ok ? reply.data : null;
  // The number of pages changes with the notices: a page that no longer exists redirects to the first.
  if (page > 1 && (found === null || found.empty)) throw redirect('/notice', 302);
  return {
    meta: sitePageMeta(site, {
      title: text('nav.notice'),
      description: text('head.notice', { brand: site.platform.brand.name }),
      path: '/notice',
      isIndexed: page === 1,
    }),
    notices: (found?.content ?? []).map(({ id, title, isPinned, createdAt }) => ({
      id,
      title: read(title),
      date: formatDay(site.platform, site.locale, createdAt),
      dateIso: new Date(createdAt).toISOString(),
      isPinned,
    })),
    page,
    pageCount: Math.max(found?.totalPages ?? 1, 1),
  };
}
