import type { Colour } from './colours.ts';
import type { Mask, Raster } from './raster.ts';

/** A pixel this much unlike the colour that its background began with is drawing. */
const DRIFT = 12;
/** A neighbour this much unlike its background pixel is drawing. */
const STEP = 12;

/** Fills a raster from some pixels on, to all that are connected with them in nearly their colour. */
export class Filling {
  readonly #raster: Raster;
  readonly #filled: Mask;
  /** Of each filled pixel: the index of the colour that it was filled from. */
  readonly #origin: Uint32Array;
  readonly #colours: Colour[] = [];
  readonly #queue: number[] = [];

  constructor(raster: Raster) {
    this.#raster = raster;
    this.#filled = new Uint8Array(raster.width * raster.height);
    this.#origin = new Uint32Array(raster.width * raster.height);
  }

  add(pixel: number, colour: Colour): void {
    if (this.#colours.at(-1) !== colour) this.#colours.push(colour);
    this.#fill(pixel, this.#colours.length - 1);
  }

  addRow(y: number, colour: Colour): void {
    const { width } = this.#raster;
    for (let x = 0; x < width; x += 1) this.add(y * width + x, colour);
  }

  #fill(pixel: number, origin: number): void {
    this.#filled[pixel] = 1;
    this.#origin[pixel] = origin;
    this.#queue.push(pixel);
  }

  spread(): Mask {
    const { width, height } = this.#raster;
    for (let pixel = this.#queue.pop(); pixel !== undefined; pixel = this.#queue.pop()) {
      const x = pixel % width;
      if (x > 0) this.#reach(pixel, pixel - 1);
      if (x < width - 1) this.#reach(pixel, pixel + 1);
      if (pixel >= width) this.#reach(pixel, pixel - width);
      if (pixel < (height - 1) * width) this.#reach(pixel, pixel + width);
    }
    return this.#filled;
  }

  #reach(from: number, to: number): void {
    if (this.#filled[to] === 1) return;
    const { pixels } = this.#raster;
    const origin = this.#origin[from] ?? 0;
    const colour = this.#colours[origin];
    if (colour === undefined) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const level = pixels[to * 3 + channel] ?? 0;
      if (Math.abs(level - (pixels[from * 3 + channel] ?? 0)) > STEP) return;
      if (Math.abs(level - (colour[channel] ?? 0)) > DRIFT) return;
    }
    this.#fill(to, origin);
  }
}

/** The background without its thin lines, and without what only they connect with its rest. */
export function withoutThin(mask: Mask, { width, height }: Raster, radius: number): Mask {
  const thick = spreadOut(mask, width, height, radius, 0);
  return spreadOut(thick, width, height, radius, 1);
}

/** Each pixel of this value is given to its neighbours within a radius: 0 makes the background thinner, 1 thicker. */
function spreadOut(pixels: Mask, width: number, height: number, radius: number, value: 0 | 1): Mask {
  return alongLines(
    alongLines(pixels, [height, width], [width, 1], radius, value),
    [width, height],
    [1, width],
    radius,
    value,
  );
}

/** `lines` and `length` are counts, `nextLine` and `next` the distances of neighbours. */
function alongLines(
  pixels: Mask,
  [lines, length]: readonly [number, number],
  [nextLine, next]: readonly [number, number],
  radius: number,
  value: 0 | 1,
): Mask {
  const spread = pixels.slice();
  for (let line = 0; line < lines; line += 1) {
    let last = -radius - 1;
    for (let at = 0; at < length + radius; at += 1) {
      if (at < length && pixels[line * nextLine + at * next] === value) last = at;
      const reach = at - radius;
      if (reach >= 0 && reach < length && last >= reach - radius) spread[line * nextLine + reach * next] = value;
    }
  }
  return spread;
}
