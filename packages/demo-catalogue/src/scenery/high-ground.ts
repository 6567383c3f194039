import { lighten, mix } from '../draw/colour.ts';
import { blob, knots, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

/** A ledge of rock and grass above clouds, peaks around it. */
export function heights(s: Stage): string {
  const { w, h, p, u, random } = s;
  const rock = mix(p.near, p.far, 0.4);
  const peak = (x: number, y: number, wide: number, colour: string) =>
    shape(
      polygon([
        [x - wide, h * 0.8],
        [x - wide * 0.34, y + wide * 0.36],
        [x, y],
        [x + wide * 0.28, y + wide * 0.3],
        [x + wide, h * 0.8],
      ]),
      colour,
    ) +
    shape(
      polygon([
        [x, y],
        [x - wide * 0.2, y + wide * 0.22],
        [x - wide * 0.06, y + wide * 0.18],
        [x + wide * 0.04, y + wide * 0.27],
        [x + wide * 0.16, y + wide * 0.17],
      ]),
      lighten(p.sky[2], 0.5),
    );
  const tufts = Array.from({ length: 30 }, () => {
    const x = random.between(0, w);
    return `M${num(x)} ${num(h * (0.9 + random.next() * 0.08))}l${num(random.between(-10, 10) * u)} ${num(-random.between(16, 36) * u)}`;
  }).join('');
  return (
    s.sky() +
    s.stars(h * 0.4, 60) +
    s.sun(w * 0.5, h * 0.36, w * 0.17) +
    peak(w * 0.14, h * 0.42, w * 0.34, mix(p.far, p.sky[1], 0.35)) +
    peak(w * 0.84, h * 0.36, w * 0.4, mix(p.far, p.sky[1], 0.2)) +
    s.clouds(5, 0.56, 0.7) +
    s.clouds(6, 0.72, 0.86, lighten(p.sky[2], 0.35), mix(p.sky[1], p.far, 0.3)) +
    shape(
      blob([
        [-20, h + 20, 1],
        [-20, h * 0.87, 1],
        [w * 0.2, h * 0.885],
        [w * 0.46, h * 0.9],
        [w * 0.7, h * 0.88],
        [w + 20, h * 0.86, 1],
        [w + 20, h + 20, 1],
      ]),
      rock,
    ) +
    shape(
      blob([
        [-20, h * 0.87, 1],
        [w * 0.2, h * 0.885],
        [w * 0.46, h * 0.9],
        [w * 0.7, h * 0.88],
        [w + 20, h * 0.86, 1],
        [w + 20, h * 0.905, 1],
        [w * 0.66, h * 0.925],
        [w * 0.4, h * 0.935],
        [-20, h * 0.905, 1],
      ]),
      mix('#7aa05a', rock, 0.45),
    ) +
    line(tufts, mix('#4a6a3a', p.near, 0.4), 4 * u, 0.8)
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
