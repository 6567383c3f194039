import type { Span } from './page-area.ts';

/** A gutter leans at most this far, as a share of its length: about 16 degrees. */
const STEEPEST = 0.29;
/** How far two neighbouring lines lean apart, in pixels of the raster. */
export const LEAN_STEP = 4;
/** Lines that are returned, and how far they are apart, in pixels of the raster. */
const MOST = 16;
const APART = 6;

/** Counts signs on all lines through an area (a Hough transform). A line is named by its place in the middle of the area. */
export class GutterVotes {
  readonly #counts: Uint16Array;
  readonly #slopes: Float64Array;
  readonly #from: number;
  readonly #centre: number;
  readonly #bins: number;

  constructor({ from, to, first, end }: Span) {
    const extent = end - first;
    const steps = Math.ceil((extent * STEEPEST) / LEAN_STEP);
    this.#slopes = Float64Array.from({ length: 2 * steps + 1 }, (_, index) => ((index - steps) * LEAN_STEP) / extent);
    this.#from = from;
    this.#centre = first + extent / 2;
    this.#bins = to - from + 1;
    this.#counts = new Uint16Array(this.#bins * this.#slopes.length);
  }

  add(at: number, along: number): void {
    const bins = this.#bins;
    const counts = this.#counts;
    const away = along - this.#centre;
    const place = at - this.#from + 0.5;
    for (let index = 0, cell = 0; index < this.#slopes.length; index += 1, cell += bins) {
      const bin = Math.floor(place - (this.#slopes[index] ?? 0) * away);
      if (bin >= 0 && bin < bins) counts[cell + bin] = (counts[cell + bin] ?? 0) + 1;
    }
  }

  /** The lines with the most signs, which have at least this many. */
  most(least: number): { middle: number; slope: number }[] {
    const bins = this.#bins;
    const counts = this.#counts;
    const ranked: { count: number; bin: number; index: number }[] = [];
    for (let cell = 0; cell < counts.length; cell += 1) {
      const count = counts[cell] ?? 0;
      if (count < least || (counts[cell - 1] ?? 0) >= count || (counts[cell + 1] ?? 0) > count) continue;
      ranked.push({ count, bin: cell % bins, index: Math.floor(cell / bins) });
    }
    ranked.sort((one, other) => other.count - one.count);
    const found: typeof ranked = [];
    for (const line of ranked) {
      if (found.length >= MOST) break;
      const isBeside = found.some(
        ({ bin, index }) => Math.abs(bin - line.bin) < APART && Math.abs(index - line.index) * LEAN_STEP < 2 * APART,
      );
      if (!isBeside) found.push(line);
    }
    return found.map(({ bin, index }) => ({ middle: bin + this.#from, slope: this.#slopes[index] ?? 0 }));
  }
}
