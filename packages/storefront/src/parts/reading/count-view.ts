import { useEffect } from 'react';

const VIEW_COUNT_PATH = '/api/balcony-api-v2/contents/viewcount';

export interface Viewed {
  seriesAlias: string;
  isAdult: boolean;
  episodeAlias?: string;
}

/**
 * Counts a view of a series' page or of an episode, once it is rendered in a reader's browser: so robots, previews and
 * prefetches do not count, and pages may be cached for many readers.
 */
export function useCountedView({ seriesAlias, isAdult, episodeAlias }: Viewed): void {
  useEffect(() => {
    const viewed = { seriesAlias, isAdult, ...(episodeAlias !== undefined && { episodeAlias }) };
    void countView(viewed, window.fetch.bind(window));
  }, [seriesAlias, isAdult, episodeAlias]);
}

/** Sends the view to the api. Never throws: the reader is not concerned by a failed count. */
export async function countView(
  { seriesAlias, isAdult, episodeAlias }: Viewed,
  fetch: typeof window.fetch,
): Promise<void> {
  try {
    // Readers who see an adult series have confirmed their age. The api accepts this parameter on sites where guests may
    // confirm it.
    const answer = await fetch(isAdult ? `${VIEW_COUNT_PATH}?isNotLoginAdult=true` : VIEW_COUNT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ contentsAlias: seriesAlias, episodeAlias }),
      // The request is sent even if the reader leaves the page at once.
      keepalive: true,
    });
    // A response that is not read would keep its connection, which the page's pictures need.
    await answer.text();
  } catch {
    // Offline, or the page was closed.
  }
}
