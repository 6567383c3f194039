import type { Canvas } from '../draw/canvas.ts';
import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, box, type Knot, lerp, num, type Point, polygon } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import { circle, place, rect, shape } from '../draw/svg.ts';
import type { Palette } from './palette.ts';

/** A box of w × h to paint a place in, and what is outdoors: sky, hills, towns from afar, trees. */
export class Landscape {
  readonly canvas: Canvas;
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly random: Random;
  /** One eight-hundredth of the width: sizes are given for a panel 800 wide. */
  readonly u: number;

  constructor(canvas: Canvas, w: number, h: number, p: Palette, random: Random) {
    this.canvas = canvas;
    this.w = w;
    this.h = h;
    this.p = p;
    this.random = random;
    this.u = w / 800;
  }

  sky(): string {
    const [top, middle, foot] = this.p.sky;
    return rect(
      0,
      0,
      this.w,
      this.h,
      this.canvas.linear([
        [0, top],
        [0.55, middle],
        [1, foot],
      ]),
    );
  }

  fill(top: string, bottom: string): string {
    return rect(
      0,
      0,
      this.w,
      this.h,
      this.canvas.linear([
        [0, top],
        [1, bottom],
      ]),
    );
  }

  glow(x: number, y: number, radius: number, colour: string, strength = 0.9): string {
    return circle(
      x,
      y,
      radius,
      this.canvas.radial([
        [0, colour, strength],
        [0.35, colour, strength * 0.45],
        [1, colour, 0],
      ]),
    );
  }

  sun(x: number, y: number, radius: number, colour = this.p.lamp): string {
    return (
      this.glow(x, y, radius * 2.4, colour, 0.55) +
      circle(
        x,
        y,
        radius,
        this.canvas.linear([
          [0, lighten(colour, 0.55)],
          [1, colour],
        ]),
      )
    );
  }

  stars(height: number, count: number): string {
    const random = this.random;
    return Array.from({ length: count }, () =>
      circle(
        random.between(0, this.w),
        random.between(0, height) * Math.sqrt(random.next()),
        random.between(0.7, 2.3) * this.u,
        '#ffffff',
        { opacity: random.between(0.35, 1) },
      ),
    ).join('');
  }

  cloud(x: number, y: number, scale: number, light: string, shade: string): string {
    const random = this.random;
    const count = random.whole(5, 7);
    const puffs = Array.from({ length: count }, (_, index) => {
      const t = index / (count - 1);
      const swell = Math.sin(t * Math.PI);
      return {
        x: lerp(-150, 150, t) + random.between(-14, 14),
        y: -swell * random.between(34, 84),
        r: lerp(34, 72, swell) * random.between(0.85, 1.15),
      };
    });
    const layer = (dx: number, dy: number, size: number, colour: string) =>
      puffs.map((puff) => circle(puff.x + dx, puff.y + dy, puff.r * size, colour)).join('');
    return place(
      layer(0, 0, 1, shade) + shape('M-180 0Q-180 26 -150 26H150Q180 26 180 0Z', shade) + layer(-10, -14, 0.86, light),
      x,
      y,
      scale * this.u,
    );
  }

  clouds(
    count: number,
    from: number,
    to: number,
    light = lighten(this.p.sky[2], 0.5),
    shade = mix(this.p.sky[1], this.p.sky[2], 0.55),
  ): string {
    return Array.from({ length: count }, () =>
      this.cloud(
        this.random.between(0, this.w),
        this.random.between(from, to) * this.h,
        this.random.between(0.5, 1.3),
        light,
        shade,
      ),
    ).join('');
  }

  ridge(y: number, height: number, colour: string, steps = 7): string {
    const points: Point[] = [[-10, this.h + 10]];
    for (let index = 0; index <= steps; index++)
      points.push([(this.w * index) / steps, y + this.random.between(-height, height) * (index % 2 ? 1 : 0.4)]);
    return shape(polygon([...points, [this.w + 10, this.h + 10]]), colour);
  }

  hill(y: number, height: number, colour: string): string {
    const knots: Knot[] = [
      [-20, this.h + 20, 1],
      [-20, y + this.random.between(-height, height), 1],
    ];
    for (const part of [0.25, 0.5, 0.78]) knots.push([this.w * part, y + this.random.between(-height, height)]);
    return shape(blob([...knots, [this.w + 20, y, 1], [this.w + 20, this.h + 20, 1]]), colour);
  }

  skyline(y: number, colour: string, lit: string | null, scale = 1): string {
    const { random, w, h } = this;
    const size = scale * this.u;
    let d = `M-20 ${num(h)}`;
    let windows = '';
    for (let x = -20; x < w + 20; ) {
      const width = random.between(40, 98) * size;
      const top = y - random.between(80, 320) * size;
      d += `L${num(x)} ${num(top)}`;
      if (random.chance(0.24))
        d += `L${num(x + width * 0.46)} ${num(top)}L${num(x + width * 0.5)} ${num(top - 50 * size)}L${num(x + width * 0.54)} ${num(top)}`;
      else if (random.chance(0.28))
        d += `L${num(x + width * 0.2)} ${num(top)}v${num(-20 * size)}H${num(x + width * 0.7)}V${num(top)}`;
      d += `L${num(x + width)} ${num(top)}`;
      if (lit) windows += this.#windows(x, top, width, size);
      x += width;
    }
    return (
      shape(`${d}L${num(w + 20)} ${num(h)}Z`, colour) + (windows && lit ? shape(windows, lit, { opacity: 0.8 }) : '')
    );
  }

  #windows(x: number, top: number, width: number, size: number): string {
    let d = '';
    const cell = 7 * size;
    for (let y = top + 16 * size; y < this.h - 10 * size; y += 20 * size)
      for (let wx = x + 9 * size; wx < x + width - 10 * size; wx += 13 * size)
        if (this.random.chance(0.32)) d += box(wx, y, cell, cell * 1.3);
    return d;
  }

  tree(x: number, y: number, scale: number, colour: string): string {
    const size = scale * this.u;
    const crown = Array.from({ length: 14 }, (_, index): Knot => {
      const angle = (index / 14) * Math.PI * 2;
      const radius = (index % 2 ? 64 : 80) * this.random.between(0.88, 1.12) * size;
      return [x + Math.cos(angle) * radius, y - 112 * size + Math.sin(angle) * radius * 0.86];
    });
    const light = crown.map(([px, py]): Knot => [lerp(x - 14 * size, px, 0.62), lerp(y - 130 * size, py, 0.6)]);
    return (
      rect(x - 8 * size, y - 70 * size, 16 * size, 74 * size, darken(colour, 0.4)) +
      shape(blob(crown), colour) +
      shape(blob(light), lighten(colour, 0.2))
    );
  }

  pine(x: number, y: number, scale: number, colour: string): string {
    const at = (dx: number, dy: number) => `${num(x + dx * scale * this.u)} ${num(y + dy * scale * this.u)}`;
    return shape(
      `M${at(0, -230)}L${at(42, -130)}L${at(20, -134)}L${at(58, -54)}L${at(28, -58)}L${at(76, 22)}L${at(-76, 22)}L${at(-28, -58)}L${at(-58, -54)}L${at(-20, -134)}L${at(-42, -130)}Z`,
      colour,
    );
  }
}
