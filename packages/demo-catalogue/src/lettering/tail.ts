import { clamp, type Point } from '../draw/geometry.ts';

/** A head as a balloon sees it: the rectangle around hair and face. */
export interface Obstacle {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** From inside the balloon to the end of the tail. */
export interface Tail {
  root: Point;
  tip: Point;
}

/** Beyond the balloon's edge. */
const LONGEST_PX = 78;
/** Shorter than this a tail is a thorn: better none. */
const SHORTEST_PX = 12;
/** What a tail should at least be to be seen well. */
const FAIR_PX = 30;
/** Between a tail's end and the head it points at. */
const GAP_PX = 7;
const STEP_PX = 3;

/** How far a point lies outside a balloon of that half size; negative inside. */
function beyond([a, c]: Point, [x, y]: Point): number {
  const length = Math.hypot(x, y);
  return length - length / (Math.hypot(x / a, y / c) || 1e-6);
}

const inside = (box: Obstacle, [x, y]: Point): boolean =>
  x > box.x - GAP_PX && x < box.x + box.w + GAP_PX && y > box.y - GAP_PX && y < box.y + box.h + GAP_PX;

/**
 * A tail for a balloon around (0, 0) that points at a mouth and ends before any head begins. The mouth is aimed at
 * from where the balloon is, or from beside the head or under it where a straight tail would have no room; `null` where
 * none has room. The first head is the speaker's.
 */
export function tailToward(reach: Point, mouth: Point, heads: readonly Obstacle[]): Tail | null {
  const [own] = heads;
  const targets: Point[] = [mouth];
  if (own) {
    const y = clamp(mouth[1], own.y, own.y + own.h);
    targets.push([own.x - GAP_PX * 2, y], [own.x + own.w + GAP_PX * 2, y], [mouth[0], own.y + own.h + GAP_PX * 2]);
  }
  let best: Tail | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const tail = tailAt(reach, target, heads);
    const visible = beyond(reach, tail.tip);
    if (visible < SHORTEST_PX) continue;
    const cost =
      Math.hypot(tail.tip[0] - mouth[0], tail.tip[1] - mouth[1]) +
      Math.max(0, FAIR_PX - visible) * 3 +
      (target === mouth ? 0 : 40);
    if (cost < lowest) {
      lowest = cost;
      best = tail;
    }
  }
  return best;
}

/** The longest allowed tail toward a target. */
function tailAt(reach: Point, target: Point, heads: readonly Obstacle[]): Tail {
  const angle = Math.atan2(target[1] / reach[1], target[0] / reach[0]);
  const root: Point = [Math.cos(angle) * reach[0] * 0.88, Math.sin(angle) * reach[1] * 0.88];
  const length = Math.hypot(target[0] - root[0], target[1] - root[1]) || 1;
  const at = (distance: number): Point => [
    root[0] + ((target[0] - root[0]) / length) * distance,
    root[1] + ((target[1] - root[1]) / length) * distance,
  ];
  let tip = root;
  for (let distance = STEP_PX; distance <= length; distance += STEP_PX) {
    const next = at(distance);
    if (beyond(reach, next) > LONGEST_PX || heads.some((head) => inside(head, next))) break;
    tip = next;
  }
  return { root, tip };
}
