import { useEffect } from 'react';
import type { DetailSeries } from './detail-loader.server.ts';

const VIEW_COUNT_PATH = '/api/balcony-api-v2/contents/viewcount';

type VisitedSeries = Pick<DetailSeries, 'alias' | 'isAdult'>;

/**
 * Counts a visit of a series' page, once it is rendered in a reader's browser: robots, previews and prefetches do not
 * count. Episodes need no such call: opening one counts as a visit.
 */
export function useCountedVisit({ alias, isAdult }: VisitedSeries): void {
  useEffect(() => void countVisit({ alias, isAdult }, window.fetch.bind(window)), [alias, isAdult]);
}

/** Tells the api. Never throws: a failed count is no concern of the reader. */
export async function countVisit({ alias, isAdult }: VisitedSeries, fetch: typeof window.fetch): Promise<void> {
  try {
    // Readers who see an adult series have confirmed their age. The api accepts this parameter where guests may confirm
    // it.
    const answer = await fetch(isAdult ? `${VIEW_COUNT_PATH}?isNotLoginAdult=true` : VIEW_COUNT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ contentsAlias: alias }),
      // The request survives when the reader opens an episode at once.
      keepalive: true,
    });
    // An unread response would keep its connection from the page's pictures.
    await answer.text();
  } catch {
    // Offline, or the page was closed.
  }
}
