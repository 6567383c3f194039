import { useLocation } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import { type SearchQuery, searchAddress } from '../../../parts/navigation/search-query.ts';
import type { LoadingState } from '../../../parts/series-lists/use-more-rows.ts';
import type { SearchResults } from './search.server.ts';

/** The path from which the page's script loads the pages after the first. */
const MORE_PATH = '/_/search';

/** The pages after the first that were loaded, by history entry: "back" shows them again. */
const cachedResults = new Map<string, SearchResults[]>();
const MAX_CACHED_ENTRIES = 5;

/** All results so far. */
export interface MoreResults extends SearchResults {
  state: LoadingState;
  load: () => void;
}

/** The first page of results and those that were loaded after it. */
export function useMoreResults(query: SearchQuery, first: SearchResults): MoreResults {
  const { key } = useLocation();
  const [pages, setPages] = useState<readonly SearchResults[]>(() => cachedResults.get(key) ?? []);
  const [state, setState] = useState<LoadingState>('idle');
  const isAsking = useRef(false);
  const next = (pages.at(-1) ?? first).next;
  const load = useCallback(async () => {
    if (next === null || isAsking.current) return;
    isAsking.current = true;
    setState('loading');
    const page = await fetchMoreResults(searchAddress(query, { path: MORE_PATH, next }), window.fetch.bind(window));
    isAsking.current = false;
    setState(page === null ? 'failed' : 'idle');
    if (page === null) return;
    const loaded = [...pages, page];
    setPages(loaded);
    keep(key, loaded);
  }, [key, next, pages, query]);
  const known = new Set<string>();
  const series = [first, ...pages]
    .flatMap((page) => page.series)
    // A series that has moved to another page meanwhile is shown once.
    .filter(({ alias }) => !known.has(alias) && known.add(alias));
  return { series, next, state, load: () => void load() };
}

function keep(key: string, pages: SearchResults[]): void {
  cachedResults.delete(key);
  cachedResults.set(key, pages);
  const [oldest] = cachedResults.keys();
  if (cachedResults.size > MAX_CACHED_ENTRIES && oldest !== undefined) cachedResults.delete(oldest);
}

/**
 * Loads the next page of results; null when that fails. Never throws: a reader without a connection keeps the results.
 */
async function fetchMoreResults(path: string, fetch: typeof window.fetch): Promise<SearchResults | null> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isResults(body) ? body : null;
  } catch {
    return null;
  }
}

/** Whether a reply is from our own site, and not from a proxy or a captive portal. */
function isResults(body: unknown): body is SearchResults {
  return typeof body === 'object' && body !== null && 'series' in body && Array.isArray(body.series) && 'next' in body;
}
