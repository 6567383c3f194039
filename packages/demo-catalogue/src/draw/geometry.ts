/** Points and outlines. Everything is in picture pixels or in a figure's own units; y grows downwards. */
export type Point = readonly [x: number, y: number];
/** A point of a spline; `corner` lets the curve break there. */
export type Knot = readonly [x: number, y: number, corner?: 1];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One decimal is below what can be seen at the sizes drawn, and halves the text. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mixPoints = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The item at an index that is known to exist; anything else is a bug in a drawing. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}

/** The item at an index, taken round and round. */
export const cycled = <T>(items: readonly T[], index: number): T =>
  itemAt(items, ((index % items.length) + items.length) % items.length);

const readKnots = new Map<string, readonly Knot[]>();

/** Knots written shortly: `'-12 40, 8 60!, 30 20'`; an exclamation mark makes a corner. */
export function knots(text: string): readonly Knot[] {
  const known = readKnots.get(text);
  if (known) return known;
  const made = text.split(',').map((part): Knot => {
    const corner = part.endsWith('!');
    const [x, y] = part.replace('!', '').trim().split(' ').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`no knot: "${part}"`);
    return corner ? [x, y, 1] : [x, y];
  });
  readKnots.set(text, made);
  return made;
}

/** Points written shortly: `'-12 40, 8 60'`. */
export const points = (text: string): readonly Point[] => knots(text).map(([x, y]): Point => [x, y]);

/** A smooth curve (Catmull-Rom as cubics) through all knots. */
export function spline(knots: readonly Knot[], closed = false, tension = 1 / 6): string {
  const count = knots.length;
  const at = (index: number): Knot => (closed ? cycled(knots, index) : itemAt(knots, clamp(index, 0, count - 1)));
  const start = itemAt(knots, 0);
  const pen = new Pen(start[0], start[1]);
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const before = at(index - 1);
    const from = at(index);
    const to = at(index + 1);
    const after = at(index + 2);
    const a: Point = from[2]
      ? mixPoints([from[0], from[1]], [to[0], to[1]], 0.3)
      : [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const b: Point = to[2]
      ? mixPoints([to[0], to[1]], [from[0], from[1]], 0.3)
      : [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    pen.curve(a, b, [to[0], to[1]]);
  }
  return closed ? `${pen.path}Z` : pen.path;
}

/** Writes curves relative to where it stands, in tenths: a third shorter than absolute ones. */
class Pen {
  path: string;
  #x: number;
  #y: number;

  constructor(x: number, y: number) {
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    this.path = `M${this.#x / 10} ${this.#y / 10}`;
  }

  curve(a: Point, b: Point, to: Point): void {
    const endX = Math.round(to[0] * 10);
    const endY = Math.round(to[1] * 10);
    const numbers = [
      Math.round(a[0] * 10) - this.#x,
      Math.round(a[1] * 10) - this.#y,
      Math.round(b[0] * 10) - this.#x,
      Math.round(b[1] * 10) - this.#y,
      endX - this.#x,
      endY - this.#y,
    ];
    let text = 'c';
    numbers.forEach((value, index) => {
      text += (index > 0 && value >= 0 ? ' ' : '') + String(value / 10);
    });
    this.path += text;
    this.#x = endX;
    this.#y = endY;
  }
}

/** A closed smooth outline. */
export const blob = (knots: readonly Knot[]): string => spline(knots, true);

/** A closed outline with straight sides. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map((point) => `${num(point[0])} ${num(point[1])}`).join('L')}Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** A full circle as a path, always turning the same way, so that overlapping parts of one path add up. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 0 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 0 1 ${num(-radius * 2)} 0Z`;

/** The same corners in clockwise order (on screen): parts of one path must turn alike or they cut holes. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  for (let index = 0; index < points.length; index++) {
    const a = itemAt(points, index);
    const b = cycled(points, index + 1);
    area += a[0] * b[1] - b[0] * a[1];
  }
  return area >= 0 ? points : [...points].reverse();
}

/** A line that swells and tapers like a brush stroke, as a filled outline. `from` and `to` are the end widths (0–1). */
export function brushStroke(points: readonly Point[], width: number, from = 0, to = 0): string {
  const left: Knot[] = [];
  const right: Knot[] = [];
  const last = points.length - 1;
  points.forEach((point, index) => {
    const a = itemAt(points, Math.max(0, index - 1));
    const b = itemAt(points, Math.min(last, index + 1));
    const length = distance(a, b) || 1;
    const t = index / last;
    const half = (width / 2) * (t < 0.5 ? lerp(from, 1, t * 2) : lerp(1, to, t * 2 - 1));
    const dx = (-(b[1] - a[1]) / length) * half;
    const dy = ((b[0] - a[0]) / length) * half;
    const end = index === 0 || index === last;
    left.push(end ? [point[0] + dx, point[1] + dy, 1] : [point[0] + dx, point[1] + dy]);
    right.unshift(end ? [point[0] - dx, point[1] - dy, 1] : [point[0] - dx, point[1] - dy]);
  });
  return blob([...left, ...right]);
}
