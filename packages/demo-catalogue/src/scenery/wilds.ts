import { lighten, mix } from '../draw/colour.ts';
import { blob, num, type Point, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

export function forest(s: Stage): string {
  const { w, h, p, u, random } = s;
  let layers = '';
  for (let layer = 0; layer < 4; layer++) {
    const colour = mix(mix(p.sky[1], p.lamp, 0.2), p.near, 0.15 + layer * 0.27);
    for (let index = 0; index < 7 - layer; index++) {
      const x = random.between(-0.05, 1.05) * w;
      const trunk = (14 + layer * 17) * u;
      const branch = h * random.between(0.1, 0.5);
      const side = index % 2 ? 1 : -1;
      layers +=
        shape(
          blob([
            [x - trunk * 1.7, h, 1],
            [x - trunk * 0.8, h * 0.7],
            [x - trunk * 0.6, -4, 1],
            [x + trunk * 0.6, -4, 1],
            [x + trunk * 0.7, h * 0.7],
            [x + trunk * 1.8, h, 1],
          ]),
          colour,
        ) +
        shape(
          blob([
            [x, branch + 18 * u, 1],
            [x + side * w * 0.16, branch - 60 * u, 1],
            [x, branch - 4 * u, 1],
          ]),
          colour,
        );
    }
    layers += rect(
      0,
      0,
      w,
      h,
      s.canvas.linear([
        [0.4, p.sky[2], 0],
        [1, p.sky[2], 0.3],
      ]),
    );
  }
  const ferns = Array.from({ length: 16 }, () => {
    const [x, size] = [random.between(0, w), random.between(50, 110) * u];
    return [-50, -20, 10, 40]
      .map((turn) =>
        place(
          shape(
            `M0 0Q${num(size * 0.16)} ${num(-size * 0.5)} 0 ${num(-size)}Q${num(-size * 0.16)} ${num(-size * 0.5)} 0 0Z`,
            mix(p.near, p.far, 0.25),
          ),
          x,
          h + 6,
          1,
          turn,
        ),
      )
      .join('');
  }).join('');
  return (
    s.sky() +
    s.glow(w * 0.5, h * 0.35, w * 0.7, p.lamp, 0.8) +
    layers +
    s.lightShaft(w * 0.2, w * 0.08, -w * 0.14) +
    s.lightShaft(w * 0.5, w * 0.1, -w * 0.16, 0.13) +
    s.hill(h * 0.93, 14 * u, p.near) +
    ferns
  );
}

/** Rows of fruit trees. */
export function orchard(s: Stage): string {
  const { w, h, p, u, random } = s;
  let trees = '';
  for (let row = 0; row < 3; row++)
    for (let index = 0; index < 6 - row; index++) {
      const [x, y, k] = [(w * (index + (row % 2 ? 0.5 : 0.2))) / (5 - row), h * (0.66 + row * 0.13), 0.62 + row * 0.34];
      trees += s.tree(x, y, k * 1.2, mix(mix('#5f9a5a', p.far, 0.4), p.near, row * 0.18));
      for (let fruit = 0; fruit < 7; fruit++)
        trees += circle(x + random.between(-66, 66) * k * u, y - random.between(80, 190) * k * u, 8 * k * u, p.pop);
    }
  return (
    s.sky() +
    s.clouds(4, 0.06, 0.3, '#ffffff') +
    s.sun(w * 0.2, h * 0.2, w * 0.07) +
    s.hill(h * 0.58, 22 * u, mix(p.far, p.sky[2], 0.45)) +
    s.hill(h * 0.66, 12 * u, mix('#8ab06a', p.far, 0.4)) +
    trees +
    s.hill(h * 0.95, 8 * u, mix('#6a8a4a', p.near, 0.5))
  );
}

/** A cave with a pool of light. */
export function cave(s: Stage): string {
  const { w, h, p, u, random } = s;
  const rock = mix(p.near, p.ink, 0.45);
  const middle = mix(p.near, p.far, 0.35);
  /** A wall of rock that comes in from a side, its edge broken. */
  const wall = (side: -1 | 1, reach: number, colour: string): string => {
    const at = (part: number) => (side < 0 ? w * part : w * (1 - part));
    const edge = Array.from({ length: 9 }, (_, index): Point => {
      const t = index / 8;
      const bulge = reach * (0.5 + 0.5 * Math.abs(2 * t - 1) ** 1.6) + random.between(-0.022, 0.022);
      return [at(bulge), h * t];
    });
    return shape(polygon([[at(-0.02), 0], ...edge, [at(-0.02), h]]), colour);
  };
  const fang = (x: number, long: number, wide: number, colour: string, foot: number) =>
    shape(
      blob([
        [x - wide, foot, 1],
        [x - wide * 0.3, foot + long * 0.5],
        [x, foot + long, 1],
        [x + wide * 0.34, foot + long * 0.46],
        [x + wide, foot, 1],
      ]),
      colour,
    );
  const fangs = Array.from({ length: 15 }, (_, index) => {
    const near = index % 3 > 0;
    const [x, long] = [(w * (index + random.next() * 0.6)) / 14, random.between(50, near ? 210 : 120) * u];
    return fang(x, long, (near ? 34 : 24) * u, near ? rock : middle, -4);
  }).join('');
  const stumps = Array.from({ length: 7 }, () => {
    const x = random.chance(0.5) ? random.between(0, 0.26) * w : random.between(0.74, 1) * w;
    return fang(x, -random.between(40, 130) * u, random.between(18, 30) * u, middle, h * 0.93);
  }).join('');
  const cracks = Array.from({ length: 9 }, () => {
    const side = random.chance(0.5) ? random.between(0.02, 0.13) : random.between(0.87, 0.98);
    const y = h * random.between(0.2, 0.85);
    return `M${num(w * side)} ${num(y)}l${num(random.between(-14, 14) * u)} ${num(34 * u)}l${num(random.between(-20, 20) * u)} ${num(26 * u)}`;
  }).join('');
  const stones = Array.from({ length: 12 }, () =>
    ellipse(
      random.between(0, w),
      h * random.between(0.925, 0.99),
      random.between(10, 34) * u,
      random.between(5, 12) * u,
      middle,
    ),
  ).join('');
  const crystal = (x: number, k: number, turn: number) =>
    place(
      shape('M-24 0L-30 -90L0 -150L28 -80L24 0Z', p.lamp, { opacity: 0.9, ink: lighten(p.lamp, 0.5), inkWidth: 3 }) +
        shape('M0 -150L28 -80L24 0H4Z', p.pop, { opacity: 0.4 }),
      x,
      h * 0.94,
      k * u,
      turn,
    );
  return (
    s.fill(p.near, p.far) +
    s.glow(w * 0.5, h * 0.6, w * 0.62, p.lamp, 0.85) +
    wall(-1, 0.26, middle) +
    wall(1, 0.25, middle) +
    s.lightShaft(w * 0.42, w * 0.1, w * 0.06, 0.16) +
    rect(
      0,
      h * 0.88,
      w,
      h * 0.12,
      s.canvas.linear([
        [0, mix(middle, p.lamp, 0.35)],
        [1, rock],
      ]),
    ) +
    ellipse(w * 0.5, h * 0.93, w * 0.36, h * 0.04, p.lamp, { opacity: 0.4 }) +
    stumps +
    wall(-1, 0.13, rock) +
    wall(1, 0.12, rock) +
    fangs +
    line(cracks, mix(p.ink, p.near, 0.2), 4 * u, 0.6) +
    stones +
    crystal(w * 0.2, 0.9, -14) +
    crystal(w * 0.27, 0.6, 8) +
    crystal(w * 0.81, 1.1, 12) +
    crystal(w * 0.74, 0.6, -10)
  );
}
