import { lighten } from '../draw/colour.ts';
import { blob, knots } from '../draw/geometry.ts';
import { line, place, shape } from '../draw/svg.ts';
import type { Tailor } from './garment.ts';
import { buttons, type Cut, isBack, lapels, neckband, pockets, shirtCollar, WHITE } from './tailoring.ts';

export const tee: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 6) +
    neckband(t, t.person.accentColour, 8) +
    (isBack(t) ? '' : t.stripe(knots('-40 122, 0 128, 40 122'), t.person.accentColour, 13)),
  sleeve: { reach: 0.62, colour: t.person.topColour, width: 1.36, cuff: t.person.topColour },
});

export const jersey: Cut = (t) => {
  const [x, y] = t.point(0, 150);
  const number = isBack(t) ? '' : place(line('M-14 -26H12L-4 26', t.tones.lit(t.person.accentColour), 11), x, y);
  return {
    trunk:
      t.cloth(t.person.topColour, 9) +
      t.stripe(
        [
          [-80, 60],
          [-70, 260],
        ],
        t.person.accentColour,
        9,
      ) +
      t.stripe(
        [
          [80, 60],
          [70, 260],
        ],
        t.person.accentColour,
        9,
      ) +
      neckband(t, t.person.accentColour, 9) +
      number,
    sleeve: { reach: 0.5, colour: t.person.topColour, width: 1.45, cuff: t.person.accentColour },
  };
};

export const shirt: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 6) +
    (isBack(t)
      ? ''
      : t.seam(
          [
            [-5, 40],
            [-5, t.hem],
          ],
          t.person.topColour,
        ) +
        t.seam(
          [
            [6, 40],
            [6, t.hem],
          ],
          t.person.topColour,
        )) +
    buttons(t, [74, 124, 174, 224, 274], WHITE) +
    pocket(t),
  collar: shirtCollar(t, t.person.topColour),
  sleeve: { reach: 1.94, colour: t.person.topColour, width: 1.22, cuff: t.person.topColour },
});

const pocket = (t: Tailor): string =>
  isBack(t) ? '' : t.panel(knots('26 118, 50 116, 48 158, 37 166, 26 158'), t.person.topColour);

export const blazer: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 8) +
    lapels(t, t.person.topColour, 206, WHITE, t.person.accentColour) +
    buttons(t, [236, 276], '#d8b45a') +
    (isBack(t) ? '' : t.panel(knots('30 122, 48 120, 46 146, 38 154, 30 148'), t.person.accentColour)) +
    pockets(t, t.person.topColour, 292),
  collar: shirtCollar(t, WHITE),
  sleeve: { reach: 1.9, colour: t.person.topColour, width: 1.3, cuff: WHITE },
});

export const suit: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 7) +
    lapels(t, t.person.topColour, 236, WHITE, t.person.accentColour) +
    buttons(t, [258], '#2a2430') +
    (isBack(t) ? '' : t.panel(knots('34 128, 52 122, 50 134, 34 140'), t.person.accentColour)) +
    pockets(t, t.person.topColour, 300),
  collar: shirtCollar(t, WHITE),
  sleeve: { reach: 1.9, colour: t.person.topColour, width: 1.24, cuff: WHITE },
});

export const sailor: Cut = (t) => {
  const navy = t.person.topColour;
  const front =
    t.panel(knots('-78 -8, -34 10, 0 118, 34 10, 78 -8, 84 40, 60 96, 30 104, 0 136, -30 104, -60 96, -84 40'), navy) +
    t.stripe(knots('-78 44, -56 86, -28 94, 0 124'), WHITE, 3) +
    t.stripe(knots('78 44, 56 86, 28 94, 0 124'), WHITE, 3) +
    t.patch(knots('0 128!, -34 116, -44 146, -24 160, 0 140!'), t.person.accentColour) +
    t.patch(knots('0 128!, 34 116, 44 146, 24 160, 0 140!'), t.person.accentColour) +
    t.panel(knots('-3 138, -22 214, -8 206, 0 146, 8 206, 22 214, 3 138'), t.person.accentColour);
  const rear =
    t.panel(knots('-80 0, 80 0, 78 118, -78 118'), navy) + t.stripe(knots('-70 106, 0 110, 70 106'), WHITE, 3);
  return {
    trunk: t.cloth(WHITE, 6) + (isBack(t) ? rear : front),
    sleeve: { reach: 1.9, colour: WHITE, width: 1.28, cuff: navy },
  };
};

export const hoodie: Cut = (t) => {
  const colour = t.person.topColour;
  const [x, y] = t.frame.spine(4);
  const hood = isBack(t)
    ? ''
    : shape(
        blob([
          [x - 92, y + 26],
          [x - 84, y - 40],
          [x, y - 62],
          [x + 84, y - 40],
          [x + 92, y + 26],
          [x, y + 40],
        ]),
        t.tones.shaded(colour),
        t.ink(colour),
      );
  const front = isBack(t)
    ? t.patch(knots('-84 -6, 0 -20, 84 -6, 76 80, 0 128, -76 80'), colour, true)
    : t.patch(
        knots('-86 -22, -82 34, -40 70, 0 84, 40 70, 82 34, 86 -22, 52 12, 0 44, -52 12'),
        lighten(colour, 0.08),
      ) +
      t.stripe(knots('-16 66, -20 110, -17 148'), t.person.accentColour, 5) +
      t.stripe(knots('16 66, 21 106, 18 140'), t.person.accentColour, 5) +
      t.seam(knots('-52 300, -40 244, 0 240, 40 244, 52 300'), colour, 2.2);
  return { behind: hood, trunk: t.cloth(colour, 14) + front, sleeve: { reach: 1.9, colour, width: 1.5, cuff: colour } };
};

export const sweater: Cut = (t) => {
  const colour = t.person.topColour;
  const ribs = [-52, -34, -17, 0, 17, 34, 52]
    .map((around) =>
      t.seam(
        [
          [around, -20],
          [around, 16],
        ],
        colour,
        1.6,
        0.6,
      ),
    )
    .join('');
  const collar = t.patch(knots('-86 -24, -80 8, 0 26, 80 8, 86 -24, 0 -10'), colour) + ribs;
  return {
    trunk:
      t.cloth(colour, 11) +
      t.stripe(knots('-84 130, 0 142, 84 130'), t.person.accentColour, 9) +
      t.stripe(knots('-84 150, 0 162, 84 150'), t.person.accentColour, 4),
    collar,
    sleeve: { reach: 1.94, colour, width: 1.46, cuff: colour },
  };
};

export const coat: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 13) +
    lapels(t, t.person.topColour, 250, t.person.accentColour, null) +
    buttons(t, [270, 320, 370], '#2a2430', 12) +
    pockets(t, t.person.topColour, 330),
  collar: isBack(t)
    ? ''
    : t.patch(knots('-84 -30, -88 30, -56 60, -30 8, -44 -16'), t.person.topColour) +
      t.patch(knots('84 -30, 88 30, 56 60, 30 8, 44 -16'), t.person.topColour),
  sleeve: { reach: 1.96, colour: t.person.topColour, width: 1.46, cuff: t.person.topColour },
});

export const jacket: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 10) +
    (isBack(t)
      ? ''
      : t.panel(knots('-40 -4, 0 12, 40 -4, 20 90, 0 150, -20 90'), t.person.accentColour) +
        t.stripe(
          [
            [0, 150],
            [2, t.hem],
          ],
          '#c8ccd4',
          4,
        ) +
        t.seam(knots('-40 0, -20 90, 0 150'), t.person.topColour, 2.6) +
        t.seam(knots('40 0, 20 90, 0 150'), t.person.topColour, 2.6)) +
    pockets(t, t.person.topColour, 240),
  collar: isBack(t)
    ? t.patch(knots('-80 -26, 80 -26, 80 14, 0 22, -80 14'), t.person.topColour)
    : t.patch(knots('-84 -26, -80 34, -36 70, -22 40, -46 -4'), t.person.topColour, true) +
      t.patch(knots('84 -26, 80 34, 36 70, 22 40, 46 -4'), t.person.topColour),
  sleeve: { reach: 1.92, colour: t.person.topColour, width: 1.42, cuff: t.person.accentColour },
});
