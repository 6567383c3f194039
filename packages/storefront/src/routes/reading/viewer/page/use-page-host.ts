import { useEffect, useMemo, useRef } from 'react';
import type { ViewerEpisode } from '../viewer-model.ts';
import { freshAddressesPath } from './fresh-addresses.ts';
import { createPageActivation, type PageActivation } from './page-activation.ts';
import type { PageHost } from './page-picture.tsx';
import type { ReadingView } from './reading-view.ts';
import { useFreshPages } from './use-fresh-pages.ts';

/** What the pages of a reader component share. `view` is what scrolls them, the same one for as long as they are shown. */
export function usePageHost(
  { series, episode, content }: Pick<ViewerEpisode, 'series' | 'episode' | 'content'>,
  view: ReadingView,
): PageHost {
  const activation = useRef<PageActivation | null>(null);
  const validForMs = content.kind === 'comic' ? content.validForMs : 0;
  const fresh = useFreshPages(freshAddressesPath(series.alias, episode.alias), validForMs);
  activation.current ??= createPageActivation(view);
  useEffect(() => () => activation.current?.dispose(), []);
  const title = `${series.title}, ${episode.title}`;
  return useMemo(() => ({ activation, fresh, title }), [fresh, title]);
}
