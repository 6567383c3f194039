import { darken, mix } from '../draw/colour.ts';
import { num, polygon } from '../draw/geometry.ts';
import { line, rect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

/** High towers at night. */
export function towers(s: Stage): string {
  const { w, h, p, u } = s;
  return (
    s.sky() +
    s.stars(h * 0.5, 60) +
    s.sun(w * s.random.between(0.25, 0.75), h * 0.27, w * 0.15) +
    s.skyline(h * 0.66, mix(p.far, p.sky[2], 0.5), null, 1.25) +
    s.skyline(h * 0.82, p.far, mix(p.lamp, p.far, 0.35), 1.45) +
    s.skyline(h * 1.02, p.near, p.lamp, 1.8) +
    rect(0, h * 0.9, w, h * 0.1, mix(p.near, p.ink, 0.5)) +
    rect(0, h * 0.885, w, h * 0.03, mix(p.far, p.near, 0.5)) +
    line(`M0 ${num(h * 0.2)}Q${num(w * 0.5)} ${num(h * 0.34)} ${num(w)} ${num(h * 0.16)}`, p.ink, 3 * u, 0.5)
  );
}

/** Roofs of tiles with the city below. */
export function rooftops(s: Stage): string {
  const { w, h, p, u, random } = s;
  const roof = (x: number, y: number, width: number, colour: string) => {
    const tiles = Array.from(
      { length: 7 },
      (_, index) =>
        `M${num(x - width * 0.5 + (width * (index + 0.5)) / 7)} ${num(y)}L${num(x - width * 0.7 + (width * 1.4 * (index + 0.5)) / 7)} ${num(h + 10)}`,
    ).join('');
    return (
      shape(
        polygon([
          [x - width * 0.5, y],
          [x + width * 0.5, y],
          [x + width * 0.75, h + 10],
          [x - width * 0.75, h + 10],
        ]),
        colour,
      ) +
      line(tiles, darken(colour, 0.35), 3 * u, 0.6) +
      rect(x - width * 0.53, y - 12 * u, width * 1.06, 16 * u, darken(colour, 0.25)) +
      rect(x + width * 0.26, y - 66 * u, 34 * u, 66 * u, darken(colour, 0.4))
    );
  };
  return (
    s.sky() +
    s.stars(h * 0.5, 50) +
    s.sun(w * 0.3, h * 0.3, w * 0.13) +
    s.clouds(3, 0.2, 0.46, mix(p.sky[1], p.lamp, 0.15), mix(p.sky[0], p.sky[1], 0.5)) +
    s.skyline(h * 0.7, mix(p.far, p.sky[1], 0.3), p.lamp, 0.8) +
    s.skyline(h * 0.84, mix(p.far, p.near, 0.5), p.lamp, 1) +
    roof(w * random.between(0.1, 0.24), h * 0.84, w * 0.4, mix(p.far, p.pop, 0.22)) +
    roof(w * 0.76, h * 0.88, w * 0.62, mix(p.near, p.pop, 0.2))
  );
}
