import { DARK_END, EDGE, GUTTER, LINE, MIDDLE, OPEN, THICKNESS, THIN } from './gutter-signs.ts';
import { GutterVotes, LEAN_STEP } from './gutter-votes.ts';
import { boundsOf, type PageArea, type SlopedLine, type Span } from './page-area.ts';

/** The shares of a gutter that lie between two drawings, and below one. */
const GUTTER_SHARE = 0.55;
const COVERED_SHARE = 0.3;
/** The share of a gutter whose end is covered, and of one that only an outline shows. */
const SURE_SHARE = 0.75;
const OUTLINE_SHARE = 0.88;
const EDGE_SHARE = 0.4;
/** The share of an outline between two drawings. */
const LINE_SHARE = 0.93;
/** What an outline counts less than a gutter. */
const OUTLINE_LESS = 0.05;
/** The share of a line across an area that is not plain border. */
const LENGTH_SHARE = 0.5;
/** How much a gutter may be thicker or thinner than elsewhere. */
const UNEVEN = 0.6;
/** How far from an outline its gutter may lie, in pixels of the raster. */
const SHIFT = 5;

/** Of this many rows, or columns, one votes for lines. */
const VOTE_STEP = 2;

/** A gutter or something wider. */
const PLAIN = THIN | OPEN;

/** What counts as a gutter. */
export interface Looks {
  gutter: number;
  outline: number;
  /** The share of an outline that is enough without the background beside it; more than 1 if none is. */
  outlineShare: number;
}
/** Surely a gutter; or an outline between two drawings; or what looks like either where white art joins the gutters. */
export const SURE: Looks = { gutter: GUTTER, outline: EDGE | LINE, outlineShare: 2 };
export const SHARED: Looks = { ...SURE, outlineShare: LINE_SHARE };
export const LIKELY: Looks = { gutter: GUTTER | THIN, outline: DARK_END, outlineShare: OUTLINE_SHARE };

export interface GutterLine extends SlopedLine {
  /** The share of it that shows a gutter. */
  score: number;
}

/** The lines of one direction that are likely gutters. */
export class GutterSearch {
  readonly #signs: Uint16Array;
  readonly #width: number;
  readonly #isUpright: boolean;
  readonly #least: number;
  /** The signs along the line that is measured. */
  readonly #read: Uint16Array;
  readonly #thicknesses = new Uint16Array(64);

  constructor(signs: Uint16Array, options: { width: number; isUpright: boolean; least: number }) {
    this.#signs = signs;
    this.#width = options.width;
    this.#isUpright = options.isUpright;
    this.#least = options.least;
    this.#read = new Uint16Array(Math.max(options.width, signs.length / options.width));
  }

  /** The lines through an area. */
  lines(area: PageArea, looks: Looks): GutterLine[] {
    const { left, top, right, bottom } = boundsOf(area);
    const span = this.#isUpright
      ? { from: left, to: right, first: top, end: bottom }
      : { from: top, to: bottom, first: left, end: right };
    if (span.end - span.first < this.#least || span.to - span.from < 2 * this.#least) return [];
    const votes = this.#votes(area, span, looks);
    return votes
      .flatMap((each) => each.most((this.#least * GUTTER_SHARE) / VOTE_STEP))
      .flatMap(({ middle, slope }) => this.#nearest(area, span, { middle, slope }, looks) ?? []);
  }

  /** The same line, moved from an outline into the gutter beside it. */
  intoGutter(area: PageArea, line: GutterLine): GutterLine {
    const { left, top, right, bottom } = boundsOf(area);
    const [first, end] = this.#isUpright ? [top, bottom] : [left, right];
    let [best, most] = [line.start, 0];
    for (let distance = 0; distance <= SHIFT; distance += 1) {
      for (const start of [line.start + distance, line.start - distance]) {
        const length = this.#readLine(area, first, end, start, line.slope);
        let plain = 0;
        for (let at = 0; at < length; at += 1) if (((this.#read[at] ?? 0) & PLAIN) !== 0) plain += 1;
        if (plain > most) [best, most] = [start, plain];
      }
    }
    return { ...line, start: best };
  }

  /** Gutters and outlines, each by themselves. */
  #votes(area: PageArea, span: Span, looks: Looks): [gutters: GutterVotes, outlines: GutterVotes] {
    const [gutters, outlines] = [new GutterVotes(span), new GutterVotes(span)];
    for (let y = 0; y < area.left.length; y += this.#isUpright ? VOTE_STEP : 1) {
      const to = area.right[y] ?? 0;
      for (let x = area.left[y] ?? 0; x < to; x += 1) {
        if (!this.#isUpright && x % VOTE_STEP !== 0) continue;
        const sign = this.#signs[y * this.#width + x] ?? 0;
        if ((sign & MIDDLE) === 0) continue;
        const votes = (sign & looks.gutter) !== 0 ? gutters : (sign & looks.outline) !== 0 ? outlines : null;
        if (this.#isUpright) votes?.add(x, y);
        else votes?.add(y, x);
      }
    }
    return [gutters, outlines];
  }

  /** The best of the lines that lie a pixel or two from one. */
  #nearest(
    area: PageArea,
    { first, end }: Span,
    { middle, slope }: { middle: number; slope: number },
    looks: Looks,
  ): GutterLine | null {
    let best: GutterLine | null = null;
    const extent = end - first;
    for (let turn = -2; turn <= 2; turn += 1) {
      const turned = slope + (turn * LEAN_STEP) / (2 * extent);
      for (let shift = -1; shift <= 1; shift += 1) {
        const start = middle + shift - turned * (first + extent / 2);
        const score = this.#score(this.#readLine(area, first, end, start, turned), looks);
        if (score > (best?.score ?? 0)) best = { isUpright: this.#isUpright, start, slope: turned, score };
      }
    }
    return best;
  }

  /** Reads the signs along a line, as far as it is in the area; returns how many there are. */
  #readLine({ left, right }: PageArea, first: number, end: number, start: number, slope: number): number {
    let length = 0;
    for (let along = first; along < end; along += 1) {
      const at = Math.round(start + slope * along);
      const x = this.#isUpright ? at : along;
      const y = this.#isUpright ? along : at;
      if (y < 0 || y >= left.length || x < (left[y] ?? 0) || x >= (right[y] ?? 0)) continue;
      this.#read[length] = this.#signs[y * this.#width + x] ?? 0;
      length += 1;
    }
    return length;
  }

  /** How likely the signs that were read are those of a gutter; 0 if they are not. */
  #score(count: number, looks: Looks): number {
    const read = this.#read;
    let first = 0;
    while (first < count && read[first] === OPEN) first += 1;
    let last = count - 1;
    while (last > first && read[last] === OPEN) last -= 1;
    const length = last - first + 1;
    if (length < this.#least || length < count * LENGTH_SHARE) return 0;
    this.#thicknesses.fill(0);
    let [gutter, outline, edge, covered] = [0, 0, 0, 0];
    for (let at = first; at <= last; at += 1) {
      const sign = read[at] ?? 0;
      const thickness = sign >> THICKNESS;
      if ((sign & looks.gutter) !== 0) {
        gutter += 1;
        this.#thicknesses[thickness] = (this.#thicknesses[thickness] ?? 0) + 1;
      }
      if ((sign & looks.outline) !== 0) outline += 1;
      if ((sign & EDGE) !== 0) edge += 1;
      if ((sign & PLAIN) === 0) covered += 1;
    }
    const isEndFree = ((read[first] ?? 0) & PLAIN) !== 0 && ((read[last] ?? 0) & PLAIN) !== 0;
    const share = gutter < length * GUTTER_SHARE ? 0 : this.#evenCount(gutter) / length;
    const isGutter = covered <= length * COVERED_SHARE && share >= (isEndFree ? GUTTER_SHARE : SURE_SHARE);
    const shown = outline / length;
    const least = edge >= length * EDGE_SHARE ? OUTLINE_SHARE : looks.outlineShare;
    return Math.max(isGutter ? share : 0, shown >= least ? shown - OUTLINE_LESS : 0);
  }

  /** How many pixels of a gutter are about as thick as half of them. */
  #evenCount(gutter: number): number {
    let median = 0;
    for (let count = this.#thicknesses[0] ?? 0; count * 2 < gutter; count += this.#thicknesses[median] ?? 0)
      median += 1;
    const most = Math.max(2, median * UNEVEN);
    let even = 0;
    for (let thickness = 0; thickness < this.#thicknesses.length; thickness += 1) {
      if (Math.abs(thickness - median) <= most) even += this.#thicknesses[thickness] ?? 0;
    }
    return even;
  }
}
