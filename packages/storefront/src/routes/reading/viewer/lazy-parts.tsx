import type { ViewerMode } from '@longstrip/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ReaderProps, ViewerRefusal } from './viewer-model.ts';

type AnyReaderProps = ReaderProps & { mode: ViewerMode };

const loadNovelReader = () => import('./novel/novel-reader.tsx').then(({ NovelReader }) => NovelReader);
const loadPaperReader = () => import('./paper/paper-reader.tsx').then(({ PaperReader }) => PaperReader);
const loadRefusedEpisode = () => import('./refused-episode.tsx').then(({ RefusedEpisode }) => RefusedEpisode);

const NovelReader = lazy(async () => ({ default: await loadNovelReader() }));
const PaperReader = lazy(async () => ({ default: await loadPaperReader() }));
const RefusedEpisode = lazy(async () => ({ default: await loadRefusedEpisode() }));

/**
 * On the server the same components, loaded at start: a document has its pages from the first byte. Empty in the
 * browser.
 */
const known: {
  novel?: ComponentType<AnyReaderProps>;
  paper?: ComponentType<ReaderProps>;
  refused?: ComponentType<ViewerRefusal>;
} = {};
if (typeof window === 'undefined') {
  void Promise.all([loadNovelReader(), loadPaperReader(), loadRefusedEpisode()]).then(([novel, paper, refused]) => {
    Object.assign(known, { novel, paper, refused });
  });
}

/** A novel; its script loads with the first one. */
export function LazyNovelReader(props: AnyReaderProps): ReactNode {
  const Reader = known.novel ?? NovelReader;
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

/** A comic in pages. */
export function LazyPaperReader(props: ReaderProps): ReactNode {
  const Reader = known.paper ?? PaperReader;
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

/** An episode that the reader may not read: only links, which work without its script. */
export function LazyRefusedEpisode(props: ViewerRefusal): ReactNode {
  const Refused = known.refused ?? RefusedEpisode;
  return (
    <Suspense fallback={null}>
      <Refused {...props} />
    </Suspense>
  );
}

/** Loads the component for pages before someone who reads in a strip chooses it, so that nothing flickers. */
export function preloadPaperReader(): void {
  void loadPaperReader();
}
