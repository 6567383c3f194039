import type { ViewerMode } from '@longstrip/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PageWordsProps } from './page/page-words.tsx';
import type { ReaderProps, ViewerEpisode, ViewerRefusal } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';

type AnyReaderProps = ReaderProps & { mode: ViewerMode };

const loadNovelReader = () => import('./novel/novel-reader.tsx').then(({ NovelReader }) => NovelReader);
const loadPaperReader = () => import('./paper/paper-reader.tsx').then(({ PaperReader }) => PaperReader);
const loadRefusedEpisode = () => import('./refused-episode.tsx').then(({ RefusedEpisode }) => RefusedEpisode);

const loadEndCard = () => import('./chrome/end-card.tsx').then(({ EndCard }) => EndCard);

/** Without a connection a comic can still be seen. */
const loadPageWords = (): Promise<{ default: ComponentType<PageWordsProps> }> =>
  import('./page/page-words.tsx').then(
    ({ PageWords }) => ({ default: PageWords }),
    () => ({ default: () => null }),
  );

const EndCard = lazy(async () => ({ default: await loadEndCard() }));
const NovelReader = lazy(async () => ({ default: await loadNovelReader() }));
const PaperReader = lazy(async () => ({ default: await loadPaperReader() }));
const PageWords = lazy(loadPageWords);
const RefusedEpisode = lazy(async () => ({ default: await loadRefusedEpisode() }));

/**
 * On the server the same components, loaded at start: a document has its pages from the first byte. Empty in the
 * browser.
 */
const known: {
  novel?: ComponentType<AnyReaderProps>;
  paper?: ComponentType<ReaderProps>;
  refused?: ComponentType<ViewerRefusal>;
  end?: ComponentType<EndCardProps>;
} = {};

interface EndCardProps {
  data: ViewerEpisode;
  isBinge: boolean;
}
if (typeof window === 'undefined') {
  void Promise.all([loadNovelReader(), loadPaperReader(), loadRefusedEpisode(), loadEndCard()]).then(
    ([novel, paper, refused, end]) => {
      Object.assign(known, { novel, paper, refused, end });
    },
  );
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

/** The card after the last page, which a reader comes to last. */
export function LazyEndCard(props: EndCardProps): ReactNode {
  const Card = known.end ?? EndCard;
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  );
}

/**
 * A page in words, beside its picture. Not before the pages are hydrated: their first updates would discard a part of them
 * that still waits for its script.
 */
export function LazyPageWords(props: PageWordsProps): ReactNode {
  const isHydrated = useViewerStore(({ position }) => position !== null);
  if (!isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <PageWords {...props} />
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
