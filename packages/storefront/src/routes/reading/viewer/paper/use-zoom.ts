import { useEffect, useMemo, useRef } from 'react';
import type { FreshPages } from '../page/use-fresh-pages.ts';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { NOT_ZOOMED, panBy, ZOOM_TAPPED, type Zoom, zoomAt, zoomOfKey } from './zoom-geometry.ts';
import { createZoomLayer } from './zoom-layer.ts';

/** The zoom of the shown pages, for taps, keys and the wheel. */
export interface PageZoom {
  isZoomed: () => boolean;
  /** Whether there is art to enlarge; a text has a size of its own. */
  canZoom: () => boolean;
  /** Enlarges at a point of the window, or shows the whole page again. */
  toggleAt: (xPx: number, yPx: number) => void;
  /** Returns whether the key was for the zoom. */
  pressKey: (key: string) => boolean;
  /** Moves what is enlarged. Returns false when nothing is. */
  scrollBy: (byXPx: number, byYPx: number) => boolean;
  /** Whether the press that has just ended has moved the art: the click that follows is none. */
  wasDragged: () => boolean;
  reset: () => void;
}

/**
 * Enlarges the art of the shown view: by pinches, which load their code after the page, by double taps and by keys. The
 * row of views does not scroll meanwhile, so that moving the art turns no page.
 * @param shownArt the pictures of the shown view
 * @param fresh addresses of larger pictures: one that has ended would leave a gap, and is renewed first
 */
export function useZoom(
  scroller: { current: HTMLElement | null },
  shownArt: () => HTMLElement[],
  fresh: FreshPages,
): PageZoom {
  const facts = useRef({ shownArt, fresh });
  facts.current = { shownArt, fresh };
  const zoom = useMemo(() => {
    let now: Zoom = NOT_ZOOMED;
    let isDragged = false;
    const layer = createZoomLayer(() => scroller.current);
    const draw = (isSmooth: boolean) => {
      const { areStale, renew, addressOf } = facts.current.fresh;
      const mustRenew = now.scale > 1 && areStale();
      if (mustRenew) renew();
      layer.draw(now, isSmooth && !prefersReducedMotion(), mustRenew ? null : addressOf);
    };
    const set = (next: Zoom, isSmooth: boolean) => {
      if (next.scale === now.scale && next.xPx === now.xPx && next.yPx === now.yPx) return;
      now = next;
      draw(isSmooth);
    };
    /** The view and its art; null where there is nothing to enlarge. */
    const box = () => layer.measure(now.scale > 1 ? null : facts.current.shownArt());
    return {
      isZoomed: () => now.scale > 1,
      scale: () => now.scale,
      canZoom: () => facts.current.shownArt().length > 0,
      toggleAt(xPx: number, yPx: number) {
        const measured = box();
        if (measured === null) return;
        const point = layer.pointOf(xPx, yPx);
        set(now.scale > 1 ? NOT_ZOOMED : zoomAt(now, ZOOM_TAPPED, point, measured), true);
      },
      pinch(scale: number, at: [number, number], from: [number, number]) {
        const measured = box();
        if (measured === null) return;
        const moved = panBy(now, at[0] - from[0], at[1] - from[1], measured);
        set(zoomAt(moved, scale, layer.pointOf(at[0], at[1]), measured), false);
      },
      pressKey(key: string) {
        const measured = box();
        const next = measured === null ? null : zoomOfKey(key, now, measured);
        if (next !== null) set(next, true);
        return next !== null;
      },
      scrollBy(byXPx: number, byYPx: number) {
        const measured = now.scale > 1 ? box() : null;
        if (measured === null) return false;
        set(panBy(now, byXPx, byYPx, measured), false);
        return true;
      },
      drag(dragged: boolean) {
        isDragged = dragged;
      },
      wasDragged: () => isDragged,
      reset: () => set(NOT_ZOOMED, false),
      /** With the addresses that have come. */
      sharpen: () => {
        if (now.scale > 1 && !facts.current.fresh.areStale()) draw(true);
      },
    };
  }, [scroller]);

  const { generation } = fresh;
  useEffect(() => zoom.sharpen(), [zoom, generation]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const ended = new AbortController();
    let stopListening = () => {};
    import('./zoom-gestures.client.ts')
      .then(({ listenForZoom }) => {
        if (ended.signal.aborted) return;
        const pan = (byXPx: number, byYPx: number) => void zoom.scrollBy(byXPx, byYPx);
        stopListening = listenForZoom(element, { ...zoom, pan });
      })
      // Without a connection double taps and keys still enlarge.
      .catch(() => {});
    // Two fingers would scroll the row otherwise.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable && zoom.canZoom()) event.preventDefault();
    };
    element.addEventListener('touchstart', onTouch, { passive: false, signal: ended.signal });
    // Not by `overflow`: the row would snap again when that changes, and stop the turn that follows.
    const onWheel = (event: WheelEvent) => {
      if (zoom.isZoomed()) event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false, signal: ended.signal });
    window.addEventListener('resize', zoom.reset, { signal: ended.signal });
    return () => {
      ended.abort();
      stopListening();
    };
  }, [scroller, zoom]);
  return zoom;
}
