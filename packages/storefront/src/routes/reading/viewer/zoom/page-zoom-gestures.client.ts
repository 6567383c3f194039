import { DragGesture, PinchGesture } from '@use-gesture/vanilla';
import { ZOOM_MOST } from './page-zoom-geometry.ts';
import { zoomRatioOfWheel } from './wheel-zoom.ts';

/** A press that moves less than this, in pixels, is a tap. */
const TAP_PX = 8;

/** What fingers do to the art; points are those of the window, in pixels. */
export interface ZoomGestures {
  scale: () => number;
  isZoomed: () => boolean;
  /** The fingers' middle is here now, and was there before. */
  pinch: (scale: number, at: [number, number], from: [number, number]) => void;
  pan: (byXPx: number, byYPx: number) => void;
  /** A press has begun (false), or has become more than a tap (true): then the click at its end does not count. */
  drag: (isDragged: boolean) => void;
}

/** Listens for pinches (also those of a trackpad), the wheel with Ctrl and, while the art is enlarged, for dragging. */
export function listenForZoom(element: HTMLElement, gestures: ZoomGestures): () => void {
  const options = { pointer: { touch: true }, eventOptions: { passive: false } } as const;
  const pinch = new PinchGesture(
    element,
    ({ event, offset: [scale], origin, memo }) => {
      if (event.cancelable) event.preventDefault();
      gestures.pinch(scale, origin, memo ?? origin);
      return origin;
    },
    {
      ...options,
      scaleBounds: { min: 1, max: ZOOM_MOST },
      from: () => [gestures.scale(), 0],
      rubberband: false,
      pinchOnWheel: false,
    },
  );
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at: [number, number] = [event.clientX, event.clientY];
    gestures.pinch(gestures.scale() * zoomRatioOfWheel(event), at, at);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  const drag = new DragGesture(
    element,
    ({ delta: [x, y], movement, pinching, cancel, first }) => {
      if (first) gestures.drag(false);
      if (!gestures.isZoomed()) {
        cancel();
        return;
      }
      if (pinching === true) return;
      if (Math.hypot(...movement) > TAP_PX) gestures.drag(true);
      gestures.pan(x, y);
    },
    options,
  );
  return () => {
    element.removeEventListener('wheel', onWheel);
    pinch.destroy();
    drag.destroy();
  };
}
