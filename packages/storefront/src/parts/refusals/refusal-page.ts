import type { PageBehaviour } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { SeriesCardModel } from '../series/series-card-model.ts';

/**
 * A code of the error catalogue with the text and the behaviour of the page (section 8, D27), so that the browser needs
 * no catalogue.
 */
export interface PageRefusal {
  code: RefusalCode;
  /** The text of the code in the reader's language. */
  text: string;
  behaviour: PageBehaviour;
}

/** What a loader throws when it has no page to show: the data of the page that is shown instead. */
export interface RefusalPage {
  title: string;
  /** Series to read instead. */
  shelf: SeriesCardModel[];
  /** The api's refusal; null when the address is not a page. */
  refusal: PageRefusal | null;
  /** The series of the requested episode, if that exists. */
  seriesAlias: string | null;
}

/** The data of a route error, if one of our loaders threw it. */
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
