import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Captured, PLACES, useAnchor, useTextPlaces } from '../anchor/use-anchor.ts';
import { isHandledByTarget } from '../handled-keys.ts';
import { downwardFlow, type PageFlow, sidewaysFlow } from '../page/page-flow.ts';
import { prefersReducedMotion } from '../paper/page-turning.ts';
import { scrolledShare } from '../reading-geometry.ts';
import type { ReaderProps, ResumePlace } from '../viewer-model.ts';
import { toggleBars } from '../viewer-store.ts';
import { ChapterEnd } from './chapters/chapter-end.tsx';
import { NovelArticle } from './novel-article.tsx';
import { opensMark } from './novel-store.ts';
import { useNoteTap } from './use-note-tap.ts';
import { useTextPress } from './use-text-press.ts';

/** A novel with horizontal lines that scrolls. */
export function NovelScrollReader({ data, settings, resume, end }: ReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const tap = useTextTap();
  const { content } = data;
  const flow = useMemo(() => downwardFlow(text), []);
  useScrolledText(flow, text, resume);
  if (content.kind !== 'novel') return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys */}
      <div ref={text} data-scrolled className="column px-(--novel-margin) pt-(--view-top) pb-12" onClick={tap}>
        <NovelArticle
          pages={content.pages}
          title={data.episode.title}
          language={data.language}
          writing="HORIZONTAL"
          settings={settings}
          className="mx-auto max-w-(--novel-measure) pt-6"
        />
      </div>
      <div className="column pb-16" data-reading-end>
        <ChapterEnd data={data} settings={settings} end={end} />
      </div>
    </>
  );
}

/** A tap on a text that scrolls opens a note or a highlight, or shows the bars; what selects text does neither. */
function useTextTap(): (event: MouseEvent<HTMLElement>) => void {
  const press = useTextPress();
  return useNoteTap((event) => {
    if (!press.isOfSelection() && !opensMark(event)) press.tap(event, toggleBars);
  });
}

/** Keeps a text that scrolls at the reader's line. */
function useScrolledText(flow: PageFlow, text: RefObject<HTMLElement>, resume: ResumePlace | null): void {
  const captureLine = useTextPlaces(useCallback(() => text.current?.querySelector('article') ?? null, [text]));
  const capture = (): Captured | null => {
    const line = captureLine();
    if (text.current === null || line === null) return null;
    const { startPx, endPx } = flow.extentOf(text.current);
    const [movedPx, lengthPx] = [flow.positionPx() - startPx, endPx - startPx];
    // A novel has no pages: old clients know the share of the whole text.
    const offset = Math.min(1, Math.max(0, movedPx / lengthPx));
    const share = scrolledShare({ movedPx, windowPx: flow.lengthPx(), lengthPx });
    return { position: { page: 0, offset, share, anchor: line.anchor }, shiftPx: line.shiftPx };
  };
  useAnchor(flow, { capture, restore: PLACES.goTo }, resume);
}

/** How much of a screen an arrow key and a page key scroll. */
const ARROW_SHARE = 0.15;
const PAGE_SHARE = 0.9;

/** A novel with vertical lines that scrolls sideways, from right to left, also by the wheel. */
export function VerticalScrollReader({ data, settings, resume, end }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const tap = useTextTap();
  const { content } = data;
  const flow = useMemo(() => sidewaysFlow(scroller, 'RTL', text), []);
  useScrolledText(flow, text, resume);
  useSidewaysScrolling(scroller);
  if (content.kind !== 'novel') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys
    <div ref={scroller} className="vertical-scroller" tabIndex={-1} onClick={tap}>
      <div ref={text} data-scrolled>
        <NovelArticle
          pages={content.pages}
          title={data.episode.title}
          language={data.language}
          writing="VERTICAL"
          settings={settings}
          className="h-full"
        />
      </div>
      <div className="vertical-end" data-reading-end>
        <ChapterEnd data={data} settings={settings} end={end} scroller={scroller} />
      </div>
    </div>
  );
}

/** Scrolls by wheel and keys. */
function useSidewaysScrolling(scroller: RefObject<HTMLElement>): void {
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    box.focus({ preventScroll: true });
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      event.preventDefault();
      box.scrollBy({ left: -event.deltaY, behavior: 'instant' });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isHandledByTarget(event.target, event.key)) return;
      const travelPx = scrollDistanceOfKey(event.key, event.shiftKey, box);
      if (event.key === 'Enter') toggleBars();
      else if (travelPx === null) return;
      else box.scrollBy({ left: -travelPx, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      event.preventDefault();
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKey);
    };
  }, [scroller]);
}

/** How far a key scrolls a text that is read from right to left, in pixels; null for other keys. */
function scrollDistanceOfKey(key: string, hasShift: boolean, { clientWidth, scrollWidth }: Element): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ARROW_SHARE * clientWidth;
    case 'ArrowRight':
    case 'ArrowUp':
      return -ARROW_SHARE * clientWidth;
    case 'PageDown':
      return PAGE_SHARE * clientWidth;
    case 'PageUp':
      return -PAGE_SHARE * clientWidth;
    case ' ':
      return (hasShift ? -PAGE_SHARE : PAGE_SHARE) * clientWidth;
    case 'End':
      return scrollWidth;
    case 'Home':
      return -scrollWidth;
    default:
      return null;
  }
}
