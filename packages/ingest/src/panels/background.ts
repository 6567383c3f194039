import { type DrawnPart, drawnParts } from './drawn-parts.ts';
import type { Mask, Raster } from './raster.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** How far the colours of one row may lie apart, of 256 levels: paper has a grain, and files lose a little. */
const PLAIN = 14;
/** Plain rows whose colours differ by more are not one background: something begins between them. */
const JUMP = 8;
/** Colours this close belong to one background. */
const ALIKE = 20;
/** A pixel this much unlike the colour that its background began with is drawing. */
const DRIFT = 12;
/** A neighbour this much unlike its background pixel is drawing. */
const STEP = 12;
/** The part of one side of a page that must have a colour for it to be the page's background. */
const SIDE_SHARE = 0.9;
/** The part of the whole edge of a page without such a side, for the gutters between panels that fill the page. */
const BLEED_SHARE = 0.005;
/** An additional background of a strip has this share of its plain rows. */
const SECOND_SHARE = 0.1;

/**
 * Background is thicker than twice this, in pixels of the raster: thinner lines of its colour are outlines of figures, which
 * would lead into the panels.
 */
const PAGE_RADIUS = 0;
const STRIP_RADIUS = 2;

/** What lies between and around the panels. */
export interface Background {
  mask: Mask;
  /** Its colours. */
  colours: readonly Colour[];
}

/** The background of a page: what is connected to its edge and has the colour of a side, or else of gutters. */
export function backgroundOfPage(raster: Raster): Background {
  const { width, height } = raster;
  const line = (start: number, next: number, length: number) =>
    Array.from({ length }, (_, index) => start + index * next);
  const sides = [
    line(0, 1, width),
    line((height - 1) * width, 1, width),
    line(0, width, height),
    line(width - 1, width, height),
  ];
  const colours = coloursOfSides(raster, sides);
  const filling = new Filling(raster);
  for (const pixel of sides.flat()) {
    const colour = colours.find((each) => isAlike(each, colourAt(raster, pixel)));
    if (colour !== undefined) filling.add(pixel, colour);
  }
  return { mask: withoutThin(filling.spread(), raster, PAGE_RADIUS), colours };
}

/** What has the colours of the background anywhere, also where it does not reach the background itself. */
export function maskOfColours({ pixels, width, height }: Raster, colours: readonly Colour[]): Mask {
  const mask = new Uint8Array(width * height);
  for (const [red, green, blue] of colours) {
    for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 3) {
      if (Math.abs((pixels[at] ?? 0) - red) > ALIKE) continue;
      if (Math.abs((pixels[at + 1] ?? 0) - green) > ALIKE) continue;
      if (Math.abs((pixels[at + 2] ?? 0) - blue) <= ALIKE) mask[pixel] = 1;
    }
  }
  return mask;
}

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

function coloursOfSides(raster: Raster, sides: readonly (readonly number[])[]): Colour[] {
  const plain = new ColourGroups();
  for (const side of sides) {
    const groups = new ColourGroups();
    for (const pixel of side) groups.add(colourAt(raster, pixel), 1);
    for (const { colour, weight } of groups.all) if (weight >= side.length * SIDE_SHARE) plain.add(colour, weight);
  }
  if (plain.all.length > 0) return plain.all.map(({ colour }) => colour);
  const edge = sides.flat();
  const share = (colour: Colour) =>
    edge.filter((pixel) => isAlike(colour, colourAt(raster, pixel))).length / edge.length;
  return [WHITE, BLACK].filter((colour) => share(colour) >= BLEED_SHARE).slice(0, 1);
}

/** Rows of one colour, which may change slowly, as in a fade. */
interface PlainRows {
  from: number;
  to: number;
  colours: Colour[];
}

/** A gutter that is not level, from side to side of a strip, has at most this height; in widths. */
const TILTED_MOST = 0.2;

/**
 * The background of a strip: its plain rows, what leads from side to side in their colour, and what is connected to them. Plain rows inside a panel, such as
 * a sky, are left out: their colour differs from the rows between the panels, or begins with a jump.
 */
export function backgroundOfStrip(raster: Raster): Background {
  const runs = plainRuns(raster);
  const colours = coloursOfStrip(runs);
  const filling = new Filling(raster);
  for (const run of runs) {
    for (const rows of run) {
      if (!colours.some((colour) => rows.colours.some((each) => isAlike(colour, each)))) continue;
      for (const [index, colour] of rows.colours.entries()) filling.addRow(rows.from + index, colour);
    }
  }
  for (const { top, bottom } of tiltedGutters(raster, colours)) {
    for (let pixel = top * raster.width; pixel < bottom * raster.width; pixel += raster.width) {
      const colour = colours.find((each) => isAlike(each, colourAt(raster, pixel)));
      if (colour !== undefined) filling.add(pixel, colour);
    }
  }
  return { mask: withoutThin(filling.spread(), raster, STRIP_RADIUS), colours };
}

/** What leads from the left to the right side in these colours, and is low. */
function tiltedGutters(raster: Raster, colours: readonly Colour[]): DrawnPart[] {
  const { width } = raster;
  const plain = withoutThin(maskOfColours(raster, colours), raster, STRIP_RADIUS);
  return drawnParts(
    plain.map((value) => 1 - value),
    width,
  ).filter(({ left, right, top, bottom }) => left === 0 && right === width && bottom - top <= width * TILTED_MOST);
}

/** Neighbouring plain rows; those of one run are divided where the colour jumps. */
function plainRuns(raster: Raster): PlainRows[][] {
  const runs: PlainRows[][] = [];
  let previous: Colour | null = null;
  for (let y = 0; y < raster.height; y += 1) {
    const colour = plainColour(raster, y);
    if (colour !== null) {
      if (previous === null) runs.push([]);
      const run = runs.at(-1) ?? [];
      const rows = run.at(-1);
      if (rows !== undefined && previous !== null && differenceOf(previous, colour) <= JUMP) {
        rows.to = y + 1;
        rows.colours.push(colour);
      } else run.push({ from: y, to: y + 1, colours: [colour] });
    }
    previous = colour;
  }
  return runs;
}

function plainColour({ pixels, width }: Raster, y: number): Colour | null {
  const mean: [number, number, number] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    let least = 255;
    let most = 0;
    let sum = 0;
    for (let at = y * width * 3 + channel; at < (y + 1) * width * 3; at += 3) {
      const level = pixels[at] ?? 0;
      if (level < least) least = level;
      if (level > most) most = level;
      sum += level;
    }
    if (most - least > PLAIN) return null;
    mean[channel] = sum / width;
  }
  return mean;
}

/**
 * The colours between the panels of a strip: the commonest, and others that stand between panels as it does. A colour that
 * mostly adjoins the commonest one with a jump is the inside of a panel.
 */
function coloursOfStrip(runs: readonly (readonly PlainRows[])[]): Colour[] {
  const groups = new ColourGroups();
  for (const rows of runs.flat()) for (const colour of rows.colours) groups.add(colour, 1);
  const ranked = groups.all
    .map(({ colour, weight }) => {
      const having = runs.filter((run) => run.some((rows) => rows.colours.some((each) => isAlike(colour, each))));
      return { colour, weight, having };
    })
    .toSorted((one, other) => other.having.length * other.weight - one.having.length * one.weight);
  const [first] = ranked;
  if (first === undefined) return [];
  const total = ranked.reduce((sum, { weight }) => sum + weight, 0);
  const others = ranked.slice(1).filter(({ weight, having }) => {
    const alone = having.filter((run) => !first.having.includes(run)).length;
    return weight >= total * SECOND_SHARE && alone >= 2 && alone >= having.length * 0.7;
  });
  return [first, ...others].map(({ colour }) => colour);
}

/** Colours of a picture, the alike ones together. */
class ColourGroups {
  readonly all: { colour: Colour; weight: number }[] = [];

  add(colour: Colour, weight: number): void {
    const known = this.all.find((group) => isAlike(group.colour, colour));
    if (known === undefined) this.all.push({ colour, weight });
    else known.weight += weight;
  }
}

function differenceOf(one: Colour, other: Colour): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

function isAlike(one: Colour, other: Colour): boolean {
  return differenceOf(one, other) <= ALIKE;
}

function colourAt({ pixels }: Raster, pixel: number): Colour {
  return [pixels[pixel * 3] ?? 0, pixels[pixel * 3 + 1] ?? 0, pixels[pixel * 3 + 2] ?? 0];
}

/** Fills a raster from some pixels on, to all that are connected with them in nearly their colour. */
class Filling {
  readonly #raster: Raster;
  readonly #filled: Mask;
  /** Of each filled pixel: the index of the colour that it was filled from. */
  readonly #origin: Uint16Array;
  readonly #colours: Colour[] = [];
  readonly #queue: number[] = [];

  constructor(raster: Raster) {
    this.#raster = raster;
    this.#filled = new Uint8Array(raster.width * raster.height);
    this.#origin = new Uint16Array(raster.width * raster.height);
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
function withoutThin(mask: Mask, { width, height }: Raster, radius: number): Mask {
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
