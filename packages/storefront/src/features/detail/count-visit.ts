import { useEffect } from 'react';
import type { DetailSeries } from './detail-loader.server.ts';

const VIEW_COUNT_PATH = '/api/balcony-api-v2/contents/viewcount';

type VisitedSeries = Pick<DetailSeries, 'alias' | 'isAdult'>;

/**
 * Counts the visit of a series' page once it is in a reader's hands: robots, previews and pages fetched ahead are none.
 * An episode's visit needs no such call, since opening one is counted by itself.
 */
export function useCountedVisit({ alias, isAdult }: VisitedSeries): void {
  useEffect(() => void countVisit({ alias, isAdult }, window.fetch.bind(window)), [alias, isAdult]);
}

/** Tells the api. A count is not worth a word to the reader: never throws. */
export async function countVisit({ alias, isAdult }: VisitedSeries, fetch: typeof window.fetch): Promise<void> {
  try {
    // Who was shown an adult series has said or proved their age; the api takes that word where a guest may give it.
    const answer = await fetch(isAdult ? `${VIEW_COUNT_PATH}?isNotLoginAdult=true` : VIEW_COUNT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ contentsAlias: alias }),
      // Who goes on to an episode at once has been here too.
      keepalive: true,
    });
    // An answer that nobody reads keeps its connection from the page's pictures.
    await answer.text();
  } catch {
    // Offline, or the page is gone.
  }
}
