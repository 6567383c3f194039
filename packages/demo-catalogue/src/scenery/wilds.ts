import { lighten, mix } from '../draw/colour.ts';
import { blob, knots, num, polygon } from '../draw/geometry.ts';
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

/** High above clouds. */
export function heights(s: Stage): string {
  const { w, h, p } = s;
  return (
    s.sky() +
    s.stars(h * 0.5, 80) +
    s.sun(w * 0.5, h * 0.4, w * 0.2) +
    s.clouds(5, 0.5, 0.7) +
    s.clouds(7, 0.72, 0.96, lighten(p.sky[2], 0.35), mix(p.sky[1], p.far, 0.3))
  );
}

/** A cave with a pool of light. */
export function cave(s: Stage): string {
  const { w, h, p, u, random } = s;
  const fangs = Array.from({ length: 13 }, (_, index) => {
    const [x, long] = [(w * (index + random.next() * 0.6)) / 12, random.between(60, 220) * u];
    return shape(
      polygon([
        [x - 36 * u, -4],
        [x + 36 * u, -4],
        [x, long],
      ]),
      mix(p.near, p.ink, 0.4),
    );
  }).join('');
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
    s.glow(w * 0.5, h * 0.7, w * 0.6, p.lamp, 0.8) +
    shape(
      blob([
        [0, h, 1],
        [0, 0, 1],
        [w * 0.2, 0, 1],
        [w * 0.12, h * 0.4],
        [w * 0.2, h * 0.8],
        [w * 0.1, h, 1],
      ]),
      mix(p.near, p.ink, 0.5),
    ) +
    shape(
      blob([
        [w, h, 1],
        [w, 0, 1],
        [w * 0.82, 0, 1],
        [w * 0.9, h * 0.4],
        [w * 0.8, h * 0.76],
        [w * 0.92, h, 1],
      ]),
      mix(p.near, p.ink, 0.5),
    ) +
    fangs +
    ellipse(w * 0.5, h * 0.92, w * 0.34, h * 0.05, p.lamp, { opacity: 0.5 }) +
    crystal(w * 0.2, 0.9, -14) +
    crystal(w * 0.28, 0.6, 8) +
    crystal(w * 0.8, 1.1, 12) +
    crystal(w * 0.72, 0.6, -10) +
    s.hill(h * 0.97, 8 * u, p.ink)
  );
}

/** The rim of a crater, a small inn with lit windows, and the Earth above it. */
export function crater(s: Stage): string {
  const { w, h, p, u, random } = s;
  const earthAt = [w * 0.8, h * 0.1, w * 0.12] as const;
  const land = blob(knots('-60 -30, -20 -70, 30 -52, 20 -10, 54 20, 10 62, -34 30'));
  const holes = Array.from({ length: 12 }, () => {
    const [x, y, size] = [random.between(0, w), h * random.between(0.84, 0.98), random.between(18, 60) * u];
    return (
      ellipse(x, y, size, size * 0.28, mix(p.near, p.ink, 0.4)) +
      ellipse(x, y + size * 0.06, size * 0.9, size * 0.2, p.near)
    );
  }).join('');
  const lit = [-70, -30, 10, 50].map((x) => rect(x, -64, 22, 26, p.lamp)).join('');
  const inn = place(
    shape('M-130 0V-60Q-130 -130 -40 -130H40Q130 -130 130 -60V0Z', mix(p.far, p.paper, 0.25), {
      ink: p.ink,
      inkWidth: 4,
    }) +
      lit +
      rect(84, -52, 30, 52, p.ink) +
      line('M0 -130V-196', p.ink, 5) +
      circle(0, -200, 9, p.pop),
    w * 0.26,
    h * 0.74,
    u,
  );
  return (
    s.sky() +
    s.stars(h * 0.8, 130) +
    s.glow(earthAt[0], earthAt[1], earthAt[2] * 2, p.sky[1], 0.7) +
    circle(
      ...earthAt,
      s.canvas.linear(
        [
          [0, '#8ad0f0'],
          [1, '#2a5aa8'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    place(shape(land, '#7ab87a', { opacity: 0.9 }), earthAt[0], earthAt[1], earthAt[2] / 90) +
    s.ridge(h * 0.7, h * 0.05, mix(p.far, p.near, 0.2), 11) +
    s.glow(w * 0.26, h * 0.68, w * 0.24, p.lamp, 0.6) +
    inn +
    s.hill(h * 0.76, 12 * u, mix(p.far, p.paper, 0.12)) +
    holes
  );
}
