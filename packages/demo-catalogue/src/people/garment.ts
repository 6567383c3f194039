import type { Canvas } from '../draw/canvas.ts';
import { blob, type Knot, type Point, polygon, spline } from '../draw/geometry.ts';
import { line, shape } from '../draw/svg.ts';
import type { Frame } from './frame.ts';
import type { Light, Person } from './person.ts';
import type { Tones } from './tones.ts';

/** A place on a trunk: angle around (0 the front), way down, and a corner mark for smooth outlines. */
export type Place = readonly [around: number, down: number, corner?: 1];

/** What sleeves are like: how far they reach (0 none, 1 elbow, 2 wrist), their colour, how wide they are. */
export interface Sleeve {
  reach: number;
  colour: string;
  width: number;
  cuff?: string;
}

/** Clothes of the upper body, in the order they are drawn. */
export interface Garment {
  /** Behind neck and head (a hood, a high collar's back). */
  behind?: string;
  trunk: string;
  /** Over the neck (collars). */
  collar?: string;
  /** Over the arms (a cloak). */
  over?: string;
  sleeve: Sleeve;
}

/** All that drawing a garment needs. */
export class Tailor {
  readonly canvas: Canvas;
  readonly frame: Frame;
  readonly person: Person;
  readonly tones: Tones;
  readonly light: Light;
  /** Where the upper garment ends. */
  readonly hem: number;

  constructor(canvas: Canvas, frame: Frame, person: Person, tones: Tones, light: Light, hem: number) {
    this.canvas = canvas;
    this.frame = frame;
    this.person = person;
    this.tones = tones;
    this.light = light;
    this.hem = hem;
  }

  get #grown(): number {
    return this.person.stature ?? 1;
  }

  #knots(places: readonly Place[]): Knot[] {
    return places.map(([around, down, corner]) => {
      const [x, y] = this.frame.at(around, down * this.#grown);
      return corner ? [x, y, 1] : [x, y];
    });
  }

  /** Ink of outlines for a colour as wide as the series' pen. */
  ink(colour: string, part = 1): { ink: string; inkWidth: number } {
    return { ink: this.tones.inkFor(colour), inkWidth: 2.6 * this.tones.pen * part };
  }

  /** A patch with straight sides lying on the trunk. */
  panel(places: readonly Place[], colour: string, shaded = false): string {
    const points = this.#knots(places).map(([x, y]): Point => [x, y]);
    return shape(polygon(points), shaded ? this.tones.shaded(colour) : this.tones.lit(colour), this.ink(colour));
  }

  /** A smooth patch lying on the trunk. */
  patch(places: readonly Place[], colour: string, shaded = false): string {
    return shape(
      blob(this.#knots(places)),
      shaded ? this.tones.shaded(colour) : this.tones.lit(colour),
      this.ink(colour),
    );
  }

  /** A seam or a fold. */
  seam(places: readonly Place[], colour: string, width = 2, opacity = 0.8): string {
    return line(spline(this.#knots(places)), this.tones.inkFor(colour), width * this.tones.pen, opacity);
  }

  /** A coloured line: a stripe, a cord. */
  stripe(places: readonly Place[], colour: string, width: number): string {
    return line(spline(this.#knots(places)), this.tones.lit(colour), width);
  }

  point(around: number, down: number): Point {
    return this.frame.at(around, down * this.#grown);
  }

  /** The trunk's cloth down to the hem, shaded on the side away from the light, with folds. */
  cloth(colour: string, ease = 4, folds = true): string {
    const grown = this.#grown;
    const from = 6 * grown;
    const to = this.hem * grown;
    const side = this.light.side;
    let drawn =
      shape(this.frame.outline(from, to, ease * grown), this.tones.lit(colour), this.ink(colour, 2)) +
      shape(this.frame.outline(from, to, ease * grown), this.tones.lit(colour));
    if (this.tones.flat) return drawn;
    const downs = [30, 80, 130, 180, 240, 300, 360, 420, 520]
      .filter((down) => down < this.hem)
      .map((down) => down * grown);
    const outer = downs.map((down): Knot => this.frame.seenAt(-side * 90, down));
    const inner = downs.map((down, index): Knot => this.frame.seenAt(-side * (index % 2 ? 24 : 40), down));
    drawn += shape(
      blob([...outer, this.frame.seenAt(-side * 90, to), this.frame.seenAt(-side * 34, to), ...inner.reverse()]),
      this.tones.shaded(colour),
      { opacity: 0.62 },
    );
    if (!folds) return drawn;
    const f = (angle: number, down: number): Knot => this.frame.seenAt(angle, down * grown);
    const fold = (knots: readonly Knot[]) => line(spline(knots), this.tones.inkFor(colour), 1.9 * this.tones.pen, 0.5);
    return (
      drawn +
      fold([f(-62, 118), f(-46, 134), f(-26, 140)]) +
      fold([f(62, 122), f(48, 138), f(30, 146)]) +
      (this.hem > 250 ? fold([f(-70, 236), f(-50, 246), f(-34, 244)]) + fold([f(66, 250), f(46, 258)]) : '')
    );
  }
}
