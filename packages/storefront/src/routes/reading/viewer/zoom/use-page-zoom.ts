import { useEffect, useMemo, useRef } from 'react';
import type { FreshPages } from '../page/fresh-addresses.ts';
import { prefersReducedMotion } from '../paper/page-turning.ts';
import { createDoubleTap, type DoubleTap } from './double-tap.ts';
import { NOT_ZOOMED, panBy, ZOOM_TAPPED, type Zoom, type ZoomBox, zoomAt, zoomOfKey } from './page-zoom-geometry.ts';
import { sharpen } from './sharpen.ts';

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
  /** Whether the press that has just ended has moved the art: the click that follows does not count. */
  wasDragged: () => boolean;
  reset: () => void;
}

/**
 * Enlarges the art of the shown view: by pinches, which load their code after the page, by double taps and by keys. The
 * row of views does not scroll meanwhile, so that moving the art turns no page.
 * @param shownArt the pictures of the shown view
 * @param fresh addresses of larger pictures: an expired one would leave a gap, and is renewed first
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
    const stalePages = () => {
      const pages = facts.current.shownArt().flatMap((art) => [...art.querySelectorAll<HTMLElement>('[data-page]')]);
      return pages.map(({ dataset }) => Number(dataset.page)).filter(facts.current.fresh.isStale);
    };
    const draw = (isSmooth: boolean) => {
      const { renew, detailsOf } = facts.current.fresh;
      const stale = now.scale > 1 ? stalePages() : [];
      for (const order of stale) renew(order);
      layer.draw(now, isSmooth && !prefersReducedMotion(), stale.length > 0 ? null : detailsOf);
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
      /** Loads larger pictures once their addresses are renewed. */
      sharpen: () => {
        if (now.scale > 1 && stalePages().length === 0) draw(true);
      },
    };
  }, [scroller]);

  useEffect(() => zoom.sharpen(), [zoom, fresh]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const ended = new AbortController();
    let stopListening = () => {};
    import('./page-zoom-gestures.client.ts')
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

/** Tells double taps from single ones, which are handled once no second one can follow. */
export function useDoubleTap(onDouble: (xPx: number, yPx: number) => void): DoubleTap['tap'] {
  const taps = useMemo(() => createDoubleTap(onDouble), [onDouble]);
  useEffect(() => taps.stop, [taps]);
  return taps.tap;
}

/** Draws a zoom on the pictures of a view. */
interface ZoomLayer {
  /** Measures art before it is enlarged; with null, returns the box of the art that is enlarged. Null when there is none. */
  measure: (art: readonly HTMLElement[] | null) => ZoomBox | null;
  /** A point of the window, from the view's corner. */
  pointOf: (xPx: number, yPx: number) => { xPx: number; yPx: number };
  /** With `detailsOf` also requests larger pictures; with null it uses those that are shown. */
  draw: (zoom: Zoom, isSmooth: boolean, detailsOf: FreshPages['detailsOf'] | null) => void;
}

/** Duration of the zoom animation, in milliseconds. */
const SMOOTH_MS = 200;

/** Makes the layer. The row of views is as large as the shown view, and does not scroll while that is enlarged. */
function createZoomLayer(row: () => HTMLElement | null): ZoomLayer {
  let art: readonly HTMLElement[] = [];
  let box: ZoomBox | null = null;
  return {
    measure(shown) {
      const element = row();
      if (shown === null) return box;
      if (element === null || shown.length === 0) return null;
      // Otherwise a zoom that is still shrinking would be measured.
      for (const each of shown) each.style.transition = 'none';
      const view = element.getBoundingClientRect();
      const boxes = shown.map((each) => each.getBoundingClientRect());
      art = shown;
      box = {
        widthPx: view.width,
        heightPx: view.height,
        art: {
          left: Math.min(...boxes.map(({ left }) => left)) - view.left,
          right: Math.max(...boxes.map(({ right }) => right)) - view.left,
          top: Math.min(...boxes.map(({ top }) => top)) - view.top,
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - view.top,
        },
      };
      shown.forEach((each, index) => {
        const { left = 0, top = 0 } = boxes[index] ?? {};
        each.style.transformOrigin = `${view.left - left}px ${view.top - top}px`;
      });
      return box;
    },
    pointOf(xPx, yPx) {
      const { left, top } = row()?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { xPx: xPx - left, yPx: yPx - top };
    },
    draw({ scale, xPx, yPx }, isSmooth, detailsOf) {
      const isZoomed = scale > 1;
      row()?.toggleAttribute('data-zoomed', isZoomed);
      for (const each of art) {
        each.style.transition = isSmooth ? `transform ${SMOOTH_MS}ms ease-out` : 'none';
        each.style.transform = isZoomed ? `translate(${xPx}px, ${yPx}px) scale(${scale})` : '';
        if (isZoomed && detailsOf !== null) sharpen(each, scale, detailsOf);
      }
    },
  };
}
