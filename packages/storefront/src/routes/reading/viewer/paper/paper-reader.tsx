import { inertWhen } from '@longstrip/ui';
import { type MouseEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { LayoutChoice } from '../../../../parts/reading/viewer-settings.ts';
import { PageHostContext, PagePicture } from '../page/page-picture.tsx';
import { usePageHost } from '../page/picture-loader.ts';
import { rowView } from '../page/reading-view.ts';
import { TextPageView } from '../page/text-page-view.tsx';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import type { ReaderProps } from '../viewer-model.ts';
import { hideBars, toggleBars } from '../viewer-store.ts';
import { type Turning, turnActionOfTap, usePageTurning } from './page-turning.ts';
import { leavesOf, type PaperLeaf, placeOfLeaf, sizesOfLeaf, usePairs, viewsOf } from './paper-leaves.ts';
import { useViewScroller } from './use-view-scroller.ts';
import { type PageZoom, useDoubleTap, useZoom } from './use-zoom.ts';

/** A tall leaf is as wide as the column of a strip. */
const TALL_SIZES = '(min-width: 720px) 720px, 100vw';
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
    // At the edges a tap turns the page at once; elsewhere it may be the first tap of a double tap.
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

/** Where a leaf begins, for the script that resumes. */
function leafPlaceAttributes(leaf: PaperLeaf) {
  const { page, offset } = placeOfLeaf(leaf);
  return { 'data-view': page, 'data-from': offset };
}

/** One leaf of the row. It is inert while it is off screen: Tab into a far page would scroll the reader there. */
function PaperView({ children, ...attributes }: PaperViewProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="paper-view" {...attributes} {...inertWhen(!useIsOnScreen(place))}>
      {children}
    </div>
  );
}

interface PaperViewProps {
  children: ReactNode;
  dir?: 'auto';
  'data-view'?: number | 'end';
  'data-from'?: number;
}

interface ShownLeafProps {
  leaf: PaperLeaf;
  language: string;
  layout: LayoutChoice;
  /** No other leaf stands beside it, in any window. */
  isAlone: boolean;
  isPriority: boolean;
}

/** A text, or pictures as large as fit into the leaf's place, in their own shape. */
const ShownLeaf = memo(function ShownLeaf({ leaf, language, layout, isAlone, isPriority }: ShownLeafProps) {
  if (leaf.kind === 'text') {
    return (
      <div className="column h-full">
        <TextPageView html={leaf.page.html} order={leaf.page.order} language={language} isTurned />
      </div>
    );
  }
  const { widthPx, heightPx, parts, isTall } = leaf;
  const ratio = widthPx / heightPx;
  const aspectRatio = `${widthPx} / ${heightPx}`;
  const pictures = (
    <>
      {parts.map(({ page, topShare, heightShare }) => (
        <div
          key={page.order}
          className="absolute inset-x-0"
          style={{ top: percent(topShare), height: percent(heightShare) }}
        >
          <PagePicture
            page={page}
            isPriority={isPriority}
            sizes={isTall ? TALL_SIZES : sizesOfLeaf(ratio, layout, isAlone)}
            isJoined={parts.length > 1}
          />
        </div>
      ))}
    </>
  );
  if (isTall) {
    return (
      <div className="tall-page column h-full">
        <div className="relative w-full overflow-hidden" style={{ aspectRatio }}>
          {pictures}
        </div>
      </div>
    );
  }
  const inlineSize = `min(100cqw, calc(100cqh * ${ratio.toFixed(5)}))`;
  return (
    <div className="paper-art" style={{ inlineSize, aspectRatio }}>
      {pictures}
    </div>
  );
});

function percent(share: number): string {
  return `${(100 * share).toFixed(4)}%`;
}
