import { ListSkeleton } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSlowPath } from '../shell/use-pending-path.ts';
import { FoundSeries, NothingFound } from './found-series.tsx';
import { RecentSearches } from './recent-list.tsx';
import { SearchFrame } from './search-frame.tsx';
import { NoIdeas, SearchIdeas } from './search-ideas.tsx';
import type { SearchPage } from './search-loader.server.ts';
import { searchAddress } from './search-query.ts';

/** The search: ideas of what to look for, then what was found. */
export function SearchScreen() {
  const { query, results, tags, themes } = useLoaderData<SearchPage>();
  const text = useText();
  const isSlow = useSlowPath()?.pathname === '/search';
  // Spoken from a place that is always there: one that came with its words would be heard by few.
  const outcome = useOutcome({ query, results });
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
          <SearchIdeas tags={tags} themes={themes} />
          <NoIdeas tags={tags} themes={themes} />
        </>
      ) : results.series.length === 0 ? (
        <>
          <NothingFound query={query} />
          <SearchIdeas tags={tags} themes={themes} />
        </>
      ) : (
        <FoundSeries key={searchAddress(query)} query={query} results={results} />
      )}
    </SearchFrame>
  );
}

/** What came of a search, in one sentence; empty while nothing is looked for. */
function useOutcome({ query, results }: Pick<SearchPage, 'query' | 'results'>): string {
  const text = useText();
  if (results === null) return '';
  if (results.series.length === 0) return text('search.noneTitle', { query: query.text });
  const title = text(`search.results${query.place}`, { query: query.text });
  return `${title}: ${text('list.count', { count: results.series.length })}`;
}
