import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { PageHostContext } from '../page/page-picture.tsx';
import { rowView } from '../page/reading-view.ts';
import { usePageHost } from '../page/use-page-host.ts';
import type { ReaderProps } from '../reader-props.ts';
import { hideBars, toggleBars } from '../viewer-store.ts';
import { leavesOf, viewsOf } from './paper-leaves.ts';
import { leafPlaceAttributes, PaperView, ShownLeaf } from './paper-view.tsx';
import { turnActionOfTap } from './turn-keys.ts';
import { useDoubleTap } from './use-double-tap.ts';
import { type Turning, usePageTurning } from './use-page-turning.ts';
import { usePairs } from './use-pairs.ts';
import { useViewScroller } from './use-view-scroller.ts';
import { type PageZoom, useZoom } from './use-zoom.ts';

/** Spreads whose pictures load at once. */
const FIRST_SPREADS = 1;

/**
 * A comic in pages, or in spreads of two. The row of views scrolls natively, so that pages follow the finger; from
 * right to left where the work is read so. Pictures may use the whole window.
 *
 * Pages that can be paired are always in one spread. Where they are not shown side by side, the style sheet makes each a
 * view of its own, so that the server need not know the window.
 */
export function PaperReader({ data, settings, resume, end }: ReaderProps) {
  const scroller = useRef<HTMLElement>(null);
  const { direction, content, mode } = data;
  const { layout } = settings;
  const [row] = useState(() => rowView(scroller, direction));
  const host = usePageHost(data, row);
  const isPaired = usePairs(layout);
  const leaves = useMemo(() => leavesOf(content.pages, mode, direction), [content.pages, mode, direction]);
  const pairs = useMemo(() => viewsOf(leaves, 'double', direction), [leaves, direction]);
  const views = useMemo(
    () => (isPaired ? pairs : viewsOf(leaves, 'single', direction)),
    [isPaired, pairs, leaves, direction],
  );
  const { turning, tallPage, shownArt } = useViewScroller(scroller, { leaves, views, direction, resume });
  const zoom = useZoom(scroller, shownArt, host.fresh);
  // Turning by a key leaves the zoom: the next page is shown whole.
  const turningOut = useMemo(() => leavingZoom(turning, zoom), [turning, zoom]);
  usePageTurning(direction, turningOut, tallPage, zoom);
  const doubleTap = useDoubleTap(zoom.toggleAt);

  const tap = (event: MouseEvent<HTMLElement>) => {
    if (zoom.wasDragged() || (event.target instanceof Element && event.target.closest('a, button') !== null)) return;
    // A tap must not leave the focus here: the next key would show its outline around the page.
    event.currentTarget.blur();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const action = turnActionOfTap((event.clientX - left) / width, direction);
    // At the edges a tap turns the page at once; elsewhere it may be the first of two.
    if (zoom.isZoomed() || (action === 'toggleBars' && zoom.canZoom())) doubleTap(event, toggleBars);
    else turning[action]();
  };
  return (
    <PageHostContext.Provider value={host}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard on the whole page */}
      <section
        ref={scroller}
        dir={direction === 'RTL' ? 'rtl' : 'ltr'}
        className="paper-scroller"
        data-layout={layout}
        aria-label={host.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and often there is nothing in it to stop at
        tabIndex={0}
        onClick={tap}
        // Scrolling a tall page hides the bars, as turning does.
        onScrollCapture={({ target, currentTarget }) => target !== currentTarget && hideBars()}
      >
        {pairs.map((pair, index) => (
          <div key={pair[0]} className="paper-spread">
            {pair.map((number) => {
              const leaf = leaves[number];
              if (leaf === undefined) return null;
              return (
                <PaperView key={number} {...leafPlaceAttributes(leaf)}>
                  <ShownLeaf
                    leaf={leaf}
                    language={data.language}
                    layout={layout}
                    isAlone={pair.length === 1}
                    isPriority={index < FIRST_SPREADS}
                  />
                </PaperView>
              );
            })}
          </div>
        ))}
        <div className="paper-spread">
          <PaperView dir="auto" data-view="end">
            <div className="tall-page column max-h-full after:-mt-10 after:h-10">{end}</div>
          </PaperView>
        </div>
      </section>
    </PageHostContext.Provider>
  );
}

function leavingZoom(turning: Turning, zoom: PageZoom): Turning {
  const leaving = (turn: () => void) => () => {
    zoom.reset();
    turn();
  };
  return {
    next: leaving(turning.next),
    previous: leaving(turning.previous),
    first: leaving(turning.first),
    last: leaving(turning.last),
    toggleBars: turning.toggleBars,
  };
}
