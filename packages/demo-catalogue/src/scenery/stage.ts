import type { Canvas } from '../draw/canvas.ts';
import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, box, type Knot, lerp, num, type Point, polygon } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import { circle, ellipse, group, line, place, rect, shape } from '../draw/svg.ts';
import type { Palette } from './palette.ts';

/** A box of w × h to paint a place in, and the pieces that places are built of. */
export class Stage {
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

  /** A plain wall in the light of the hour. */
  wall(): string {
    return this.fill(mix(this.p.paper, this.p.pop, 0.16), mix(this.p.paper, this.p.far, 0.45));
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

  /** A hanging or standing lamp's shade and light. */
  lamp(x: number, y: number, size: number, cord = true): string {
    const s = size * this.u;
    return (
      (cord ? line(`M${num(x)} 0V${num(y - 20 * s)}`, this.p.ink, 3 * this.u) : '') +
      this.glow(x, y, 110 * s, this.p.lamp, 0.75) +
      shape(`M${num(x - 34 * s)} ${num(y)}Q${num(x)} ${num(y - 54 * s)} ${num(x + 34 * s)} ${num(y)}Z`, this.p.pop) +
      ellipse(x, y, 34 * s, 6 * s, lighten(this.p.lamp, 0.5))
    );
  }

  /** A window with a view of the sky. */
  window(x: number, y: number, width: number, height: number, frame: string, view = ''): string {
    const [top, middle, foot] = this.p.sky;
    const clip = this.canvas.clip(box(x, y, width, height));
    return (
      rect(
        x,
        y,
        width,
        height,
        this.canvas.linear([
          [0, top],
          [0.6, middle],
          [1, foot],
        ]),
      ) +
      group(view, { clip }) +
      rect(x, y, width, height, 'none', { ink: frame, inkWidth: 14 * this.u }) +
      line(
        `M${num(x + width / 2)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height * 0.5)}h${num(width)}`,
        frame,
        7 * this.u,
      )
    );
  }

  curtain(x: number, y: number, width: number, height: number, toRight: boolean, colour: string): string {
    const dir = toRight ? 1 : -1;
    return (
      shape(
        blob([
          [x, y, 1],
          [x + dir * width, y, 1],
          [x + dir * width * 0.72, y + height * 0.45],
          [x + dir * width * 0.3, y + height * 0.64],
          [x + dir * width * 0.5, y + height, 1],
          [x, y + height, 1],
        ]),
        colour,
      ) +
      line(
        `M${num(x + dir * width * 0.3)} ${num(y)}Q${num(x + dir * width * 0.4)} ${num(y + height * 0.5)} ${num(x + dir * width * 0.16)} ${num(y + height * 0.98)}M${num(x + dir * width * 0.62)} ${num(y)}Q${num(x + dir * width * 0.58)} ${num(y + height * 0.3)} ${num(x + dir * width * 0.3)} ${num(y + height * 0.6)}`,
        darken(colour, 0.3),
        4 * this.u,
        0.5,
      )
    );
  }

  /** A shelf with things of many shapes on it. */
  shelf(x: number, y: number, width: number, kind: 'books' | 'jars', wood: string): string {
    const { random, u, p } = this;
    let drawn = '';
    for (let at = x + 8 * u; at < x + width - 26 * u; ) {
      const colour = mix(random.pick([p.pop, p.lamp, p.far, p.paper, p.sky[0], p.sky[1]]), p.near, 0.3);
      if (kind === 'books') {
        const thick = random.between(13, 30) * u;
        const tall = random.between(56, 92) * u;
        drawn +=
          rect(at, y - tall, thick, tall, colour) +
          rect(at + 3 * u, y - tall * 0.82, thick - 6 * u, 4 * u, lighten(colour, 0.35));
        at += thick + (random.chance(0.1) ? random.between(14, 34) * u : 1.5 * u);
      } else {
        const wide = random.between(30, 50) * u;
        const tall = random.between(36, 72) * u;
        drawn += random.chance(0.55)
          ? shape(
              `M${num(at)} ${num(y)}v${num(-tall)}q${num(wide / 2)} ${num(-10 * u)} ${num(wide)} 0v${num(tall)}Z`,
              colour,
            ) + rect(at + wide * 0.12, y - tall * 0.62, wide * 0.76, tall * 0.3, lighten(colour, 0.5))
          : shape(
              `M${num(at)} ${num(y - tall * 0.6)}H${num(at + wide)}L${num(at + wide * 0.82)} ${num(y)}H${num(at + wide * 0.18)}Z`,
              lighten(colour, 0.25),
            );
        at += wide + random.between(6, 22) * u;
      }
    }
    return drawn + rect(x, y, width, 12 * u, wood) + rect(x, y + 12 * u, width, 5 * u, darken(wood, 0.3));
  }

  /** Floor boards or tiles running to a far edge. */
  floor(y: number, near: string, far: string, boards = 9): string {
    const lines = Array.from({ length: boards + 1 }, (_, index) => {
      const t = index / boards;
      return `M${num(this.w * t)} ${num(y)}L${num(this.w * (0.5 + (t - 0.5) * 2.6))} ${num(this.h)}`;
    }).join('');
    return (
      rect(
        0,
        y,
        this.w,
        this.h - y,
        this.canvas.linear([
          [0, far],
          [1, near],
        ]),
      ) + line(lines, darken(near, 0.35), 2 * this.u, 0.4)
    );
  }

  lightShaft(x: number, width: number, lean: number, opacity = 0.18): string {
    return shape(
      polygon([
        [x, 0],
        [x + width, 0],
        [x + width + lean, this.h],
        [x + lean - width * 0.4, this.h],
      ]),
      this.p.lamp,
      { opacity },
    );
  }
}
