import type { ViewerKeyAction, ViewerKeys } from '@longstrip/core';
import { useEffect } from 'react';
import { isReadable } from '../../../../parts/episodes/episode-model.ts';
import { isHandledByTarget } from '../handled-keys.ts';
import { useOpenEpisode } from '../use-open-episode.ts';
import type { Neighbour, ViewerEpisode } from '../viewer-model.ts';
import { toggleAutoScroll, toggleBars, useViewerStore } from '../viewer-store.ts';
import { actionOfKey } from './viewer-keys.ts';

/** The key of each turn that the reader components know (`turnActionOfKey`). */
const TURNING_KEYS: Partial<Record<ViewerKeyAction, string>> = {
  next: 'PageDown',
  previous: 'PageUp',
  first: 'Home',
  last: 'End',
};
/** How much of a window a key scrolls a page that scrolls. */
const SCREEN_SHARE = 0.9;

/** The keys of the viewer, beside those that turn pages. Taps and the mouse have bars and sheets for all of them. */
export function useViewerKeys({ series, next, previous, content }: ViewerEpisode, keys: ViewerKeys): void {
  const openEpisode = useOpenEpisode();
  useEffect(() => {
    const open = (neighbour: Neighbour | null) => {
      if (neighbour !== null && isReadable(neighbour.access)) openEpisode(`/viewer/${series.alias}/${neighbour.alias}`);
    };
    const actions: Partial<Record<ViewerKeyAction, () => void>> = {
      nextEpisode: () => open(next),
      previousEpisode: () => open(previous),
      bars: toggleBars,
      settings: () => useViewerStore.setState({ openSheet: 'settings' }),
      episodes: () => useViewerStore.setState({ openSheet: 'episodes' }),
      ...(content.kind === 'novel'
        ? { find: () => useViewerStore.setState({ openSheet: 'find' }) }
        : { panels: () => useViewerStore.setState({ openSheet: 'panels' }) }),
      help: () => useViewerStore.setState({ openSheet: 'keys' }),
      autoScroll: toggleAutoScroll,
    };
    const onKey = (event: KeyboardEvent) => {
      // Not what `turn` sends itself.
      if (!event.isTrusted || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isHandledByTarget(event.target, event.key)) return;
      const action = actionOfKey(event.key, keys);
      const turning = action === null ? undefined : TURNING_KEYS[action];
      const act = action === null ? undefined : actions[action];
      if (turning === undefined && act === undefined) return;
      event.preventDefault();
      if (turning === undefined) act?.();
      else turn(turning);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openEpisode, series.alias, next, previous, content.kind, keys]);
}

/** As the key that every browser has for it: a page that scrolls has no code of its own for keys. */
function turn(key: string): void {
  if (document.querySelector('[data-scrolled]:not(.vertical-scroller *)') === null) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    return;
  }
  const screenPx = SCREEN_SHARE * window.innerHeight;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (key === 'Home' || key === 'End') window.scrollTo({ top: key === 'Home' ? 0 : document.body.scrollHeight });
  else window.scrollBy({ top: key === 'PageDown' ? screenPx : -screenPx, behavior });
}
