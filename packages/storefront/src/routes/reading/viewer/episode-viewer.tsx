import { resolveViewerSettings } from '@longstrip/core';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { isReadable } from '../../../parts/episodes/episode-model.ts';
import { useCountedView } from '../../../parts/reading/count-view.ts';
import { chosenMode, turningDirection, workKind } from '../../../parts/reading/viewer-settings.ts';
import { EndCard } from './chrome/end-card.tsx';
import { useViewerKeys } from './chrome/use-viewer-keys.ts';
import { ViewerBars } from './chrome/viewer-bars.tsx';
import { lazyPart } from './lazy-part.tsx';
import { LazyGuidedReader, LazyNovelReader, LazyPaperReader } from './lazy-parts.tsx';
import { joinPages } from './page/far-pages.ts';
import { freshAddressesPath, useFreshPages } from './page/fresh-addresses.ts';
import { ResumeScript } from './resume-script.tsx';
import { STRIP_SIZES, StripReader } from './strip/strip-reader.tsx';
import { useReadingPlace, useResumePlace } from './use-reading-place.ts';
import { viewerLook } from './viewer-look.ts';
import type { ReaderProps, SentEpisode, ViewerEpisode } from './viewer-model.ts';
import { countBingeRental, leaveEpisode, toggleBars, useViewerLayers, useViewerStore } from './viewer-store.ts';

const BoughtToast = lazy(() =>
  import('../../../parts/purchase/bought-toast.tsx').then((module) => ({ default: module.BoughtToast })),
);
/** Without a connection nothing is loaded ahead, and the pages stay. */
const NextEpisodeAhead = lazy(() =>
  import('./chrome/next-episode-ahead.tsx').then(
    (module) => ({ default: module.NextEpisodeAhead }),
    () => ({ default: () => null }),
  ),
);
const AutoScroll = lazy(() => import('./chrome/auto-scroll.tsx').then((module) => ({ default: module.AutoScroll })));
const BingeStatus = lazyPart(() => import('./chrome/binge-status.tsx').then((module) => module.BingeStatus));

/** One episode: nothing but its pages until a tap shows the bars. */
export function EpisodeViewer({ sent }: { sent: SentEpisode }) {
  const data = useMemo(() => wholeEpisode(sent), [sent]);
  const layers = useViewerLayers(data);
  const settings = useMemo(() => resolveViewerSettings(layers), [layers]);
  // The pages follow a moment later than the controls: laying out a novel again takes long, and an urgent update would
  // discard pages that are not hydrated yet (record 0042).
  const pageSettings = useDeferredValue(settings);
  const resume = useResumePlace(data);
  const fresh = useFreshPages(freshAddressesPath(data.series.alias, data.episode.alias), data.content);
  useReadingPlace(data, resume);
  // After the last place is written. When the episode is left, not when it opens: by then the reader below has noted its first
  // position.
  useEffect(() => leaveEpisode, []);
  const { series, episode } = data;
  useCountedView({ seriesAlias: series.alias, isAdult: series.isAdult, episodeAlias: episode.alias });
  const { isBinge } = pageSettings;
  useViewerKeys(data, settings.keys);
  const isAutoScrolling = useViewerStore((state) => state.isAutoScrolling);
  const end = useMemo(() => <EndCard data={data} isBinge={isBinge} />, [data, isBinge]);
  return (
    <div {...viewerLook(data, settings)} className="viewer min-h-dvh">
      <main id="main">
        <h1 className="sr-only">
          {data.series.title}: {data.episode.title}
        </h1>
        <BarsToggle />
        <Reader data={data} settings={pageSettings} resume={resume} fresh={fresh} end={end} />
        <ResumeScript data={data} />
      </main>
      <ViewerBars data={data} settings={settings} />
      <PurchaseParts data={data} isBinge={isBinge} />
      <NextAhead data={data} settings={settings} />
      {isAutoScrolling && (
        <Suspense fallback={null}>
          <AutoScroll step={settings.autoScroll} />
        </Suspense>
      )}
    </div>
  );
}

/** An episode with all its pages. */
function wholeEpisode({ content, ...rest }: SentEpisode): ViewerEpisode {
  if (content.kind === 'novel') return { ...rest, content };
  const { far, ...comic } = content;
  return { ...rest, content: { ...comic, pages: joinPages(content.pages, far) } };
}

/** From this share of the episode on the next one is loaded. */
const NEXT_FROM_SHARE = 0.7;

/** The next episode, once the reader is far in this one, if they can read it at once. */
function NextAhead({ data: { next, series, content, mode }, settings }: Pick<ReaderProps, 'data' | 'settings'>) {
  const isFarIn = useViewerStore(({ position }) => (position?.share ?? 0) >= NEXT_FROM_SHARE);
  if (!isFarIn || next === null || !isReadable(next.access) || content.kind === 'novel') return null;
  const scrolls = chosenMode(settings, workKind(false, mode), mode) === 'SCROLL';
  return (
    <Suspense fallback={null}>
      <NextEpisodeAhead path={freshAddressesPath(series.alias, next.alias)} sizes={scrolls ? STRIP_SIZES : '100vw'} />
    </Suspense>
  );
}

/** The notices about a purchase and about rentals without asking. Their script loads with the first one, or with binge mode. */
function PurchaseParts({ data, isBinge }: { data: ViewerEpisode; isBinge: boolean }) {
  const { notice, episode } = data;
  const isFollowed = useViewerStore((state) => isBinge || state.binge !== null);
  useEffect(() => {
    countBingeRental(episode.alias);
  }, [episode.alias]);
  return (
    <>
      {notice !== null && (
        <Suspense fallback={null}>
          <BoughtToast notice={notice} />
        </Suspense>
      )}
      {isFollowed && <BingeStatus data={data} />}
    </>
  );
}

/** Shows the bars for readers without a pointer: the keyboard and screen readers find it first, after the title. */
function BarsToggle() {
  const text = useText();
  const areBarsShown = useViewerStore((state) => state.areBarsShown);
  return (
    <button type="button" aria-expanded={areBarsShown} onClick={toggleBars} className="viewer-toggle">
      {text('viewer.showControls')}
    </button>
  );
}

/** The pages, in the mode that the reader chose for this kind of work. */
const Reader = memo(function Reader(opened: ReaderProps) {
  const { data, settings } = opened;
  const mode = chosenMode(settings, workKind(data.content.kind === 'novel', data.mode), data.mode);
  const direction = turningDirection(data, settings);
  const [first] = useState({ mode, direction });
  const [hasSwitched, setHasSwitched] = useState(false);
  if ((mode !== first.mode || direction !== first.direction) && !hasSwitched) setHasSwitched(true);
  // After a change of mode or direction the new reader starts where the last one was, not where the episode was opened. It reads
  // `resume` once, when it mounts.
  const { position } = useViewerStore.getState();
  const props = hasSwitched && position !== null ? { ...opened, resume: position.anchor } : opened;
  if (data.content.kind === 'novel') return <LazyNovelReader {...props} mode={mode} />;
  if (mode === 'GUIDED') return <LazyGuidedReader key={direction} {...props} />;
  return mode === 'PAPER' ? <LazyPaperReader key={direction} {...props} /> : <StripReader {...props} />;
});
