import type { Mask } from './raster.ts';

/** A rectangle in the pixels of a raster; `right` and `bottom` are exclusive. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A connected part of the drawing, and its number of pixels. */
export interface DrawnPart extends Rectangle {
  pixels: number;
}

/** Smaller parts are dust, or what a lossy file leaves. */
const LEAST_PIXELS = 6;

/** Neighbouring pixels of a row. */
interface Run {
  from: number;
  to: number;
  /** Its part, or a part that was joined with another: see `#root`. */
  part: number;
}

/**
 * The connected parts of what is not background, from top to bottom. Pixels that touch at a corner are connected.
 * @param width of the raster
 */
export function drawnParts(background: Mask, width: number): DrawnPart[] {
  const joining = new Joining();
  let above: Run[] = [];
  for (let start = 0, y = 0; start < background.length; start += width, y += 1) {
    const runs: Run[] = [];
    let first = 0;
    for (let x = 0; x < width; x += 1) {
      if (background[start + x] !== 0) continue;
      const from = x;
      while (x < width && background[start + x] === 0) x += 1;
      while ((above[first]?.to ?? width) < from) first += 1;
      const run = { from, to: x, part: joining.add({ left: from, top: y, right: x, bottom: y + 1, pixels: x - from }) };
      for (let index = first; (above[index]?.from ?? width + 1) <= x; index += 1) {
        joining.join(above[index]?.part ?? run.part, run.part);
      }
      runs.push(run);
    }
    above = runs;
  }
  return joining
    .parts()
    .filter(({ pixels }) => pixels >= LEAST_PIXELS)
    .toSorted((one, other) => one.top - other.top);
}

/** Parts that grow together. */
class Joining {
  readonly #parts: DrawnPart[] = [];
  /** Of each part the one that it was joined with; itself while it is not. */
  readonly #joined: number[] = [];

  add(part: DrawnPart): number {
    this.#joined.push(this.#parts.length);
    return this.#parts.push(part) - 1;
  }

  join(one: number, other: number): void {
    const [joined, given] = [this.#root(one), this.#root(other)];
    const part = this.#parts[joined];
    const added = this.#parts[given];
    if (joined === given || part === undefined || added === undefined) return;
    part.left = Math.min(part.left, added.left);
    part.top = Math.min(part.top, added.top);
    part.right = Math.max(part.right, added.right);
    part.bottom = Math.max(part.bottom, added.bottom);
    part.pixels += added.pixels;
    this.#joined[given] = joined;
  }

  parts(): DrawnPart[] {
    return this.#parts.filter((_, index) => this.#joined[index] === index);
  }

  #root(part: number): number {
    let root = part;
    for (let next = this.#joined[root] ?? root; next !== root; next = this.#joined[root] ?? root) {
      // Later ones find it sooner.
      this.#joined[root] = this.#joined[next] ?? next;
      root = next;
    }
    return root;
  }
}
