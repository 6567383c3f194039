import { blob, knots } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, roundRect, shape } from '../draw/svg.ts';
import type { Tones } from './tones.ts';

/** Things a hand can hold. */
export const PROPS = [
  'umbrella',
  'sword',
  'phone',
  'cup',
  'book',
  'lantern',
  'staff',
  'letter',
  'flower',
  'pan',
  'bread',
  'torch',
  'racket',
  'ball',
] as const;
export type PropKind = (typeof PROPS)[number];

export interface Prop {
  kind: PropKind;
  colour: string;
  /** The hand that holds it, on the picture's left (−1) or right. Both hands of a posture may hold. */
  side?: -1 | 1;
}

/** A held thing in the hand's own space (the hand points down from the wrist); upright things undo the hand's angle. */
export function drawProp(prop: Prop, side: -1 | 1, handAngle: number, tones: Tones): string {
  if (prop.side !== undefined && prop.side !== side) return '';
  const upright = (body: string) => place(body, 0, 40, 1, -handAngle);
  const ink = { ink: tones.inkFor(prop.colour), inkWidth: 2.6 * tones.pen };
  const colour = tones.lit(prop.colour);
  switch (prop.kind) {
    case 'umbrella':
      return upright(
        line('M0 40V-300', tones.inkFor(prop.colour), 13) +
          line('M0 40V-300', tones.lit('#c9b8a0'), 8) +
          canopy(colour, tones.shaded(prop.colour), ink),
      );
    case 'sword':
      return place(blade(tones, prop.colour), 0, 40, 1, 90);
    case 'phone':
      return upright(
        place(
          roundRect([-26, -52, 52, 96], 8, tones.lit('#2a2c38'), ink) +
            roundRect([-21, -44, 42, 80], 3, tones.lit('#bfe0ff')),
          0,
          -4,
        ),
      );
    case 'cup':
      return prop.side === undefined && side < 0
        ? ''
        : upright(
            shape('M-34 -40H34L27 34Q0 44 -27 34Z', colour, ink) +
              ellipse(0, -40, 34, 9, tones.lit('#f6ead8'), ink) +
              ellipse(0, -39, 26, 5, tones.lit('#6a4028')) +
              line('M-12 -58q-8 -14 2 -26M8 -60q-8 -14 2 -28', '#ffffff', 4, 0.7),
          );
    case 'book':
      return side < 0
        ? upright(
            shape('M-6 -70L86 -58L86 44L-6 32Z', colour, ink) +
              shape('M86 -58L178 -70V32L86 44Z', tones.shaded(prop.colour), ink) +
              shape('M0 -64L86 -52L172 -64V-72L86 -60L0 -72Z', tones.lit('#fbf6ea'), ink),
          )
        : '';
    case 'lantern':
      return upright(
        line('M0 0v34', ink.ink, 5) +
          circle(0, 80, 90, '#ffdf90', { opacity: 0.22 }) +
          circle(0, 80, 54, '#ffe9a8', { opacity: 0.35 }) +
          roundRect([-28, 34, 56, 84], 12, '#ffe39a', ink) +
          rect(-32, 30, 64, 13, colour, ink) +
          rect(-32, 112, 64, 13, colour, ink),
      );
    case 'torch':
      return place(
        roundRect([-15, -16, 30, 78], 6, tones.lit('#3a3c48'), ink) +
          roundRect([-22, 58, 44, 30], 5, tones.lit('#5a5c68'), ink) +
          shape('M-22 88L22 88L150 640H-150Z', '#fff6c8', { opacity: 0.28 }),
        0,
        40,
      );
    case 'staff':
      return upright(
        line('M0 420V-330', ink.ink, 17) +
          line('M0 420V-330', tones.lit('#7a5434'), 11) +
          circle(0, -350, 60, prop.colour, { opacity: 0.3 }) +
          circle(0, -350, 30, colour, ink) +
          circle(-8, -358, 9, '#ffffff', { opacity: 0.8 }),
      );
    case 'letter':
      return upright(
        place(
          rect(-56, -40, 112, 76, tones.lit('#fdf6e6'), ink) +
            line('M-56 -40L0 4L56 -40', ink.ink, 2.6) +
            circle(0, 0, 9, colour),
          0,
          -10,
          1,
          -8,
        ),
      );
    case 'flower':
      return upright(
        line('M0 30Q4 -40 -2 -96', tones.lit('#4c8a58'), 6) +
          [0, 72, 144, 216, 288]
            .map((turn) => place(ellipse(0, -20, 15, 21, colour, ink), -2, -110, 1, turn))
            .join('') +
          circle(-2, -110, 11, tones.lit('#f4d060')),
      );
    case 'racket':
      return place(
        line('M0 -16V150', ink.ink, 20) +
          line('M0 -16V150', tones.lit('#3a3c44'), 14) +
          line('M0 40V150', tones.lit('#e8e8ec'), 7) +
          ellipse(0, 250, 84, 106, '#ffffff', { opacity: 0.22 }) +
          line(strings(), tones.lit('#d8d8dc'), 2.4) +
          ellipse(0, 250, 84, 106, 'none', { ink: ink.ink, inkWidth: 20 }) +
          ellipse(0, 250, 84, 106, 'none', { ink: colour, inkWidth: 13 }),
        0,
        36,
      );
    case 'ball':
      return upright(
        circle(0, -4, 46, tones.lit('#eef2b8'), ink) + line('M-34 -34Q-4 -4 -34 26M34 -34Q4 -4 34 26', '#ffffff', 5),
      );
    case 'pan':
      return place(
        line('M0 0V110', ink.ink, 17) +
          line('M0 0V110', tones.lit('#3a3238'), 11) +
          ellipse(0, 180, 86, 80, tones.lit('#4a4650'), ink) +
          ellipse(0, 176, 68, 62, tones.lit('#2e2a34')),
        0,
        30,
      );
    default:
      return upright(
        shape(blob(knots('-60 12, -50 -26, 0 -38, 50 -26, 60 12, 0 26')), colour, ink) +
          line('M-28 -24l10 20M-4 -32l8 22M20 -28l8 20', tones.inkFor(prop.colour), 4, 0.6),
      );
  }
}

/** The strings of a racket. */
function strings(): string {
  const upright = [-56, -28, 0, 28, 56].map((x) => {
    const half = Math.sqrt(1 - (x / 84) ** 2) * 106;
    return `M${x} ${Math.round(250 - half)}V${Math.round(250 + half)}`;
  });
  const level = [-80, -48, -16, 16, 48, 80].map((y) => {
    const half = Math.sqrt(1 - (y / 106) ** 2) * 84;
    return `M${Math.round(-half)} ${250 + y}H${Math.round(half)}`;
  });
  return upright.join('') + level.join('');
}

function canopy(colour: string, shade: string, ink: { ink: string; inkWidth: number }): string {
  return (
    shape(
      blob(
        knots(
          '-250 -230!, -190 -340, -60 -408, 60 -408, 190 -340, 250 -230!, 208 -258, 166 -230!, 126 -256, 84 -228!, 42 -254, 0 -228!, -42 -254, -84 -228!, -126 -256, -166 -230!, -208 -258',
        ),
      ),
      colour,
      ink,
    ) +
    shape(blob(knots('-250 -230!, -190 -340, -60 -408, -30 -404, -110 -330, -166 -230!, -208 -258')), shade, {
      opacity: 0.6,
    }) +
    line('M0 -412Q-60 -340 -84 -228M0 -412Q60 -340 84 -228M0 -412V-430', ink.ink, 2.6)
  );
}

function blade(tones: Tones, colour: string): string {
  const ink = { ink: tones.inkFor('#5a6478'), inkWidth: 2.6 * tones.pen };
  return (
    shape('M-40 -8H14V8H-40Z', tones.lit(colour), ink) +
    shape('M12 -30L24 -34L28 0L24 34L12 30Z', tones.lit('#d8b04a'), ink) +
    shape('M28 -13L380 -10L430 0L380 10L28 13Z', tones.lit('#e8eef8'), ink) +
    shape('M28 1H424L380 10L28 13Z', tones.lit('#a4b2cc')) +
    line('M36 -8H370', '#ffffff', 2.4)
  );
}
