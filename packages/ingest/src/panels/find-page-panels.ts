import type { Background } from './background.ts';
import { maskOfColours } from './colours.ts';
import { cutAtGutters } from './cut-at-gutters.ts';
import { drawnParts, type Rectangle } from './drawn-parts.ts';
import { findInsets } from './find-insets.ts';
import { findPanels, unionOf } from './find-panels.ts';
import type { PageArea } from './page-area.ts';
import type { Mask, Raster } from './raster.ts';
import { splitBridged } from './split-bridged.ts';

/** A balloon has at least this share of white, and white channels are at least this light. */
const WHITE_SHARE = 0.4;
const WHITE = 225;
/** Parts between gutters that cover less of their rectangles are pieces of one drawing. */
const SOLID_SHARE = 0.6;

/** The panels of a page: what lies between its straight gutters, and in it parts with background around them. */
export function findPagePanels(background: Background, raster: Raster): Rectangle[] {
  const { width } = raster;
  const plain = maskOfColours(raster, background.colours);
  const areas = cutAtGutters(background, plain, raster);
  const isWhite = (part: Rectangle) => whiteShare(part, raster) >= WHITE_SHARE;
  const panels = areas.flatMap((area) => {
    const mask = maskIn(area, background.mask, width);
    const parts = drawnParts(mask, width);
    if (areas.length === 1) return findPanels(splitBridged(parts, mask, width), width, isWhite);
    const found = findPanels(parts, width, isWhite);
    return found.every((panel) => drawnShare(panel, mask, width) >= SOLID_SHARE) ? found : [found.reduce(unionOf)];
  });
  return [...panels, ...findInsets(panels, plain, width)];
}

/** The background, and what lies outside of an area. */
function maskIn({ left, right }: PageArea, background: Mask, width: number): Mask {
  const mask = new Uint8Array(background.length).fill(1);
  for (const [y, from] of left.entries()) {
    const to = right[y] ?? 0;
    if (to > from) mask.set(background.subarray(y * width + from, y * width + to), y * width + from);
  }
  return mask;
}

function drawnShare(panel: Rectangle, mask: Mask, width: number): number {
  return shareOf(panel, width, (pixel) => mask[pixel] === 0);
}

function whiteShare(part: Rectangle, { pixels, width }: Raster): number {
  const isWhite = (at: number) =>
    (pixels[at] ?? 0) >= WHITE && (pixels[at + 1] ?? 0) >= WHITE && (pixels[at + 2] ?? 0) >= WHITE;
  return shareOf(part, width, (pixel) => isWhite(pixel * 3));
}

function shareOf(
  { left, top, right, bottom }: Rectangle,
  width: number,
  isCounted: (pixel: number) => boolean,
): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let pixel = y * width + left; pixel < y * width + right; pixel += 1) if (isCounted(pixel)) count += 1;
  }
  return count / ((right - left) * (bottom - top));
}
