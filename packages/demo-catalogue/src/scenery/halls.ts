import { darken, lighten, mix } from '../draw/colour.ts';
import { lerp, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, roundRect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

export function corridor(s: Stage): string {
  const { w, h, p, u } = s;
  const [x0, x1, y0, y1] = [w * 0.4, w * 0.6, h * 0.34, h * 0.62];
  const doors = [-1, 1]
    .flatMap((side) =>
      [0.22, 0.52].map((k) => {
        const near = w / 2 + side * lerp(w * 0.1, w * 0.5, k + 0.17);
        const far = w / 2 + side * lerp(w * 0.1, w * 0.5, k);
        const top = (x: number) => lerp(y0, 0, (Math.abs(x - w / 2) - w * 0.1) / (w * 0.4)) + h * 0.09;
        const foot = (x: number) => lerp(y1, h, (Math.abs(x - w / 2) - w * 0.1) / (w * 0.4));
        const knob = lerp(far, near, side < 0 ? 0.82 : 0.82);
        return (
          shape(
            polygon([
              [far, top(far)],
              [near, top(near)],
              [near, foot(near)],
              [far, foot(far)],
            ]),
            mix(p.ink, p.far, 0.3),
            { ink: p.ink, inkWidth: 4 * u },
          ) + circle(knob, lerp(top(knob), foot(knob), 0.55), 6 * u * (0.5 + k), p.lamp)
        );
      }),
    )
    .join('');
  const lights = [0.2, 0.5, 0.85]
    .map((k) =>
      ellipse(w / 2, lerp(y0, -h * 0.02, k), w * 0.1 * (0.3 + k), 9 * u * (0.3 + k), lighten(p.lamp, 0.5), {
        opacity: 0.9,
      }),
    )
    .join('');
  return (
    rect(0, 0, w, h, p.near) +
    shape(
      polygon([
        [0, 0],
        [x0, y0],
        [x0, y1],
        [0, h],
      ]),
      s.canvas.linearBetween(
        [
          [0, p.near],
          [1, p.far],
        ],
        0,
        0,
        x0,
        0,
      ),
    ) +
    shape(
      polygon([
        [w, 0],
        [x1, y0],
        [x1, y1],
        [w, h],
      ]),
      s.canvas.linearBetween(
        [
          [0, p.far],
          [1, p.near],
        ],
        x1,
        0,
        w,
        0,
      ),
    ) +
    shape(
      polygon([
        [0, h],
        [x0, y1],
        [x1, y1],
        [w, h],
      ]),
      s.canvas.linear([
        [0, p.lamp],
        [0.3, mix(p.far, p.lamp, 0.3)],
        [1, p.near],
      ]),
    ) +
    shape(
      polygon([
        [0, 0],
        [x0, y0],
        [x1, y0],
        [w, 0],
      ]),
      s.canvas.linear([
        [0, p.ink],
        [1, p.far],
      ]),
    ) +
    s.glow(w / 2, h * 0.48, w * 0.45, p.lamp, 0.8) +
    rect(x0, y0, x1 - x0, y1 - y0, lighten(p.lamp, 0.3)) +
    doors +
    lights
  );
}

export function lift(s: Stage): string {
  const { w, h, p, u } = s;
  const steel = mix(p.far, '#aab0b8', 0.35);
  const panels = `M0 ${num(h * 0.34)}H${num(w)}M0 ${num(h * 0.68)}H${num(w)}M${num(w * 0.08)} ${num(h * 0.03)}V${num(h)}M${num(w * 0.92)} ${num(h * 0.03)}V${num(h)}`;
  return (
    s.fill(darken(p.far, 0.2), p.near) +
    line(panels, darken(p.far, 0.5), 3 * u, 0.7) +
    rect(0, 0, w, h * 0.03, lighten(p.lamp, 0.45)) +
    s.glow(w * 0.5, h * 0.02, w * 0.6, p.lamp, 0.5) +
    rect(w * 0.16, h * 0.14, w * 0.68, h * 0.86, darken(steel, 0.4)) +
    rect(
      w * 0.2,
      h * 0.18,
      w * 0.29,
      h * 0.82,
      s.canvas.linear(
        [
          [0, lighten(steel, 0.2)],
          [1, steel],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(
      w * 0.51,
      h * 0.18,
      w * 0.29,
      h * 0.82,
      s.canvas.linear(
        [
          [0, steel],
          [1, lighten(steel, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(
      w * 0.488,
      h * 0.18,
      w * 0.024,
      h * 0.82,
      s.canvas.linear([
        [0, p.lamp],
        [1, p.pop],
      ]),
    ) +
    roundRect([w * 0.42, h * 0.05, w * 0.16, h * 0.06], 8 * u, p.ink) +
    place(line('M-20 -16v32M-4 -16h20l-4 14h-10M16 -2v18H-4', p.pop, 6), w * 0.5, h * 0.08, u * 0.9) +
    roundRect([w * 0.88, h * 0.46, w * 0.07, h * 0.16], 8 * u, steel) +
    circle(w * 0.915, h * 0.5, 13 * u, p.lamp) +
    circle(w * 0.915, h * 0.57, 13 * u, darken(steel, 0.5)) +
    s.glow(w * 0.5, h * 0.08, w * 0.2, p.pop, 0.5) +
    line(
      `M0 ${num(h * 0.62)}H${num(w * 0.15)}M${num(w * 0.85)} ${num(h * 0.66)}H${num(w)}`,
      lighten(steel, 0.3),
      12 * u,
    ) +
    s.floor(h * 0.95, p.near, mix(p.far, p.near, 0.5), 7)
  );
}

export function stairs(s: Stage): string {
  const { w, h, p, u } = s;
  const steps = Array.from({ length: 9 }, (_, index) => {
    const t = index / 9;
    return (
      shape(
        polygon([
          [w * (0.12 + t * 0.3), h * (0.98 - t * 0.62)],
          [w * (0.88 - t * 0.12), h * (0.98 - t * 0.62)],
          [w * (0.88 - t * 0.12), h * (1.05 - t * 0.62)],
          [w * (0.12 + t * 0.3), h * (1.05 - t * 0.62)],
        ]),
        mix(p.near, p.far, t),
      ) + rect(w * (0.12 + t * 0.3), h * (0.98 - t * 0.62), w * (0.76 - t * 0.42), 5 * u, mix(p.far, p.lamp, 0.35))
    );
  }).join('');
  const panelling = [0.04, 0.18, 0.32, 0.72, 0.86]
    .map(
      (x) =>
        `M${num(w * x)} ${num(h * (x < 0.5 ? 0.62 : 0.7))}V${num(h)}h${num(w * 0.1)}V${num(h * (x < 0.5 ? 0.62 : 0.7))}Z`,
    )
    .join('');
  const frames = [
    [0.08, 0.14, 0.13, 0.16],
    [0.26, 0.22, 0.1, 0.1],
    [0.78, 0.2, 0.14, 0.2],
  ]
    .map(([x = 0, y = 0, wide = 0, tall = 0]) =>
      rect(w * x, h * y, w * wide, h * tall, mix(p.far, p.paper, 0.3), {
        ink: mix('#a8783e', p.near, 0.3),
        inkWidth: 9 * u,
      }),
    )
    .join('');
  return (
    s.fill(p.near, darken(p.near, 0.3)) +
    s.glow(w * 0.6, h * 0.24, w * 0.5, p.lamp, 0.75) +
    line(panelling, mix(p.far, p.near, 0.4), 5 * u, 0.7) +
    frames +
    rect(w * 0.5, h * 0.1, w * 0.18, h * 0.28, mix(p.lamp, p.far, 0.3)) +
    steps +
    line(
      `M${num(w * 0.06)} ${num(h * 0.78)}L${num(w * 0.4)} ${num(h * 0.16)}M${num(w * 0.06)} ${num(h * 0.9)}L${num(w * 0.4)} ${num(h * 0.28)}`,
      p.ink,
      9 * u,
    )
  );
}
