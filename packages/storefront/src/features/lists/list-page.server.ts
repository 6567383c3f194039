import type { ApiResult, ListSort, SeriesListItem } from '@longstrip/api-contract';
import type { HeadKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { ServerText } from '../../i18n/server-text.server.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';
import '../../server/site-context.ts';

/** A page that is one list of series. */
export interface ListPage {
  meta: PageMeta;
  title: string;
  sort: ListSort;
  series: SeriesCardModel[];
}

/** The head of a list's page. Its orders and filters are the same page to search engines. */
export function listMeta(
  site: AppLoadContext,
  text: ServerText,
  page: { title: string; about: HeadKey; path: string; isIndexed?: boolean },
): PageMeta {
  const { name } = site.platform.brand;
  return {
    title: `${page.title} · ${name}`,
    description: text(page.about, { brand: name }),
    siteName: name,
    path: page.path,
    origin: site.publicOrigin,
    locale: site.locale,
    locales: site.platform.locales,
    image: null,
    type: 'website',
    isIndexed: page.isIndexed ?? true,
  };
}

/** Cards of a list; a refused list is an empty one. */
export function listCards(reply: ApiResult<SeriesListItem[]>): SeriesCardModel[] {
  return reply.ok ? reply.data.map(seriesCardModel) : [];
}
