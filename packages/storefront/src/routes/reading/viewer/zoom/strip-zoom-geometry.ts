import { ZOOM_MOST } from './page-zoom-geometry.ts';

/** A strip that is being enlarged: where its upper left corner is in the window, in pixels. */
export interface StripBox {
  /** 1 is the width that the reader has set. */
  scale: number;
  leftPx: number;
  topPx: number;
}

/** What does not change while a strip is enlarged. */
export interface StripPlace {
  /** The strip's width at the scale 1. */
  widthPx: number;
  /** The frame that clips the strip. */
  frameLeftPx: number;
  frameWidthPx: number;
  /** The strip's upper edge in the window when the document is scrolled to its beginning. */
  firstTopPx: number;
}

/** Enlarges to a scale, between 1 and 4; the point of the strip under the finger stays there as far as the strip reaches. */
export function zoomStripAt(
  box: StripBox,
  scale: number,
  at: { xPx: number; yPx: number },
  place: StripPlace,
): StripBox {
  const to = Math.min(Math.max(scale, 1), ZOOM_MOST);
  const ratio = to / box.scale;
  return within(
    { scale: to, leftPx: at.xPx - (at.xPx - box.leftPx) * ratio, topPx: at.yPx - (at.yPx - box.topPx) * ratio },
    place,
  );
}

/** Moves an enlarged strip, sideways as far as there is more of it. */
export function moveStrip(box: StripBox, byXPx: number, byYPx: number, place: StripPlace): StripBox {
  return within({ ...box, leftPx: box.leftPx + byXPx, topPx: box.topPx + byYPx }, place);
}

/** How far the strip's middle is from the middle of its frame, in pixels. */
export function shiftOf({ scale, leftPx }: StripBox, { widthPx, frameLeftPx, frameWidthPx }: StripPlace): number {
  return leftPx + (scale * widthPx) / 2 - (frameLeftPx + frameWidthPx / 2);
}

function within(box: StripBox, place: StripPlace): StripBox {
  const width = box.scale * place.widthPx;
  const mostPx = Math.max(0, (width - place.frameWidthPx) / 2);
  const shiftPx = Math.min(Math.max(shiftOf(box, place), -mostPx), mostPx);
  return {
    scale: box.scale,
    leftPx: place.frameLeftPx + place.frameWidthPx / 2 + shiftPx - width / 2,
    topPx: Math.min(box.topPx, place.firstTopPx),
  };
}
