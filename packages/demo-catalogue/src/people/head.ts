import type { Canvas } from '../draw/canvas.ts';
import { darken } from '../draw/colour.ts';
import { blob, clamp, knots, num, spline } from '../draw/geometry.ts';
import { circle, ellipse, group, line, place, shape } from '../draw/svg.ts';
import type { EyeContext } from './eyes.ts';
import { drawEar, drawFace } from './face.ts';
import { planFace } from './face-plan.ts';
import { drawHair } from './hair.ts';
import type { Bearing, Light, Manner, Person } from './person.ts';
import { drawProfile } from './profile.ts';
import { type Tones, tonesOf } from './tones.ts';
import { onSkull, SKULL, type View, viewOf } from './view.ts';

/** A head in two layers, for the body to go between; leaned as the bearing says around the top of the neck. */
export interface DrawnHead {
  behind: string;
  before: string;
}

/** From this turn on a face is drawn from the side; from the next on from behind. */
const PROFILE_FROM = 62;
const BACK_FROM = 112;
/** A face that is drawn from the front turns no further than this. */
const FRONT_MOST = 50;

export type Aspect = 'front' | 'side' | 'back';

/** How a head that turns so far is drawn, and how far it is turned in the drawing. */
export function aspectOf(turnDegrees: number): { aspect: Aspect; turn: number } {
  const angle = Math.abs(turnDegrees);
  if (angle >= PROFILE_FROM) return { aspect: angle >= BACK_FROM ? 'back' : 'side', turn: turnDegrees };
  return { aspect: 'front', turn: clamp(turnDegrees, -FRONT_MOST, FRONT_MOST) };
}

/** Draws a head around the point between the eyes; chin at about y 100, crown at about −130. */
export function drawHead(canvas: Canvas, person: Person, bearing: Bearing, light: Light, manner: Manner): DrawnHead {
  const tones = tonesOf(person, light, manner);
  const context: EyeContext = { canvas, person, bearing, light, manner, tones };
  const { aspect, turn } = aspectOf(bearing.turn);
  const view = viewOf(turn, bearing.lift ?? 0);
  const hair = drawHair(canvas, person, bearing, view, light, tones);
  const skin =
    aspect === 'back' ? backOfHead(context, view) : aspect === 'side' ? sideFace(context, view) : frontFace(context);
  const lean = bearing.lean ? { transform: `rotate(${num(bearing.lean)} 0 96)` } : {};
  return {
    behind: group(hair.behind, lean),
    before: group(skin + hair.before + adornments(person, view, tones, aspect), lean),
  };
}

function frontFace(context: EyeContext): string {
  const plan = planFace(context);
  const [x, y] = plan.view.flat([SKULL.x, SKULL.y, SKULL.z]);
  const skull = ellipse(x, y, SKULL.rx * 0.98, SKULL.ry * 0.97, context.tones.skin);
  return skull + drawEar(context, plan.view, -1) + drawEar(context, plan.view, 1) + drawFace(context, plan);
}

function sideFace(context: EyeContext, view: View): string {
  const mirrored = view.turn < 0;
  const flipped: EyeContext = mirrored
    ? {
        ...context,
        light: { ...context.light, side: context.light.side === 1 ? -1 : 1 },
      }
    : context;
  const ear = drawEar(context, viewOf(mirrored ? -84 : 84, view.lift), mirrored ? 1 : -1);
  const nod = -(view.lift ?? 0);
  return place(place(drawProfile(flipped), 0, 0, 1, nod), 0, 0, 1, 0, mirrored) + ear;
}

/** Neck-side skin of a head seen from behind: ears, and the edge of the cheek when it is not turned all the way. */
function backOfHead(context: EyeContext, view: View): string {
  const { tones } = context;
  const side = Math.sign(view.turn) || 1;
  const away = 180 - Math.abs(view.turn);
  const [middle] = view.flat([0, 0, SKULL.z]);
  const skull = blob(knots('-70 -60, -74 10, -62 56, -34 86, 0 92, 34 86, 62 56, 74 10, 70 -60'));
  // Jaws, but no line where the head passes into the neck.
  const jaws = 'M-74 10C-72 30 -70 44 -62 56C-54 69 -46 78 -36 84M74 10C72 30 70 44 62 56C54 69 46 78 36 84';
  const cheek =
    away > 14
      ? place(
          shape(blob(knots('30 -50, 62 -20, 60 6, 66 34, 60 62, 44 84, 20 84, 0 40')), tones.skin, {
            ink: tones.skinInk,
            inkWidth: 2.6 * tones.pen,
          }),
          away * 0.28 * side,
          0,
          1,
          0,
          side < 0,
        )
      : '';
  const ink = { ink: tones.skinInk, inkWidth: 2.4 * tones.pen };
  const ears = [-1, 1]
    .map((ear) => {
      const [x, y] = view.flat([ear * 76, 16, -14]);
      return place(shape(blob(knots('-8 -20, 8 -26, 16 -10, 10 20, -4 26')), tones.skin, ink), x, y, 1, 0, x < 0);
    })
    .join('');
  const behind = shape(skull, tones.skin) + line(jaws, ink.ink, ink.inkWidth);
  return cheek + place(behind, middle, 0) + ears;
}

function adornments(person: Person, view: View, tones: Tones, aspect: Aspect): string {
  const ink = { ink: tones.hairInk, inkWidth: 2.6 * tones.pen };
  let drawn = '';
  for (const side of [-1, 1] as const) {
    if (person.horns) {
      const [x, y] = view.flat(onSkull(side * 34, 56, 1.08));
      drawn += place(
        shape(blob(knots('-18 8!, -14 -34, 12 -74, 44 -96!, 26 -58, 18 -20, 18 10!')), tones.lit('#4c3a44'), ink) +
          line('M-14 -12l26 4M-8 -34l24 6M4 -56l18 8', tones.hairInk, 2, 0.7),
        x,
        y,
        1,
        0,
        side < 0,
      );
    }
    if (person.ears === 'cat') {
      const [x, y] = view.flat(onSkull(side * 42, 56, 1.1));
      drawn += place(
        shape(blob(knots('-34 10!, 0 -62!, 34 26!')), tones.hair, ink) +
          shape(blob(knots('-16 4!, 2 -38!, 20 12!')), tones.lit('#e89aa0')),
        x,
        y,
        1,
        0,
        side < 0,
      );
    }
  }
  if (person.crown) {
    const [x, y] = view.flat([0, -126, 0]);
    drawn += place(
      shape('M-48 8L-62 -50L-30 -22L0 -66L30 -22L62 -50L48 8Q0 -8 -48 8Z', tones.lit('#eebf45'), ink) +
        circle(0, -24, 7, tones.lit('#c8344a')) +
        circle(-34, -12, 4.5, tones.lit('#3f8fc8')) +
        circle(34, -12, 4.5, tones.lit('#3f8fc8')),
      x,
      y,
    );
  }
  if (person.bandana) {
    const band = spline([-84, -60, -30, 0, 30, 60, 84].map((seen) => view.flat(onSkull(seen - view.turn, 38, 1.16))));
    drawn +=
      line(band, tones.hairInk, 25) +
      line(band, tones.lit(person.bandana), 20) +
      line(band, tones.shaded(person.bandana), 2, 0.7);
  }
  if (person.hairpin && aspect !== 'back') {
    const [x, y] = view.flat(onSkull(46, 34, 1.2));
    const petals = [0, 72, 144, 216, 288].map((turn) =>
      place(
        circle(0, -8, 7, tones.lit(person.hairpin ?? '#ffffff'), {
          ink: darken(person.hairpin ?? '#ffffff', 0.5),
          inkWidth: 1.4,
        }),
        0,
        0,
        1,
        turn,
      ),
    );
    drawn += place(petals.join('') + circle(0, 0, 4.5, tones.lit('#f4d060')), x, y);
  }
  return drawn;
}
