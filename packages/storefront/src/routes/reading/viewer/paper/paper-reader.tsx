import type { ViewerSettings } from '@longstrip/core';
import { inertWhen } from '@longstrip/ui';
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { tapDirection, turningDirection } from '../../../../parts/reading/viewer-settings.ts';
import { sidewaysFlow } from '../page/page-flow.ts';
import { PageHostContext, PagePicture } from '../page/page-picture.tsx';
import { usePageHost } from '../page/picture-loader.ts';
import { TextPageView } from '../page/text-page-view.tsx';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import type { ReaderProps } from '../viewer-model.ts';
import { toggleBars } from '../viewer-store.ts';
import { type PageZoom, useDoubleTap, useZoom } from '../zoom/use-page-zoom.ts';
import { LeafWords } from './leaf-words.tsx';
import { type Turning, turnActionOfTap, usePageTurning } from './page-turning.ts';
import { leavesOf, type PaperLeaf, placeOfLeaf, sizesOfLeaf, usePairs, viewsOf } from './paper-leaves.ts';
import { TurnReport } from './turn-report.tsx';
import { useViewScroller } from './use-view-scroller.ts';

/**
 * A comic in pages, or in spreads of two. The row of views scrolls natively, so that pages follow the finger; from
 * right to left where the work is read so. Pictures may use the whole window.
 *
 * Pages that can be paired are always in one spread. Where they are not shown side by side, the style sheet makes each a
 * view of its own, so that the server need not know the window.
 */
export function PaperReader({ data, settings, resume, fresh, end }: ReaderProps) {
  const scroller = useRef<HTMLElement>(null);
  const { content, mode } = data;
  const direction = turningDirection(data, settings);
  const { layout, fit, isOffset, isWideAlone, isCropped } = settings;
  const opensAt = content.kind === 'comic' ? content.opensAt : 1;
  const [flow] = useState(() => sidewaysFlow(scroller, direction));
  const isPaired = usePairs(layout);
  const leaves = useMemo(
    () => leavesOf(content.pages, mode, direction, isCropped),
    [content.pages, mode, direction, isCropped],
  );
  const pairs = useMemo(
    () => viewsOf(leaves, 'double', direction, { isOffset, isWideAlone }),
    [leaves, direction, isOffset, isWideAlone],
  );
  const views = useMemo(
    () => (isPaired ? pairs : viewsOf(leaves, 'single', direction)),
    [isPaired, pairs, leaves, direction],
  );
  // Before the loader, which looks at what is shown after the place is restored.
  const { turning, tallPage, shownArt, noteLine } = useViewScroller(scroller, { leaves, views, flow, fit, resume });
  const host = usePageHost(data, flow, fresh);
  const zoom = useZoom(scroller, shownArt, host.fresh);
  // Turning by a key leaves the zoom: the next page is shown whole.
  const turningOut = useMemo(() => leavingZoom(turning, zoom), [turning, zoom]);
  usePageTurning(direction, turningOut, tallPage, zoom);
  const doubleTap = useDoubleTap(zoom.toggleAt);

  const turned = { leaves, views, turning: turningOut, language: data.language };
  const tap = (event: MouseEvent<HTMLElement>) => {
    if (zoom.wasDragged() || (event.target instanceof Element && event.target.closest('a, button') !== null)) return;
    // A tap must not leave the focus here: the next key would show its outline around the page.
    event.currentTarget.blur();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const action = turnActionOfTap((event.clientX - left) / width, tapDirection(direction, settings));
    // At the edges a tap turns the page at once; elsewhere it may be the first tap of a double tap.
    if (zoom.isZoomed() || (action === 'toggleBars' && zoom.canZoom())) doubleTap(event, toggleBars);
    else turning[action]();
  };
  return (
    <>
      <TurnReport data={data} settings={settings} />
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
        onScrollCapture={({ target, currentTarget }) => {
          if (target !== currentTarget && target instanceof Element) noteLine(target);
        }}
      >
        {/* Without the end card: what changes for pages must not reach it before it is hydrated (record 0042). */}
        <PageHostContext.Provider value={host}>
          {pairs.map((pair) => (
            <div key={pair[0]} className="paper-spread">
              {pair.map((number) => {
                const leaf = leaves[number];
                if (leaf === undefined) return null;
                return (
                  <PaperView
                    key={number}
                    words={<LeafWords number={number} {...turned} />}
                    {...leafPlaceAttributes(leaf)}
                  >
                    <ShownLeaf
                      leaf={leaf}
                      language={data.language}
                      layout={layout}
                      fit={fit}
                      isAlone={pair.length === 1}
                      isPriority={pair.some((each) => hasPage(leaves[each], opensAt))}
                      opensAt={opensAt}
                    />
                  </PaperView>
                );
              })}
            </div>
          ))}
        </PageHostContext.Provider>
        <div className="paper-spread">
          <PaperView dir="auto" data-view="end" words={<LeafWords number={leaves.length} {...turned} />}>
            <div className="tall-page column max-h-full after:-mt-10 after:h-10">{end}</div>
          </PaperView>
        </div>
      </section>
    </>
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
function PaperView({ children, words, ...attributes }: PaperViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(place);
  return (
    <div ref={place} className="paper-view" {...attributes} {...inertWhen(isOnScreen === false)}>
      {children}
      {isOnScreen && words}
    </div>
  );
}

interface PaperViewProps {
  children: ReactNode;
  /** What it shows, in words: while it is shown. */
  words: ReactNode;
  dir?: 'auto';
  'data-view'?: number | 'end';
  'data-from'?: number;
}

interface ShownLeafProps {
  leaf: PaperLeaf;
  language: string;
  layout: ViewerSettings['layout'];
  fit: ViewerSettings['fit'];
  /** No other leaf stands beside it, in any window. */
  isAlone: boolean;
  isPriority: boolean;
  /** The page where the episode opens. */
  opensAt: number;
}

/** Whether a leaf shows some of a page. */
function hasPage(leaf: PaperLeaf | undefined, order: number): boolean {
  return leaf?.kind === 'pictures' && leaf.parts.some(({ page }) => page.order === order);
}

/** A text, or pictures as large as fit into the leaf's place, in their own shape. */
const ShownLeaf = memo(function ShownLeaf(shown: ShownLeafProps) {
  const { leaf, language, layout, fit, isAlone, isPriority, opensAt } = shown;
  if (leaf.kind === 'text') {
    return (
      <div className="column h-full">
        <TextPageView html={leaf.page.html} order={leaf.page.order} language={language} isTurned />
      </div>
    );
  }
  const { widthPx, heightPx, parts, isTall } = leaf;
  const pictures = parts.map(({ page, topShare, heightShare, inset }) => (
    <div
      key={page.order}
      className={inset === null ? 'absolute inset-x-0' : 'absolute'}
      style={inset === null ? { top: percent(topShare), height: percent(heightShare) } : { inset }}
    >
      <PagePicture
        page={page}
        isPriority={isPriority}
        isFirst={page.order === opensAt}
        sizes={sizesOfLeaf(leaf, { layout, fit }, isAlone)}
        isJoined={parts.length > 1}
      />
    </div>
  ));
  const aspectRatio = `${widthPx} / ${heightPx}`;
  if (isTall) {
    return (
      <div className="tall-page column h-full">
        <div className="relative w-full overflow-hidden" style={{ aspectRatio }}>
          {pictures}
        </div>
      </div>
    );
  }
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--art-ratio': (widthPx / heightPx).toFixed(5),
    ...(fit === 'original' ? { '--art-width': `${widthPx}px` } : {}),
    aspectRatio,
  };
  const art = (
    <div className="paper-art" style={style}>
      {pictures}
    </div>
  );
  // A page that need not fit is scrolled by itself, as a long text is.
  return fit === 'whole' ? art : <div className="tall-page paper-fit">{art}</div>;
});

function percent(share: number): string {
  return `${(100 * share).toFixed(4)}%`;
}
