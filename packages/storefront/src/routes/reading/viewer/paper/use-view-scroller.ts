import { type PageView, type ReadingDirection, viewOfPage } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { turnedPosition } from '../reading-geometry.ts';
import type { ResumePlace } from '../viewer-model.ts';
import { hideBars, notePosition, useViewerStore } from '../viewer-store.ts';
import type { Turning } from './page-turning.ts';
import { prefersReducedMotion } from './page-turning.ts';
import { leafOfPlace, type PaperLeaf, placeOfLeaf } from './paper-leaves.ts';

interface ScrollerFacts {
  leaves: readonly PaperLeaf[];
  /** The leaves that are shown at one time. */
  views: readonly PageView[];
  direction: ReadingDirection;
  resume: ResumePlace | null;
}

/**
 * A row of views, each as wide as the scroller: knows which one is shown, goes to others, and stays at it when the
 * window or the layout changes.
 */
export function useViewScroller(
  scroller: { current: HTMLElement | null },
  { leaves, views, direction, resume }: ScrollerFacts,
): { turning: Turning; tallPage: () => Element | null; shownArt: () => HTMLElement[] } {
  /** The leaf to stay at, whatever stands beside it; at the end card the last one, with `isAtEnd`. */
  const place = useRef<{ leaf: number; isAtEnd: boolean } | null>(null);
  place.current ??= { leaf: leafOfPlace(leaves, resume ?? { page: 1, offset: 0 }), isAtEnd: false };
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
    const shown = views[Math.min(view, views.length - 1)] ?? [0];
    const isAtEnd = view >= views.length;
    const known = place.current;
    // The second page of a spread stays the reader's place when the device is rotated and rotated back.
    const leaf =
      known !== null && known.isAtEnd === isAtEnd && shown.some((each) => each === known.leaf) ? known.leaf : shown[0];
    if (known?.leaf !== leaf || known.isAtEnd !== isAtEnd) hideBars();
    place.current = { leaf, isAtEnd };
    const begins = leaves[leaf];
    const { page, offset } = begins === undefined ? { page: 1, offset: 0 } : placeOfLeaf(begins);
    notePosition({ ...turnedPosition(page, view, views.length), offset });
  }, [viewNow, leaves, views]);

  // Before the first paint, and whenever the views change: to the reader's page, without animation.
  useBrowserLayoutEffect(() => {
    target.current = null;
    goTo(viewOfPlace(views, place.current), 'instant');
  }, [goTo, views]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let frame = 0;
    let size = sizeOf(element);
    const follow = () => {
      // When the size has changed, the browser moved the row, and the reader did not turn: `stay` corrects it.
      if (size === sizeOf(element)) note();
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    const stay = () => {
      size = sizeOf(element);
      goTo(target.current ?? viewOfPlace(views, place.current), 'instant');
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
    () =>
      shownViews(scroller.current, views[target.current ?? viewNow()])
        .at(-1)
        ?.querySelector('.tall-page') ?? null,
    [scroller, viewNow, views],
  );
  const shownArt = useCallback(
    () =>
      shownViews(scroller.current, views[target.current ?? viewNow()]).flatMap((view) => [
        ...view.querySelectorAll<HTMLElement>('.paper-art'),
      ]),
    [scroller, viewNow, views],
  );
  return { turning, tallPage, shownArt };
}

function sizeOf({ clientWidth, clientHeight }: Element): string {
  return `${clientWidth} ${clientHeight}`;
}

function viewOfPlace(views: readonly PageView[], place: { leaf: number; isAtEnd: boolean } | null): number {
  return place?.isAtEnd === true ? views.length : viewOfPage(views, place?.leaf ?? 0);
}

/** The elements of the leaves of a view; that of the end card where there is no such view. */
function shownViews(scroller: HTMLElement | null, view: PageView | undefined): Element[] {
  const all = [...(scroller?.querySelectorAll('.paper-view') ?? [])];
  return view === undefined ? all.slice(-1) : view.flatMap((leaf) => all[leaf] ?? []);
}
