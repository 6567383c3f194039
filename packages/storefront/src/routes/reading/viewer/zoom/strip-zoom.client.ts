import { DragGesture, PinchGesture } from '@use-gesture/vanilla';
import { isHandledByTarget } from '../handled-keys.ts';
import type { StripZoom, StripZoomParts } from '../strip/use-strip-zoom.ts';
import { createDoubleTap } from './double-tap.ts';
import { ZOOM_MOST, ZOOM_TAPPED } from './page-zoom-geometry.ts';
import { sharpen } from './sharpen.ts';
import { moveStrip, type StripBox, type StripPlace, shiftOf, zoomStripAt } from './strip-zoom-geometry.ts';
import { zoomRatioOfWheel } from './wheel-zoom.ts';

/** A press that moves less than this, in pixels, is a tap. */
const TAP_PX = 8;
const SMOOTH_MS = 200;
/** The strip is laid out at its new width when the wheel has rested for so long. */
const WHEEL_RESTS_MS = 150;
const KEY_RATIO = 1.5;
const KEY_STEP_PX = 80;

interface Point {
  xPx: number;
  yPx: number;
}

/**
 * Enlarges a strip. While fingers move, the strip is only drawn larger; then it is laid out at its new width, with the same
 * line at the same height of the window, so that all that knows places (anchors, loading, progress) finds it like any strip.
 */
export function createStripZoom(strip: HTMLElement, partsOf: () => StripZoomParts): StripZoom {
  const frame = strip.parentElement ?? strip;
  /** As it is laid out. */
  let scale = 1;
  let shiftPx = 0;
  /** As it is drawn while it changes; null when it is laid out. */
  let drawn: { box: StripBox; from: StripBox; place: StripPlace; at: Point } | null = null;
  let isDragged = false;
  let restTimer = 0;
  let animation: Animation | null = null;
  frame.dataset.zoomable = '';

  const change = (next: (box: StripBox, place: StripPlace) => StripBox, at: Point) => {
    animation?.cancel();
    const { box, from, place } = drawn ?? measure(strip, frame, scale);
    drawn = { box: next(box, place), from, place, at };
    strip.style.transform = transformOf(drawn, shiftPx);
  };
  const layOut = () => {
    window.clearTimeout(restTimer);
    animation?.cancel();
    if (drawn === null) return;
    const { box, from, place, at } = drawn;
    drawn = null;
    const { flow, anchor, capture } = partsOf();
    const linePx = flow.extentOf(strip).startPx + ((at.yPx - box.topPx) * from.scale) / box.scale;
    // Keys enlarge from the upper edge: the reader's place stays as it is.
    const held = at.yPx === 0 ? null : capture(linePx);
    scale = box.scale;
    shiftPx = Math.round(shiftOf(box, place));
    if (held !== null) anchor.hold(held.position.anchor, at.yPx + held.shiftPx);
    strip.style.setProperty('--strip-zoom', scale === 1 ? '' : String(scale));
    strip.style.transform = shiftPx === 0 ? '' : `translateX(${shiftPx}px)`;
    flow.layOut();
    if (held !== null) anchor.note();
    sharpenShown();
  };
  const zoomTo = (to: number, at: Point) => change((box, place) => zoomStripAt(box, to, at, place), at);
  const scaleNow = () => drawn?.box.scale ?? scale;
  /** Not animated for readers who want no motion. */
  const zoomSmoothly = (to: number, at: Point) => {
    layOut();
    const before = getComputedStyle(strip).transform;
    zoomTo(to, at);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      layOut();
      return;
    }
    const after = strip.style.transform;
    const started = strip.animate(
      [{ transform: before === 'none' ? 'translate(0, 0)' : before }, { transform: after }],
      {
        duration: SMOOTH_MS,
        easing: 'ease-out',
      },
    );
    animation = started;
    started.onfinish = () => {
      animation = null;
      layOut();
    };
    started.oncancel = () => {
      animation = null;
    };
  };
  const panBy = (byXPx: number, byYPx: number) => {
    if (drawn !== null) {
      change((box, place) => moveStrip(box, byXPx, byYPx, place), drawn.at);
      return;
    }
    const { box, place } = measure(strip, frame, scale);
    shiftPx = Math.round(shiftOf(moveStrip(box, byXPx, 0, place), place));
    strip.style.transform = shiftPx === 0 ? '' : `translateX(${shiftPx}px)`;
    if (byYPx !== 0) window.scrollBy({ top: -byYPx, behavior: 'instant' });
  };
  const isWider = () => scale * measure(strip, frame, scale).place.widthPx > frame.clientWidth + 1;

  const sharpenShown = () => {
    if (scale === 1) return;
    const { isStale, renew, detailsOf } = partsOf().fresh;
    for (const page of strip.querySelectorAll<HTMLElement>('[data-page]')) {
      const { top, bottom } = page.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) continue;
      const order = Number(page.dataset.page);
      if (isStale(order)) renew(order);
      else sharpen(page, 1, detailsOf);
    }
  };

  const stopListening = listen({
    strip,
    frame,
    scaleNow,
    pinch: (to, at, from) => {
      change((box, place) => moveStrip(box, at.xPx - from.xPx, at.yPx - from.yPx, place), at);
      zoomTo(to, at);
    },
    endPinch: layOut,
    wheel: (ratio, at) => {
      window.clearTimeout(restTimer);
      zoomTo(scaleNow() * ratio, at);
      restTimer = window.setTimeout(layOut, WHEEL_RESTS_MS);
    },
    isWider,
    panBy,
    drag: (dragged) => {
      isDragged = dragged;
    },
    key: (key) => {
      const middle = { xPx: window.innerWidth / 2, yPx: 0 };
      if (key === '+' || key === '=') zoomSmoothly(scale * KEY_RATIO, middle);
      else if (key === '-') zoomSmoothly(scale / KEY_RATIO, middle);
      else if (scale > 1 && (key === '0' || key === 'Escape')) zoomSmoothly(1, middle);
      else if (isWider() && key === 'ArrowLeft') panBy(KEY_STEP_PX, 0);
      else if (isWider() && key === 'ArrowRight') panBy(-KEY_STEP_PX, 0);
      else return false;
      return true;
    },
  });
  const stopFlow = partsOf().flow.listen({ onMove: sharpenShown, onLayout: () => panBy(0, 0) });
  const taps = createDoubleTap((xPx, yPx) => zoomSmoothly(scale > 1 ? 1 : ZOOM_TAPPED, { xPx, yPx }));
  return {
    tap(event, onSingle) {
      if (isDragged) return;
      const isOnPicture = event.target instanceof Element && event.target.closest('a, button, .novel-text') === null;
      if (isOnPicture) taps.tap(event, onSingle);
      else onSingle();
    },
    stop() {
      window.clearTimeout(restTimer);
      animation?.cancel();
      delete frame.dataset.zoomable;
      taps.stop();
      stopListening();
      stopFlow();
    },
  };
}

/** Where a strip is that is laid out at a scale. */
function measure(strip: HTMLElement, frame: HTMLElement, scale: number) {
  const { left, top, width } = strip.getBoundingClientRect();
  const edges = frame.getBoundingClientRect();
  const box: StripBox = { scale, leftPx: left, topPx: top };
  const place: StripPlace = {
    widthPx: width / scale,
    frameLeftPx: edges.left,
    frameWidthPx: edges.width,
    firstTopPx: top + window.scrollY,
  };
  return { box, from: box, place };
}

/** How a strip that is laid out in one box is drawn in another. @param shiftPx by which it is moved sideways already */
function transformOf({ box, from }: { box: StripBox; from: StripBox }, shiftPx: number): string {
  const xPx = box.leftPx - from.leftPx + shiftPx;
  return `translate(${xPx}px, ${box.topPx - from.topPx}px) scale(${box.scale / from.scale})`;
}

interface StripGestures {
  strip: HTMLElement;
  frame: HTMLElement;
  scaleNow: () => number;
  /** The fingers' middle is here now, and was there before. */
  pinch: (scale: number, at: Point, from: Point) => void;
  endPinch: () => void;
  wheel: (ratio: number, at: Point) => void;
  /** Whether there is more to see sideways. */
  isWider: () => boolean;
  panBy: (byXPx: number, byYPx: number) => void;
  /** A press has begun (false), or has become more than a tap (true): then the click at its end does not count. */
  drag: (isDragged: boolean) => void;
  /** Returns whether the key was for the zoom. */
  key: (key: string) => boolean;
}

/** A text among pictures is enlarged by the browser, or by the size of its letters. */
function isOnText({ target }: Event): boolean {
  return target instanceof Element && target.closest('.novel-text') !== null;
}

/** Listens for fingers, the wheel and keys. Up and down the window scrolls by itself. */
function listen(gestures: StripGestures): () => void {
  const { frame, scaleNow } = gestures;
  const options = { pointer: { touch: true }, eventOptions: { passive: false } } as const;
  const pinch = new PinchGesture(
    frame,
    ({ event, offset: [scale], origin: [x, y], memo, last, first, cancel }) => {
      if (first && isOnText(event)) {
        cancel();
        return;
      }
      if (event.cancelable) event.preventDefault();
      const at = { xPx: x, yPx: y };
      gestures.drag(true);
      if (last) gestures.endPinch();
      else gestures.pinch(scale, at, memo ?? at);
      return at;
    },
    {
      ...options,
      scaleBounds: { min: 1, max: ZOOM_MOST },
      from: () => [scaleNow(), 0],
      rubberband: false,
      pinchOnWheel: false,
    },
  );
  const drag = new DragGesture(
    frame,
    ({ event, delta: [x, y], movement: [xPx, yPx], pinching, cancel, first }) => {
      if (first) gestures.drag(false);
      const isTouch = event.type.startsWith('touch');
      // Along the strip the browser scrolls, which goes on after the finger has left.
      if (pinching === true || !gestures.isWider() || (first && isTouch && Math.abs(yPx) > Math.abs(xPx))) {
        cancel();
        return;
      }
      if (Math.hypot(xPx, yPx) > TAP_PX) gestures.drag(true);
      gestures.panBy(x, y);
    },
    { ...options, threshold: 4 },
  );
  const stopped = new AbortController();
  const { signal } = stopped;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey && isOnText(event)) return;
    if (event.ctrlKey) {
      event.preventDefault();
      gestures.wheel(zoomRatioOfWheel(event), { xPx: event.clientX, yPx: event.clientY });
    } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY) && gestures.isWider()) {
      event.preventDefault();
      gestures.panBy(-event.deltaX, 0);
    }
  };
  frame.addEventListener('wheel', onWheel, { passive: false, signal });
  // A second finger is a pinch, not a scroll.
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable && !isOnText(event)) event.preventDefault();
  };
  frame.addEventListener('touchstart', onTouch, { passive: false, signal });
  const onPress = () => gestures.drag(false);
  frame.addEventListener('pointerdown', onPress, { capture: true, signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isHandledByTarget(event.target, event.key)) return;
    if (gestures.key(event.key)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { signal });
  return () => {
    stopped.abort();
    pinch.destroy();
    drag.destroy();
  };
}
