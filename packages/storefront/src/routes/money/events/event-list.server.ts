import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, serverText } from '../../../i18n/server-text.server.ts';
import { type EventModel, eventModel } from '../../../parts/events/event-model.server.ts';
import { pageNumberOf } from '../../../parts/navigation/list-query.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { sitePageMeta } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import '../../../server/site-context.ts';

const PAGE_SIZE = 20;

export interface EventListPage {
  meta: PageMeta;
  texts: PackedTexts;
  events: EventModel[];
  /** Starts at 1, as in the address. */
  page: number;
  pageCount: number;
}

/** `/event`: the events that this reader may see. `?page=` starts at 1. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<EventListPage> {
  const page = pageNumberOf(new URL(request.url));
  const [text, texts, read, reply] = await Promise.all([
    serverText(site.locale),
    loadPageTexts(site.locale, ['event']),
    readServerMark(site),
    site.api.events({ page: page - 1, size: PAGE_SIZE }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'event', reply);
  if (page > 1 && reply.data.empty) throw redirect('/event', 302);
  return {
    meta: sitePageMeta(site, {
      title: text('event.title'),
      description: text('head.event', { brand: site.platform.brand.name }),
      path: '/event',
      isIndexed: page === 1,
    }),
    texts,
    events: reply.data.content.map(eventModel(site, text, read)),
    page,
    pageCount: Math.max(reply.data.totalPages, 1),
  };
}
