import { darken, mix } from '../draw/colour.ts';
import { num, polygon } from '../draw/geometry.ts';
import { line, place, rect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

export function castle(s: Stage): string {
  const { w, h, p, u, random } = s;
  const tower = (x: number, y: number, wide: number, tall: number) =>
    rect(x - wide / 2, y - tall, wide, tall + h, p.far) +
    rect(x - wide * 0.1, y - tall * 0.76, wide * 0.2, tall * 0.18, p.lamp) +
    rect(x - wide * 0.1, y - tall * 0.44, wide * 0.2, tall * 0.14, p.lamp) +
    shape(
      polygon([
        [x - wide * 0.66, y - tall],
        [x, y - tall - wide * 2],
        [x + wide * 0.66, y - tall],
      ]),
      mix(p.far, p.pop, 0.45),
    ) +
    line(`M${num(x)} ${num(y - tall - wide * 2)}v${num(-26 * u)}`, p.ink, 3 * u) +
    shape(
      `M${num(x)} ${num(y - tall - wide * 2 - 26 * u)}l${num(30 * u)} ${num(8 * u)}l${num(-30 * u)} ${num(10 * u)}Z`,
      p.pop,
    );
  const towersDrawn = (
    [
      [0.5, 0.74, 84, 300],
      [0.38, 0.76, 56, 220],
      [0.62, 0.76, 56, 230],
      [0.29, 0.79, 46, 130],
      [0.71, 0.79, 46, 140],
    ] as const
  )
    .map(([x, y, wide, tall]) => tower(w * x, h * y, wide * u, tall * u))
    .join('');
  let pines = '';
  for (let index = 0; index < 10; index++)
    pines += s.pine(random.between(0, 1) * w, h * 0.93, random.between(0.5, 1), mix(p.far, p.near, 0.6));
  return (
    s.sky() +
    s.sun(w * 0.5, h * 0.36, w * 0.26) +
    s.clouds(4, 0.2, 0.6, mix(p.sky[2], '#ffffff', 0.3), mix(p.sky[1], p.sky[2], 0.5)) +
    s.ridge(h * 0.62, h * 0.06, mix(p.far, p.sky[2], 0.5), 9) +
    towersDrawn +
    s.hill(h * 0.78, h * 0.02, p.far) +
    pines +
    s.hill(h * 0.93, 14 * u, p.near)
  );
}

/** Broken walls and arches. */
export function ruin(s: Stage): string {
  const { w, h, p, u, random } = s;
  const arch = (x: number, k: number, colour: string) =>
    place(
      shape('M-150 0V-330Q-150 -470 0 -470Q150 -470 150 -330V0H96V-318Q96 -410 0 -410Q-96 -410 -96 -318V0Z', colour) +
        line(
          'M-150 -120h54M96 -180h54M-150 -260h54M96 -300h54M-60 -462l14 56M70 -456l-18 52',
          darken(colour, 0.35),
          5,
          0.6,
        ),
      x,
      h * 0.9,
      k * u,
    );
  const rubble = Array.from({ length: 18 }, () => {
    const [x, y, size] = [random.between(0, w), h * random.between(0.88, 0.99), random.between(14, 44) * u];
    return shape(
      polygon([
        [x - size, y],
        [x - size * 0.6, y - size * 0.8],
        [x + size * 0.3, y - size],
        [x + size, y - size * 0.2],
        [x + size * 0.8, y + size * 0.2],
      ]),
      mix(p.near, p.far, random.between(0, 0.7)),
    );
  }).join('');
  return (
    s.sky() +
    s.sun(w * 0.6, h * 0.34, w * 0.18) +
    s.clouds(3, 0.1, 0.4, mix(p.sky[2], p.lamp, 0.2), mix(p.sky[0], p.sky[1], 0.6)) +
    s.ridge(h * 0.66, h * 0.08, mix(p.far, p.sky[2], 0.4), 9) +
    arch(w * 0.2, 0.8, mix(p.far, p.sky[1], 0.2)) +
    arch(w * 0.82, 1.1, mix(p.far, p.near, 0.5)) +
    s.hill(h * 0.88, 14 * u, p.near) +
    rubble
  );
}
