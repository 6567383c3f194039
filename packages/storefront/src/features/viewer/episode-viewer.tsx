import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { EndCard } from './end-card.tsx';
import { LazyNovelReader, LazyPaperReader } from './lazy-parts.tsx';
import type { ReaderProps } from './reader-props.ts';
import { ResumeScript } from './resume-script.tsx';
import { StripReader } from './strip-reader.tsx';
import { useLinkedPlace } from './use-linked-place.ts';
import { useReadingPlace, useResumePlace } from './use-reading-place.ts';
import { ViewerBars } from './viewer-bars.tsx';
import type { ViewerEpisode } from './viewer-model.ts';
import { chosenMode, type ViewerSettings, workKind } from './viewer-settings.ts';
import { leaveEpisode, toggleBars, useViewerStore } from './viewer-store.ts';

/** One episode being read: nothing but the work until a tap, then the bars. */
export function EpisodeViewer({ data }: { data: ViewerEpisode }) {
  const settings = useViewerStore((state) => state.settings) ?? data.settings;
  const resume = useResumePlace(data);
  const linkedPlace = useLinkedPlace();
  // On leaving, not on coming: the readers below have noted their place by the time this would run.
  useEffect(() => leaveEpisode, []);
  useReadingPlace(data);
  return (
    <div {...groundOf(data, settings)} className="viewer min-h-dvh">
      <main id="main">
        <h1 className="sr-only">
          {data.series.title}: {data.episode.title}
        </h1>
        <BarsToggle />
        <Reader
          data={data}
          settings={settings}
          resume={linkedPlace === null ? resume : null}
          linkedPlace={linkedPlace}
          end={<EndCard data={data} isBinge={settings.isBinge} />}
        />
        <ResumeScript data={data} />
      </main>
      <ViewerBars data={data} settings={settings} />
    </div>
  );
}

/** The bars for who has no finger on the page: keys and screen readers find this first, after the title. */
function BarsToggle() {
  const text = useText();
  const areBarsShown = useViewerStore((state) => state.areBarsShown);
  return (
    <button type="button" aria-expanded={areBarsShown} onClick={toggleBars} className="viewer-toggle">
      {text('viewer.showControls')}
    </button>
  );
}

function Reader(opened: ReaderProps) {
  const { data, settings } = opened;
  const mode = chosenMode(settings, workKind(data.content.kind === 'novel', data.mode), data.mode);
  const [firstMode] = useState(mode);
  const [hasSwitched, setHasSwitched] = useState(false);
  if (mode !== firstMode && !hasSwitched) setHasSwitched(true);
  // Another way of reading goes on where the last one was, not where the episode was opened. Each looks once, as it begins.
  const { position } = useViewerStore.getState();
  const props = hasSwitched && position !== null ? { ...opened, resume: position, linkedPlace: null } : opened;
  if (data.content.kind === 'novel') return <LazyNovelReader {...props} mode={mode} />;
  return mode === 'PAPER' ? <LazyPaperReader {...props} /> : <StripReader {...props} />;
}

/** Art lies on black in either theme; a novel on the paper the reader chose. */
function groundOf({ content }: ViewerEpisode, { paper }: ViewerSettings) {
  if (content.kind === 'comic') return { 'data-theme': 'dark', 'data-ground': 'art' } as const;
  return { 'data-theme': paper === 'dark' ? 'dark' : 'light', 'data-ground': paper } as const;
}
