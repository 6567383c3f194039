import { FREE_FILTERS, type FreeFilter } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { CARD_PICTURES } from '../series/api-series.server.ts';
import { type ListPage, listCards, listMeta } from './list-page.server.ts';
import { sortOf, wordOf } from './list-query.ts';
import '../../server/site-context.ts';

export interface FreePage extends ListPage {
  /** Ways of being free to choose from; none where the platform has one alone. */
  filters: readonly (FreeFilter | 'ALL')[];
  filter: FreeFilter | 'ALL';
}

const WAYS = ['ALL', ...FREE_FILTERS] as const;

/** `/home/free`: series with free episodes now, and those that open by waiting (D8), which an operator switches: the list tells. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<FreePage> {
  const url = new URL(request.url);
  const filter = wordOf(url, 'filter', WAYS, 'ALL');
  const sort = sortOf(url);
  const [text, reply] = await Promise.all([
    serverText(site.locale),
    site.api.freeList('ALL', { ...CARD_PICTURES, sort, ...(filter === 'ALL' ? {} : { filter }) }),
  ]);
  const title = text('tab.FREE');
  return {
    meta: listMeta(site, text, { title, about: 'head.free', path: '/home/free' }),
    title: text(`list.free${filter}`),
    sort,
    filters: filter !== 'ALL' || (reply.ok && reply.data.some(({ badge }) => badge.freetime)) ? WAYS : [],
    filter,
    series: listCards(reply),
  };
}
