import { useEffect } from 'react';

const VIEW_COUNT_PATH = '/api/balcony-api-v2/contents/viewcount';

/** What was opened: the page of a series, or one of its episodes. */
export interface Viewed {
  seriesAlias: string;
  isAdult: boolean;
  episodeAlias?: string;
}

/**
 * Counts a view of a series' page or the opening of an episode, once it is rendered in a reader's browser: robots,
 * previews and prefetches do not count, and pages may be cached for many readers.
 */
export function useCountedView({ seriesAlias, isAdult, episodeAlias }: Viewed): void {
  useEffect(() => {
    const viewed = { seriesAlias, isAdult, ...(episodeAlias !== undefined && { episodeAlias }) };
    void countView(viewed, window.fetch.bind(window));
  }, [seriesAlias, isAdult, episodeAlias]);
}

/** Tells the api. Never throws: a failed count is no concern of the reader. */
export async function countView(
  { seriesAlias, isAdult, episodeAlias }: Viewed,
  fetch: typeof window.fetch,
): Promise<void> {
  try {
    // Readers who see an adult series have confirmed their age. The api accepts this parameter where guests may confirm
    // it.
    const answer = await fetch(isAdult ? `${VIEW_COUNT_PATH}?isNotLoginAdult=true` : VIEW_COUNT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ contentsAlias: seriesAlias, episodeAlias }),
      // The request survives when the reader goes on at once.
      keepalive: true,
    });
    // An unread response would keep its connection from the page's pictures.
    await answer.text();
  } catch {
    // Offline, or the page was closed.
  }
}
