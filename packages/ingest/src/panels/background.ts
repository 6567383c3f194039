import { type Colour, ColourGroups, colourAt, differenceOf, isAlike, maskOfColours, WHITE } from './colours.ts';
import { type DrawnPart, drawnParts } from './drawn-parts.ts';
import { Filling, withoutThin } from './filling.ts';
import type { Mask, Raster } from './raster.ts';

/** How far the colours of one row may lie apart, of 256 levels: paper has a grain, and files lose a little. */
const PLAIN = 14;
/** Plain rows whose colours differ by more are not one background: something begins between them. */
const JUMP = 8;
/** The part of one side of a page that must have a colour for it to be the page's background. */
const SIDE_SHARE = 0.9;
/** The part of the whole edge of a page without such a side, for the gutters between panels that fill the page. */
const BLEED_SHARE = 0.005;
/** An additional background of a strip has this share of its plain rows. */
const SECOND_SHARE = 0.1;

/**
 * The background of a strip is thicker than twice this, in pixels of the raster: thinner lines of its colour are outlines of
 * figures, which would lead into the panels.
 */
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
  return { mask: filling.spread(), colours };
}

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
