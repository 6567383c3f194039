import type { WritingMode } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { turnActionOfSwipe, turnActionOfTap } from '../viewer/paper/turn-keys.ts';
import { type Turning, usePageTurning } from '../viewer/paper/use-page-turning.ts';
import type { ReaderProps } from '../viewer/reader-props.ts';
import { turnedPosition } from '../viewer/reading-geometry.ts';
import { turningDirection } from '../viewer/viewer-settings.ts';
import { hideBars, notePosition, toggleBars } from '../viewer/viewer-store.ts';
import { NovelArticle } from './novel-article.tsx';
import { COLUMN_GAP_PX, screenCount, screenOfOffset } from './text-extent.ts';
import { useNoteTap } from './use-note-tap.ts';
import { useScrollToPlace } from './use-scroll-to-place.ts';

export interface NovelPaperReaderProps extends ReaderProps {
  writing: WritingMode;
}

/**
 * A novel in pages: the text is laid out in columns of the window's size, one of which is visible. Columns of vertical
 * lines follow each other downwards, others sideways.
 */
export function NovelPaperReader({ data, settings, resume, linkedPlace, end, writing }: NovelPaperReaderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { content } = data;
  const direction = turningDirection(data, settings);
  const { screen, screens, turning, goToPlace } = useScreens(frame, writing, resume?.offset ?? 0, settings);
  const endBox = useRef<HTMLDivElement>(null);
  usePageTurning(
    direction,
    turning,
    useCallback(() => endBox.current, []),
  );
  useScrollToPlace(linkedPlace, goToPlace);
  const start = useRef<{ xPx: number; yPx: number } | null>(null);
  const tapText = useNoteTap(nothing, goToPlace);
  const isAtEnd = screen >= screens;

  const release = (event: PointerEvent<HTMLDivElement>) => {
    const from = start.current;
    start.current = null;
    if (from === null || (event.target instanceof Element && event.target.closest('a, button') !== null)) return;
    const swipe = turnActionOfSwipe(event.clientX - from.xPx, event.clientY - from.yPx, direction);
    if (swipe !== null) {
      turning[swipe]();
      return;
    }
    if (isAtEnd) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    turning[turnActionOfTap((event.clientX - left) / width, direction)]();
  };
  if (content.kind !== 'novel') return null;
  return (
    <div
      className="column h-dvh touch-pan-y px-7 pt-13 pb-13 select-text"
      onPointerDown={(event) => {
        start.current = { xPx: event.clientX, yPx: event.clientY };
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only links to notes inside, which are links */}
      <div
        ref={frame}
        // With `rtl`, vertical lines would be laid out from the bottom up.
        dir={direction === 'RTL' && writing !== 'VERTICAL' ? 'rtl' : 'ltr'}
        data-writing={writing}
        className={`novel-columns ${isAtEnd ? 'hidden' : ''}`}
        onClick={tapText}
      >
        <NovelArticle
          pages={content.pages}
          title={data.episode.title}
          language={data.language}
          writing={writing}
          settings={settings}
        />
      </div>
      {isAtEnd && (
        <div ref={endBox} className="tall-page -mx-7 h-full after:-mt-10 after:h-10">
          {end}
        </div>
      )}
    </div>
  );
}

/** Taps beside links are handled by the pointer events, which know swipes as well. */
function nothing(): void {}

/** Counts the screens of a text and shows one of them. After the last one comes the end card. */
function useScreens(
  frame: { current: HTMLDivElement | null },
  writing: WritingMode,
  resumeOffset: number,
  settings: ReaderProps['settings'],
) {
  const [{ screen, screens }, setState] = useState({ screen: 0, screens: 1 });
  const offset = useRef(resumeOffset);
  const isVertical = writing === 'VERTICAL';

  const measure = useCallback(() => {
    const element = frame.current;
    if (element === null || element.clientWidth === 0) return;
    const count = isVertical
      ? screenCount(element.scrollHeight, element.clientHeight, COLUMN_GAP_PX)
      : screenCount(element.scrollWidth, element.clientWidth, COLUMN_GAP_PX);
    setState(({ screen: shown, screens: before }) => ({
      screens: count,
      screen: shown >= before && before > 1 ? count : screenOfOffset(offset.current, count),
    }));
  }, [frame, isVertical]);

  // Another font or size changes the number of screens.
  useBrowserLayoutEffect(measure, [measure, settings]);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    // Letters of another font change the number of screens. Fonts load after the text, slice by slice.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [frame, measure]);
  useBrowserLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const step = (isVertical ? element.clientHeight : element.clientWidth) + COLUMN_GAP_PX;
    const sign = element.dir === 'rtl' ? -1 : 1;
    element.scrollTo({
      top: isVertical ? screen * step : 0,
      left: isVertical ? 0 : sign * screen * step,
      behavior: 'instant',
    });
    notePosition({ ...turnedPosition(0, screen, screens), offset: Math.min(screen, screens - 1) / screens });
  }, [frame, isVertical, screen, screens]);

  const turning: Turning = useMemo(() => {
    const turnTo = (choose: (now: number, count: number) => number) => {
      hideBars();
      setState(({ screen: now, screens: count }) => {
        const wanted = Math.min(Math.max(choose(now, count), 0), count);
        offset.current = Math.min(wanted, count - 1) / count;
        return { screen: wanted, screens: count };
      });
    };
    return {
      next: () => turnTo((now) => now + 1),
      previous: () => turnTo((now) => now - 1),
      first: () => turnTo(() => 0),
      last: () => turnTo((_now, count) => count - 1),
      toggleBars,
    };
  }, []);
  const goToPlace = useCallback(
    (place: Element) => {
      const element = frame.current;
      if (element === null) return;
      const box = element.getBoundingClientRect();
      const at = place.getBoundingClientRect();
      const step = (isVertical ? element.clientHeight : element.clientWidth) + COLUMN_GAP_PX;
      // Measured from the beginning of the text, since the window may be about to move.
      const awayPx = isVertical
        ? at.top - box.top + element.scrollTop
        : element.dir === 'rtl'
          ? box.right - at.right - element.scrollLeft
          : at.left - box.left + element.scrollLeft;
      const wanted = Math.round(awayPx / step - 0.49);
      setState(({ screens: count }) => {
        const known = Math.min(Math.max(wanted, 0), count - 1);
        offset.current = known / count;
        return { screen: known, screens: count };
      });
    },
    [frame, isVertical],
  );
  return { screen, screens, turning, goToPlace };
}
