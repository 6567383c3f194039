import type { DrawnPart } from './drawn-parts.ts';

/** Rows between two parts of a strip, where it may be cut: where the upper part ends, and where the lower one begins. */
export interface Cut {
  from: number;
  to: number;
}

/** How much an upper and a lower panel may share rows, in widths: more is two panels side by side. */
const TILTED = 0.13;
/** The least rows of the lower and of the upper part that are its own, in widths. */
const OWN = 0.2;

/**
 * Where a strip may be cut without cutting a drawn part. Between parts whose gutter is not level, the lower part begins above
 * the end of the upper one: then `to` is less than `from`, and both screens show the rows between.
 * @param parts from top to bottom
 * @param height of the raster
 */
export function findCuts(parts: readonly DrawnPart[], { width, height }: { width: number; height: number }): Cut[] {
  const cuts: Cut[] = [];
  let upper = 0;
  let ended = 0;
  for (const part of [...parts, { top: height, bottom: height }]) {
    if (part.top > upper) cuts.push({ from: upper, to: part.top });
    else if (upper - part.top <= width * TILTED && isTilted(parts, part.top, upper, width)) {
      if (part.top > ended) cuts.push({ from: upper, to: part.top });
    }
    if (part.bottom > upper) {
      ended = part.top;
      upper = part.bottom;
    }
  }
  return cuts;
}

/** Whether each part lies above or below the shared rows, as far as it is large. */
function isTilted(parts: readonly DrawnPart[], top: number, bottom: number, width: number): boolean {
  const sharing = parts.filter((part) => part.bottom > top && part.top < bottom);
  return sharing.every((part) => (part.top < top ? top - part.top : part.bottom - bottom) >= width * OWN);
}
