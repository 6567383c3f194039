import type { PageBehaviour } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { SeriesCardModel } from '../series/series-card-model.ts';

/** A code of the error catalogue, and what the page says and does (section 8, D27). The browser needs no catalogue. */
export interface PageRefusal {
  code: RefusalCode;
  /** The code's sentence in the reader's language. */
  text: string;
  behaviour: PageBehaviour;
}

/** What a loader throws when there is no page to show, for the page that is shown instead. */
export interface RefusalPage {
  title: string;
  /** Series to go on with: a dead end is no end. */
  shelf: SeriesCardModel[];
  /** What the api said; null where no page has this address. */
  refusal: PageRefusal | null;
  /** The series whose episode was asked for, when that at least is there. */
  seriesAlias: string | null;
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
    Array.isArray(data.shelf) &&
    'refusal' in data
  );
}
