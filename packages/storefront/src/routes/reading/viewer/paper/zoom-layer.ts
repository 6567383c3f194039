import type { FreshPages } from '../page/use-fresh-pages.ts';
import type { Zoom, ZoomBox } from './zoom-geometry.ts';

/** Draws a zoom on the pictures of a view. */
export interface ZoomLayer {
  /** Measures the art that is to be enlarged; null: that which is. Null where there is none. */
  measure: (art: readonly HTMLElement[] | null) => ZoomBox | null;
  /** A point of the window, from the view's corner. */
  pointOf: (xPx: number, yPx: number) => { xPx: number; yPx: number };
  /** With addresses that hold, larger pictures are asked for; null: with those that are shown. */
  draw: (zoom: Zoom, isSmooth: boolean, addressOf: FreshPages['addressOf'] | null) => void;
}

/** A zoom takes so long to come and go, in milliseconds. */
const SMOOTH_MS = 200;

/** Makes the layer. The row of views is as large as the shown view, and does not scroll while that is enlarged. */
export function createZoomLayer(row: () => HTMLElement | null): ZoomLayer {
  let art: readonly HTMLElement[] = [];
  let box: ZoomBox | null = null;
  return {
    measure(shown) {
      const element = row();
      if (shown === null) return box;
      if (element === null || shown.length === 0) return null;
      // A zoom that is on its way back would be measured on its way.
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
    draw({ scale, xPx, yPx }, isSmooth, addressOf) {
      const isZoomed = scale > 1;
      row()?.toggleAttribute('data-zoomed', isZoomed);
      for (const each of art) {
        each.style.transition = isSmooth ? `transform ${SMOOTH_MS}ms ease-out` : 'none';
        each.style.transform = isZoomed ? `translate(${xPx}px, ${yPx}px) scale(${scale})` : '';
        if (isZoomed && addressOf !== null) sharpen(each, scale, addressOf);
      }
    },
  };
}

/** Asks for pictures as large as they are shown. The smaller ones stay until those have come. */
function sharpen(art: HTMLElement, scale: number, addressOf: FreshPages['addressOf']): void {
  const sizes = `${Math.ceil(art.offsetWidth * Math.ceil(scale))}px`;
  for (const image of art.querySelectorAll('img')) {
    if (image.srcset !== '' && Number.parseFloat(sizes) > (Number.parseFloat(image.dataset.sharp ?? '') || 0)) {
      image.dataset.sharp = sizes;
      image.sizes = sizes;
      // Those that it came by may have ended: a refused picture would leave a gap.
      const fresh = addressOf(Number(image.closest<HTMLElement>('[data-page]')?.dataset.page));
      if (fresh !== null) image.srcset = fresh.srcSet;
    }
  }
}
