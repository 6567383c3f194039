import { knots } from '../draw/geometry.ts';
import { circle } from '../draw/svg.ts';
import type { Garment, Place, Tailor } from './garment.ts';

export type Cut = (tailor: Tailor) => Garment;

export const WHITE = '#fdfcfa';

export const isBack = (tailor: Tailor): boolean => tailor.frame.isBack;

/** A round band at the neck. */
export function neckband(tailor: Tailor, colour: string, width = 11): string {
  const places: readonly Place[] = isBack(tailor)
    ? knots('-70 4, -30 -2, 30 -2, 70 4')
    : knots('-76 2, -40 22, 0 32, 40 22, 76 2');
  return tailor.stripe(places, tailor.tones.inkFor(colour), width + 4) + tailor.stripe(places, colour, width);
}

/** The two flaps of a shirt collar. */
export function shirtCollar(tailor: Tailor, colour: string): string {
  if (isBack(tailor)) return tailor.panel(knots('-74 -12, 74 -12, 80 18, 0 26, -80 18'), colour);
  return (
    tailor.panel(knots('-80 -14, -40 -4, -4 30, -26 62, -60 34'), colour) +
    tailor.panel(knots('80 -14, 40 -4, 4 30, 26 62, 60 34'), colour)
  );
}

export function buttons(tailor: Tailor, downs: readonly number[], colour: string, around = 0): string {
  if (isBack(tailor)) return '';
  return downs
    .map((down) => {
      const [x, y] = tailor.point(around, down);
      return circle(x, y, 4.6, tailor.tones.lit(colour), tailor.ink(colour, 0.6));
    })
    .join('');
}

/** Jacket fronts with lapels over a white shirt; `low` is where they close. */
export function lapels(tailor: Tailor, colour: string, low: number, shirt: string, tie: string | null): string {
  if (isBack(tailor))
    return (
      tailor.panel(knots('-70 -10, 70 -10, 66 16, 0 24, -66 16'), colour, true) +
      tailor.seam(
        [
          [180, 30],
          [180, tailor.hem - 6],
        ],
        colour,
      )
    );
  const opening = tailor.panel(
    [
      [-48, -4],
      [0, 14],
      [48, -4],
      [30, 60],
      [6, low],
      [-6, low],
      [-30, 60],
    ],
    shirt,
  );
  const necktie = tie
    ? tailor.panel(knots('-8 34, 8 34, 11 52, 4 60, -4 60, -11 52'), tie) +
      tailor.panel(
        [
          [-4, 60],
          [4, 60],
          [12, low - 12],
          [0, low + 4],
          [-12, low - 12],
        ],
        tie,
      )
    : '';
  const flap = (side: number) =>
    tailor.panel(
      [
        [side * 72, -6],
        [side * 50, 2],
        [side * 24, 96],
        [side * 4, low + 6],
        [side * 34, 96],
        [side * 50, 82],
        [side * 44, 66],
        [side * 62, 52],
      ],
      colour,
      side !== tailor.light.side,
    );
  return (
    opening +
    necktie +
    flap(-1) +
    flap(1) +
    tailor.seam(
      [
        [0, low + 4],
        [2, tailor.hem],
      ],
      colour,
      2.4,
    )
  );
}

export function pockets(tailor: Tailor, colour: string, down: number): string {
  if (isBack(tailor)) return '';
  return (
    tailor.seam(
      [
        [-50, down],
        [-26, down + 4],
      ],
      colour,
    ) +
    tailor.seam(
      [
        [50, down],
        [26, down + 4],
      ],
      colour,
    )
  );
}
