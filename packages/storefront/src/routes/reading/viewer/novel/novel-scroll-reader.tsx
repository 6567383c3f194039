import { useEffect, useRef } from 'react';
import { isHandledByTarget, prefersReducedMotion } from '../paper/page-turning.ts';
import type { ReaderProps } from '../viewer-model.ts';
import { hideBars, notePosition, toggleBars } from '../viewer-store.ts';
import { NovelArticle } from './novel-article.tsx';
import { keepTopLine, useScrollToPlace } from './scroll-place.ts';
import { textPosition } from './text-extent.ts';
import { scrollToPlace, useNoteTap } from './use-note-tap.ts';

/** A novel with horizontal lines that scrolls. */
export function NovelScrollReader({ data, settings, resume, linkedPlace, end }: ReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const tap = useNoteTap(toggleBars);
  const { content } = data;
  useTextPosition(text, resume?.offset ?? null);
  useScrollToPlace(linkedPlace, scrollToPlace);
  if (content.kind !== 'novel') return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys */}
      <div ref={text} data-text-run className="column px-(--novel-margin) pt-(--view-top) pb-12" onClick={tap}>
        <NovelArticle
          pages={content.pages}
          title={data.episode.title}
          language={data.language}
          writing="HORIZONTAL"
          settings={settings}
          className="mx-auto max-w-(--novel-measure) pt-6"
        />
      </div>
      <div className="column pb-16">{end}</div>
    </>
  );
}

/** Notes the reader's position while scrolling, and scrolls to where the reader stopped. */
function useTextPosition(text: { current: HTMLDivElement | null }, resumeOffset: number | null): void {
  const resumeAt = useRef(resumeOffset);
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const place = resumeAt.current;
    if (place !== null && window.scrollY === 0) {
      window.scrollTo({ top: element.offsetTop + place * element.offsetHeight, behavior: 'instant' });
    }
    const line = keepTopLine({
      text: element,
      extentOf: (block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return { startPx: top, endPx: bottom };
      },
      moveBy: (px) => window.scrollBy({ top: px, behavior: 'instant' }),
    });
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        line.note();
        const { top, height } = element.getBoundingClientRect();
        notePosition(textPosition({ movedPx: -top, windowPx: window.innerHeight, lengthPx: height }));
      });
    };
    const onScroll = () => {
      hideBars();
      follow();
    };
    follow();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      line.stop();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', follow);
    };
  }, [text]);
}

/** How much of a screen an arrow key and a page key scroll. */
const ARROW_SHARE = 0.15;
const PAGE_SHARE = 0.9;

/** A novel with vertical lines that scrolls sideways, from right to left, also by the wheel. */
export function VerticalScrollReader({ data, settings, resume, linkedPlace, end }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const tap = useNoteTap(toggleBars);
  const { content } = data;
  useSidewaysReading(scroller, text, resume?.offset ?? null);
  useScrollToPlace(linkedPlace, scrollToPlace);
  if (content.kind !== 'novel') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys
    <div ref={scroller} className="vertical-scroller" tabIndex={-1} onClick={tap}>
      <div ref={text}>
        <NovelArticle
          pages={content.pages}
          title={data.episode.title}
          language={data.language}
          writing="VERTICAL"
          settings={settings}
          className="h-full"
        />
      </div>
      <div className="vertical-end">{end}</div>
    </div>
  );
}

/** Notes the reader's position while scrolling, scrolls by wheel and keys, and scrolls to where the reader stopped. */
function useSidewaysReading(
  scroller: { current: HTMLDivElement | null },
  text: { current: HTMLDivElement | null },
  resumeOffset: number | null,
): void {
  const resumeAt = useRef(resumeOffset);
  useEffect(() => {
    const box = scroller.current;
    const run = text.current;
    if (box === null || run === null) return;
    if (resumeAt.current !== null) box.scrollTo({ left: -resumeAt.current * run.offsetWidth, behavior: 'instant' });
    box.focus({ preventScroll: true });

    const line = keepTopLine({
      text: run,
      extentOf: (block) => {
        const { left, right } = block.getBoundingClientRect();
        const beginsAtPx = box.getBoundingClientRect().right;
        return { startPx: beginsAtPx - right, endPx: beginsAtPx - left };
      },
      moveBy: (px) => box.scrollBy({ left: -px, behavior: 'instant' }),
    });
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        line.note();
        const extent = { movedPx: -box.scrollLeft, windowPx: box.clientWidth, lengthPx: run.offsetWidth };
        notePosition(textPosition(extent));
      });
    };
    const onScroll = () => {
      hideBars();
      follow();
    };
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
    follow();
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onKey);
    window.addEventListener('resize', follow);
    return () => {
      line.stop();
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', follow);
    };
  }, [scroller, text]);
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
