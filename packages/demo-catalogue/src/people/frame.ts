import { blob, clamp, type Knot, lerp, type Point, radians } from '../draw/geometry.ts';
import type { Person } from './person.ts';
import type { Stance } from './posture.ts';

/** One cut through a trunk: distance down the spine from the base of the neck, half width, half depth, belly forward. */
type Section = readonly [down: number, width: number, depth: number, forward: number];

const FEMININE: readonly Section[] = [
  [-14, 28, 25, -10],
  [0, 38, 28, -8],
  [15, 70, 32, -6],
  [40, 103, 38, -3],
  [66, 103, 44, 2],
  [104, 84, 52, 10],
  [140, 82, 58, 12],
  [178, 72, 48, 6],
  [240, 62, 42, 2],
  [300, 78, 50, -2],
  [352, 93, 58, -5],
  [400, 92, 56, -4],
];

const MASCULINE: readonly Section[] = [
  [-14, 38, 32, -10],
  [0, 50, 36, -8],
  [13, 94, 40, -6],
  [44, 140, 46, -2],
  [76, 142, 52, 2],
  [120, 116, 60, 8],
  [160, 110, 60, 7],
  [210, 100, 54, 4],
  [262, 92, 50, 1],
  [310, 92, 52, -2],
  [356, 96, 56, -4],
  [408, 94, 54, -3],
];

/** A trunk as it is turned and leaned. Points on it are named by an angle around (0 the front) and a way down. */
export interface Frame {
  turn: number;
  /** Seen from behind. */
  isBack: boolean;
  /** Length from neck to crotch. */
  length: number;
  at(around: number, down: number, swell?: number): Point;
  /** As `at`, by the angle as it is seen: −90 is the picture's left edge, 0 the middle. */
  seenAt(angle: number, down: number, swell?: number): Point;
  /** The silhouette between two heights, `ease` wider all round (for loose cloth). */
  outline(from: number, to: number, ease?: number): string;
  shoulder(side: -1 | 1): Point;
  hip(side: -1 | 1): Point;
  /** Whether the arm or leg on that side of the picture is on the nearer side of the body. */
  nearness(side: -1 | 1): number;
  spine(down: number): Point;
}

export const NECK_BASE: Point = [0, 146];

/** How far down a spine shoulders are drawn up or hang, at a grown person. */
const RAISED_DOWN = 112;

/** @param stance how the weight goes through it: the spine bends from the shoulders' tilt to that of the hips */
export function frameOf(person: Person, turnDegrees: number, leanDegrees: number, stance: Stance = {}): Frame {
  const sections = person.build === 'm' ? MASCULINE : FEMININE;
  const grown = person.stature ?? 1;
  const last = sections[sections.length - 1] ?? [400, 90, 56, 0];
  const length = last[0] * grown;
  const sin = Math.sin(radians(turnDegrees));
  const cos = Math.cos(radians(turnDegrees));
  const leanSin = Math.sin(radians(leanDegrees));
  const leanCos = Math.cos(radians(leanDegrees));
  const cut = (down: number) => {
    const d = down / grown;
    const upper = sections.findIndex((section) => section[0] >= d);
    const b = sections[upper === -1 ? sections.length - 1 : Math.max(1, upper)] ?? last;
    const a = sections[(upper === -1 ? sections.length : Math.max(1, upper)) - 1] ?? last;
    const t = clamp((d - a[0]) / (b[0] - a[0] || 1), 0, 1);
    return {
      width: lerp(a[1], b[1], t) * grown,
      depth: lerp(a[2], b[2], t) * grown,
      forward: lerp(a[3], b[3], t) * grown,
    };
  };
  const { shoulders = 0, hips = 0, sway = 0, raise = 0 } = stance;
  // From the side both hips are at one height.
  const tilted = Math.abs(cos);
  const leaned = (x: number, down: number): Point => {
    const t = clamp(down / length, 0, 1.2);
    const curve = sway * grown * tilted * t * t * (3 - 2 * Math.min(1, t));
    const lift = raise * grown * Math.sin(Math.PI * clamp(down / (RAISED_DOWN * grown), 0, 1));
    const angle = radians(leanDegrees + lerp(shoulders, hips, Math.min(1, t)) * tilted);
    return [
      NECK_BASE[0] - down * leanSin + curve * leanCos + x * Math.cos(angle),
      NECK_BASE[1] + down * leanCos + x * Math.sin(angle) - lift,
    ];
  };
  const halfWidth = (down: number) => {
    const { width, depth } = cut(down);
    return Math.hypot(width * cos, depth * sin);
  };
  const seenAt = (angle: number, down: number, swell = 1): Point =>
    leaned(Math.sin(radians(clamp(angle, -90, 90))) * halfWidth(down) * swell + cut(down).forward * sin, down);
  const away = Math.abs(turnDegrees) > 100 ? Math.sign(turnDegrees) * 180 : 0;
  return {
    turn: turnDegrees,
    isBack: Math.abs(turnDegrees) > 100,
    length,
    at: (around, down, swell = 1) => seenAt(clamp(around + turnDegrees - away, -84, 84), down, swell),
    seenAt,
    outline: (from, to, ease = 0) => {
      const heights = sections.map((section) => section[0] * grown).filter((down) => down > from && down < to);
      const downs = [from, ...heights, to];
      const edge = (side: number) =>
        downs.map((down, index): Knot => {
          const [x, y] = leaned(side * (halfWidth(down) + ease) + cut(down).forward * sin, down);
          return index === 0 || index === downs.length - 1 ? [x, y, 1] : [x, y];
        });
      return blob([...edge(-1), ...edge(1).reverse()]);
    },
    shoulder: (side) => {
      const { width } = cut(44 * grown);
      return leaned(side * (width - 22 * grown) * cos, 48 * grown);
    },
    hip: (side) => leaned(side * 44 * grown * cos, length - 34 * grown),
    nearness: (side) => -side * sin,
    spine: (down) => leaned(0, down),
  };
}
