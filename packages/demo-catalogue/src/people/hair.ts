import type { Canvas } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { blob, clamp, type Knot, lerp, num, type Point, radians, spline } from '../draw/geometry.ts';
import { randomFrom } from '../draw/random.ts';
import { circle, group, line, shape } from '../draw/svg.ts';
import type { HairPlan, Lock, Puff } from './hair-locks.ts';
import { planHair } from './hair-plan.ts';
import type { Bearing, Light, Person } from './person.ts';
import type { Tones } from './tones.ts';
import { onSkull, SKULL, type Solid, type View, viewOf } from './view.ts';

/** Hair in two layers: behind neck and body, and before the face. */
export interface DrawnHair {
  behind: string;
  before: string;
}

interface Ribbon {
  outline: string;
  /** From the place where the lock leaves the mass, along both edges to the tip. */
  edge: string;
  glint: string;
  depth: number;
  tip: Point;
}

/** Draws a person's hair as seen at a view. The plan is solid, so every angle is right, the back too. */
export function drawHair(
  canvas: Canvas,
  person: Person,
  bearing: Bearing,
  view: View,
  light: Light,
  tones: Tones,
): DrawnHair {
  const plan = planHair(person, randomFrom(`${person.seed}/hair`));
  const wind = bearing.wind ?? 0;
  const ribbons = plan.locks.map((lock) => ribbonOf(lock, view, wind));
  const before = ribbons.filter((ribbon) => ribbon.depth > -34).sort((a, b) => a.depth - b.depth);
  const behind = ribbons.filter((ribbon) => ribbon.depth <= -34).sort((a, b) => a.depth - b.depth);
  const cap = capOutline(plan, view);
  const puffs = plan.puffs.map((puff) => ({ puff, depth: view.depth(puff.at), at: view.flat(puff.at) }));
  const ink = tones.hairInk;
  const penWidth = 2.6 * tones.pen;
  const under = (list: readonly Ribbon[]) =>
    list.length ? shape(list.map((ribbon) => ribbon.outline).join(''), ink, { ink, inkWidth: penWidth * 1.7 }) : '';
  const drawPuffs = (nearer: boolean) =>
    puffs
      .filter((puff) => puff.depth > -30 === nearer)
      .sort((a, b) => a.depth - b.depth)
      .map(({ puff, at, depth }) => drawPuff(puff, at, depth, tones, penWidth))
      .join('');
  const ties = plan.ties.map((tie) => ({ at: view.flat(tie), nearer: view.depth(tie) > -30 }));
  const drawTies = (nearer: boolean) =>
    ties
      .filter((tie) => tie.nearer === nearer)
      .map((tie) => circle(tie.at[0], tie.at[1], 13, tones.lit(person.accentColour), { ink, inkWidth: penWidth }))
      .join('');
  const shadeFill = canvas.linear([
    [0, tones.hairShade],
    [0.7, mix(tones.hairShade, tones.hair, 0.4)],
    [1, mix(tones.hairShade, tones.hair, 0.75)],
  ]);
  return {
    behind:
      under(behind) +
      behind
        .map(
          (ribbon) =>
            shape(ribbon.outline, tones.flat ? tones.hairShade : shadeFill) +
            line(ribbon.edge, ink, 1.5 * tones.pen, 0.5),
        )
        .join('') +
      drawPuffs(false) +
      drawTies(false),
    before:
      under(before) +
      shape(cap, tones.hair, { ink, inkWidth: penWidth * 1.7 }) +
      capShade(canvas, cap, light, tones, person.hair === 'buzz') +
      before.map((ribbon) => drawRibbon(ribbon, light, tones)).join('') +
      capRim(canvas, cap, light, tones) +
      drawPuffs(true) +
      drawTies(true),
  };
}

function drawRibbon(ribbon: Ribbon, light: Light, tones: Tones): string {
  const toward = clamp((ribbon.tip[0] / 90) * light.side, -1, 1);
  const shade = clamp(0.18 - toward * 0.45, 0, 0.7);
  const steps = tones.flat ? (shade > 0.35 ? 0.5 : 0) : Math.round(shade * 4) / 4;
  return (
    shape(ribbon.outline, mix(tones.hair, tones.hairShade, steps)) +
    (tones.flat || !ribbon.glint
      ? ''
      : shape(ribbon.glint, tones.hairLight, { opacity: clamp(0.34 + toward * 0.32, 0.1, 0.62) })) +
    line(ribbon.edge, tones.hairInk, 1.9 * tones.pen, 0.85)
  );
}

function capShade(canvas: Canvas, cap: string, light: Light, tones: Tones, stubble: boolean): string {
  if (tones.flat) return '';
  const side = light.side;
  const shade = blob([
    [-side * 10, -150],
    [-side * 44, -60],
    [-side * 60, 60],
    [-side * 140, 70],
    [-side * 140, -160],
  ]);
  return (
    group(shape(shade, tones.hairShade, { opacity: 0.6 }), { clip: canvas.clip(cap) }) +
    (stubble ? shape(cap, tones.skin, { opacity: 0.22 }) : '')
  );
}

function capRim(canvas: Canvas, cap: string, light: Light, tones: Tones): string {
  if (!light.rim) return '';
  const side = light.side;
  const half = canvas.clip(`M${num(side * 34)} -260H${num(side * 260)}V-20H${num(side * 108)}Z`);
  return (
    group(group(line(cap, light.rim, 12, 0.85), { clip: half }), { clip: canvas.clip(cap) }) +
    group(line(cap, tones.hairInk, 2.4), { clip: half })
  );
}

function drawPuff(puff: Puff, at: Point, depth: number, tones: Tones, penWidth: number): string {
  const r = puff.radius;
  const fill = depth < -30 ? tones.hairShade : tones.hair;
  const swirl = puff.curl
    ? line(
        `M${num(at[0] - r * 0.5)} ${num(at[1] - r * 0.15)}Q${num(at[0])} ${num(at[1] - r * 0.75)} ${num(at[0] + r * 0.5)} ${num(at[1] - r * 0.1)}Q${num(at[0] + r * 0.3)} ${num(at[1] + r * 0.5)} ${num(at[0] - r * 0.2)} ${num(at[1] + r * 0.3)}`,
        tones.hairInk,
        1.8,
        0.6,
      )
    : line(
        `M${num(at[0] - r * 0.6)} ${num(at[1] - r * 0.3)}Q${num(at[0])} ${num(at[1] + r * 0.5)} ${num(at[0] + r * 0.7)} ${num(at[1] - r * 0.2)}`,
        tones.hairInk,
        1.8,
        0.6,
      );
  return circle(at[0], at[1], r, fill, { ink: tones.hairInk, inkWidth: penWidth }) + swirl;
}

/** The mass of hair on the skull as one outline: the hairline that can be seen, closed over the top. */
function capOutline(plan: HairPlan, view: View): string {
  const points: Knot[] = [];
  const swell = plan.swell;
  for (let screen = -90; screen <= 90; screen += 15) {
    const azimuth = screen - view.turn;
    const [x, y] = view.flat(onSkull(azimuth, hairlineAt(azimuth, plan), swell));
    points.push([x, y]);
  }
  const right = view.flat(onSkull(90 - view.turn, hairlineAt(90 - view.turn, plan), swell));
  const left = view.flat(onSkull(-90 - view.turn, hairlineAt(-90 - view.turn, plan), swell));
  const [centreX, centreY] = view.flat([SKULL.x, SKULL.y, SKULL.z]);
  const rx = lerp(SKULL.rx, SKULL.rz, Math.abs(Math.sin(radians(view.turn)))) * swell;
  const ry = SKULL.ry * swell;
  const start = Math.asin(clamp((centreY - right[1]) / ry, -1, 1));
  const end = Math.PI - Math.asin(clamp((centreY - left[1]) / ry, -1, 1));
  for (let step = 1; step < 10; step++) {
    const angle = lerp(start, end, step / 10);
    points.push([centreX + Math.cos(angle) * rx, centreY - Math.sin(angle) * ry]);
  }
  return blob(points);
}

function hairlineAt(azimuth: number, plan: HairPlan): number {
  const around = Math.abs(((((azimuth + 180) % 360) + 360) % 360) - 180);
  if (around < 48) return plan.hairline;
  if (around < 74) return lerp(plan.hairline, -6, (around - 48) / 26);
  if (around < 88) return lerp(-6, -16, (around - 74) / 14);
  if (around < 112) return lerp(-4, -32, (around - 88) / 24);
  return lerp(-32, plan.nape, (around - 112) / 68);
}

/** A place on a lock; `facing` is 1 where its flat side looks at the viewer, 0 at the head's edge. */
interface Sample {
  at: Point;
  depth: number;
  facing: number;
}

/** Smooth points along a solid path, as seen. */
function sample(path: readonly Solid[], view: View, count: number): Sample[] {
  const level = viewOf(view.turn);
  const flat = path.map((point): Sample => {
    const [x, z] = [point[0] - SKULL.x, point[2] - SKULL.z];
    const length = Math.hypot(x, z) || 1;
    return {
      at: view.flat(point),
      depth: view.depth(point),
      facing: Math.abs(level.depth([x / length, 0, z / length])),
    };
  });
  const pick = (index: number): Sample => flat[clamp(index, 0, flat.length - 1)] ?? { at: [0, 0], depth: 0, facing: 1 };
  return Array.from({ length: count + 1 }, (_, step) => {
    const t = (step / count) * (flat.length - 1);
    const index = Math.min(flat.length - 2, Math.floor(t));
    const u = t - index;
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const curve = (p: number, q: number, r: number, s: number) =>
      0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u * u * u);
    return {
      at: [curve(a.at[0], b.at[0], c.at[0], d.at[0]), curve(a.at[1], b.at[1], c.at[1], d.at[1])],
      depth: curve(a.depth, b.depth, c.depth, d.depth),
      facing: lerp(b.facing, c.facing, u),
    };
  });
}

function ribbonOf(lock: Lock, view: View, wind: number): Ribbon {
  const steps = Math.max(6, Math.round(lock.path.length * 1.5));
  const points = sample(lock.path, view, steps);
  const root = lock.path[0] ?? [0, 0, 0];
  const end = lock.path[lock.path.length - 1] ?? root;
  const reach = clamp(Math.hypot(end[0] - root[0], end[1] - root[1], end[2] - root[2]) / 160, 0.3, 2.4);
  const left: Point[] = [];
  const right: Point[] = [];
  const taper = lock.taper ?? 0.5;
  const edgeWidth = reach > 0.9 ? 0.7 : 0.34;
  points.forEach((point, index) => {
    const t = index / steps;
    const blow = wind * 34 * reach * t * t;
    const before = points[Math.max(0, index - 1)] ?? point;
    const after = points[Math.min(steps, index + 1)] ?? point;
    const dx = after.at[0] - before.at[0];
    const dy = after.at[1] - before.at[1];
    const length = Math.hypot(dx, dy) || 1;
    const fat =
      t < 0.34 ? lerp(0.34, 1, Math.sqrt(t / 0.34)) : t < taper ? 1 : 1 - ((t - taper) / (1.0001 - taper)) ** 1.5;
    const half = (lock.width / 2) * (lock.blunt ? Math.max(0.8, fat) : fat) * lerp(edgeWidth, 1, point.facing);
    left.push([point.at[0] + blow + (dy / length) * half, point.at[1] - Math.abs(blow) * 0.12 - (dx / length) * half]);
    right.push([point.at[0] + blow - (dy / length) * half, point.at[1] - Math.abs(blow) * 0.12 + (dx / length) * half]);
  });
  const tip = left[left.length - 1] ?? [0, 0];
  const corner = (point: Point, index: number, all: readonly Point[]): Knot =>
    index === 0 || index === all.length - 1 ? [point[0], point[1], 1] : point;
  const start = Math.round(steps * 0.42);
  const outline = blob([...left.map(corner), ...[...right].reverse().map(corner)]);
  const edge =
    spline(left.slice(start)) +
    (lock.blunt ? spline([tip, right[right.length - 1] ?? tip]) : '') +
    spline(right.slice(start));
  const middle = points[Math.round(steps * 0.5)];
  return { outline, edge, glint: glintOf(left, right, steps), depth: middle?.depth ?? 0, tip };
}

/** A pointed lens of light where a lock passes the height of the shine; together they make the ring around a head. */
function glintOf(left: readonly Point[], right: readonly Point[], steps: number): string {
  const middleY = (index: number) => ((left[index]?.[1] ?? 0) + (right[index]?.[1] ?? 0)) / 2;
  let from = 1;
  while (from < steps - 3 && middleY(from) < -92) from++;
  let to = from;
  while (to < steps - 1 && middleY(to) < -58) to++;
  if (from <= 1 || to - from < 1 || from >= steps - 3) return '';
  const at = (side: readonly Point[], other: readonly Point[], index: number, inward: number): Point => {
    const a = side[index] ?? [0, 0];
    const b = other[index] ?? [0, 0];
    return [lerp(a[0], b[0], inward), lerp(a[1], b[1], inward)];
  };
  return blob([
    [...at(left, right, from - 1, 0.55), 1],
    at(left, right, from, 0.14),
    at(left, right, to, 0.2),
    [...at(left, right, to + 1, 0.4), 1],
    at(right, left, to, 0.34),
    at(right, left, from, 0.2),
  ]);
}
