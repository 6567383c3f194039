import type { PageRegion } from '@longstrip/core';
import { useContext, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useText } from '../../../../i18n/use-text.ts';
import type { PicturePage } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { PageHostContext } from './page-picture.tsx';
import { isStated, regionsOnScreen, type ShownRows } from './region-words.ts';

/** The page, or screen, that takes the focus as soon as it is there: a reader went to it by a button that is gone then. */
const useAwaited = create<{ place: number | null }>(() => ({ place: null }));

/** A page, or screen, beside another one. */
export interface NeighbourPage {
  /** Its place among all, as in `PageWordsProps`. */
  place: number;
  /** Moves the reader there. */
  go: () => void;
}

export interface PageWordsProps {
  /** The place among all pages, or screens, of the reader component. */
  place: number;
  /** Its pictures; empty for a text, which is read as it is. */
  pictures: readonly ({ page: PicturePage } & ShownRows)[];
  /** BCP 47, of the work. */
  language: string;
  previous: NeighbourPage | null;
  next: NeighbourPage | null;
}

/**
 * A page for readers who do not see it: what is seen and said in each panel, at the panel's place, so that a screen reader
 * scrolls there; then the buttons to the pages beside it, which are shown while they have the keyboard's focus.
 */
export function PageWords({ place, pictures, language, previous, next }: PageWordsProps) {
  const text = useText();
  const host = useContext(PageHostContext);
  const words = useRef<HTMLDivElement>(null);
  useFocusWhenAwaited(place, words);
  // In a strip Tab leads to the buttons of the reader's page, and then on to the bars; a screen reader finds all of them.
  const isElsewhere = useViewerStore(
    ({ position }) => position !== null && position.screen === undefined && position.page !== place,
  );
  return (
    <div ref={words} data-words tabIndex={-1} className="page-words">
      {pictures.map(({ page, ...rows }) => {
        const regions = page.regions ?? host?.fresh.detailsOf(page.order)?.regions ?? [];
        return regionsOnScreen(regions, page.heightPx, rows)
          .filter(isStated)
          .map((region) => (
            <PanelWords
              key={`${page.order} ${region.box.join(' ')}`}
              region={region}
              language={language}
              topShare={rows.topShare + (rows.heightShare * region.box[1]) / page.heightPx}
            />
          ));
      })}
      <div className="page-turns">
        {previous !== null && (
          <TurnButton label={text('viewer.previousPage')} to={previous} isElsewhere={isElsewhere} />
        )}
        {next !== null && <TurnButton label={text('viewer.nextPage')} to={next} isElsewhere={isElsewhere} />}
      </div>
    </div>
  );
}

function PanelWords({ region, language, topShare }: { region: PageRegion; language: string; topShare: number }) {
  const { scene, text } = region;
  const lines = [...(scene === undefined ? [] : [scene]), ...(text === undefined ? [] : text.split('\n'))];
  return (
    <div className="panel-words" lang={language} style={{ insetBlockStart: `${(100 * topShare).toFixed(2)}%` }}>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

function TurnButton({ label, to, isElsewhere }: { label: string; to: NeighbourPage; isElsewhere: boolean }) {
  const turn = () => {
    useAwaited.setState({ place: to.place });
    to.go();
  };
  return (
    <button type="button" className="page-turn" tabIndex={isElsewhere ? -1 : undefined} onClick={turn}>
      {label}
    </button>
  );
}

/** What a page begins with: its picture (not the second one below its seam), its text, or the heading of the end card. */
const BEGINNING = 'img:not([alt=""]), section[data-page], h2';

/** Gives the focus to the beginning of a page that the reader has asked for, so that it is read from there on. */
function useFocusWhenAwaited(place: number, words: { current: HTMLElement | null }): void {
  const isAwaited = useAwaited((state) => state.place === place);
  useEffect(() => {
    if (!isAwaited || words.current === null) return;
    useAwaited.setState({ place: null });
    const page = words.current.closest('[data-strip-page], .paper-view');
    const beginning = page?.querySelector<HTMLElement>(BEGINNING) ?? words.current;
    if (!beginning.hasAttribute('tabindex')) beginning.tabIndex = -1;
    beginning.focus({ preventScroll: true });
  }, [isAwaited, words]);
}
