import type { SearchResults } from './search-loader.server.ts';

/**
 * Loads the next page of results; null when that fails. Never throws: a reader without a connection keeps the results.
 */
export async function fetchMoreResults(path: string, fetch: typeof window.fetch): Promise<SearchResults | null> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isResults(body) ? body : null;
  } catch {
    return null;
  }
}

/** Tells an answer of our own site from what a proxy or a captive portal puts in its place. */
function isResults(body: unknown): body is SearchResults {
  return typeof body === 'object' && body !== null && 'series' in body && Array.isArray(body.series) && 'next' in body;
}
