import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

/** A sea front: railing, sea, boats. */
export function harbour(s: Stage): string {
  const { w, h, p, u, random } = s;
  let sparkle = '';
  for (let index = 0; index < 40; index++) {
    const y = h * (0.5 + random.next() ** 2 * 0.32);
    const k = (y / h - 0.44) * 2.2;
    sparkle += ellipse(
      w * 0.6 + random.between(-1, 1) * w * 0.4 * k,
      y,
      random.between(12, 50) * k * u * 1.4,
      (2 * k + 0.6) * u,
      p.lamp,
      { opacity: random.between(0.25, 0.8) },
    );
  }
  const boat = (x: number, y: number, k: number, colour: string) =>
    place(
      shape('M-90 0H96L70 40H-66Z', colour) +
        shape('M-40 0V-44H30L40 0Z', p.paper) +
        rect(-24, -34, 20, 20, p.sky[1]) +
        rect(4, -34, 20, 20, p.sky[1]) +
        line('M-4 -44V-140M-4 -136L66 -10', p.ink, 4),
      x,
      y,
      k * u,
    );
  const rail = Array.from(
    { length: 14 },
    (_, index) => `M${num((w * index) / 13)} ${num(h * 0.8)}V${num(h * 0.92)}`,
  ).join('');
  return (
    s.sky() +
    s.sun(w * 0.62, h * 0.34, w * 0.1) +
    s.clouds(4, 0.06, 0.34) +
    s.hill(h * 0.5, 18 * u, mix(p.far, p.sky[2], 0.5)) +
    rect(
      0,
      h * 0.5,
      w,
      h * 0.5,
      s.canvas.linear([
        [0, mix(p.sky[2], p.far, 0.35)],
        [0.5, p.far],
        [1, p.near],
      ]),
    ) +
    sparkle +
    boat(w * 0.2, h * 0.6, 0.9, p.pop) +
    boat(w * 0.85, h * 0.66, 1.2, mix(p.near, p.sky[0], 0.4)) +
    rect(0, h * 0.9, w, h * 0.1, mix(p.near, p.paper, 0.3)) +
    line(rail, mix(p.ink, p.near, 0.4), 8 * u) +
    line(`M0 ${num(h * 0.8)}H${num(w)}M0 ${num(h * 0.86)}H${num(w)}`, mix(p.ink, p.near, 0.4), 9 * u)
  );
}

export function beach(s: Stage): string {
  const { w, h, p, u, random } = s;
  const foam = [0.74, 0.8]
    .map((y, index) =>
      shape(
        blob([
          [-10, h * (y + 0.05), 1],
          [w * 0.2, h * y],
          [w * 0.5, h * (y + 0.03)],
          [w * 0.8, h * (y - 0.01)],
          [w + 10, h * (y + 0.03), 1],
          [w + 10, h, 1],
          [-10, h, 1],
        ]),
        index ? mix(p.paper, '#e8cfa0', 0.5) : '#ffffff',
        { opacity: index ? 1 : 0.75 },
      ),
    )
    .join('');
  const grass = Array.from({ length: 26 }, () => {
    const x = random.between(-0.02, 1.02) * w;
    return `M${num(x)} ${num(h)}q${num(random.between(-14, 14) * u)} ${num(-50 * u)} ${num(random.between(-34, 34) * u)} ${num(-random.between(60, 120) * u)}`;
  }).join('');
  return (
    s.sky() +
    s.clouds(4, 0.08, 0.36, '#ffffff') +
    s.sun(w * 0.28, h * 0.3, w * 0.09) +
    rect(
      0,
      h * 0.52,
      w,
      h * 0.48,
      s.canvas.linear([
        [0, mix(p.sky[1], p.far, 0.6)],
        [1, mix(p.far, p.sky[0], 0.3)],
      ]),
    ) +
    foam +
    line(grass, mix(p.near, '#5a8a58', 0.4), 5 * u)
  );
}

export function lake(s: Stage): string {
  const { w, h, p, u, random } = s;
  const reeds = Array.from({ length: 30 }, () => {
    const x = random.chance(0.5) ? random.between(-0.02, 0.3) * w : random.between(0.72, 1.02) * w;
    return `M${num(x)} ${num(h)}q${num(random.between(-10, 10) * u)} ${num(-60 * u)} ${num(random.between(-20, 20) * u)} ${num(-random.between(80, 170) * u)}`;
  }).join('');
  const ripples = Array.from({ length: 24 }, () =>
    ellipse(
      w * 0.5 + random.between(-0.3, 0.3) * w,
      h * random.between(0.64, 0.96),
      random.between(20, 90) * u,
      2.4 * u,
      p.lamp,
      { opacity: random.between(0.25, 0.7) },
    ),
  ).join('');
  let pines = '';
  for (let index = 0; index < 22; index++)
    pines += s.pine(
      random.between(-0.02, 1.02) * w,
      h * 0.62,
      random.between(0.5, 0.95),
      mix(p.far, p.near, random.between(0, 0.6)),
    );
  return (
    s.sky() +
    s.stars(h * 0.5, 70) +
    s.sun(w * 0.5, h * 0.27, w * 0.14) +
    s.ridge(h * 0.52, h * 0.09, mix(p.far, p.sky[1], 0.5), 7) +
    pines +
    rect(
      0,
      h * 0.62,
      w,
      h * 0.38,
      s.canvas.linear([
        [0, mix(p.sky[1], p.far, 0.6)],
        [1, p.near],
      ]),
    ) +
    shape(
      polygon([
        [w * 0.42, h * 0.62],
        [w * 0.58, h * 0.62],
        [w * 0.68, h],
        [w * 0.32, h],
      ]),
      p.lamp,
      { opacity: 0.22 },
    ) +
    ripples +
    line(reeds, p.ink, 5 * u)
  );
}

export function riverside(s: Stage): string {
  const { w, h, p, u, random } = s;
  const grass = Array.from({ length: 40 }, () => {
    const x = random.between(0, w);
    return `M${num(x)} ${num(h * random.between(0.86, 1))}l${num(random.between(-8, 8) * u)} ${num(-random.between(16, 34) * u)}`;
  }).join('');
  const span = `M0 ${num(h * 0.44)}H${num(w)}V${num(h * 0.47)}H0Z`;
  const trusses = Array.from(
    { length: 9 },
    (_, index) =>
      `M${num((w * index) / 8)} ${num(h * 0.44)}L${num((w * (index + 0.5)) / 8)} ${num(h * 0.36)}L${num((w * (index + 1)) / 8)} ${num(h * 0.44)}`,
  ).join('');
  return (
    s.sky() +
    s.clouds(4, 0.04, 0.3) +
    s.sun(w * 0.7, h * 0.36, w * 0.1) +
    s.skyline(h * 0.56, mix(p.far, p.sky[2], 0.5), null, 0.6) +
    shape(span, mix(p.far, p.near, 0.5)) +
    line(trusses, mix(p.far, p.near, 0.5), 6 * u) +
    [0.15, 0.5, 0.85].map((x) => rect(w * x - 16 * u, h * 0.47, 32 * u, h * 0.15, mix(p.far, p.near, 0.5))).join('') +
    rect(
      0,
      h * 0.6,
      w,
      h * 0.14,
      s.canvas.linear([
        [0, mix(p.sky[1], p.lamp, 0.3)],
        [1, mix(p.sky[0], p.far, 0.4)],
      ]),
    ) +
    shape(
      polygon([
        [0, h * 0.76],
        [w, h * 0.7],
        [w, h],
        [0, h],
      ]),
      s.canvas.linear([
        [0, mix('#7aa05a', p.far, 0.35)],
        [1, mix('#4a6a3a', p.near, 0.5)],
      ]),
    ) +
    line(grass, mix(p.near, '#3a5a2a', 0.4), 3 * u, 0.7)
  );
}

/** A long stone bridge seen along its deck. */
export function bridge(s: Stage): string {
  const { w, h, p, u } = s;
  const stone = mix(p.far, p.near, 0.4);
  const posts = [0.02, 0.14, 0.25, 0.34, 0.41]
    .flatMap((t) =>
      [-1, 1].map((side) => {
        const x = w * 0.5 + side * w * (0.52 - t);
        const k = 1.15 - t * 2.2;
        const y = h * (0.94 - t * 0.72);
        return (
          rect(x - 16 * k * u, y - 150 * k * u, 32 * k * u, 150 * k * u, stone) +
          rect(x - 22 * k * u, y - 164 * k * u, 44 * k * u, 18 * k * u, darken(stone, 0.3)) +
          s.glow(x, y - 190 * k * u, 60 * k * u, p.lamp, 0.8) +
          circle(x, y - 184 * k * u, 14 * k * u, lighten(p.lamp, 0.4))
        );
      }),
    )
    .join('');
  const deck = shape(
    polygon([
      [w * 0.44, h * 0.62],
      [w * 0.56, h * 0.62],
      [w * 1.1, h],
      [-w * 0.1, h],
    ]),
    s.canvas.linear([
      [0, mix(p.lamp, stone, 0.6)],
      [1, p.near],
    ]),
  );
  const joints = [0.66, 0.71, 0.78, 0.87]
    .map((y) => `M${num(w * 0.5 - w * (y - 0.56) * 1.5)} ${num(h * y)}H${num(w * 0.5 + w * (y - 0.56) * 1.5)}`)
    .join('');
  return (
    s.sky() +
    s.stars(h * 0.5, 60) +
    s.sun(w * 0.5, h * 0.36, w * 0.16) +
    s.ridge(h * 0.6, h * 0.06, mix(p.far, p.sky[2], 0.5), 9) +
    rect(
      0,
      h * 0.62,
      w,
      h * 0.38,
      s.canvas.linear([
        [0, mix(p.far, p.sky[1], 0.4)],
        [1, p.ink],
      ]),
    ) +
    deck +
    line(joints, p.ink, 3 * u, 0.4) +
    posts
  );
}
