import { countFilters, NO_SERIES_FILTER } from '@longstrip/core';
import { Button, type ChoiceGroup, ErrorState, ListSkeleton, OfflineState } from '@longstrip/ui';
import { useLoaderData, useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { keepTypedOrder } from '../../../i18n/keep-order.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSlowLocation } from '../../../parts/navigation/pending-location.ts';
import { readSearchQuery } from '../../../parts/navigation/read-query.ts';
import { type SearchQuery, searchAddress, searchWords } from '../../../parts/navigation/search-query.ts';
import { FaultScreen, faultTextKey } from '../../../parts/refusals/error-screen.tsx';
import { AlsoLike } from '../../../parts/series-lists/also-like-shelf.tsx';
import { NoMatch } from '../../../parts/series-lists/series-filters.tsx';
import { PageSide } from '../../../parts/series-lists/wide-frame.tsx';
import { useIsConnected } from '../../../parts/shell/connection-watcher.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite, useSiteOrNull } from '../../../root/site-data.ts';
import { RecentSearches } from './recent-searches.tsx';
import { NoResults, ResultList, SearchFilters, useSearchChoices, useSearchTitle } from './result-list.tsx';
import type { SearchPage } from './search.server.ts';
import { SearchForm } from './search-form.tsx';
import { NoSuggestions, SearchSuggestions } from './search-suggestions.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './search.server.ts';
export { SearchErrorScreen as ErrorBoundary };

/** The search page: suggestions, then results. */
export default function SearchScreen() {
  const { query, filters, results, alsoLike, tags, themes } = useLoaderData<SearchPage>();
  const text = useText();
  const isSlow = useSlowLocation()?.pathname === '/search';
  // Announced from an element that always exists: few screen readers announce one that is added with its text.
  const outcome = useResultSummary({ query, results });
  const choices = useSearchChoices(query);
  return (
    <SearchFrame
      query={query}
      isEndless={results !== null && results.next !== null}
      choices={results === null ? [] : choices}
    >
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
          <SearchFilters query={query} filters={filters} />
          <RecentSearches />
          <SearchSuggestions tags={tags} themes={themes} />
          <NoSuggestions tags={tags} themes={themes} />
        </>
      ) : results.series.length === 0 ? (
        <>
          <SearchFilters query={query} filters={filters} />
          {countFilters(filters.chosen) > 0 ? (
            <NoMatch path="/search" unchanged={searchWords({ ...query, filter: NO_SERIES_FILTER })} />
          ) : (
            <NoResults query={query} />
          )}
          <SearchSuggestions tags={tags} themes={themes} />
        </>
      ) : (
        <>
          <ResultList key={searchAddress(query)} query={query} results={results} filters={filters} />
          <AlsoLike series={alsoLike} above={{ count: results.series.length, form: 'results' }} />
        </>
      )}
    </SearchFrame>
  );
}

/** The outcome of a search in one sentence; empty before a search. */
function useResultSummary({ query, results }: Pick<SearchPage, 'query' | 'results'>): string {
  const text = useText();
  const { direction } = useSite();
  const title = useSearchTitle(query);
  if (results === null) return '';
  if (results.series.length === 0 && countFilters(query.filter) > 0) return text('list.noMatchTitle');
  if (results.series.length === 0) {
    return text('search.noneTitle', { query: keepTypedOrder(direction, query.text) });
  }
  return `${title}: ${text('list.count', { count: results.series.length })}`;
}

export interface SearchFrameProps {
  query: SearchQuery;
  /** More results load at the end of the page: a footer there would move away from the reader. */
  isEndless?: boolean;
  /** The search had no answer: the same text can be searched again. */
  isUnanswered?: boolean;
  /** The choices of a search, for the second column. */
  choices?: readonly ChoiceGroup[];
  children: ReactNode;
}

/** The frame of the search, with its field in the header. */
export function SearchFrame(props: SearchFrameProps) {
  const { query, isEndless = false, isUnanswered = false, choices = [], children } = props;
  const text = useText();
  return (
    <SiteFrame
      header={
        <SiteInnerHeader title={text('nav.search')} field={<SearchForm query={query} isUnanswered={isUnanswered} />} />
      }
      hasFooter={!isEndless}
      side={<PageSide choices={choices} />}
    >
      {children}
    </SiteFrame>
  );
}

/** A search without an answer: the field keeps its text, and the search can be repeated. */
export function SearchErrorScreen() {
  const text = useText();
  const site = useSiteOrNull();
  const isConnected = useIsConnected();
  const error = useRouteError();
  // The browser throws a `TypeError` for a request without an answer. Then, as far as we can tell, it is not the site's
  // error.
  const isUnreached = error instanceof TypeError;
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (site === null) return <FaultScreen />;
  const retry = (
    <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
      {text('common.retry')}
    </Button>
  );
  return (
    <SearchFrame query={readSearchQuery(new URL(`${pathname}${search}`, site.origin))} isUnanswered>
      {isConnected ? (
        <ErrorState
          title={text('page.errorTitle')}
          text={text(isUnreached ? 'page.offlineText' : faultTextKey(error))}
          isAlert
          actions={retry}
        />
      ) : (
        <OfflineState title={text('page.offlineTitle')} text={text('page.offlineText')} isAlert actions={retry} />
      )}
    </SearchFrame>
  );
}
