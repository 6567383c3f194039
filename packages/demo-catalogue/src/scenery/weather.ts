import type { Canvas } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { num, type Point, polygon } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import { circle, ellipse, line, place, rect, shape } from '../draw/svg.ts';
import type { Palette } from './palette.ts';

export type Weather = 'none' | 'rain' | 'snow' | 'petals' | 'embers' | 'motes' | 'sparks' | 'leaves' | 'moths';

/** What is in the air of a box of w × h; `amount` 1 is usual. */
export function drawWeather(
  canvas: Canvas,
  weather: Weather,
  w: number,
  h: number,
  p: Palette,
  random: Random,
  amount = 1,
): string {
  const u = w / 800;
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: Math.round(count * amount * Math.max(0.4, h / 900)) }, (_, index) => make(index)).join('');
  const x = () => random.between(0, w);
  const y = () => random.between(0, h);
  switch (weather) {
    case 'rain':
      return line(
        many(110, () => {
          const long = random.between(24, 80) * u;
          return `M${num(random.between(-0.05, 1.05) * w)} ${num(random.between(-0.05, 1) * h)}l${num(-long * 0.2)} ${num(long)}`;
        }) || 'M0 0',
        mix(p.lamp, '#e4f0ff', 0.7),
        2.1 * u,
        0.5,
      );
    case 'snow':
      return many(70, () =>
        circle(x(), y(), random.between(1.5, 7) * u, '#ffffff', { opacity: random.between(0.4, 0.95) }),
      );
    case 'petals':
    case 'leaves': {
      const colour = weather === 'petals' ? p.pop : mix(p.pop, '#d8a03a', 0.5);
      return many(30, () => {
        const size = random.between(0.6, 2.1) * u;
        const d =
          weather === 'petals' ? 'M0 0C8 -12 22 -10 24 0C26 4 20 4 18 2C18 8 8 10 0 0Z' : 'M0 0Q12 -12 28 0Q12 10 0 0Z';
        return place(
          shape(d, mix(colour, '#ffffff', random.between(0, 0.5)), { opacity: random.between(0.6, 1) }),
          x(),
          y(),
          size,
          random.whole(0, 360),
        );
      });
    }
    case 'embers':
      return many(46, (index) => {
        const [ex, ey, size] = [x(), h * (1 - random.next() * random.next()), random.between(1.6, 6) * u];
        const halo =
          index % 8
            ? ''
            : circle(
                ex,
                ey,
                size * 8,
                canvas.radial([
                  [0, p.lamp, 0.6],
                  [1, p.lamp, 0],
                ]),
              );
        return (
          halo +
          place(
            rect(-size / 2, -size, size, size * 1.8, mix(p.lamp, '#fff3c0', random.between(0.1, 0.8))),
            ex,
            ey,
            1,
            random.whole(0, 90),
          )
        );
      });
    case 'motes':
      return (
        many(26, () =>
          circle(x(), y(), random.between(10, 62) * u, random.pick([p.lamp, p.paper, p.pop]), {
            opacity: random.between(0.1, 0.32),
          }),
        ) + drawWeather(canvas, 'sparks', w, h, p, random, amount)
      );
    case 'sparks':
      return many(26, () =>
        circle(x(), y(), random.between(1.5, 4) * u, p.paper, { opacity: random.between(0.5, 0.95) }),
      );
    case 'moths':
      return many(16, () => {
        const [mx, my, size] = [x(), y(), random.between(0.5, 1.5) * u];
        return (
          circle(
            mx,
            my,
            34 * size,
            canvas.radial([
              [0, p.lamp, 0.7],
              [1, p.lamp, 0],
            ]),
          ) +
          place(
            shape(
              'M0 0C-6 -22 -30 -24 -28 -8C-26 4 -8 6 0 0C8 6 26 4 28 -8C30 -24 6 -22 0 0Z',
              mix(p.paper, p.lamp, 0.3),
            ) + ellipse(0, -2, 2.4, 8, p.near),
            mx,
            my,
            size,
            random.whole(-50, 50),
          )
        );
      });
    default:
      return '';
  }
}

/** Lines that run to a point. */
export function focusLines(
  w: number,
  h: number,
  at: Point,
  free: number,
  colour: string,
  random: Random,
  count = 90,
  opacity = 0.9,
): string {
  const reach = Math.hypot(w, h);
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.03, 0.03);
    const from = free * random.between(0.85, 1.5);
    const half = random.between(0.004, 0.017);
    d += polygon([
      [at[0] + Math.cos(angle) * from, at[1] + Math.sin(angle) * from],
      [at[0] + Math.cos(angle - half) * reach, at[1] + Math.sin(angle - half) * reach],
      [at[0] + Math.cos(angle + half) * reach, at[1] + Math.sin(angle + half) * reach],
    ]);
  }
  return shape(d, colour, { opacity });
}

/** Long flat strokes at an angle. */
export function speedLines(
  w: number,
  h: number,
  degrees: number,
  colour: string,
  random: Random,
  count = 60,
  opacity = 0.8,
): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, y, long, thick] = [
      random.between(-0.3, 0.9) * w,
      random.between(-0.3, 1.3) * h,
      random.between(0.2, 0.9) * w,
      (random.between(0.6, 3.6) * w) / 800,
    ];
    d += `M${num(x)} ${num(y)}L${num(x + long * 0.5)} ${num(y - thick)}L${num(x + long)} ${num(y)}L${num(x + long * 0.5)} ${num(y + thick)}Z`;
  }
  return `<g transform="rotate(${num(degrees)} ${num(w / 2)} ${num(h / 2)})">${shape(d, colour, { opacity })}</g>`;
}

/** Broad rays around a point. */
export function rays(w: number, h: number, at: Point, colour: string, opacity: number, count = 18): string {
  const reach = Math.hypot(w, h);
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2;
    d += polygon([
      at,
      [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
      [at[0] + Math.cos(angle + Math.PI / count) * reach, at[1] + Math.sin(angle + Math.PI / count) * reach],
    ]);
  }
  return shape(d, colour, { opacity });
}

/** A star of many points. */
export function burst(at: Point, inner: number, outer: number, points: number, colour: string, random: Random): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = (index / (points * 2)) * Math.PI * 2;
    const radius = index % 2 ? inner : outer * random.between(0.8, 1.15);
    return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
  });
  return shape(polygon(corners), colour);
}

/** Darker toward the edges. */
export const vignette = (canvas: Canvas, w: number, h: number, colour: string, strength: number): string =>
  rect(
    0,
    0,
    w,
    h,
    canvas.radial(
      [
        [0.55, colour, 0],
        [1, colour, strength],
      ],
      0.5,
      0.46,
      0.78,
    ),
  );
