import { drawnParts, type Rectangle } from './drawn-parts.ts';
import type { Mask } from './raster.ts';

/** Minimum sides of an inset, as shares of the raster's width. */
const LEAST_WIDTH = 0.2;
const LEAST_HEIGHT = 0.15;
/** More rectangles in one panel are the panes of a window. */
const MOST_IN_PANEL = 2;
/** The part of its surroundings that has the colour of a gutter. */
const RING_SHARE = 0.98;
/** How much of its rectangle is drawn: a balloon is mostly white, and a figure is no rectangle. */
const DRAWN_SHARE = 0.9;

/**
 * The insets of panels: rectangles with a gutter of their own that does not reach the gutters of the page.
 * @param plain what has the colour of the gutters, anywhere
 * @param width of the raster
 */
export function findInsets(panels: readonly Rectangle[], plain: Mask, width: number): Rectangle[] {
  const found = drawnParts(plain, width)
    .filter((part) => {
      const [partWidth, partHeight] = [part.right - part.left, part.bottom - part.top];
      const isLarge = partWidth >= width * LEAST_WIDTH && partHeight >= width * LEAST_HEIGHT;
      return isLarge && part.pixels >= partWidth * partHeight * DRAWN_SHARE;
    })
    .filter((part) => hasRing(part, plain, width) && hasRing(wider(part), plain, width));
  return panels.flatMap((panel) => {
    const insets = found.filter((part) => isInside(part, panel));
    return insets.length > MOST_IN_PANEL ? [] : insets;
  });
}

function isInside(part: Rectangle, panel: Rectangle): boolean {
  return (
    part.left > panel.left + 2 &&
    part.top > panel.top + 2 &&
    part.right < panel.right - 2 &&
    part.bottom < panel.bottom - 2
  );
}

function wider({ left, top, right, bottom }: Rectangle): Rectangle {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

/** Whether the pixels around a rectangle are plain. */
function hasRing({ left, top, right, bottom }: Rectangle, plain: Mask, width: number): boolean {
  let free = 0;
  for (let x = left; x < right; x += 1) free += (plain[(top - 1) * width + x] ?? 0) + (plain[bottom * width + x] ?? 0);
  for (let y = top; y < bottom; y += 1) free += (plain[y * width + left - 1] ?? 0) + (plain[y * width + right] ?? 0);
  return free >= RING_SHARE * 2 * (right - left + bottom - top);
}
