import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { addViewerPanelsTexts, documentLocale } from '../../../i18n/create-i18n.ts';
import type { ReadingMode } from '../../../parts/reading/viewer-settings.ts';
import type { PageWordsProps } from './page/page-words.tsx';
import type { ReaderProps, ViewerRefusal } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';

type AnyReaderProps = ReaderProps & { mode: ReadingMode };

const loadNovelReader = () => import('./novel/novel-reader.tsx').then(({ NovelReader }) => NovelReader);
const loadPaperReader = () => import('./paper/paper-reader.tsx').then(({ PaperReader }) => PaperReader);
const loadGuidedReader = () => import('./guided/guided-reader.tsx').then(({ GuidedReader }) => GuidedReader);
const loadRefusedEpisode = () => import('./refused-episode.tsx').then(({ RefusedEpisode }) => RefusedEpisode);

/** Without a connection a comic can still be seen. */
const loadPageWords = (): Promise<{ default: ComponentType<PageWordsProps> }> =>
  import('./page/page-words.tsx').then(
    ({ PageWords }) => ({ default: PageWords }),
    () => ({ default: () => null }),
  );

const NovelReader = lazy(async () => ({ default: await loadNovelReader() }));
const PaperReader = lazy(async () => ({ default: await loadPaperReader() }));
/** With its texts, which the server does not draw. */
const GuidedReader = lazy(async () => {
  const [Reader] = await Promise.all([loadGuidedReader(), addViewerPanelsTexts(documentLocale())]);
  return { default: Reader };
});
const PageWords = lazy(loadPageWords);
const RefusedEpisode = lazy(async () => ({ default: await loadRefusedEpisode() }));

/**
 * On the server the same components, loaded at start: a document has its pages from the first byte. Empty in the
 * browser.
 */
const known: {
  novel?: ComponentType<AnyReaderProps>;
  paper?: ComponentType<ReaderProps>;
  guided?: ComponentType<ReaderProps>;
  refused?: ComponentType<ViewerRefusal>;
} = {};

if (typeof window === 'undefined') {
  const loads = [loadNovelReader(), loadPaperReader(), loadGuidedReader(), loadRefusedEpisode()] as const;
  void Promise.all(loads).then(([novel, paper, guided, refused]) => {
    Object.assign(known, { novel, paper, guided, refused });
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

/** A comic panel by panel. */
export function LazyGuidedReader(props: ReaderProps): ReactNode {
  const Reader = known.guided ?? GuidedReader;
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
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

/** Loads the component for panels, so that nothing flickers when the reader has chosen it. */
export async function preloadGuidedReader(): Promise<void> {
  await Promise.all([loadGuidedReader(), addViewerPanelsTexts(documentLocale())]);
}

/** Loads the components for pages and panels before someone who reads in a strip chooses one, so that nothing flickers. */
export function preloadComicReaders(): void {
  // Where one does not come, it is loaded again when it is shown.
  Promise.all([loadPaperReader(), preloadGuidedReader()]).catch(() => undefined);
}
