/** How a view is enlarged: scaled from its upper left corner, then moved. */
export interface Zoom {
  /** 1 is the whole view. */
  scale: number;
  xPx: number;
  yPx: number;
}

/** The view and the art on it, before it is enlarged; in pixels from the view's upper left corner. */
export interface ZoomBox {
  widthPx: number;
  heightPx: number;
  art: { left: number; right: number; top: number; bottom: number };
}

export const NOT_ZOOMED: Zoom = { scale: 1, xPx: 0, yPx: 0 };
export const ZOOM_MOST = 4;
/** What a double tap enlarges to. */
export const ZOOM_TAPPED = 2;

/** Enlarges to a scale, between 1 and 4; the point of the view under the finger stays there as far as the art reaches. */
export function zoomAt(zoom: Zoom, scale: number, point: { xPx: number; yPx: number }, box: ZoomBox): Zoom {
  const to = Math.min(Math.max(scale, 1), ZOOM_MOST);
  const ratio = to / zoom.scale;
  return within(
    {
      scale: to,
      xPx: point.xPx - (point.xPx - zoom.xPx) * ratio,
      yPx: point.yPx - (point.yPx - zoom.yPx) * ratio,
    },
    box,
  );
}

/** Moves enlarged art, as far as there is more of it. */
export function panBy(zoom: Zoom, byXPx: number, byYPx: number, box: ZoomBox): Zoom {
  return within({ ...zoom, xPx: zoom.xPx + byXPx, yPx: zoom.yPx + byYPx }, box);
}

function within({ scale, xPx, yPx }: Zoom, { widthPx, heightPx, art }: ZoomBox): Zoom {
  if (scale === 1) return NOT_ZOOMED;
  return {
    scale,
    xPx: clamp(xPx, scale, widthPx, art.left, art.right),
    yPx: clamp(yPx, scale, heightPx, art.top, art.bottom),
  };
}

/** Along one axis: no gap between the art and the view's edges; art that is smaller than the view is in the middle. */
function clamp(moved: number, scale: number, length: number, start: number, end: number): number {
  if (scale * (end - start) <= length) return length / 2 - (scale * (start + end)) / 2;
  return Math.min(Math.max(moved, length - scale * end), -scale * start);
}

/** How far an arrow key moves enlarged art, in pixels. */
const STEP_PX = 80;
/** How much a key enlarges. */
const KEY_RATIO = 1.5;

/** What a key does to the zoom; null for a key that does nothing here. Arrows move the art only while it is enlarged. */
export function zoomOfKey(key: string, zoom: Zoom, box: ZoomBox): Zoom | null {
  const middle = { xPx: box.widthPx / 2, yPx: box.heightPx / 2 };
  const isZoomed = zoom.scale > 1;
  switch (key) {
    case '+':
    case '=':
      return zoomAt(zoom, zoom.scale * KEY_RATIO, middle, box);
    case '-':
      return zoomAt(zoom, zoom.scale / KEY_RATIO, middle, box);
    case '0':
      return NOT_ZOOMED;
    case 'Escape':
      return isZoomed ? NOT_ZOOMED : null;
    case 'ArrowLeft':
      return isZoomed ? panBy(zoom, STEP_PX, 0, box) : null;
    case 'ArrowRight':
      return isZoomed ? panBy(zoom, -STEP_PX, 0, box) : null;
    case 'ArrowUp':
      return isZoomed ? panBy(zoom, 0, STEP_PX, box) : null;
    case 'ArrowDown':
      return isZoomed ? panBy(zoom, 0, -STEP_PX, box) : null;
    default:
      return null;
  }
}
