import type { Canvas } from '../draw/canvas.ts';
import { blob, type Knot, num, type Point, radians } from '../draw/geometry.ts';
import { group, line, place, shape } from '../draw/svg.ts';
import { type Frame, frameOf } from './frame.ts';
import { type Garment, type Sleeve, Tailor } from './garment.ts';
import { CUTS } from './garments.ts';
import { drawHand, type HandInk } from './hand.ts';
import { type DrawnHead, drawHead } from './head.ts';
import { drawLegs } from './legs.ts';
import { inked, type Limb, limbBand, limbOutline, limbShade } from './limb.ts';
import { drawNeck } from './neck.ts';
import type { Bearing, Light, Manner, Person } from './person.ts';
import { type ArmPosture, acrossOf, mirrored, type Posture } from './posture.ts';
import { POSTURES, type PostureName } from './postures.ts';
import { drawProp, type Prop } from './prop.ts';
import { type Tones, tonesOf } from './tones.ts';

export interface FigureOptions {
  bearing: Bearing;
  posture?: PostureName;
  /** Mirrors the posture (not the head). */
  mirror?: boolean;
  /** Turns the trunk to this instead of the posture's own. */
  bodyTurn?: number;
  /** How much is in the frame: legs are left out of a bust. */
  crop: 'bust' | 'full';
  light: Light;
  manner: Manner;
  prop?: Prop;
  /** How large the head is against the usual; 1 if absent. */
  headSize?: number;
  /** Draws everything in one colour. */
  silhouette?: string;
}

interface DrawnArm {
  drawn: string;
  layer: 'over' | 'behind' | 'before';
}

/** A person around the point between the eyes; the crown is at −135, the soles of a grown person at about 1280. */
export function drawFigure(canvas: Canvas, person: Person, options: FigureOptions): string {
  const { bearing, light, manner, crop } = options;
  const tones = tonesOf(person, light, manner);
  const named: Posture = POSTURES[options.posture ?? 'rest'];
  const turned = options.mirror ? mirrored(named) : named;
  const posture = options.bodyTurn === undefined ? turned : { ...turned, turn: options.bodyTurn };
  const frame = frameOf(person, posture.turn, posture.lean ?? 0, posture);
  const bottom = person.bottom ?? 'trousers';
  const hem = bottom === 'skirt' || bottom === 'longskirt' ? 268 : person.top === 'coat' ? 420 : 326;
  const tailor = new Tailor(canvas, frame, person, tones, light, hem);
  const garment = CUTS[person.top](tailor);
  const head = sizedHead(drawHead(canvas, person, bearing, light, manner), options.headSize ?? 1);
  const arms = ([-1, 1] as const).map((side) =>
    drawArm(side, posture, frame, person, garment, tones, light, options.prop),
  );
  const from = (layer: DrawnArm['layer']) =>
    arms
      .filter((arm) => arm.layer === layer)
      .map((arm) => arm.drawn)
      .join('');
  const legs = crop === 'full' ? drawLegs(tailor, posture, bearing.wind ?? 0) : { behind: '', before: '' };
  const neck = drawNeck(canvas, person, bearing, frame, tones, light);
  return (
    (garment.behind ?? '') +
    head.behind +
    from('behind') +
    legs.behind +
    garment.trunk +
    legs.before +
    (frame.isBack ? '' : neck) +
    from('before') +
    (frame.isBack ? neck : '') +
    (garment.collar ?? '') +
    (garment.over ?? '') +
    head.before +
    from('over')
  );
}

/** The height at which a head of another size stays: it grows over its neck and above. */
export const HEAD_SEAT_Y = 40;

function sizedHead(head: DrawnHead, size: number): DrawnHead {
  if (size === 1) return head;
  const seated = (drawn: string) => place(drawn, 0, HEAD_SEAT_Y * (1 - size), size);
  return { behind: seated(head.behind), before: seated(head.before) };
}

/** From this turn to the back's a body is seen from the side: its arms swing forward and backward. */
const SIDE_FROM = 52;
const SIDE_TO = 120;
/** An arm that hangs, seen from the side: the elbow bends forward. */
const HANGING = { upper: -6, fore: 13 };
/** How far a shoulder goes up with an arm that is raised above it. */
const SHRUG = 17;

/** The angles of an arm on the picture, in degrees from hanging; positive toward the picture's right. */
function armAngles(arm: ArmPosture, turn: number, side: -1 | 1): { upper: number; fore: number; outward: number } {
  const angle = Math.abs(turn);
  if (angle <= SIDE_FROM || angle >= SIDE_TO) {
    const outward = acrossOf(turn, side);
    return { upper: arm.upper * outward, fore: arm.fore * outward, outward };
  }
  const outward = Math.sign(turn);
  const { upper, fore } = Math.abs(arm.upper) < 20 && Math.abs(arm.fore) < 30 ? HANGING : arm;
  return { upper: upper * outward, fore: fore * outward, outward };
}

function drawArm(
  side: -1 | 1,
  posture: Posture,
  frame: Frame,
  person: Person,
  garment: Garment,
  tones: Tones,
  light: Light,
  prop: Prop | undefined,
): DrawnArm {
  const arm: ArmPosture = side < 0 ? posture.left : posture.right;
  const grown = person.stature ?? 1;
  const masculine = person.build === 'm';
  const lean = posture.lean ?? 0;
  const [rootX, rootY] = frame.shoulder(side);
  const root: Point = [rootX, rootY - (Math.abs(arm.upper) > 100 ? SHRUG * grown : 0)];
  const nearness = frame.nearness(side);
  const { upper, fore, outward } = armAngles(arm, posture.turn, side);
  const step = (from: Point, degrees: number, length: number): Point => {
    const angle = radians(degrees - lean * 0.5);
    return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
  };
  const short = arm.short ?? 1;
  const joint = step(root, upper, (masculine ? 164 : 148) * grown * (arm.upperShort ?? short));
  const end = step(joint, fore, (masculine ? 150 : 134) * grown * short);
  const widths = (masculine ? [62, 48, 34] : [46, 36, 25]).map((width) => width * grown) as [number, number, number];
  const bare: Limb = { root, joint, end, widths, swell: masculine ? 0.09 : 0.05 };
  const handAngle =
    (Math.atan2(end[1] - joint[1], end[0] - joint[0]) * 180) / Math.PI - 90 + (arm.wrist ?? 0) * outward;
  const ink: HandInk = { skin: tones.skin, shade: tones.skinShade, ink: tones.skinInk, pen: tones.pen };
  const across = acrossOf(posture.turn, side);
  const inward: -1 | 1 = (across < 0 ? 1 : -1) * (arm.thumbOut ? -1 : 1) > 0 ? 1 : -1;
  const raised = end[1] < joint[1];
  const thumb: -1 | 1 = raised ? (inward > 0 ? -1 : 1) : inward;
  const held = prop && arm.hand === 'hold' ? drawProp(prop, side, handAngle, tones) : '';
  const hand = drawHand(arm.hand, end, handAngle, thumb, (masculine ? 1.16 : 0.98) * grown, ink, held);
  const drawn =
    hand +
    drawSleeve(bare, garment.sleeve, tones, light) +
    shoulderPatch(root, garment.sleeve, widths[0], frame, tones, side !== light.side);
  const defaultLayer = nearness < -0.55 ? 'behind' : 'before';
  return { drawn, layer: arm.layer ?? defaultLayer };
}

function drawSleeve(bare: Limb, sleeve: Sleeve, tones: Tones, light: Light): string {
  const pen = 2.5 * tones.pen;
  const skin =
    inked(limbOutline(bare), tones.skin, tones.skinInk, pen / 2) +
    (tones.flat ? '' : shape(limbShade(bare, light.side === 1 ? -1 : 1), tones.skinShade, { opacity: 0.4 }));
  if (sleeve.reach <= 0) return skin;
  const [rootWidth, jointWidth, endWidth] = bare.widths;
  const spread = sleeve.width;
  const cloth: Limb = {
    ...bare,
    widths: [rootWidth * (spread > 1.6 ? 1.2 : Math.min(1.18, spread)), jointWidth * spread, endWidth * spread * 1.06],
  };
  const fill = tones.lit(sleeve.colour);
  const ink = tones.inkFor(sleeve.colour);
  let drawn = (sleeve.reach < 1.85 ? skin : '') + inked(limbOutline(cloth, sleeve.reach), fill, ink, pen / 2);
  if (!tones.flat)
    drawn += shape(limbShade(cloth, light.side === 1 ? -1 : 1, sleeve.reach), tones.shaded(sleeve.colour), {
      opacity: 0.55,
    });
  if (sleeve.reach > 1.3) {
    const [jx, jy] = bare.joint;
    drawn += line(
      `M${num(jx - jointWidth * 0.42)} ${num(jy - 6)}q${num(jointWidth * 0.4)} 10 ${num(jointWidth * 0.7)} 2M${num(jx - jointWidth * 0.3)} ${num(jy + 10)}q${num(jointWidth * 0.3)} 6 ${num(jointWidth * 0.5)} 0`,
      ink,
      1.8 * tones.pen,
      0.55,
    );
  }
  if (sleeve.cuff && sleeve.reach > 1.3)
    drawn += shape(limbBand(cloth, sleeve.reach - 1.12, sleeve.reach - 1, 3), tones.lit(sleeve.cuff), {
      ink,
      inkWidth: pen,
    });
  return drawn;
}

/** Hides the round end of a sleeve where it lies on the trunk, so that shoulder and trunk are one cloth. */
function shoulderPatch(
  root: Point,
  sleeve: Sleeve,
  width: number,
  frame: Frame,
  tones: Tones,
  inShade: boolean,
): string {
  if (sleeve.reach <= 0 || inShade) return '';
  const centre = frame.spine(52);
  const inward = Math.sign(centre[0] - root[0]) || 1;
  const gap = Math.min(1, Math.abs(centre[0] - root[0]) / 60);
  const knots: Knot[] = [
    [root[0] + inward * width * 0.1, root[1] - width * 0.5],
    [root[0] + inward * width * 0.85 * gap, root[1] - width * 0.36],
    [root[0] + inward * width * 0.8 * gap, root[1] + width * 0.3],
    [root[0] + inward * width * 0.2, root[1] + width * 0.34],
  ];
  return shape(blob(knots), tones.lit(sleeve.colour));
}

/** A person as one flat shape (a shadow, a figure far away against the light). */
export function drawSilhouette(
  canvas: Canvas,
  person: Person,
  colour: string,
  options: Omit<FigureOptions, 'light' | 'manner'>,
): string {
  const flatPerson: Person = {
    ...person,
    hairColour: colour,
    eyeColour: colour,
    skin: colour,
    topColour: colour,
    accentColour: colour,
    bottomColour: colour,
  };
  const light: Light = { side: 1, shade: colour, key: colour, depth: 0 };
  const manner: Manner = { eyes: 'dot', pen: 0.6, ink: colour, shading: 'flat' };
  const drawn = drawFigure(canvas, flatPerson, { ...options, light, manner });
  return group(drawn.replace(/(fill|stroke)="(#[0-9a-f]{6}|url\([^)]*\))"/g, `$1="${colour}"`), {});
}
