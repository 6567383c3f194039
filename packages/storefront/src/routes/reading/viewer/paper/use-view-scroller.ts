import type { PageView, ViewerSettings } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Captured, PLACES, useAnchor } from '../anchor/use-anchor.ts';
import type { PageFlow } from '../page/page-flow.ts';
import { turnedPosition } from '../reading-geometry.ts';
import type { ResumePlace } from '../viewer-model.ts';
import { hideBars, toggleBars, useViewerStore } from '../viewer-store.ts';
import { prefersReducedMotion, type Turning } from './page-turning.ts';
import { type PaperLeaf, placeOfLeaf } from './paper-leaves.ts';

interface ScrollerFacts {
  leaves: readonly PaperLeaf[];
  /** The leaves that are shown at one time. */
  views: readonly PageView[];
  flow: PageFlow;
  /** Other fits have other tall pages. */
  fit: ViewerSettings['fit'];
  resume: ResumePlace | null;
}

/**
 * A row of views, each as wide as the scroller: knows which one is shown, goes to others, and stays at the reader's anchor
 * when the window or the layout changes.
 */
export function useViewScroller(
  scroller: { current: HTMLElement | null },
  { leaves, views, flow, fit, resume }: ScrollerFacts,
): {
  turning: Turning;
  tallPage: () => Element | null;
  shownArt: () => HTMLElement[];
  noteLine: (tall: Element) => void;
} {
  /** The target of a scroll in progress, so that quick key presses add up. */
  const target = useRef<number | null>(null);
  /** How far the tall pages were scrolled, and their size then: without another place in the same size there was no movement. */
  const tallPlaces = useRef(new WeakMap<Element, TallPlace>());
  const viewNow = useCallback(() => {
    const lengthPx = flow.lengthPx();
    return lengthPx === 0 ? 0 : Math.round(flow.positionPx() / lengthPx);
  }, [flow]);
  const capture = () => {
    const aim = target.current;
    // The place was noted when the turn began.
    if (aim !== null && Math.abs(flow.positionPx() - aim * flow.lengthPx()) >= 2) return null;
    target.current = null;
    const view = viewNow();
    return captureView(shownViews(scroller.current, views[view])[0] ?? null, leaves, views, view);
  };
  const restore = (place: ResumePlace) => {
    target.current = null;
    PLACES.goTo(place);
    for (const tall of scroller.current?.querySelectorAll('.tall-page') ?? [])
      tallPlaces.current.set(tall, placeOfTall(tall));
  };
  const controls = useAnchor(flow, { capture, restore }, resume);

  // Before the first paint, and whenever the views change: to the reader's page, without animation.
  useBrowserLayoutEffect(() => {
    controls.restore();
  }, [controls, views, fit]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const seize = () => {
      target.current = null;
    };
    element.addEventListener('pointerdown', seize);
    element.addEventListener('wheel', seize, { passive: true });
    return () => {
      element.removeEventListener('pointerdown', seize);
      element.removeEventListener('wheel', seize);
    };
  }, [scroller]);

  const turning = useMemo(() => {
    const turnTo = (view: number) => {
      const element = scroller.current;
      if (element === null) return;
      const wanted = Math.min(Math.max(view, 0), views.length);
      if (wanted !== viewNow()) hideBars();
      target.current = wanted;
      controls.note(captureView(null, leaves, views, wanted));
      const sign = element.dir === 'rtl' ? -1 : 1;
      element.scrollTo({
        left: sign * wanted * element.clientWidth,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
    };
    return {
      to: turnTo,
      next: () => turnTo((target.current ?? viewNow()) + 1),
      previous: () => turnTo((target.current ?? viewNow()) - 1),
      first: () => turnTo(0),
      last: () => turnTo(views.length - 1),
      toggleBars,
    };
  }, [scroller, controls, leaves, views, viewNow]);
  useEffect(() => {
    useViewerStore.setState({ turnTo: turning.to });
    return () => useViewerStore.setState({ turnTo: null });
  }, [turning]);
  const shownNow = useCallback(
    () => shownViews(scroller.current, views[target.current ?? viewNow()]),
    [scroller, viewNow, views],
  );
  const tallPage = useCallback(() => shownNow().at(-1)?.querySelector('.tall-page') ?? null, [shownNow]);
  const shownArt = useCallback(
    () => shownNow().flatMap((view) => [...view.querySelectorAll<HTMLElement>('.paper-art')]),
    [shownNow],
  );
  const noteLine = useCallback(
    (tall: Element) => {
      const before = tallPlaces.current.get(tall);
      const now = placeOfTall(tall);
      tallPlaces.current.set(tall, now);
      if (before !== undefined && (before.size !== now.size || Math.abs(before.topPx - now.topPx) < 1)) return;
      hideBars();
      controls.note();
    },
    [controls],
  );
  return { turning, tallPage, shownArt, noteLine };
}

interface TallPlace {
  topPx: number;
  size: string;
}

function placeOfTall(tall: Element): TallPlace {
  return { topPx: tall.scrollTop, size: `${tall.clientWidth} ${tall.clientHeight} ${tall.scrollHeight}` };
}

/**
 * The place at the beginning of a view.
 * @param shown its element, in which a tall page may have been scrolled; null for a view that is not shown yet
 */
function captureView(
  shown: Element | null,
  leaves: readonly PaperLeaf[],
  views: readonly PageView[],
  view: number,
): Captured | null {
  const [first] = views[Math.min(view, views.length - 1)] ?? [0];
  const leaf = leaves[first];
  if (leaf === undefined) return null;
  const { page, offset } = placeOfLeaf(leaf);
  const position = { ...turnedPosition(page, view, views.length), offset };
  if (view >= views.length) return { position: { ...position, anchor: { kind: 'end' } }, shiftPx: 0 };
  const tall = shown?.querySelector('.tall-page') ?? null;
  const scrolled = tall === null || tall.scrollTop < 1 ? null : tall;
  if (leaf.kind === 'text') {
    const line = scrolled === null ? null : PLACES.captureText(PLACES.textView(scrolled), PLACES.runsOf(scrolled));
    const anchor = line?.anchor ?? ({ kind: 'text', page, path: [], character: 0 } as const);
    return { position: { ...position, anchor }, shiftPx: 0 };
  }
  const place = (scrolled === null ? null : rowOf(scrolled)) ?? { page, offset };
  const pageId = leaf.parts.find((part) => part.page.order === place.page)?.page.pageId ?? null;
  return { position: { ...position, ...place, anchor: { kind: 'picture', pageId, ...place } }, shiftPx: 0 };
}

/** The row of a picture at the upper edge of a tall page. */
function rowOf(tall: Element): { page: number; offset: number } | null {
  const { top } = tall.getBoundingClientRect();
  const frames = [...tall.querySelectorAll<HTMLElement>('[data-page]')];
  const frame = frames.findLast((each) => each.getBoundingClientRect().top <= top);
  if (frame === undefined) return null;
  const box = frame.getBoundingClientRect();
  return { page: Number(frame.dataset.page), offset: Math.min(1, (top - box.top) / box.height) };
}

/** The elements of the leaves of a view; that of the end card where there is no such view. */
function shownViews(scroller: HTMLElement | null, view: PageView | undefined): Element[] {
  const all = [...(scroller?.querySelectorAll('.paper-view') ?? [])];
  return view === undefined ? all.slice(-1) : view.flatMap((leaf) => all[leaf] ?? []);
}
