import { type PageView, type ReadingDirection, viewOfPage } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import type { ResumePlace } from '../reader-props.ts';
import { turnedPosition } from '../reading-geometry.ts';
import { hideBars, notePosition, useViewerStore } from '../viewer-store.ts';
import type { Turning } from './use-page-turning.ts';

interface ScrollerFacts {
  direction: ReadingDirection;
  resume: ResumePlace | null;
}

/**
 * A row of views, each as wide as the scroller: knows which one is shown, goes to others, and stays at it when the
 * window or the layout changes.
 */
export function useViewScroller(
  scroller: { current: HTMLElement | null },
  views: readonly PageView[],
  { direction, resume }: ScrollerFacts,
): { turning: Turning; tallPage: () => Element | null } {
  /** The page to stay at; at the end card the last page, with `isAtEnd`. */
  const place = useRef({ page: resume?.page ?? 1, isAtEnd: false });
  /** The target of a scroll in progress, so that quick key presses add up. */
  const target = useRef<number | null>(null);
  const sign = direction === 'RTL' ? -1 : 1;

  const goTo = useCallback(
    (view: number, behavior: ScrollBehavior) => {
      const element = scroller.current;
      element?.scrollTo({ left: sign * view * element.clientWidth, behavior });
    },
    [scroller, sign],
  );
  const viewNow = useCallback(() => {
    const element = scroller.current;
    return element === null || element.clientWidth === 0
      ? 0
      : Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
  }, [scroller]);
  const note = useCallback(() => {
    const view = viewNow();
    const page = (views[Math.min(view, views.length - 1)]?.[0] ?? 0) + 1;
    const isAtEnd = view >= views.length;
    if (place.current.page !== page || place.current.isAtEnd !== isAtEnd) hideBars();
    place.current = { page, isAtEnd };
    notePosition(turnedPosition(page, view, views.length));
  }, [viewNow, views]);

  // Before the first paint, and whenever the views change: to the reader's page, without animation.
  useBrowserLayoutEffect(() => {
    target.current = null;
    const { page, isAtEnd } = place.current;
    goTo(isAtEnd ? views.length : viewOfPage(views, page - 1), 'instant');
  }, [goTo, views]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(note);
    };
    const stay = () => {
      const { page, isAtEnd } = place.current;
      goTo(target.current ?? (isAtEnd ? views.length : viewOfPage(views, page - 1)), 'instant');
    };
    note();
    element.addEventListener('scroll', onScroll, { passive: true });
    const watcher = new ResizeObserver(stay);
    watcher.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
      watcher.disconnect();
    };
  }, [scroller, goTo, note, views]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const arrive = () => {
      const { scrollLeft } = element;
      // This may be the end of an earlier scroll, while the next one is in progress.
      requestAnimationFrame(() => {
        if (element.scrollLeft === scrollLeft) target.current = null;
      });
    };
    element.addEventListener('scrollend', arrive);
    return () => element.removeEventListener('scrollend', arrive);
  }, [scroller]);

  const turning = useMemo(() => {
    const turnTo = (view: number) => {
      const wanted = Math.min(Math.max(view, 0), views.length);
      target.current = wanted;
      goTo(wanted, prefersReducedMotion() ? 'instant' : 'smooth');
    };
    return {
      next: () => turnTo((target.current ?? viewNow()) + 1),
      previous: () => turnTo((target.current ?? viewNow()) - 1),
      first: () => turnTo(0),
      last: () => turnTo(views.length - 1),
      toggleBars: () => useViewerStore.setState(({ areBarsShown }) => ({ areBarsShown: !areBarsShown })),
    };
  }, [goTo, viewNow, views.length]);
  const tallPage = useCallback(
    () => scroller.current?.children[target.current ?? viewNow()]?.querySelector('.tall-page') ?? null,
    [scroller, viewNow],
  );
  return { turning, tallPage };
}
