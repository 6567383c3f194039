import { luminance, mix } from '../draw/colour.ts';
import { blob, brushStroke, knots, num } from '../draw/geometry.ts';
import { circle, ellipse, group, line, place, roundRect, shape } from '../draw/svg.ts';
import { drawBrow } from './brow.ts';
import { drawEye, type EyeContext } from './eyes.ts';
import { faceOf } from './face-kind.ts';
import { type FacePlan, squeezeOf } from './face-plan.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';
import type { View } from './view.ts';

/** Skin, shade, blush, eyes, brows, nose, mouth and what sits on them. */
export function drawFace(context: EyeContext, plan: FacePlan): string {
  const { canvas, person, tones, bearing } = context;
  const skin = shape(plan.outline, tones.skin, { ink: tones.skinInk, inkWidth: 2.6 * tones.pen });
  const inside = group(faceShade(context, plan) + blush(context, plan), { clip: canvas.clip(plan.outline) });
  let features = drawNose(context, plan);
  const kind = faceOf(person);
  const mouthAt = plan.at(0, (person.build === 'm' ? 71 : 67) + kind.mouth.down, 70);
  const angle = Math.abs(plan.view.turn);
  const mouth = drawMouth(
    bearing.mood,
    person,
    tones,
    (1 - angle * 0.0045) * kind.mouth.wide,
    context.manner.eyes === 'dot',
  );
  if (person.beard) features += beard(context, plan);
  features += place(mouth, mouthAt[0], mouthAt[1], context.manner.eyes === 'dot' ? 0.86 : 0.96);
  for (const side of [-1, 1] as const) {
    const squeeze = squeezeOf(plan.view, side);
    const { eyes, brows } = kind;
    const eyeAt = plan.at(side * (37 + eyes.apart), (person.build === 'm' ? 8 : 12) + eyes.down, 46);
    const browAt = plan.at(side * (38 + eyes.apart), (person.build === 'm' ? -20 : -25) + eyes.down - brows.up, 50);
    features +=
      place(drawEye(context, side, squeeze), eyeAt[0], eyeAt[1]) +
      place(drawBrow(context, side, squeeze), browAt[0], browAt[1]);
  }
  return skin + inside + features + marks(context, plan);
}

function faceShade(context: EyeContext, plan: FacePlan): string {
  const { tones, light } = context;
  if (tones.flat) return '';
  const side = light.side;
  const edge = blob([
    [-side * 96, -110],
    [-side * 62, -60],
    [-side * 64, 10],
    [-side * 50, 56],
    [-side * 14, 92],
    [-side * 30, 130],
    [-side * 110, 110],
  ]);
  const fringe = blob(knots('-100 -120, -86 -6, -58 -18, -24 -12, 10 -24, 44 -12, 86 -8, 100 -120'));
  const rim = light.rim
    ? shape(
        brushStroke(
          [
            [side * 76, -40],
            [side * 73, 30],
            [side * 54, 68],
            [side * 18, 96],
          ],
          9,
          0.6,
          0.1,
        ),
        light.rim,
        { opacity: 0.7 },
      )
    : '';
  const offset = plan.at(0, 0, 26)[0];
  return (
    place(shape(fringe, tones.skinShade, { opacity: 0.6 }), offset * 0.5, 0) +
    place(shape(edge, tones.skinShade, { opacity: 0.3 + light.depth * 0.8 }), offset * 0.6, 0) +
    (faceOf(context.person).hollow ? hollows(context, plan) : '') +
    place(rim, offset * 0.3, 0)
  );
}

/** Shade under the cheekbones. */
function hollows({ tones }: EyeContext, plan: FacePlan): string {
  return ([-1, 1] as const)
    .map((side) => {
      const [x, y] = plan.at(side * 50, 52, 40);
      return shape(
        blob([
          [x + side * 20, y - 14],
          [x - side * 8, y - 2],
          [x - side * 16, y + 20],
          [x + side * 2, y + 16],
        ]),
        tones.skinShade,
        { opacity: 0.5 },
      );
    })
    .join('');
}

function blush(context: EyeContext, plan: FacePlan): string {
  const { person, bearing, canvas, manner } = context;
  const shy = bearing.mood === 'shy';
  const warm = shy
    ? 0.62
    : bearing.mood === 'joy' || bearing.mood === 'laugh'
      ? 0.42
      : person.build === 'f'
        ? 0.28
        : 0.12;
  if (manner.shading === 'tone') return shy ? blushLines(plan, '#555555') : '';
  const pink = luminance(person.skin) < 0.62 ? '#c23a44' : '#ff6a72';
  const glow = canvas.radial([
    [0, pink, warm],
    [0.5, pink, warm * 0.6],
    [1, pink, 0],
  ]);
  const spots = [-1, 1].map((side) => {
    const [x, y] = plan.at(side * 47, 42, 44);
    return ellipse(x, y, 26, 17, glow);
  });
  return spots.join('') + (shy ? blushLines(plan, '#d8405c') : '');
}

function blushLines(plan: FacePlan, colour: string): string {
  return [-1, 1]
    .flatMap((side) => {
      const [x, y] = plan.at(side * 47, 40, 44);
      return [-9, 0, 9].map((offset) => line(`M${num(x + offset + 2)} ${num(y - 5)}l-4 10`, colour, 2, 0.8));
    })
    .join('');
}

function beard(context: EyeContext, plan: FacePlan): string {
  const { canvas, tones } = context;
  const [x] = plan.at(0, 70, 50);
  const outer = blob([
    [x - 90, 30],
    [x - 62, 34],
    [x - 34, 56],
    [x, 58],
    [x + 34, 56],
    [x + 62, 34],
    [x + 90, 30],
    [x + 70, 130],
    [x, 150],
    [x - 70, 130],
  ]);
  return group(shape(outer, tones.hair, { opacity: 0.86 }) + ellipse(x, 72, 20, 11, tones.skin), {
    clip: canvas.clip(plan.outline),
  });
}

function marks(context: EyeContext, plan: FacePlan): string {
  const { person, tones, bearing } = context;
  let drawn = '';
  if (person.freckles)
    drawn += [-1, 1]
      .flatMap((side) =>
        knots('38 36, 48 40, 56 35, 44 47').map(([x = 0, y = 0]) => {
          const [px, py] = plan.at(side * x, y, 50);
          return circle(px, py, 1.8, tones.skinShade);
        }),
      )
      .join('');
  if (person.scar) {
    const a = plan.at(54, -34, 44);
    const b = plan.at(46, 44, 54);
    drawn += line(
      `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2 + 5)} ${num((a[1] + b[1]) / 2)} ${num(b[0])} ${num(b[1])}`,
      mix(tones.skinShade, '#a02838', 0.6),
      3.4,
    );
  }
  if (person.aged)
    drawn += [-1, 1]
      .map((side) => {
        const [x, y] = plan.at(side * 30, 52, 70);
        const [ex, ey] = plan.at(side * 36, 34, 56);
        return line(
          `M${num(x)} ${num(y)}q${num(side * 6)} 8 ${num(side * 3)} 16M${num(ex - 10)} ${num(ey)}q10 5 20 0`,
          tones.skinShade,
          2.2,
        );
      })
      .join('');
  if (person.glasses) drawn += glasses(context, plan);
  if (bearing.mood === 'shock' || bearing.mood === 'worry') {
    const [x, y] = plan.at(-62, -44, 20);
    drawn += line(
      `M${num(x)} ${num(y)}v14M${num(x + 10)} ${num(y - 3)}v20M${num(x + 20)} ${num(y - 3)}v14`,
      '#6a78a8',
      2.2,
      0.6,
    );
  }
  return drawn;
}

function glasses(context: EyeContext, plan: FacePlan): string {
  const { tones, person } = context;
  const y = person.build === 'm' ? 8 : 10;
  const frames = [-1, 1].map((side) => {
    const [x, cy] = plan.at(side * 36, y, 62);
    const half = 29 * squeezeOf(plan.view, side < 0 ? -1 : 1);
    return (
      roundRect([x - half, cy - 23, half * 2, 46], 18, '#e4f2ff', {
        opacity: 0.14,
        ink: tones.hairInk,
        inkWidth: 3.2,
      }) + line(`M${num(x - half * 0.5)} ${num(cy - 12)}l${num(half * 0.4)} -6`, '#ffffff', 2.4, 0.7)
    );
  });
  const left = plan.at(-8, y, 76);
  const right = plan.at(8, y, 76);
  return (
    frames.join('') +
    line(
      `M${num(left[0])} ${num(left[1] - 6)}Q${num((left[0] + right[0]) / 2)} ${num(left[1] - 12)} ${num(right[0])} ${num(right[1] - 6)}`,
      tones.hairInk,
      3.2,
    )
  );
}

/** An ear on the picture's side `side`, or nothing where the turn hides it. */
export function drawEar(context: EyeContext, view: View, side: -1 | 1): string {
  const { person, tones } = context;
  const [x, y] = view.flat([side * 74, 16, -14]);
  if (view.depth([side * 74, 16, -14]) < -58) return '';
  const ink = { ink: tones.skinInk, inkWidth: 2.4 * tones.pen };
  if (person.ears === 'elf')
    return place(
      shape(blob(knots('-6 -18!, 30 -34, 70 -52!, 40 -4, 10 24, -6 22')), tones.skin, ink) +
        line('M4 -6Q22 -22 46 -36', tones.skinShade, 3),
      x,
      y,
      1,
      0,
      side < 0,
    );
  const jewel = person.earring
    ? line('M7 28v10', '#e8c45a', 2) + circle(7, 43, 5, '#e8c45a', { ink: '#6a4a1a', inkWidth: 1.4 })
    : '';
  return place(
    shape(blob(knots('-6 -20, 8 -26, 17 -14, 14 8, 7 26, -6 24')), tones.skin, ink) +
      line('M9 -15Q2 -8 6 2Q9 8 4 14', tones.skinShade, 2.6) +
      jewel,
    x,
    y,
    1,
    0,
    side < 0,
  );
}
