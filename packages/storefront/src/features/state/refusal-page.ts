import type { SeriesCardModel } from '../series/series-card-model.ts';

/** What a loader throws with a 404, for the page that is shown instead. */
export interface RefusalPage {
  title: string;
  /** Series to go on with: a dead end is no end. */
  shelf: SeriesCardModel[];
}

/** Tells whether what a route error carries was thrown by one of our loaders. */
export function readRefusalPage(data: unknown): RefusalPage | null {
  return isRefusalPage(data) ? data : null;
}

function isRefusalPage(data: unknown): data is RefusalPage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'title' in data &&
    typeof data.title === 'string' &&
    'shelf' in data &&
    Array.isArray(data.shelf)
  );
}
