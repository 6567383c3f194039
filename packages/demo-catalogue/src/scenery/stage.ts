import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, box, num, polygon } from '../draw/geometry.ts';
import { ellipse, group, line, rect, shape } from '../draw/svg.ts';
import { Landscape } from './landscape.ts';

/** A landscape, and what rooms are built of: walls, windows, lamps, shelves, floors. */
export class Stage extends Landscape {
  /** A wall in the light of the hour, under a cornice, darker toward its corners. */
  wall(): string {
    const { w, h, u, p } = this;
    const corners = this.canvas.linear(
      [
        [0, p.near, 0.36],
        [0.22, p.near, 0],
        [0.8, p.near, 0],
        [1, p.near, 0.28],
      ],
      0,
      0,
      1,
      0,
    );
    return (
      this.fill(mix(p.paper, p.pop, 0.16), mix(p.paper, p.far, 0.45)) +
      rect(0, 0, w, h, corners) +
      rect(0, 0, w, h * 0.028, lighten(p.paper, 0.4)) +
      rect(0, h * 0.028, w, 6 * u, p.near, { opacity: 0.3 })
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
