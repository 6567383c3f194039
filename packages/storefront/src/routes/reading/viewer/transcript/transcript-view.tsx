import { IconButton, PauseIcon, PlayIcon } from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { useSite } from '../../../../root/site-data.ts';
import { jump } from '../chrome/jump.ts';
import { formatPercent } from '../progress-text.ts';
import { placeInPages } from '../use-reading-place.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { PanelRow } from './panel-row.tsx';
import { anchorOfPanel, groupBy, panelAt, type TranscriptPanel } from './transcript.ts';
import { TranscriptSearch } from './transcript-search.tsx';
import { useReadAloud } from './use-read-aloud.ts';
import { panelOf, type TranscriptSearchState, useTranscriptSearch } from './use-transcript-search.ts';

interface TranscriptViewProps {
  data: ViewerEpisode;
  panels: readonly TranscriptPanel[];
  /** The reader has gone to a panel. */
  onGone: () => void;
}

/** A transcript page by page. It opens at the reader's place, and a press on a panel goes there. */
export function TranscriptView({ data, panels, onGone }: TranscriptViewProps) {
  const text = useViewerText();
  const list = useRef<HTMLDivElement>(null);
  const { content, language } = data;
  const show = useCallback(
    (panel: TranscriptPanel) => {
      useViewerStore.getState().moveTo?.(placeInPages(anchorOfPanel(panel), content));
    },
    [content],
  );
  const [here] = useState(() => panelAt(panels, useViewerStore.getState().position?.anchor ?? null));
  const aloud = useReadAloud(panels, language, show);
  const marked = aloud.panel ?? here;
  const search = useTranscriptSearch(panels, here);
  const { isReading, readFrom } = aloud;
  const go = useCallback(
    (index: number, panel: TranscriptPanel) => {
      // Who listens goes on listening from there.
      if (isReading) {
        readFrom(index);
        return;
      }
      jump(() => show(panel));
      onGone();
    },
    [isReading, readFrom, show, onGone],
  );
  useEffect(() => {
    list.current?.querySelector(`[data-panel="${marked}"]`)?.scrollIntoView({ block: 'center' });
  }, [marked]);
  const { current } = search;
  useEffect(() => {
    if (current !== null) list.current?.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center' });
  }, [current]);
  return (
    <>
      <div className="sticky top-0 z-1 border-b border-line bg-surface px-(--size-gutter)">
        <div className="flex items-center gap-1">
          <TranscriptSearch search={search} />
          {aloud.canRead && (
            <IconButton
              icon={isReading ? PauseIcon : PlayIcon}
              label={text(isReading ? 'transcript.pause' : 'transcript.read')}
              onClick={isReading ? aloud.pause : () => readFrom(marked)}
            />
          )}
        </div>
      </div>
      <div ref={list} className="px-1 pb-4">
        <PageList data={data} panels={panels} marked={marked} search={search} onGo={go} />
      </div>
    </>
  );
}

interface PageListProps {
  data: ViewerEpisode;
  panels: readonly TranscriptPanel[];
  marked: number;
  search: TranscriptSearchState;
  onGo: (index: number, panel: TranscriptPanel) => void;
}

/** A page that is far from what is shown is not laid out; until it is, it counts as this high. */
const PAGE = 'pt-4 [contain-intrinsic-size:auto_220px] [content-visibility:auto]';

function PageList({ data, panels, marked, search, onGo }: PageListProps) {
  const nameOf = usePageName(data);
  const pages = useMemo(
    () => [
      ...groupBy(
        panels.map((panel, index) => ({ panel, index })),
        ({ panel: { page } }) => page,
      ),
    ],
    [panels],
  );
  return pages.map(([page, rows]) => (
    <section key={page} className={PAGE}>
      <h3 className="figures px-3 pb-1 text-12 font-strong text-fg-3">{nameOf(page)}</h3>
      <ol>
        {rows.map(({ panel, index }) => (
          <PanelRow
            key={index}
            index={index}
            panel={panel}
            language={data.language}
            isMarked={index === marked}
            hits={search.hitsOf.get(index)}
            current={search.current !== null && panelOf(search.current) === index ? search.current : null}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  ));
}

/** A strip has no pages that a reader knows: its pictures are named by how far they are. */
function usePageName({ content, mode }: ViewerEpisode): (page: number) => string {
  const text = useViewerText();
  const { locale } = useSite();
  const pages = content.pages.length;
  return (page) =>
    mode === 'PAPER'
      ? text('viewer.pageText', { page })
      : formatPercent(locale, Math.round((100 * (page - 1)) / pages));
}
