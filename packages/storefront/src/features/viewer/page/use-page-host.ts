import { useEffect, useMemo, useRef } from 'react';
import type { ViewerEpisode } from '../viewer-model.ts';
import { freshAddressesPath } from './fresh-addresses.ts';
import { createPageActivation, PAGE_MARGIN_PX, type PageActivation } from './page-activation.ts';
import type { PageHost } from './page-picture.tsx';
import { useFreshPages } from './use-fresh-pages.ts';

/**
 * What the pages of a reader component share.
 * @param scroller the element that scrolls; null for the window
 */
export function usePageHost(
  { series, episode, content }: Pick<ViewerEpisode, 'series' | 'episode' | 'content'>,
  scroller: { current: HTMLElement | null } | null,
): PageHost {
  const activation = useRef<PageActivation | null>(null);
  const validForMs = content.kind === 'comic' ? content.validForMs : 0;
  const fresh = useFreshPages(freshAddressesPath(series.alias, episode.alias), validForMs);
  activation.current ??= createPageActivation(
    (callback) =>
      new IntersectionObserver(callback, { root: scroller?.current ?? null, rootMargin: `${PAGE_MARGIN_PX}px` }),
  );
  useEffect(() => () => activation.current?.dispose(), []);
  const title = `${series.title}, ${episode.title}`;
  return useMemo(() => ({ activation, fresh, title }), [fresh, title]);
}
