import { ListSkeleton } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { useSlowLocation } from '../../../parts/navigation/pending-location.ts';
import { searchAddress } from '../../../parts/search/search-query.ts';
import { AlsoLike } from '../../../parts/series-lists/also-like-shelf.tsx';
import { RecentSearches } from './recent-list.tsx';
import { NoResults, ResultList } from './result-list.tsx';
import { SearchFrame } from './search-frame.tsx';
import type { SearchPage } from './search-loader.server.ts';
import { NoSuggestions, SearchSuggestions } from './search-suggestions.tsx';

/** The search page: suggestions, then results. */
export function SearchScreen() {
  const { query, results, alsoLike, tags, themes } = useLoaderData<SearchPage>();
  const text = useText();
  const isSlow = useSlowLocation()?.pathname === '/search';
  // Announced from an element that always exists: few screen readers announce one that is added with its text.
  const outcome = useResultSummary({ query, results });
  return (
    <SearchFrame query={query} isEndless={results !== null && results.next !== null}>
      <p role="status" className="sr-only">
        {isSlow ? '' : outcome}
      </p>
      {isSlow ? (
        <div className="pt-4">
          <ListSkeleton label={text('list.loading')} count={8} />
        </div>
      ) : results === null ? (
        <>
          <h1 className="sr-only">{text('nav.search')}</h1>
          <RecentSearches />
          <SearchSuggestions tags={tags} themes={themes} />
          <NoSuggestions tags={tags} themes={themes} />
        </>
      ) : results.series.length === 0 ? (
        <>
          <NoResults query={query} />
          <SearchSuggestions tags={tags} themes={themes} />
        </>
      ) : (
        <>
          <ResultList key={searchAddress(query)} query={query} results={results} />
          <AlsoLike series={alsoLike} above={{ count: results.series.length, form: 'results' }} />
        </>
      )}
    </SearchFrame>
  );
}

/** The outcome of a search in one sentence; empty before a search. */
function useResultSummary({ query, results }: Pick<SearchPage, 'query' | 'results'>): string {
  const text = useText();
  if (results === null) return '';
  if (results.series.length === 0) return text('search.noneTitle', { query: query.text });
  const title = text(`search.results${query.place}`, { query: query.text });
  return `${title}: ${text('list.count', { count: results.series.length })}`;
}
