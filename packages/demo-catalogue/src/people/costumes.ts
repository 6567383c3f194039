import { lighten } from '../draw/colour.ts';
import { blob, type Knot, knots, num, type Point } from '../draw/geometry.ts';
import { circle, line, place, shape } from '../draw/svg.ts';
import { type Cut, isBack, shirtCollar, WHITE } from './tailoring.ts';

export const kimono: Cut = (t) => {
  const colour = t.person.topColour;
  const front =
    t.panel(knots('-60 -12, -36 -2, 26 190, 6 232, -44 60'), WHITE) +
    t.panel(knots('-78 -8, -52 -4, 22 216, -4 250, -66 60'), colour, true) +
    t.panel(knots('60 -12, 36 -2, -30 196, -8 236, 44 60'), WHITE) +
    t.panel(knots('78 -8, 50 -4, -38 214, -16 252, 66 60'), t.person.accentColour);
  return {
    trunk:
      t.cloth(colour, 10, false) +
      (isBack(t) ? t.panel(knots('-60 -8, 60 -8, 48 18, -48 18'), t.person.accentColour) : front) +
      t.panel(knots('-90 216, 0 228, 90 216, 90 300, 0 312, -90 300'), t.person.accentColour) +
      t.stripe(knots('-90 258, 0 270, 90 258'), WHITE, 6),
    sleeve: { reach: 1.7, colour, width: 2, cuff: t.person.accentColour },
  };
};

export const dress: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 3) +
    (isBack(t)
      ? ''
      : t.patch(knots('-56 8, -30 54, 0 66, 30 54, 56 8, 0 20'), t.person.skin) +
        t.stripe(knots('-58 12, -32 56, 0 70, 32 56, 58 12'), t.person.accentColour, 7)) +
    t.stripe(knots('-88 236, 0 246, 88 236'), t.person.accentColour, 14),
  sleeve: { reach: 0.46, colour: t.person.topColour, width: 1.9, cuff: t.person.accentColour },
});

export const apron: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 6) +
    (isBack(t)
      ? t.stripe(knots('-50 10, 180 120, 50 240'), t.person.accentColour, 14) +
        t.stripe(knots('-88 244, 0 250, 88 244'), t.person.accentColour, 12)
      : t.stripe(
          [
            [-50, 4],
            [-40, 96],
          ],
          t.person.accentColour,
          13,
        ) +
        t.stripe(
          [
            [50, 4],
            [40, 96],
          ],
          t.person.accentColour,
          13,
        ) +
        t.panel(
          [
            [-46, 92],
            [0, 98],
            [46, 92],
            [58, 230],
            [72, t.hem],
            [-72, t.hem],
            [-58, 230],
          ],
          t.person.accentColour,
        ) +
        t.stripe(
          [
            [-86, 236],
            [-58, 240],
          ],
          t.person.accentColour,
          12,
        ) +
        t.stripe(
          [
            [86, 236],
            [58, 240],
          ],
          t.person.accentColour,
          12,
        ) +
        t.seam(knots('-30 280, 0 286, 30 280, 26 330, -26 330, -30 280'), t.person.accentColour)),
  collar: shirtCollar(t, t.person.topColour),
  sleeve: { reach: 1.1, colour: t.person.topColour, width: 1.3, cuff: t.person.topColour },
});

export const armour: Cut = (t) => {
  const steel = t.person.topColour;
  const plate = isBack(t)
    ? t.patch(knots('-80 20!, 0 30, 80 20!, 76 220, 0 240, -76 220'), steel)
    : t.patch(knots('-72 18!, -30 44, 0 52, 30 44, 72 18!, 84 120, 66 210, 0 250!, -66 210, -84 120'), steel) +
      t.seam(
        [
          [0, 52],
          [0, 250],
        ],
        steel,
        2.2,
      ) +
      t.stripe(knots('-70 34, -30 56, 0 64, 30 56, 70 34'), t.person.accentColour, 6) +
      t.panel(knots('0 96, 13 120, 0 150, -13 120'), t.person.accentColour);
  const pauldron = (side: -1 | 1) => {
    const [x, y] = t.frame.shoulder(side);
    return place(
      shape(blob(knots('-46 26!, -44 -22, -4 -44, 44 -20, 52 34!, 4 18')), t.tones.lit(steel), t.ink(steel)) +
        shape(blob(knots('-44 46!, -40 18, 4 8, 48 26, 50 58!, 4 42')), t.tones.lit(steel), t.ink(steel)) +
        line(`M-32 -14Q${num(4)} -34 38 -10`, t.tones.lit(lighten(steel, 0.5)), 5),
      x,
      y,
      1,
      side * 8,
      side < 0,
    );
  };
  return {
    trunk:
      t.cloth(t.person.bottomColour ?? '#3a3444', 4, false) +
      plate +
      t.panel(knots('-88 256, 0 268, 88 256, 88 284, 0 296, -88 284'), t.person.accentColour),
    collar: t.patch(knots('-84 -22, -78 14, 0 36, 78 14, 84 -22, 0 0'), steel),
    over: pauldron(-1) + pauldron(1),
    sleeve: { reach: 1.98, colour: t.person.bottomColour ?? '#3a3444', width: 1.16, cuff: steel },
  };
};

export const cloak: Cut = (t) => {
  const colour = t.person.topColour;
  const grown = t.person.stature ?? 1;
  const [x, y] = t.frame.spine(20 * grown);
  const wide =
    (t.person.build === 'm' ? 190 : 150) * (0.72 + 0.28 * Math.abs(Math.cos((t.frame.turn * Math.PI) / 180)));
  const long = 470;
  const at = (right: number, down: number): Point => [x + right * grown, y + down * grown];
  const corner = (right: number, down: number): Knot => [...at(right, down), 1];
  const wing = (side: -1 | 1): string => {
    const fold = [at(side * 84, 50), at(side * 116, 240), at(side * 112, long - 30)];
    const [from, over, to] = fold.map(([px, py]) => `${num(px)} ${num(py)}`);
    return (
      shape(
        blob([
          corner(side * 52, -34),
          at(side * (wide - 20), 26),
          at(side * (wide + 12), 220),
          corner(side * (wide + 30), long),
          corner(side * 62, long - 10),
          at(side * 78, 250),
          at(side * 34, 80),
          corner(side * 8, 24),
        ]),
        side === t.light.side ? t.tones.lit(colour) : t.tones.shaded(colour),
        t.ink(colour),
      ) + line(`M${from}Q${over} ${to}`, t.tones.inkFor(colour), 2.2, 0.6)
    );
  };
  const mantle = isBack(t)
    ? shape(
        blob([
          at(-60, -36),
          at(-wide + 24, 30),
          corner(-wide - 26, long),
          at(0, long + 22),
          corner(wide + 26, long),
          at(wide - 24, 30),
          at(60, -36),
          at(0, -22),
        ]),
        t.tones.lit(colour),
        t.ink(colour),
      )
    : wing(-1) + wing(1);
  const [cx, cy] = t.point(0, 34);
  const clasp = isBack(t)
    ? ''
    : circle(cx, cy, 13, t.tones.lit('#e4bd58'), t.ink('#8a6a2a')) +
      circle(cx, cy, 6, t.tones.lit(t.person.accentColour));
  return {
    trunk:
      t.cloth(t.person.accentColour, 6) +
      (isBack(t)
        ? ''
        : t.seam(
            [
              [0, 40],
              [0, 260],
            ],
            t.person.accentColour,
          )),
    over: mantle + t.patch(knots('-86 -30, -88 26, 0 60, 88 26, 86 -30, 0 10'), colour, true) + clasp,
    sleeve: { reach: 1.9, colour: t.person.accentColour, width: 1.3, cuff: colour },
  };
};
