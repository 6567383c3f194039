import { mix } from '../draw/colour.ts';
import { brushStroke, type Point } from '../draw/geometry.ts';
import { place, shape } from '../draw/svg.ts';
import type { EyeContext } from './eyes.ts';
import { faceOf } from './face-kind.ts';
import type { Mood } from './person.ts';

/** Inner end and outer end of a brow, against rest (positive is lower), and how far both rise. */
const BROWS: Record<Mood, readonly [inner: number, outer: number, raise: number]> = {
  calm: [0, 0, 0],
  talk: [-1, 0, 2],
  smile: [-1, 1, 2],
  joy: [-3, 2, 7],
  laugh: [-2, 2, 8],
  angry: [11, -7, -4],
  shout: [11, -8, -2],
  shock: [-4, 1, 11],
  sad: [-10, 5, 1],
  cry: [-12, 6, 0],
  smirk: [5, -4, 0],
  shy: [-8, 4, 2],
  cold: [5, -2, -4],
  worry: [-9, 4, 4],
  deadpan: [0, 0, 0],
  strain: [10, -2, -5],
  asleep: [-1, 2, 1],
};

/** An eyebrow around (0, 0). */
export function drawBrow(context: EyeContext, side: -1 | 1, squeeze: number): string {
  const { person, bearing, tones } = context;
  const [low, high, raise] = BROWS[bearing.mood];
  const { brows } = faceOf(person);
  const inner = low + brows.slant;
  const outer = high - brows.slant;
  const uneven = bearing.mood === 'smirk' ? (side > 0 ? -5 : 3) : 0;
  const w = 46 * squeeze * brows.long;
  const points: Point[] = [
    [-w * 0.5 * side, inner],
    [-w * 0.14 * side, inner * 0.35 - 4.5 * brows.arch],
    [w * 0.22 * side, outer * 0.4 - 5 * brows.arch],
    [w * 0.55 * side, outer + 3.5],
  ];
  const colour = mix(tones.hairShade, tones.hairInk, 0.5);
  const thickness = (person.build === 'm' ? 7 : 4.2) * brows.thick;
  return place(shape(brushStroke(points, thickness, 0.75, 0.12), colour), 0, uneven - raise);
}
