import type { Anchor } from '@longstrip/core';
import { type MouseEvent, memo, type RefObject, useMemo, useRef } from 'react';
import { type Captured, PLACES, useAnchor } from '../anchor/use-anchor.ts';
import { LazyPageWords } from '../lazy-parts.tsx';
import { shownPart } from '../page/crop.ts';
import { downwardFlow, type PageFlow } from '../page/page-flow.ts';
import { PageHostContext, PagePicture } from '../page/page-picture.tsx';
import type { NeighbourPage } from '../page/page-words.tsx';
import { usePageHost } from '../page/picture-loader.ts';
import { TextPageView } from '../page/text-page-view.tsx';
import { pageAt, scrolledShare, shareBefore } from '../reading-geometry.ts';
import { firstPageIndex, type ReaderPage, type ReaderProps } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { hasGapBefore } from './strip-gaps.ts';
import { tapStrip } from './strip-taps.ts';
import { useStripZoom } from './use-strip-zoom.ts';

/** Pages whose pictures load at once: as many as the tallest first screen shows. */
const FIRST_SCREEN_PAGES = 2;
/** The `sizes` attribute of pictures in a strip. */
export const STRIP_SIZES = '(min-width: 720px) 720px, 100vw';

/** A comic as one strip that scrolls, at the width of the column. */
export function StripReader({ data, settings, resume, fresh, end }: ReaderProps) {
  const strip = useRef<HTMLDivElement>(null);
  const flow = useMemo(() => downwardFlow(strip), []);
  const { pages } = data.content;
  const first = firstPageIndex(data.content);
  const capture = (placePx = flow.positionPx()) => captureStrip(strip, flow, pages, placePx);
  // Before the loader, which looks at what is shown after the place is restored.
  const anchor = useAnchor(flow, { capture, restore: PLACES.goTo }, resume);
  const host = usePageHost(data, flow, fresh);
  const zoom = useStripZoom(strip, { flow, anchor, capture, fresh: host.fresh });
  const tap = (event: MouseEvent) => {
    const { current } = zoom;
    if (current === null) tapStrip(event, settings);
    else current.tap(event, () => tapStrip(event, settings));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys */}
      <div className="strip-frame" onClick={tap}>
        <div ref={strip} data-scrolled className="strip">
          {/* Without the end card: what changes for pages must not reach it before it is hydrated (record 0042). */}
          <PageHostContext.Provider value={host}>
            {pages.map((page, index) => (
              <StripPage
                key={page.order}
                page={page}
                previous={pages[index - 1]}
                next={pages[index + 1]}
                language={data.language}
                isPriority={index >= first && index < first + FIRST_SCREEN_PAGES}
                isFirst={index === first}
                isCropped={settings.isCropped}
                hasGap={hasGapBefore(pages, index, data.mode)}
              />
            ))}
          </PageHostContext.Provider>
        </div>
      </div>
      <div className="column" data-reading-end>
        {end}
      </div>
    </>
  );
}

interface StripPageProps {
  page: ReaderPage;
  previous: ReaderPage | undefined;
  next: ReaderPage | undefined;
  language: string;
  isPriority: boolean;
  isFirst: boolean;
  isCropped: boolean;
  hasGap: boolean;
}

const StripPage = memo(function StripPage(props: StripPageProps) {
  const { page, previous, next, language, isPriority, isFirst, isCropped, hasGap } = props;
  const gap = hasGap ? 'strip-gap' : '';
  const words = (
    <LazyPageWords
      place={page.order}
      pictures={page.kind === 'text' ? [] : [{ page, topShare: 0, heightShare: 1 }]}
      language={language}
      previous={neighbourOf(previous)}
      next={neighbourOf(next)}
    />
  );
  if (page.kind === 'text') {
    return (
      <div className={`relative ${gap}`} data-strip-page>
        <TextPageView html={page.html} order={page.order} language={language} isTurned={false} />
        {words}
      </div>
    );
  }
  const { widthPx, heightPx, inset } = shownPart(page, isCropped);
  const picture = (
    <PagePicture page={page} isPriority={isPriority} isFirst={isFirst} sizes={STRIP_SIZES} isJoined words={words} />
  );
  return (
    <div className={gap} data-strip-page style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
      {inset === null ? (
        picture
      ) : (
        <div className="relative size-full overflow-hidden">
          <div className="absolute" style={{ inset }}>
            {picture}
          </div>
        </div>
      )}
    </div>
  );
});

/** A page beside another one, and how to go there. */
function neighbourOf(page: ReaderPage | undefined): NeighbourPage | null {
  if (page === undefined) return null;
  const { order } = page;
  const place: Anchor =
    page.kind === 'picture'
      ? { kind: 'picture', page: order, pageId: page.pageId, offset: 0 }
      : { kind: 'text', page: order, path: [], character: 0 };
  return { place: order, go: () => useViewerStore.getState().moveTo?.(place) };
}

/** The place at a line of the window, first of all its upper edge; in pixels from the beginning of the document. */
function captureStrip(
  strip: RefObject<HTMLElement>,
  flow: PageFlow,
  pages: readonly ReaderPage[],
  topPx: number,
): Captured | null {
  if (strip.current === null) return null;
  const frames = [...strip.current.querySelectorAll('[data-page]')];
  const extents = frames.map(flow.extentOf);
  const index = pageAt(extents, topPx);
  const [page, frame, extent] = [pages[index], frames[index], extents[index]];
  const whole = flow.extentOf(strip.current);
  const lengthPx = whole.endPx - whole.startPx;
  if (page === undefined || frame === undefined || extent === undefined || lengthPx <= 0) return null;
  const offset = shareBefore(extent, topPx);
  const share = scrolledShare({ movedPx: topPx - whole.startPx, windowPx: flow.lengthPx(), lengthPx });
  const position = { page: page.order, offset, share };
  if (topPx >= whole.endPx) return { position: { ...position, anchor: { kind: 'end' } }, shiftPx: whole.endPx - topPx };
  const text = page.kind === 'text' ? PLACES.captureText(PLACES.textView(frame), PLACES.runsOf(frame)) : null;
  if (text !== null) return { position: { ...position, anchor: text.anchor }, shiftPx: text.shiftPx };
  const pageId = page.kind === 'picture' ? page.pageId : null;
  const anchor = { kind: 'picture', page: page.order, pageId, offset } as const;
  // In the gap below a page the window begins after the page's last line.
  return { position: { ...position, anchor }, shiftPx: Math.min(0, extent.endPx - topPx) };
}
