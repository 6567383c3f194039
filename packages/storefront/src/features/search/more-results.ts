import type { SearchResults } from './search-loader.server.ts';

/** The page after a page of results; null when it did not come. Never throws: a reader in a tunnel keeps what is there. */
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

/** Our own site made it; this tells it from what a proxy or a captive network might put in its place. */
function isResults(body: unknown): body is SearchResults {
  return typeof body === 'object' && body !== null && 'series' in body && Array.isArray(body.series) && 'next' in body;
}
