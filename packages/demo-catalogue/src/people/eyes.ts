import type { Canvas } from '../draw/canvas.ts';
import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, brushStroke, type Knot, num, type Point, polygon } from '../draw/geometry.ts';
import { circle, ellipse, group, line, shape } from '../draw/svg.ts';
import { faceOf } from './face-kind.ts';
import type { Bearing, EyeManner, Light, Manner, Mood, Person } from './person.ts';
import type { Tones } from './tones.ts';

/** How far open, how the outer corner lifts, how the lower lid rises. */
interface Lids {
  open: number;
  slant: number;
  squint: number;
}

const LIDS: Record<Mood, Lids | 'arc' | 'rest' | 'tight'> = {
  calm: { open: 1, slant: 0, squint: 0 },
  talk: { open: 1, slant: 0, squint: 0 },
  smile: { open: 0.92, slant: 0, squint: 0.12 },
  joy: 'arc',
  laugh: 'arc',
  angry: { open: 0.8, slant: 6, squint: 0.08 },
  shout: { open: 1, slant: 5, squint: 0 },
  shock: { open: 1.16, slant: 0, squint: 0 },
  sad: { open: 0.8, slant: -6, squint: 0.04 },
  cry: { open: 0.72, slant: -7, squint: 0.18 },
  smirk: { open: 0.74, slant: 4, squint: 0.1 },
  shy: { open: 0.82, slant: -4, squint: 0.05 },
  cold: { open: 0.68, slant: 4, squint: 0 },
  worry: { open: 0.98, slant: -5, squint: 0 },
  deadpan: { open: 0.52, slant: 0, squint: 0 },
  strain: 'tight',
  asleep: 'rest',
};

interface EyeForm {
  width: number;
  height: number;
  irisWidth: number;
  irisHeight: number;
  lash: number;
  slant: number;
}

const FORMS: Record<EyeManner, EyeForm> = {
  jewel: { width: 50, height: 43, irisWidth: 0.37, irisHeight: 0.58, lash: 6.6, slant: 2 },
  sharp: { width: 49, height: 31, irisWidth: 0.3, irisHeight: 0.6, lash: 6.2, slant: 5 },
  soft: { width: 43, height: 36, irisWidth: 0.37, irisHeight: 0.57, lash: 4.8, slant: 0 },
  dot: { width: 30, height: 34, irisWidth: 0.4, irisHeight: 0.5, lash: 4, slant: 0 },
  hollow: { width: 48, height: 36, irisWidth: 0.27, irisHeight: 0.4, lash: 5, slant: 1 },
};

export interface EyeContext {
  canvas: Canvas;
  person: Person;
  bearing: Bearing;
  light: Light;
  manner: Manner;
  tones: Tones;
}

/** An eye seen from the front or at an angle, around (0, 0). `side` −1 is the picture's left; `squeeze` narrows it. */
export function drawEye(context: EyeContext, side: -1 | 1, squeeze: number): string {
  const { person, bearing, manner, tones } = context;
  const lids = LIDS[bearing.mood];
  const form = FORMS[manner.eyes];
  const size = (manner.eyeSize ?? 1) * (person.stature && person.stature < 1 ? 1.12 : 1);
  const masculine = person.build === 'm';
  const { eyes } = faceOf(person);
  const width = form.width * squeeze * size * (masculine ? 0.93 : 1) * eyes.wide;
  const height = form.height * size * eyes.tall * (masculine && manner.eyes !== 'sharp' ? 0.76 : masculine ? 0.88 : 1);
  const ink = tones.hairInk;
  if (lids === 'arc' || lids === 'rest')
    return closedEye(width, lids === 'arc' ? -1 : 1, side, ink, masculine ? 4 : 5.4);
  if (lids === 'tight') {
    const s = (x: number) => x * side;
    return (
      shape(
        brushStroke(
          [
            [s(-width * 0.42), 2],
            [s(width * 0.1), -7],
            [s(width * 0.46), -11],
          ],
          5.6,
          0.3,
          0.7,
        ),
        ink,
      ) +
      shape(
        brushStroke(
          [
            [s(-width * 0.42), 4],
            [s(width * 0.08), 9],
            [s(width * 0.44), 11],
          ],
          5,
          0.3,
          0.6,
        ),
        ink,
      )
    );
  }
  if (manner.eyes === 'dot') return dotEye(width, height * Math.min(1.1, lids.open), bearing, ink);
  return openEye(context, side, { width, height: height * lids.open, fullHeight: height, form, lids });
}

function closedEye(width: number, bend: -1 | 1, side: -1 | 1, ink: string, thickness: number): string {
  const points: Point[] = [
    [-0.52, -0.1],
    [-0.26, 0.16],
    [0.02, 0.24],
    [0.3, 0.14],
    [0.55, -0.14],
  ].map(([x = 0, y = 0]) => [x * width * side, y * 40 * bend * 0.75 + 6]);
  const lashes = bend > 0 ? line(`M${num(width * 0.44 * side)} 10l${num(7 * side)} 5`, ink, 2.6) : '';
  return shape(brushStroke(points, thickness, 0.35, 0.6), ink) + lashes;
}

function dotEye(width: number, height: number, bearing: Bearing, ink: string): string {
  const [gazeX, gazeY] = bearing.gaze ?? [0, 0];
  const x = gazeX * 5;
  const y = gazeY * 4 + 2;
  return (
    ellipse(x, y, width * 0.32, height * 0.42, ink) +
    circle(x - width * 0.1, y - height * 0.16, width * 0.11, '#ffffff') +
    (bearing.mood === 'shock' ? ellipse(x, y, width * 0.62, height * 0.66, 'none', { ink, inkWidth: 2.4 }) : '')
  );
}

interface OpenEye {
  width: number;
  height: number;
  fullHeight: number;
  form: EyeForm;
  lids: Lids;
}

function openEye(context: EyeContext, side: -1 | 1, eye: OpenEye): string {
  const { canvas, person, light, tones, manner } = context;
  const { width: w, height: h } = eye;
  const masculine = person.build === 'm';
  const own = faceOf(person).eyes.slant;
  const slant = eye.lids.slant + own + (masculine ? Math.max(2, eye.form.slant) : eye.form.slant);
  const x = (part: number) => part * w * side;
  const upper: Knot[] = [
    [x(-0.5), h * 0.13 + slant * 0.85],
    [x(-0.32), -h * 0.29 + slant * 0.6],
    [x(0.02), -h * 0.49 + slant * 0.1],
    [x(0.32), -h * 0.36 - slant * 0.45],
    [x(0.52), -h * 0.02 - slant * 0.7],
  ];
  const rise = eye.lids.squint * eye.fullHeight;
  const lower: Knot[] = [
    [x(0.42), h * 0.29 - rise * 0.8],
    [x(0.1), h * 0.48 - rise],
    [x(-0.25), h * 0.43 - rise * 0.9],
  ];
  const inner = corner(upper, 0);
  const outer = corner(upper, 4);
  const opening = blob([inner, ...upper.slice(1, 4), outer, ...lower]);
  const white = mix('#ffffff', light.shade, light.depth * 0.3);
  const lidShade = blob([
    inner,
    ...upper.slice(1, 4),
    outer,
    [x(0.5), -h * 0.02 + 8],
    [x(0), -h * 0.2 + slant * 0.3],
    [x(-0.5), h * 0.13 + 9],
  ]);
  const body =
    drawIris(context, side, eye) +
    shape(lidShade, tones.flat ? '#7a6a88' : light.shade, { opacity: tones.flat ? 0.2 : 0.34 });
  return (
    (manner.eyes === 'hollow' ? ellipse(0, h * 0.62, w * 0.46, h * 0.3, tones.skinShade, { opacity: 0.5 }) : '') +
    shape(opening, white) +
    group(body, { clip: canvas.clip(opening) }) +
    lashes(context, side, eye, slant) +
    (context.bearing.mood === 'cry' ? tear(x(0.12), h, light) : '')
  );
}

function corner(knots: readonly Knot[], index: number): Knot {
  const knot = knots[index] ?? [0, 0];
  return [knot[0], knot[1], 1];
}

function drawIris(context: EyeContext, side: -1 | 1, eye: OpenEye): string {
  const { canvas, person, bearing, light, tones, manner } = context;
  const [gazeX, gazeY] = bearing.gaze ?? [0, 0];
  const small = bearing.mood === 'shock' ? 0.7 : 1;
  const rx = eye.width * eye.form.irisWidth * small;
  const ry = eye.fullHeight * eye.form.irisHeight * small * (eye.lids.open < 0.85 ? 0.94 : 1);
  const x = gazeX * eye.width * 0.15 + side * eye.width * -0.015;
  const y = gazeY * eye.fullHeight * 0.1 + (eye.fullHeight - eye.height) * 0.06 + 0.5;
  const colour = tones.lit(person.eyeColour);
  const dark = darken(colour, 0.68);
  const fill =
    manner.eyes === 'hollow'
      ? colour
      : canvas.linear([
          [0, dark],
          [0.42, mix(colour, dark, 0.25)],
          [0.75, colour],
          [1, lighten(colour, 0.5)],
        ]);
  const glint = light.side * -1;
  let iris = ellipse(x, y, rx, ry, fill, { ink: darken(colour, 0.78), inkWidth: manner.eyes === 'jewel' ? 2.2 : 1.8 });
  iris += ellipse(x, y - ry * 0.08, rx * 0.42, ry * 0.44, darken(colour, 0.88));
  if (manner.eyes === 'jewel' || manner.eyes === 'soft')
    iris += shape(
      `M${num(x - rx * 0.72)} ${num(y + ry * 0.3)}Q${num(x)} ${num(y + ry * 1.15)} ${num(x + rx * 0.72)} ${num(y + ry * 0.3)}Q${num(x)} ${num(y + ry * 0.76)} ${num(x - rx * 0.72)} ${num(y + ry * 0.3)}Z`,
      lighten(colour, 0.72),
      { opacity: 0.7 },
    );
  if (manner.eyes === 'jewel')
    iris +=
      circle(x + rx * 0.1, y + ry * 0.62, rx * 0.1, '#ffffff', { opacity: 0.8 }) +
      circle(x - rx * 0.32, y + ry * 0.5, rx * 0.08, '#ffffff', { opacity: 0.7 });
  if (manner.eyes !== 'hollow' && bearing.mood !== 'deadpan')
    iris +=
      ellipse(x + rx * 0.36 * glint, y - ry * 0.4, rx * 0.34, ry * 0.28, '#ffffff') +
      circle(x - rx * 0.42 * glint, y + ry * 0.36, rx * 0.16, '#ffffff', { opacity: 0.9 });
  return iris;
}

function lashes(context: EyeContext, side: -1 | 1, eye: OpenEye, slant: number): string {
  const { person, tones, bearing } = context;
  const { width: w, height: h } = eye;
  const feminine = person.build === 'f';
  const ink = tones.hairInk;
  const thick = eye.form.lash * (feminine ? 1 : 0.78);
  const x = (part: number) => part * w * side;
  const tip: Knot[] = feminine
    ? [
        [x(0.52), -h * 0.06 - slant * 0.6],
        [x(0.68), -h * 0.13 - slant * 0.8, 1],
      ]
    : [[x(0.57), -h * 0.03 - slant * 0.75, 1]];
  const lid = blob([
    [x(-0.52), h * 0.14 + slant * 0.9, 1],
    [x(-0.32), -h * 0.29 + slant * 0.6],
    [x(0.02), -h * 0.49 + slant * 0.1],
    [x(0.32), -h * 0.36 - slant * 0.45],
    ...tip,
    [x(0.5), -h * 0.2 - slant * 0.65 - thick * 0.45],
    [x(0.3), -h * 0.42 - slant * 0.45 - thick * 0.85],
    [x(0), -h * 0.5 + slant * 0.1 - thick * 0.95],
    [x(-0.33), -h * 0.33 + slant * 0.6 - thick * 0.4],
  ]);
  let drawn = shape(lid, ink);
  if (feminine)
    drawn += shape(
      polygon([
        [x(0.42), -h * 0.27 - slant * 0.55],
        [x(0.62), -h * 0.42 - slant * 0.6],
        [x(0.51), -h * 0.1 - slant * 0.6],
      ]),
      ink,
    );
  const rise = eye.lids.squint * eye.fullHeight;
  drawn += line(
    `M${num(x(0.44))} ${num(h * 0.28 - rise * 0.8)}Q${num(x(0.28))} ${num(h * 0.45 - rise)} ${num(x(feminine ? 0 : 0.05))} ${num(h * 0.49 - rise)}`,
    tones.skinInk,
    feminine ? 2 : 1.6,
    0.85,
  );
  if (bearing.mood !== 'shock')
    drawn += line(
      `M${num(x(-0.26))} ${num(-h * 0.5 + slant * 0.5 - thick)}Q${num(x(0.06))} ${num(-h * 0.62 - thick * 1.1)} ${num(x(0.42))} ${num(-h * 0.5 - slant * 0.45 - thick + 1)}`,
      tones.skinInk,
      1.6,
      0.6,
    );
  return drawn;
}

function tear(x: number, height: number, light: Light): string {
  const drop = blob([
    [x - 4, height * 0.42, 1],
    [x - 7, height * 0.5 + 16],
    [x - 3, height * 0.5 + 40],
    [x + 4, height * 0.5 + 38],
    [x + 7, height * 0.5 + 14],
    [x + 4, height * 0.42, 1],
  ]);
  return (
    shape(drop, mix('#e8f6ff', light.shade, 0.1), { opacity: 0.9, ink: '#8ab8d8', inkWidth: 1 }) +
    line(`M${num(x - 1)} ${num(height * 0.7)}v14`, '#ffffff', 2)
  );
}
