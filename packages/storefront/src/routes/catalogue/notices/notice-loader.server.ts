import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { notFound } from '../../../parts/refusals/not-found.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { parseRichText } from '../../../parts/rich-text/parse-rich-text.server.ts';
import { richLinks } from '../../../parts/rich-text/rich-links.server.ts';
import type { RichNode } from '../../../parts/rich-text/rich-text-model.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { sitePageMeta } from '../../../parts/seo/site-page-meta.server.ts';
import type { NoticeEntry } from './notice-list-loader.server.ts';
import '../../../server/site-context.ts';

export interface NoticePage {
  meta: PageMeta;
  notice: NoticeEntry & { body: RichNode[] };
}

/** `/notice/detail/{id}`: one notice; the 404 page when it does not exist, or no longer. */
export async function loader({ params, context: site }: LoaderFunctionArgs): Promise<NoticePage> {
  site.keeping.declare([]);
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
