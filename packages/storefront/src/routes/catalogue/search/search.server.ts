import { textDirection } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { keepTypedOrder } from '../../../i18n/keep-order.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { filterCall } from '../../../parts/navigation/filter-query.ts';
import { readSearchQuery } from '../../../parts/navigation/read-query.ts';
import { isAsked, SCOPE_OF, type SearchQuery } from '../../../parts/navigation/search-query.ts';
import { sitePageMeta } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES, loadThemes, withoutFail } from '../../../parts/series/load-series.server.ts';
import type { ThemeModel } from '../../../parts/series/series-card-model.server.ts';
import { genreName, type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { loadAlsoLike } from '../../../parts/series-lists/list-page.server.ts';
import { type SeriesFilterModel, seriesFilterModel } from '../../../parts/series-lists/series-filters.server.ts';
import '../../../server/site-context.ts';

/** Results per page. */
const PAGE_SIZE = 30;

/** A page of results. */
export interface SearchResults {
  series: SeriesCardModel[];
  /** Requests the next page; null on the last one. */
  next: string | null;
}

export interface SearchPage {
  meta: PageMeta;
  query: SearchQuery;
  filters: SeriesFilterModel;
  /** Null before a search. */
  results: SearchResults | null;
  /** What goes below few results; suggestions go below none. */
  alsoLike: SeriesCardModel[];
  /** Suggestions, for readers without a search or without results. Deferred. */
  tags: Promise<string[]>;
  themes: Promise<ThemeModel[]>;
}

/** `/search`: the results, or before a search suggestions. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<SearchPage> {
  const url = new URL(request.url);
  const filters = seriesFilterModel(site, url);
  const query = readSearchQuery(url, filters.offered);
  // Requested before anything is awaited, so that all requests run at once.
  const ideas = loadSuggestions(site);
  const [text, found] = await Promise.all([
    serverText(site.locale),
    isAsked(query) ? findSeries(site, query, url.searchParams.get('next')) : null,
  ]);
  const isFew = found !== null && found.series.length > 0 && found.next === null;
  const alsoLike = isFew ? await loadAlsoLike(site, found.series) : [];
  const results = found && withGenreNames(found, text);
  return { meta: searchMeta(site, query, text), query, filters, results, alsoLike, ...ideas };
}

/** `/_/search`: only the next page of results. */
export async function loadMoreResults({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const [text, found] = await Promise.all([
    serverText(site.locale),
    findSeries(site, readSearchQuery(url, seriesFilterModel(site, url).offered), url.searchParams.get('next')),
  ]);
  return Response.json(withGenreNames(found, text), { headers: { 'Cache-Control': 'no-store' } });
}

async function findSeries(site: AppLoadContext, query: SearchQuery, next: string | null): Promise<SearchResults> {
  const reply = await site.api.search({
    ...CARD_PICTURES,
    searchText: query.text,
    scope: SCOPE_OF[query.place],
    sort: query.sort,
    ...filterCall(query.filter),
    size: PAGE_SIZE,
    ...(next === null ? {} : { nextPagination: next }),
  });
  if (!reply.ok) return { series: [], next: null };
  const { contents, hasNext, nextPagination } = reply.data;
  const series = contents.map(seriesCardModel(site.locale));
  return { series, next: hasNext && nextPagination !== '' ? nextPagination : null };
}

/** Results as the page shows them. */
function withGenreNames({ series, next }: SearchResults, text: ServerText): SearchResults {
  return { series: series.map((model) => ({ ...model, genre: genreName(model.genre, text) })), next };
}

function loadSuggestions(site: AppLoadContext): Pick<SearchPage, 'tags' | 'themes'> {
  return {
    tags: withoutFail(site, 'popular tags', site.api.topTags(), ({ name }) => name),
    themes: loadThemes(site, 'SEARCH'),
  };
}

/** Search engines may index the search page, but no results: there are endlessly many. */
function searchMeta(site: AppLoadContext, query: SearchQuery, text: ServerText): PageMeta {
  const isSearched = isAsked(query);
  const isTyped = query.text !== '';
  return sitePageMeta(site, {
    title: isTyped
      ? text(`search.results${query.place}`, { query: keepTypedOrder(textDirection(site.locale), query.text) })
      : text(isSearched ? 'search.browse' : 'nav.search'),
    description: text('head.search', { brand: site.platform.brand.name }),
    path: '/search',
    isIndexed: !isSearched,
  });
}
