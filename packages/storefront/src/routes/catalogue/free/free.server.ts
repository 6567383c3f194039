import { FREE_FILTERS, type FreeFilter } from '@longstrip/api-contract';
import { countFilters } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { FILTER_PARAMETERS, filterCall } from '../../../parts/navigation/filter-query.ts';
import { queryChoice, sortOf } from '../../../parts/navigation/list-query.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type ListPage, listCards, listMeta } from '../../../parts/series-lists/list-page.server.ts';
import { seriesFilterModel } from '../../../parts/series-lists/series-filters.server.ts';
import '../../../server/site-context.ts';

export interface FreePage extends ListPage {
  /** Kinds of free series to choose from; empty where the platform has only one. */
  kinds: readonly (FreeFilter | 'ALL')[];
  filter: FreeFilter | 'ALL';
}

const FREE_FILTER_CHOICES = ['ALL', ...FREE_FILTERS] as const;

/**
 * `/home/free`: series with free episodes, and those that become free by waiting (D8). Operators can switch the latter
 * off: whether they are on follows from the list.
 */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<FreePage> {
  site.caching.declare(['filter', 'sort', ...FILTER_PARAMETERS]);
  const url = new URL(request.url);
  const filter = queryChoice(url, 'filter', FREE_FILTER_CHOICES, 'ALL');
  const sort = sortOf(url);
  const filters = seriesFilterModel(site, url, ['free', 'wait']);
  const [text, reply] = await Promise.all([
    serverText(site.locale),
    site.api.freeSeries({
      type: 'ALL',
      ...CARD_PICTURES,
      sort,
      ...filterCall(filters.chosen),
      ...(filter === 'ALL' ? {} : { contentsFreeFilter: filter }),
    }),
  ]);
  const title = text('tab.FREE');
  return {
    meta: listMeta(site, text, { title, about: 'head.free', path: '/home/free' }),
    title: text(`list.free${filter}`),
    sort,
    filters,
    kinds:
      countFilters(filters.chosen) > 0 ||
      filter !== 'ALL' ||
      (reply.ok && reply.data.some(({ badge }) => badge.freetime))
        ? FREE_FILTER_CHOICES
        : [],
    filter,
    ...(await listCards(site, reply)),
  };
}
