import { isReadable } from '../../../../../parts/episodes/episode-model.ts';
import { LAST_SCREEN, LINKED_ANCHOR } from '../../use-reading-place.ts';
import type { Neighbour, ViewerEpisode } from '../../viewer-model.ts';

type Chapter = Pick<ViewerEpisode, 'series' | 'previous' | 'next'>;

/** The address of the next chapter; null if the reader may not read it at once: turning and scrolling buy nothing. */
export function nextChapter({ series, next }: Chapter): string | null {
  return addressOf(series.alias, next);
}

/** The address of the last screen of the previous chapter; null if the reader may not read it at once. */
export function endOfPreviousChapter({ series, previous }: Chapter): string | null {
  const address = addressOf(series.alias, previous);
  return address === null ? null : `${address}?${LINKED_ANCHOR}=${LAST_SCREEN}`;
}

function addressOf(seriesAlias: string, neighbour: Neighbour | null): string | null {
  return neighbour !== null && isReadable(neighbour.access) ? `/viewer/${seriesAlias}/${neighbour.alias}` : null;
}
