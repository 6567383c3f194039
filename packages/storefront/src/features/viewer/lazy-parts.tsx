import type { ViewerMode } from '@longstrip/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ReaderProps } from './reader-props.ts';
import type { ViewerRefusal } from './viewer-model.ts';

type AnyReaderProps = ReaderProps & { mode: ViewerMode };

const loadNovelReader = () => import('../novel/novel-reader.tsx').then(({ NovelReader }) => NovelReader);
const loadPaperReader = () => import('./paper-reader.tsx').then(({ PaperReader }) => PaperReader);
const loadRefusedEpisode = () => import('./refused-episode.tsx').then(({ RefusedEpisode }) => RefusedEpisode);

const NovelReader = lazy(async () => ({ default: await loadNovelReader() }));
const PaperReader = lazy(async () => ({ default: await loadPaperReader() }));
const RefusedEpisode = lazy(async () => ({ default: await loadRefusedEpisode() }));

/**
 * What a server renders in place of the lazy parts: a document has its pages from the first byte, and waits for no
 * script of its own. Empty in a browser.
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

/** A novel; its script comes with the first one. */
export function LazyNovelReader(props: AnyReaderProps): ReactNode {
  const Reader = known.novel ?? NovelReader;
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

/** A comic whose pages are turned. */
export function LazyPaperReader(props: ReaderProps): ReactNode {
  const Reader = known.paper ?? PaperReader;
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

/** An episode that is not opened to the reader: links alone, whose script nobody waits for. */
export function LazyRefusedEpisode(props: ViewerRefusal): ReactNode {
  const Refused = known.refused ?? RefusedEpisode;
  return (
    <Suspense fallback={null}>
      <Refused {...props} />
    </Suspense>
  );
}

/** Fetches the turning of pages before a reader of strips chooses it, so that nothing blinks. */
export function preloadPaperReader(): void {
  void loadPaperReader();
}
