import { darken } from '../draw/colour.ts';
import { blob, type Knot, knots, mixPoints, type Point, radians } from '../draw/geometry.ts';
import { line, place, shape } from '../draw/svg.ts';
import { NECK_BASE } from './frame.ts';
import type { Tailor } from './garment.ts';
import { inked, type Limb, limbOutline, limbShade } from './limb.ts';
import { acrossOf, type Foot, type LegPosture, type Posture } from './posture.ts';

/** Legs and lower clothes: what goes behind the trunk's cloth and what lies over it. */
export interface DrawnLegs {
  behind: string;
  before: string;
}

/** From hip to ankle of a grown person who stands straight. */
const THIGH = 318;
const SHIN = 306;

/** A leg on the picture. */
interface Leg {
  root: Point;
  joint: Point;
  end: Point;
  toes: -1 | 0 | 1;
  /** How the shin leans, for the foot to lean with it; 0 where the foot stands. */
  shin: number;
  /** Larger is nearer to the viewer. */
  nearness: number;
}

export function drawLegs(tailor: Tailor, posture: Posture, wind: number): DrawnLegs {
  const { person, frame } = tailor;
  const bottom = person.bottom ?? 'trousers';
  const legs = ([-1, 1] as const).map((side) => legOf(tailor, posture, side));
  const drawn = legs
    .toSorted((a, b) => a.nearness - b.nearness)
    .map((leg) => drawLeg(tailor, leg))
    .join('');
  if (bottom === 'skirt' || bottom === 'longskirt' || bottom === 'hakama')
    return {
      behind: drawn,
      before: skirt(
        tailor,
        legs.map(({ joint }) => joint),
        wind,
        bottom,
      ),
    };
  const tails = person.top === 'coat' ? coatTails(tailor, wind) : '';
  const hips = inked(
    frame.outline(300 * (person.stature ?? 1), frame.length + 14, 2),
    tailor.tones.lit(bottomColour(tailor)),
    tailor.tones.inkFor(bottomColour(tailor)),
    1.3 * tailor.tones.pen,
  );
  return { behind: drawn + hips, before: tails };
}

const STRAIGHT: LegPosture = { thigh: 3, shin: 2 };

function legOf(tailor: Tailor, posture: Posture, side: -1 | 1): Leg {
  const index = side < 0 ? 0 : 1;
  if (posture.feet) return standingLeg(tailor, posture, posture.feet[index], side);
  const grown = tailor.person.stature ?? 1;
  const { thigh, shin, short = 1, toes } = posture.legs?.[index] ?? STRAIGHT;
  const root = tailor.frame.hip(side);
  const joint = step(root, thigh * swing(posture, side), THIGH * grown * short);
  const end = step(joint, shin * swing(posture, side), SHIN * grown * (short < 0.8 ? 1 : short));
  return { root, joint, end, shin, toes: toes ?? side, nearness: tailor.frame.nearness(side) };
}

/** A leg from the hip to where its foot stands. A knee comes toward the viewer, so it hardly leaves the line between them. */
function standingLeg(tailor: Tailor, posture: Posture, foot: Foot, side: -1 | 1): Leg {
  const { frame, person } = tailor;
  const grown = person.stature ?? 1;
  const across = acrossOf(posture.turn, side);
  const mirror = across === side ? 1 : -1;
  const root = frame.hip(side);
  const under = NECK_BASE[0] - frame.length * Math.sin(radians(posture.lean ?? 0)) * 0.75;
  const ground = NECK_BASE[1] + frame.length + (THIGH + SHIN - 34) * grown;
  const y = foot.y ?? 0;
  const end: Point = [under + foot.x * mirror * grown, ground + y * grown];
  const [kneeX, kneeY] = mixPoints(root, end, THIGH / (THIGH + SHIN));
  const joint: Point = [kneeX + (foot.bend ?? 0) * across * grown, kneeY];
  const toes =
    foot.toes === undefined ? across : mirror > 0 ? foot.toes : foot.toes === 1 ? -1 : foot.toes === -1 ? 1 : 0;
  return { root, joint, end, toes, shin: 0, nearness: y / 100 + frame.nearness(side) };
}

function bottomColour(tailor: Tailor): string {
  return tailor.person.bottomColour ?? darken(tailor.person.topColour, 0.5);
}

function step(from: Point, degrees: number, length: number): Point {
  return [from[0] + Math.sin(radians(degrees)) * length, from[1] + Math.cos(radians(degrees)) * length];
}

/** Legs swing outward in a front view, forward in a side view. */
function swing(posture: Posture, side: -1 | 1): number {
  const angle = Math.abs(posture.turn);
  return angle > 45 && angle < 135 ? Math.sign(posture.turn) : acrossOf(posture.turn, side);
}

function drawLeg(tailor: Tailor, leg: Leg): string {
  const { person, tones, light } = tailor;
  const { root, joint, end } = leg;
  const grown = person.stature ?? 1;
  const masculine = person.build === 'm';
  const widths = (masculine ? [104, 70, 46] : [98, 60, 36]).map((width) => width * grown) as [number, number, number];
  const bare: Limb = { root, joint, end, widths, swell: 0.07 };
  const bottom = person.bottom ?? 'trousers';
  const pen = 1.3 * tones.pen;
  const colour = bottomColour(tailor);
  const shade: -1 | 1 = light.side === 1 ? -1 : 1;
  let drawn = '';
  if (bottom === 'trousers') {
    const cloth: Limb = { ...bare, widths: [widths[0] * 1.06, widths[1] * 1.16, widths[2] * 1.42] };
    drawn +=
      shoe(tailor, leg) +
      inked(limbOutline(cloth, 1.95), tones.lit(colour), tones.inkFor(colour), pen) +
      shape(limbShade(cloth, shade, 1.95), tones.shaded(colour), { opacity: 0.5 });
    drawn += line(`M${joint[0] - 16} ${joint[1] - 8}q14 12 30 6`, tones.inkFor(colour), 2 * tones.pen, 0.5);
  } else {
    drawn +=
      inked(limbOutline(bare), tones.skin, tones.skinInk, pen) +
      shape(limbShade(bare, shade), tones.skinShade, { opacity: 0.45 }) +
      shoe(tailor, leg);
    const sock: Limb = {
      ...bare,
      root: joint,
      joint: mixPoints(joint, end, 0.49),
      widths: [widths[1] * 1.02, widths[1] * 0.98, widths[2] * 1.08],
    };
    if (person.top === 'sailor' || person.top === 'blazer')
      drawn +=
        inked(limbOutline({ ...sock, root: sock.joint }), tones.lit(darken(colour, 0.3)), tones.inkFor(colour), pen) +
        shoe(tailor, leg);
    if (bottom === 'shorts') {
      const cloth: Limb = { ...bare, widths: [widths[0] * 1.12, widths[1] * 1.5, widths[2]] };
      drawn += inked(limbOutline(cloth, 0.7), tones.lit(colour), tones.inkFor(colour), pen);
    }
  }
  return drawn;
}

function shoe(tailor: Tailor, { end: ankle, toes, shin }: Leg): string {
  const { tones, person } = tailor;
  const colour =
    person.top === 'jersey' || person.top === 'hoodie' || person.top === 'tee'
      ? person.accentColour
      : darken(bottomColour(tailor), 0.45);
  const grown = person.stature ?? 1;
  const ink = tailor.ink(colour);
  const outline: readonly Knot[] =
    toes === 0
      ? knots('-23 -24!, 23 -24!, 30 4, 34 28, 24 40, -24 40, -34 28, -30 4')
      : knots('-24 -28!, 20 -28!, 30 -8, 58 4, 80 16, 84 30!, -26 30!, -31 8');
  const sole = toes === 0 ? line('M-26 38h52', '#f4f0ea', 5) : line('M-25 29H80', '#f4f0ea', 6);
  const toe = toes === 0 ? '' : line('M52 4q-2 12 4 22', tones.inkFor(colour), 1.8 * tones.pen, 0.6);
  const tilt = Math.max(-60, Math.min(60, -shin * 0.5 * swingSign(toes)));
  return place(shape(blob(outline), tones.lit(colour), ink) + toe + sole, ankle[0], ankle[1], grown, tilt, toes < 0);
}

const swingSign = (toes: number): number => (toes < 0 ? 1 : -1);

function skirt(tailor: Tailor, knees: readonly Point[], wind: number, kind: 'skirt' | 'longskirt' | 'hakama'): string {
  const { frame, person, tones } = tailor;
  const grown = person.stature ?? 1;
  const top = 244 * grown;
  const colour = bottomColour(tailor);
  const long = kind === 'skirt' ? 500 : 860;
  const down = long * grown;
  const [leftKnee = [0, 0], rightKnee = [0, 0]] = knees;
  const low = Math.min(leftKnee[0], rightKnee[0]);
  const high = Math.max(leftKnee[0], rightKnee[0]);
  const flare = (kind === 'skirt' ? 66 : 92) * grown;
  const blow = wind * 60;
  const left = frame.seenAt(-90, top);
  const right = frame.seenAt(90, top);
  const hipLeft = frame.seenAt(-90, 350 * grown);
  const hipRight = frame.seenAt(90, 350 * grown);
  const y = frame.spine(down)[1];
  const a: Point = [Math.min(low - flare, hipLeft[0] - flare * 0.6) + blow * 0.6, y];
  const b: Point = [Math.max(high + flare, hipRight[0] + flare * 0.6) + blow, y - Math.abs(blow) * 0.2];
  const outline = blob([
    [...left, 1],
    [hipLeft[0] - 12, hipLeft[1]],
    [...a, 1],
    [a[0] + (b[0] - a[0]) * 0.3, y + 16],
    [a[0] + (b[0] - a[0]) * 0.7, y + 16],
    [...b, 1],
    [hipRight[0] + 12, hipRight[1]],
    [...right, 1],
  ]);
  const pleats = Array.from({ length: 7 }, (_, index) => {
    const t = (index + 1) / 8;
    const from: Point = [left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t + 8];
    return line(
      `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${(a[0] + (b[0] - a[0]) * t).toFixed(1)} ${(y + 8).toFixed(1)}`,
      tones.inkFor(colour),
      2 * tones.pen,
      0.45,
    );
  }).join('');
  const side = tailor.light.side;
  const shadeX = (t: number) => a[0] + (b[0] - a[0]) * t;
  const shade =
    side > 0
      ? blob([
          [...left, 1],
          [left[0] + 26, left[1]],
          [shadeX(0.36), y + 14, 1],
          [...a, 1],
          [hipLeft[0] - 10, hipLeft[1]],
        ])
      : blob([
          [...right, 1],
          [right[0] - 26, right[1]],
          [shadeX(0.64), y + 14, 1],
          [...b, 1],
          [hipRight[0] + 10, hipRight[1]],
        ]);
  return (
    shape(outline, tones.lit(colour), tailor.ink(colour)) +
    (tones.flat ? '' : shape(shade, tones.shaded(colour), { opacity: 0.5 })) +
    pleats
  );
}

function coatTails(tailor: Tailor, wind: number): string {
  const { frame, person, tones } = tailor;
  const grown = person.stature ?? 1;
  const colour = person.topColour;
  const y = frame.spine(760 * grown)[1];
  const blow = wind * 90;
  const left = frame.seenAt(-90, 390 * grown);
  const right = frame.seenAt(90, 390 * grown);
  const middle = frame.at(0, 400 * grown);
  const wing = (edge: Point, outward: number) =>
    shape(
      blob([
        [edge[0] - outward * -12, edge[1] - 60, 1],
        [edge[0] + outward * 40 + blow * 0.4, edge[1] + 150],
        [edge[0] + outward * 56 + blow, y, 1],
        [middle[0] + outward * 26 + blow * 0.8, y + 14, 1],
        [middle[0] + outward * 12, edge[1] + 90],
        [middle[0], edge[1] - 70, 1],
      ]),
      outward === tailor.light.side ? tones.lit(colour) : tones.shaded(colour),
      tailor.ink(colour),
    );
  return wing(left, -1) + wing(right, 1);
}
