import type { Series, SeriesListItem } from '@longstrip/api-contract';
import { refusal, success } from './fake-envelope.ts';

/** Number of result pages of the fake api. */
const PAGES = 3;

/** The answers of the fake api to searches; null for any other address. */
export function fakeSearch(
  pathname: string,
  query: URLSearchParams,
  series: readonly Series[],
  item: (series: Series) => SeriesListItem,
): Response | null {
  const seen = series.filter(({ isAdult }) => query.get('isNotLoginAdult') === 'true' || !isAdult).map(item);
  if (pathname === '/v2/contents/tag/top10') {
    return success(seen.length === 0 ? [] : [{ name: 'Slow burn', contentsCount: 2 }]);
  }
  if (pathname === '/v2/theme' && query.get('displayPosition') === 'SEARCH') {
    return success(seen.length === 0 ? [] : [{ id: 4, title: 't:home.newest', contentsInfo: seen }]);
  }
  if (pathname === '/v2/search/suggest') {
    const typed = query.get('searchText')?.toLowerCase() ?? '';
    const contents = seen.filter(({ title }) => title.toLowerCase().includes(typed));
    return success({ contents, creators: [{ id: 7, name: 'Mira Saltwater' }], tags: ['Slow burn'] });
  }
  const [, scope] = /^\/v2\/search\/(\w+)$/.exec(pathname) ?? [];
  if (scope === undefined) return null;
  const looked = query.get('searchText')?.toLowerCase() ?? '';
  const found = seen.filter(({ title, tag }) => (scope === 'tag' ? tag : title).toLowerCase().includes(looked));
  const mark = query.get('nextPagination') ?? 'p1';
  const page = Number(mark.slice(1));
  if (!/^p\d$/.test(mark)) return refusal('INVALID_PARAMETER');
  // Each page has the same series under other aliases, so that all of them count as new.
  const contents = found.map((each) => (page === 1 ? each : { ...each, alias: `${each.alias}-${page}` }));
  const hasNext = found.length > 0 && page < PAGES;
  return success({ contents, hasNext, nextPagination: hasNext ? `p${page + 1}` : '' });
}
