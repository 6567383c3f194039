import type { Canvas } from '../draw/canvas.ts';
import { blob, type Knot, num, type Point, radians } from '../draw/geometry.ts';
import { group, line, shape } from '../draw/svg.ts';
import type { Frame } from './frame.ts';
import { aspectOf } from './head.ts';
import type { Bearing, Light, Person } from './person.ts';
import type { Tones } from './tones.ts';

/** One level cut through the neck or, above it, through the skull's base: height, middle (z), half width, half depth. */
type Section = readonly [y: number, middle: number, width: number, depth: number];

/** From inside the skull, under the hair, down the nape. */
const NAPE: readonly Section[] = [
  [-4, -22, 76, 86],
  [28, -22, 66, 76],
  [50, -22, 54, 60],
];
const MASCULINE: readonly Section[] = [
  [70, -20, 37, 44],
  [88, -18, 37, 40],
  [106, -17, 36, 39],
];
const FEMININE: readonly Section[] = [
  [70, -19, 26, 35],
  [88, -18, 26, 31],
  [106, -17, 25, 30],
];
/** Where a neck goes up into a head that is not seen from the side: behind the face, or under the hair. */
const INSIDE: Record<'front' | 'back', number> = { front: 46, back: 50 };
/** Where the throat goes up behind the jaw of a face seen from the side, and where it ends behind the cheek. */
const THROAT = 62;
const CHEEK: Point = [4, -4];
/** What heads lean around. */
const PIVOT: Point = [0, 96];

/** The edges of a neck from the top down, as seen; the first point of each lies inside the head. */
export interface NeckEdges {
  left: readonly Point[];
  right: readonly Point[];
}

/** Where the neck of a head with this bearing runs, before it meets the trunk. */
export function neckEdges(person: Person, bearing: Bearing): NeckEdges {
  const { aspect, turn } = aspectOf(bearing.turn);
  const sin = Math.sin(radians(turn));
  const cos = Math.cos(radians(turn));
  const slim = (person.stature ?? 1) < 1 ? 0.82 : 1;
  const own = person.build === 'm' ? MASCULINE : FEMININE;
  const lean = radians(bearing.lean ?? 0);
  const edge = (side: -1 | 1): Point[] => {
    const cut = ([y, middle, width, depth]: Section, part: number): Point =>
      leaned([middle * sin + side * part * Math.hypot(width * cos, depth * sin), y], lean);
    const nape = aspect === 'side' && side === -Math.sign(turn);
    const first = own[0];
    if (!first) return [];
    const from = (y: number): Point => cut([y, first[1], first[2], first[3]], slim);
    const top =
      aspect !== 'side'
        ? [from(INSIDE[aspect])]
        : nape
          ? NAPE.map((section) => cut(section, 1))
          : [leaned([CHEEK[0] * sin, CHEEK[1]], lean), from(THROAT)];
    return [...top, ...own.map((section) => cut(section, slim))];
  };
  return { left: edge(-1), right: edge(1) };
}

/** A head's lean turns the neck's top with it and leaves its base. */
function leaned([x, y]: Point, angle: number): Point {
  const up = y - PIVOT[1];
  if (up >= 0) return [x, y];
  return [x * Math.cos(angle) - up * Math.sin(angle), PIVOT[1] + x * Math.sin(angle) + up * Math.cos(angle)];
}

/** The neck, from inside the head down to the collar bones. */
export function drawNeck(
  canvas: Canvas,
  person: Person,
  bearing: Bearing,
  frame: Frame,
  tones: Tones,
  light: Light,
): string {
  const edges = neckEdges(person, bearing);
  const [left] = frame.seenAt(-74, 4);
  const [right] = frame.seenAt(74, 4);
  const base = frame.spine(26)[1];
  const cornered = (points: readonly Point[]) =>
    points.map(([x, y], index): Knot => (index === 0 ? [x, y, 1] : [x, y]));
  const outline = blob([
    ...cornered(edges.left),
    [left - 8, 144, 1],
    [(left + right) / 2, base, 1],
    [right + 8, 144, 1],
    ...cornered(edges.right).reverse(),
  ]);
  const skin = shape(outline, tones.skin, { ink: tones.skinInk, inkWidth: 2.4 * tones.pen });
  if (frame.isBack) return skin;
  const shade = group(shape(shadowOfHead(edges, bearing, light), tones.skinShade, { opacity: 0.9 }), {
    clip: canvas.clip(outline),
  });
  const middle = (left + right) / 2;
  const bones = line(
    `M${num(middle - 34)} ${num(base - 6)}q16 8 26 10M${num(middle + 34)} ${num(base - 6)}q-16 8 -26 10`,
    tones.skinShade,
    2.4,
  );
  return skin + shade + bones;
}

/** The shade that a head throws on its neck; from the side it lies along the jaw. */
function shadowOfHead(edges: NeckEdges, bearing: Bearing, light: Light): string {
  const low = (points: readonly Point[]): number => points[points.length - 1]?.[0] ?? 0;
  const [left, right] = [low(edges.left), low(edges.right)];
  const { aspect, turn } = aspectOf(bearing.turn);
  if (aspect !== 'side')
    return blob([
      [left - 20, 40, 1],
      [right + 20, 40, 1],
      [right + 2, 112],
      [(left + right) / 2 + 4 - light.side * 8, 126],
      [left - 2, 110],
    ]);
  const facing = Math.sign(turn);
  const front = facing > 0 ? right : left;
  return blob([
    [facing * 60, 50, 1],
    [facing * -18, 34],
    [facing * -27, 62],
    [facing * -16, 92],
    [front - facing * 10, 115],
    [front + facing * 14, 122, 1],
  ]);
}
