import type { Mask, Raster } from './raster.ts';

// What shows at a pixel that a gutter may run through it, upright or level: bits.
/** Background between two drawings. */
export const GUTTER = 1;
/** Plain between two drawings, background or not. */
export const THIN = 2;
/** Plain, but wider than a gutter: the border of the page, or white art. */
export const OPEN = 4;
/** Dark with the background beside it; and beside that. */
export const EDGE = 8;
/** A thin dark line; and beside it. */
export const LINE = 16;
/** The end of something dark; and beside it. */
export const DARK_END = 32;
/** The middle of a gutter, or dark itself. */
export const MIDDLE = 64;
/** The bits above these are the thickness of a gutter, in pixels of the raster. */
export const THICKNESS = 7;

/** A gutter is at most this thick, in widths. */
const THICKEST = 0.05;
/** An outline is this dark, of 256 levels, and what is beside it this much lighter. */
const DARK = 120;
const CONTRAST = 50;
/** How far from the middle of an outline its sides are looked at, in pixels of the raster. */
const BESIDE = [2, 3] as const;

/** The signs of gutters in one direction. */
export function signsOf(plain: Mask, background: Mask, raster: Raster, isUpright: boolean): Uint16Array {
  const signs = new Uint16Array(plain.length);
  addGutters(signs, plain, background, raster, isUpright);
  addOutlines(signs, plain, background, raster, isUpright);
  return signs;
}

function addGutters(
  signs: Uint16Array,
  plain: Mask,
  background: Mask,
  { width, height }: Raster,
  isUpright: boolean,
): void {
  const most = Math.round(width * THICKEST);
  const [lines, length, nextLine, next] = isUpright ? [height, width, width, 1] : [width, height, 1, width];
  for (let line = 0; line < lines; line += 1) {
    let from = 0;
    let isReached = false;
    for (let at = 0; at <= length; at += 1) {
      const pixel = line * nextLine + at * next;
      if (at < length && (plain[pixel] === 1 || background[pixel] === 1)) {
        if (background[pixel] === 1) isReached = true;
        continue;
      }
      const thickness = at - from;
      const isOpen = from === 0 || at === length || thickness > most;
      const sign = isOpen ? OPEN : (isReached ? GUTTER | THIN : THIN) | (thickness << THICKNESS);
      for (let each = from; each < at; each += 1) signs[line * nextLine + each * next] = sign;
      if (!isOpen && thickness > 0) signs[line * nextLine + (from + (thickness >> 1)) * next] = sign | MIDDLE;
      from = at + 1;
      isReached = false;
    }
  }
}

function addOutlines(
  signs: Uint16Array,
  plain: Mask,
  background: Mask,
  { pixels, width, height }: Raster,
  isUpright: boolean,
): void {
  const light = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 3) {
    light[pixel] = ((pixels[at] ?? 0) + 2 * (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) >> 2;
  }
  const next = isUpright ? 1 : width;
  const [near, far] = [BESIDE[0] * next, BESIDE[1] * next];
  for (let y = BESIDE[1]; y < height - BESIDE[1]; y += 1) {
    for (let pixel = y * width + BESIDE[1]; pixel < (y + 1) * width - BESIDE[1]; pixel += 1) {
      const lighter = (light[pixel] ?? 0) + CONTRAST;
      if (lighter > DARK + CONTRAST || plain[pixel] === 1) continue;
      const isLineBefore = (light[pixel - near] ?? 0) >= lighter || (light[pixel - far] ?? 0) >= lighter;
      const isLineAfter = (light[pixel + near] ?? 0) >= lighter || (light[pixel + far] ?? 0) >= lighter;
      const isEdge = [near, far].some((away) => background[pixel - away] === 1 || background[pixel + away] === 1);
      if (!isLineBefore && !isLineAfter) continue;
      const sign = DARK_END | (isEdge ? EDGE : 0) | (isLineBefore && isLineAfter ? LINE : 0);
      signs[pixel] = (signs[pixel] ?? 0) | sign | MIDDLE;
      signs[pixel - next] = (signs[pixel - next] ?? 0) | sign;
      signs[pixel + next] = (signs[pixel + next] ?? 0) | sign;
    }
  }
}
