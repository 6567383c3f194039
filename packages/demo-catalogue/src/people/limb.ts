import { disc, distance, lerp, mixPoints, num, type Point } from '../draw/geometry.ts';
import { shape } from '../draw/svg.ts';

/** A limb of two straight parts around a joint; widths are whole widths. */
export interface Limb {
  root: Point;
  joint: Point;
  end: Point;
  widths: readonly [root: number, joint: number, end: number];
  /** How much muscles stand out, in parts of the width. */
  swell?: number;
}

/** How far down a part its muscle is thickest. */
const BELLY = 0.36;

/** A part between two joints; `swell` is how much its muscle stands out, in parts of its width. */
function part(from: Point, to: Point, fromWidth: number, toWidth: number, swell = 0): string {
  const length = distance(from, to) || 1;
  const across: Point = [-(to[1] - from[1]) / length / 2, (to[0] - from[0]) / length / 2];
  const at = (t: number, side: number, width: number): string =>
    `${num(lerp(from[0], to[0], t) + across[0] * width * side)} ${num(lerp(from[1], to[1], t) + across[1] * width * side)}`;
  if (swell === 0) return `M${at(0, -1, fromWidth)}L${at(1, -1, toWidth)}L${at(1, 1, toWidth)}L${at(0, 1, fromWidth)}Z`;
  const belly = lerp(fromWidth, toWidth, BELLY) * (1 + swell * 2);
  return `M${at(0, -1, fromWidth)}Q${at(BELLY, -1, belly)} ${at(1, -1, toWidth)}L${at(1, 1, toWidth)}Q${at(BELLY, 1, belly)} ${at(0, 1, fromWidth)}Z`;
}

/** The limb from its root down to `reach` (0–2: 1 is the joint, 2 the end), as one area. */
export function limbOutline(limb: Limb, reach = 2): string {
  const { swell = 0.05 } = limb;
  const [rootWidth, jointWidth, endWidth] = limb.widths;
  const round = disc(limb.root[0], limb.root[1], rootWidth / 2);
  if (reach <= 1) {
    const stop = mixPoints(limb.root, limb.joint, reach);
    return round + part(limb.root, stop, rootWidth, rootWidth + (jointWidth - rootWidth) * reach, swell);
  }
  const stop = mixPoints(limb.joint, limb.end, reach - 1);
  return (
    round +
    part(limb.root, limb.joint, rootWidth, jointWidth, swell) +
    disc(limb.joint[0], limb.joint[1], jointWidth / 2) +
    part(limb.joint, stop, jointWidth, jointWidth + (endWidth - jointWidth) * (reach - 1), swell)
  );
}

/** A band around the lower part between two places (0–1 from joint to end). */
export function limbBand(limb: Limb, from: number, to: number, ease: number): string {
  const [, jointWidth, endWidth] = limb.widths;
  const width = (t: number) => jointWidth + (endWidth - jointWidth) * t + ease * 2;
  return part(mixPoints(limb.joint, limb.end, from), mixPoints(limb.joint, limb.end, to), width(from), width(to));
}

/** The half of a limb away from the light, as an area over it. */
export function limbShade(limb: Limb, side: -1 | 1, reach = 2): string {
  const shift = (point: Point, width: number): Point => [point[0] + side * width * 0.3, point[1] + width * 0.06];
  const [rootWidth, jointWidth, endWidth] = limb.widths;
  const root = shift(limb.root, rootWidth);
  const joint = shift(limb.joint, jointWidth);
  const start = disc(root[0], root[1], rootWidth * 0.21);
  if (reach <= 1) return start + part(root, mixPoints(root, joint, reach), rootWidth * 0.42, jointWidth * 0.42);
  const end = mixPoints(joint, shift(limb.end, endWidth), reach - 1);
  return (
    start +
    part(root, joint, rootWidth * 0.42, jointWidth * 0.42) +
    disc(joint[0], joint[1], jointWidth * 0.21) +
    part(joint, end, jointWidth * 0.42, endWidth * 0.42)
  );
}

/** Outline first, then the area again: joints show no seam. */
export const inked = (d: string, fill: string, ink: string, width: number): string =>
  shape(d, fill, { ink, inkWidth: width * 2 }) + shape(d, fill);
