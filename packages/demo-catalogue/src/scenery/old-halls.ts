import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, knots, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, roundRect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

/** A hall of pillars with banners and a high seat. */
export function throne(s: Stage): string {
  const { w, h, p, u } = s;
  const pillar = (x: number, k: number) =>
    rect(
      x - 34 * k * u,
      0,
      68 * k * u,
      h * 0.9,
      s.canvas.linear(
        [
          [0, mix(p.far, p.near, 0.4)],
          [0.4, lighten(p.far, 0.15)],
          [1, p.near],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(x - 48 * k * u, h * 0.86, 96 * k * u, h * 0.05, p.near) +
    rect(x - 48 * k * u, h * 0.03, 96 * k * u, h * 0.035, p.near);
  const banner = (x: number) =>
    shape(
      `M${num(x - 40 * u)} ${num(h * 0.1)}H${num(x + 40 * u)}V${num(h * 0.44)}L${num(x)} ${num(h * 0.5)}L${num(x - 40 * u)} ${num(h * 0.44)}Z`,
      p.pop,
    ) +
    circle(x, h * 0.26, 22 * u, p.lamp) +
    line(
      `M${num(x - 14 * u)} ${num(h * 0.24)}l${num(14 * u)} ${num(28 * u)}l${num(14 * u)} ${num(-28 * u)}`,
      p.ink,
      4 * u,
    );
  const seat = place(
    shape('M-110 0V-250L-70 -380L-40 -280L0 -430L40 -280L70 -380L110 -250V0Z', mix(p.ink, p.far, 0.35)) +
      rect(-72, -220, 144, 150, p.pop) +
      rect(-130, -90, 44, 110, mix(p.ink, p.far, 0.2)) +
      rect(86, -90, 44, 110, mix(p.ink, p.far, 0.2)) +
      circle(0, -300, 20, p.lamp),
    w * 0.5,
    h * 0.72,
    u,
  );
  return (
    s.fill(p.near, p.far) +
    s.glow(w * 0.5, h * 0.4, w * 0.6, p.lamp, 0.7) +
    banner(w * 0.3) +
    banner(w * 0.7) +
    seat +
    s.floor(h * 0.74, p.near, mix(p.far, p.lamp, 0.25), 11) +
    shape(
      polygon([
        [w * 0.42, h * 0.74],
        [w * 0.58, h * 0.74],
        [w * 0.78, h],
        [w * 0.22, h],
      ]),
      p.pop,
    ) +
    pillar(w * 0.08, 1.1) +
    pillar(w * 0.92, 1.1)
  );
}

/** Heaps of gold. */
export function vault(s: Stage): string {
  const { w, h, p, u, random } = s;
  let gold = '';
  for (let index = 0; index < 150; index++) {
    const x = random.between(0, 1);
    const y = h * (0.96 - random.next() * 0.34 * Math.sin(x * Math.PI * 2.4 + 1) ** 2);
    gold += ellipse(
      x * w,
      y,
      random.between(11, 19) * u,
      random.between(5, 9) * u,
      random.pick(['#f4c84a', '#e0a52e', '#ffdf80']),
      { ink: '#8a5a1a', inkWidth: 1.6 * u },
    );
  }
  const heap = (x: number, y: number, wide: number) =>
    shape(
      blob([
        [x - wide, h + 10, 1],
        [x - wide * 0.5, y + 60 * u],
        [x, y],
        [x + wide * 0.5, y + 60 * u],
        [x + wide, h + 10, 1],
      ]),
      s.canvas.linear([
        [0, '#ffdc74'],
        [1, '#b8761e'],
      ]),
    );
  const bricks = Array.from(
    { length: 8 },
    (_, row) =>
      `${Array.from(
        { length: 7 },
        (_, column) => `M${num(w * ((column + (row % 2) * 0.5) / 6))} ${num(h * row * 0.1)}v${num(h * 0.1)}`,
      ).join('')}M0 ${num(h * row * 0.1)}H${num(w)}`,
  ).join('');
  return (
    s.fill(p.far, p.near) +
    line(bricks, p.ink, 3 * u, 0.35) +
    s.glow(w * 0.5, h * 0.6, w * 0.7, '#ffd060', 0.7) +
    heap(w * 0.2, h * 0.6, w * 0.4) +
    heap(w * 0.78, h * 0.54, w * 0.44) +
    gold +
    place(
      roundRect([-70, -90, 140, 90], 10, mix('#7a4a2a', p.near, 0.2), { ink: p.ink, inkWidth: 5 }) +
        shape('M-70 -90Q0 -150 70 -90Z', mix('#8a5a36', p.near, 0.1), { ink: p.ink, inkWidth: 5 }) +
        rect(-12, -100, 24, 30, '#f4c84a'),
      w * 0.3,
      h * 0.8,
      u,
    )
  );
}

/** Wheels and a great bell. */
export function belfry(s: Stage): string {
  const { w, h, p, u } = s;
  const bronze = mix('#a8743a', p.far, 0.3);
  const bell = place(
    shape(
      blob(knots('-34 -210, 0 -224, 34 -210, 66 -120, 88 -10, 128 30!, 0 46, -128 30!, -88 -10, -66 -120')),
      s.canvas.linear(
        [
          [0, darken(bronze, 0.3)],
          [0.35, lighten(bronze, 0.3)],
          [1, darken(bronze, 0.45)],
        ],
        0,
        0,
        1,
        0,
      ),
      { ink: p.ink, inkWidth: 5 },
    ) +
      line('M-84 -20Q0 4 84 -20M-70 -100Q0 -84 70 -100', darken(bronze, 0.5), 5) +
      circle(0, 52, 22, p.ink),
    w * 0.5,
    h * 0.5,
    u * 1.3,
  );
  const arch = (x: number) =>
    shape(
      `M${num(x - w * 0.1)} ${num(h * 0.8)}V${num(h * 0.34)}Q${num(x - w * 0.1)} ${num(h * 0.2)} ${num(x)} ${num(h * 0.2)}Q${num(x + w * 0.1)} ${num(h * 0.2)} ${num(x + w * 0.1)} ${num(h * 0.34)}V${num(h * 0.8)}Z`,
      s.canvas.linear([
        [0, p.sky[0]],
        [0.6, p.sky[1]],
        [1, p.sky[2]],
      ]),
    );
  return (
    s.fill(p.far, p.near) +
    arch(w * 0.16) +
    arch(w * 0.84) +
    arch(w * 0.5) +
    s.glow(w * 0.5, h * 0.45, w * 0.4, p.lamp, 0.7) +
    rect(0, h * 0.1, w, h * 0.05, mix('#5a3a24', p.near, 0.4)) +
    line(`M${num(w * 0.5)} ${num(h * 0.14)}v${num(h * 0.1)}`, p.ink, 14 * u) +
    bell +
    s.floor(h * 0.82, p.near, mix(p.far, p.near, 0.3), 9) +
    [0.33, 0.67].map((x) => rect(w * x - 22 * u, h * 0.15, 44 * u, h * 0.68, mix(p.near, p.far, 0.4))).join('')
  );
}
