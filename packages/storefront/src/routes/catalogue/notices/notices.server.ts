import type { RichNode } from '@longstrip/ui';
import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { readServerMark, serverText } from '../../../i18n/server-text.server.ts';
import { pageNumberOf } from '../../../parts/navigation/list-query.ts';
import { notFound, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { parseRichText, richLinks } from '../../../parts/rich-text/parse-rich-text.server.ts';
import { sitePageMeta } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
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
export async function loadNotices({ request, context: site }: LoaderFunctionArgs): Promise<NoticeListPage> {
  site.caching.declare(['page']);
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

export interface NoticePage {
  meta: PageMeta;
  notice: NoticeEntry & { body: RichNode[] };
}

/** `/notice/detail/{id}`: one notice; the 404 page when it does not exist, or no longer. */
export async function loadNotice({ params, context: site }: LoaderFunctionArgs): Promise<NoticePage> {
  site.caching.declare([]);
  const asked = params.id ?? '';
  if (!/^\d{1,15}$/.test(asked)) throw await notFound(site);
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.notice({ id: asked }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'general', reply);
  const { id, title, body, isPinned, createdAt } = reply.data;
  const name = read(title);
  return {
    meta: sitePageMeta(site, {
      title: name,
      description: text('head.notice', { brand: site.platform.brand.name }),
      path: `/notice/detail/${id}`,
      type: 'article',
    }),
    notice: {
      id,
      title: name,
      date: formatDay(site.platform, site.locale, createdAt),
      dateIso: new Date(createdAt).toISOString(),
      isPinned,
      body: parseRichText(read(body), richLinks(site)),
    },
  };
}
