import type { ApiResult, ListSort, SeriesListItem } from '@longstrip/api-contract';
import type { HeadKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { pageAddresses } from '../seo/language-addresses.server.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { CARD_PICTURES, withoutFail } from '../series/load-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.server.ts';
import type { SeriesFilterModel } from './series-filters.server.ts';
import '../../server/site-context.ts';

/** The data of a page with one list of series. */
export interface ListPage {
  meta: PageMeta;
  title: string;
  sort: ListSort;
  filters: SeriesFilterModel;
  series: SeriesCardModel[];
  /** The series below a list that does not fill a screen. */
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

/** The cards of a list, and the series below them. If the api refuses the list, it is empty. */
export async function listCards(
  site: AppLoadContext,
  reply: ApiResult<SeriesListItem[]>,
): Promise<Pick<ListPage, 'series' | 'alsoLike'>> {
  const series = reply.ok ? reply.data.map(seriesCardModel(site.locale)) : [];
  return { series, alsoLike: await loadAlsoLike(site, series) };
}

/** How many of the newest series are candidates for the series below a list, and how many of them are shown. */
const CANDIDATE_COUNT = 40;
const SHOWN_COUNT = 12;

/**
 * The series below a list that does not fill a screen, among the newest that the reader may see; none below a longer one.
 * The api is only asked if the list is short.
 */
export async function loadAlsoLike(
  site: AppLoadContext,
  shown: readonly SeriesCardModel[],
): Promise<SeriesCardModel[]> {
  if (!isShortList(shown)) return [];
  const newest = site.api.newestSeries({ type: 'ALL', ...CARD_PICTURES, limit: CANDIDATE_COUNT });
  const candidates = await withoutFail(site, 'series below a short list', newest, seriesCardModel(site.locale));
  return seriesBelowList(shown, candidates, SHOWN_COUNT);
}

/** The facts of a series that decide how related it is to others. */
interface Likeable {
  readonly alias: string;
  readonly type: string;
  readonly genre: string;
}

/** A list with fewer series than this does not fill a screen. */
const SCREENFUL = 9;

export function isShortList(shown: readonly unknown[]): boolean {
  return shown.length < SCREENFUL;
}

/**
 * The series below a short list: those that are not in it, and first those of its genres and types. Equally related ones
 * keep their order.
 */
export function seriesBelowList<Series extends Likeable>(
  shown: readonly Likeable[],
  candidates: readonly Series[],
  maxLength: number,
): Series[] {
  const listed = new Set(shown.map(({ alias }) => alias));
  const relation = (series: Likeable) =>
    shown.reduce((sum, { type, genre }) => sum + (type === series.type ? 1 : 0) + (genre === series.genre ? 2 : 0), 0);
  return candidates
    .filter(({ alias }) => !listed.has(alias))
    .sort((one, other) => relation(other) - relation(one))
    .slice(0, maxLength);
}
