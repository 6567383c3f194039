import type { ApiResult, ListSort, SeriesListItem } from '@longstrip/api-contract';
import type { HeadKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { pageAddresses } from '../seo/language-addresses.server.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.server.ts';
import { loadAlsoLike } from './also-like.server.ts';
import '../../server/site-context.ts';

/** The data of a page with one list of series. */
export interface ListPage {
  meta: PageMeta;
  title: string;
  sort: ListSort;
  series: SeriesCardModel[];
  /** What goes below a list that does not fill a screen. */
  alsoLike: SeriesCardModel[];
}

/** The metadata of a list's page. For search engines its orders and filters are the same page. */
export function listMeta(
  site: AppLoadContext,
  text: ServerText,
  page: { title: string; about: HeadKey; path: string; isIndexed?: boolean },
): PageMeta {
  const { name } = site.platform.brand;
  return {
    title: `${page.title} · ${name}`,
    description: text(page.about, { brand: name, title: page.title }),
    siteName: name,
    ...pageAddresses({ origin: site.publicOrigin, path: page.path, locales: site.platform.locales }, site.locale),
    image: null,
    type: 'website',
    isIndexed: page.isIndexed ?? true,
  };
}

/** The cards of a list, and what goes below them. A refused list is empty. */
export async function listCards(
  site: AppLoadContext,
  reply: ApiResult<SeriesListItem[]>,
): Promise<Pick<ListPage, 'series' | 'alsoLike'>> {
  const series = reply.ok ? reply.data.map(seriesCardModel(site.locale)) : [];
  return { series, alsoLike: await loadAlsoLike(site, series) };
}
