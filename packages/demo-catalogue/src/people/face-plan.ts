import { blob, clamp, type Knot, lerp, type Point, radians } from '../draw/geometry.ts';
import type { EyeContext } from './eyes.ts';
import { faceOf } from './face-kind.ts';
import { type View, viewOf } from './view.ts';

/** Outline of a face from the temple nearer to the viewer, down over the chin, to the far temple; as [x, y, nearness]. */
type Contour = readonly (readonly [number, number, number])[];

const FRONT: Contour = [
  [-73, -44, 0],
  [-74, 4, 18],
  [-70, 36, 25],
  [-53, 68, 38],
  [-22, 92, 62],
  [0, 98, 70],
  [22, 92, 62],
  [53, 68, 38],
  [70, 36, 25],
  [74, 6, 20],
  [74, -18, 20],
  [73, -44, 0],
];

/** Turned 45° to the right. */
const QUARTER: Contour = [
  [-60, -46, 0],
  [-56, 4, 18],
  [-49, 40, 25],
  [-30, 74, 38],
  [8, 95, 62],
  [36, 101, 70],
  [51, 95, 64],
  [65, 75, 50],
  [76.5, 44, 40],
  [72, 9, 40],
  [78, -14, 40],
  [74, -46, 20],
];

/** Between which the two sides of a face lie once it is turned 45°, for each knot: at the cheeks, the jaw and the chin. */
const TURNED_MIDDLE = [8, 9, 13, 18, 36, 36, 36, 18, 13, 9, 9, 8];

/** The parts of a head that are the face; where they go once the head is turned. */
export interface FacePlan {
  view: View;
  outline: string;
  at(x: number, y: number, z: number): Point;
}

/** The skin's outline at an angle up to 50°. */
export function planFace(context: EyeContext): FacePlan {
  const { bearing, person, manner } = context;
  const view = viewOf(clamp(bearing.turn, -50, 50), bearing.lift ?? 0);
  const amount = Math.abs(view.turn) / 45;
  const sign = view.turn < 0 ? -1 : 1;
  const masculine = person.build === 'm';
  const young = (person.stature ?? 1) < 0.9;
  const wide = (manner.faceWidth ?? 1) * (young ? 1.04 : 1);
  const liftSin = Math.sin(radians(view.lift));
  const face = faceOf(person);
  const grown = masculine && !young ? 1 : 0;
  const knots = FRONT.map((front, index): Knot => {
    const quarter = QUARTER[index] ?? front;
    const jaw = index >= 3 && index <= 7 ? 1 : 0;
    const chin = index >= 4 && index <= 6 ? 1 : 0;
    const usual =
      lerp(front[0], quarter[0], amount) * (1 + jaw * grown * 0.06 + (chin && index !== 5 ? grown * 0.16 : 0));
    const middle = lerp(0, TURNED_MIDDLE[index] ?? 0, amount);
    const x = middle + (usual - middle) * (chin ? face.chin : jaw ? face.jaw : face.cheek);
    const y =
      lerp(front[1], quarter[1], amount) +
      jaw * grown * 5 +
      chin * (grown * 3 + face.drop) +
      (jaw - chin) * face.drop * 0.35 -
      (young ? chin * 7 + jaw * 2 : 0);
    const z = lerp(front[2], quarter[2], amount);
    return [x * wide * sign, y - z * liftSin];
  });
  const crown: Knot[] = [
    [52 * sign, -100],
    [0, -116],
    [-52 * sign, -100],
  ];
  return { view, outline: blob([...knots, ...crown]), at: (x, y, z) => view.flat([x * wide, y, z]) };
}

/** How much narrower a feature on that side looks. */
export function squeezeOf(view: View, side: -1 | 1): number {
  const angle = Math.abs(view.turn);
  const far = Math.sign(view.turn) === side;
  return far ? Math.max(0.56, Math.cos(radians(angle * 1.02 + 6))) : 1 - angle * 0.0016;
}
