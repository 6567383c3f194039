import type { Canvas } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { type Random, randomFrom } from '../draw/random.ts';
import { circle, place, rect } from '../draw/svg.ts';
import { drawFigure, drawSilhouette, type FigureOptions } from '../people/figure.ts';
import type { Light, Mood, Person } from '../people/person.ts';
import { hourOf, lightFrom } from '../picture/work-colours.ts';
import type { Palette } from '../scenery/palette.ts';
import { paintScene } from '../scenery/scenes.ts';
import { drawWeather, type Weather } from '../scenery/weather.ts';
import type { Work } from '../works/work.ts';

/** A cover being composed: its frame, its middle, its people and place. */
export class CoverScene {
  readonly canvas: Canvas;
  readonly work: Work;
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly random: Random;
  /** Wide frames keep the side free for words where a line begins. */
  readonly wide: boolean;
  /** Where the subject stands. */
  readonly cx: number;
  /** The size that subjects are measured in. */
  readonly u: number;

  /** @param wordsAt where a line of the reader's language begins */
  constructor(canvas: Canvas, work: Work, [w, h]: readonly [w: number, h: number], wordsAt: 'left' | 'right') {
    this.canvas = canvas;
    this.work = work;
    this.w = w;
    this.h = h;
    this.p = hourOf(work, work.cover.hour);
    this.random = randomFrom(`${work.key}/cover`);
    this.wide = w > h * 1.3;
    this.cx = this.wide ? w * (wordsAt === 'left' ? 0.67 : 0.33) : w * 0.5;
    this.u = this.wide ? h * 1.02 : Math.min(w, h * 0.82);
  }

  get isToned(): boolean {
    return this.work.manner.shading === 'tone';
  }

  member(index: number): { person: Person; mood: Mood } {
    const { cast } = this.work.cover;
    const member = cast[index % cast.length];
    const person = member ? this.work.cast[member.who] : undefined;
    if (!member || !person) throw new Error(`${this.work.key}'s cover names nobody`);
    return { person, mood: member.mood };
  }

  get count(): number {
    return this.work.cover.cast.length;
  }

  /** The place, taller than a wide frame, or its houses and moons would be huge. */
  place(): string {
    const { canvas, w, h, p, work } = this;
    const scene = work.cover.scene;
    if (!this.wide) return paintScene(canvas, scene, w, h, p, work.key);
    return place(paintScene(canvas, scene, w, h * 1.5, p, work.key), 0, -h * 0.34);
  }

  air(amount: number, weather: Weather = this.work.cover.weather): string {
    return drawWeather(this.canvas, weather, this.w, this.h, this.p, this.random, amount);
  }

  /** What is in the air before the people. Wide motes stay behind them: they would lie over faces. */
  airBefore(amount: number): string {
    const { weather } = this.work.cover;
    return this.air(amount, weather === 'motes' ? 'sparks' : weather);
  }

  glow(x: number, y: number, radius: number, colour: string, strength: number): string {
    return circle(
      x,
      y,
      radius,
      this.canvas.radial([
        [0, colour, strength],
        [0.4, colour, strength * 0.45],
        [1, colour, 0],
      ]),
    );
  }

  /** The lower part sinks into a colour, so that letters can stand on it. */
  sink(from: number, colour: string, strength = 0.92): string {
    const { w, h } = this;
    return rect(
      0,
      h * from,
      w,
      h * (1 - from),
      this.canvas.linear([
        [0, colour, 0],
        [0.55, colour, strength * 0.62],
        [1, colour, strength],
      ]),
    );
  }

  /** The upper part, likewise. */
  loft(to: number, colour: string, strength = 0.85): string {
    return rect(
      0,
      0,
      this.w,
      this.h * to,
      this.canvas.linear([
        [0, colour, strength],
        [0.5, colour, strength * 0.5],
        [1, colour, 0],
      ]),
    );
  }

  light(side: -1 | 1): Light {
    return lightFrom(this.work, this.p, side);
  }

  /** A person of the cast, `size` units (of u) from crown to chin. */
  figure(
    index: number,
    x: number,
    y: number,
    size: number,
    turn: number,
    options: Partial<FigureOptions> & {
      lean?: number;
      lift?: number;
      wind?: number;
      mood?: Mood;
      lightSide?: -1 | 1;
    } = {},
  ): string {
    const { person, mood } = this.member(index);
    const { lean = 0, lift = 0, wind = 0.2, lightSide = 1, mood: forced, ...rest } = options;
    const facing = Math.sign(turn);
    const scale = (this.u * size) / 235;
    const drawn = drawFigure(this.canvas, person, {
      bearing: { turn, mood: forced ?? mood, lean, lift, wind, gaze: [Math.abs(turn) > 110 ? 0 : facing * 0.45, 0] },
      posture: 'rest',
      crop: 'bust',
      light: this.light(lightSide),
      manner: scale < 0.42 ? { ...this.work.manner, pen: this.work.manner.pen * 1.5 } : this.work.manner,
      mirror: facing < 0,
      ...rest,
    });
    return place(drawn, x, y, scale);
  }

  silhouette(
    index: number,
    x: number,
    y: number,
    size: number,
    turn: number,
    colour: string,
    options: Partial<FigureOptions> = {},
  ): string {
    const { person } = this.member(index);
    const drawn = drawSilhouette(this.canvas, person, colour, {
      bearing: { turn, mood: 'calm', wind: 0.4 },
      posture: 'rest',
      crop: 'full',
      ...options,
    });
    const scale = (this.u * size) / 235;
    const standing = options.crop === 'bust' ? 0 : (1 - (person.stature ?? 1)) * 1010 * scale;
    return place(drawn, x, y + standing, scale);
  }

  tint(amount: number): string {
    return mix(this.p.near, this.p.ink, amount);
  }
}
