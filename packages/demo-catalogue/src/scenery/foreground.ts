import { lighten, mix } from '../draw/colour.ts';
import { blob, num, type Point, polygon, radians } from '../draw/geometry.ts';
import { circle, line, rect, shape } from '../draw/svg.ts';
import type { SceneName } from './scenes.ts';
import type { Stage } from './stage.ts';

/** What stands close to the viewer at the edge of a place. */
type Foreground = (stage: Stage, side: -1 | 1) => string;

const dark = (s: Stage): string => mix(s.p.ink, s.p.near, 0.4);
/** A distance from the edge on a side, in parts of the width. */
const from = (s: Stage, side: -1 | 1, part: number): number => (side < 0 ? s.w * part : s.w * (1 - part));

/** A leaf from a point in a direction. */
function leaf([x, y]: Point, degrees: number, long: number, wide: number): string {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const at = (along: number, across: number) =>
    `${num(x + cos * along - sin * across)} ${num(y + sin * along + cos * across)}`;
  return `M${at(0, 0)}Q${at(long * 0.4, wide)} ${at(long, 0)}Q${at(long * 0.4, -wide)} ${at(0, 0)}Z`;
}

/** A branch that hangs in from the corner. */
const branch: Foreground = (s, side) => {
  const { u, random } = s;
  const at = (t: number): Point => [from(s, side, -0.02 + t * 0.42), (30 + t * 120 + Math.sin(t * 5) * 16) * u];
  let leaves = '';
  for (let index = 0; index < 22; index++) {
    const along = side < 0 ? 20 : 160;
    const degrees = along + (index % 2 ? 62 : -62) + random.between(-16, 16);
    leaves += leaf(at(0.1 + index * 0.042), degrees, random.between(40, 66) * u, 21 * u);
  }
  const wood = [0, 0.25, 0.5, 0.75, 1].map((t) => at(t).map(num).join(' '));
  return line(`M${wood.join('L')}`, dark(s), 9 * u) + shape(leaves, dark(s));
};

/** Blades along the foot, higher toward one side. */
const grass: Foreground = (s, side) => {
  const { w, h, u, random } = s;
  let blades = '';
  for (let index = 0; index < 34; index++) {
    const part = random.next() ** 1.7;
    const x = from(s, side, part * 0.92);
    blades += leaf(
      [x, h + 8 * u],
      -90 + random.between(-26, 26),
      random.between(50, 190) * (1.05 - part) * u + 26 * u,
      7 * u,
    );
  }
  return shape(
    blades +
      polygon([
        [0, h + 4],
        [0, h - 8 * u],
        [w, h - 8 * u],
        [w, h + 4],
      ]),
    dark(s),
  );
};

const post: Foreground = (s, side) => {
  const { h, u, p } = s;
  const x = from(s, side, 0.075);
  return (
    rect(x - 15 * u, h * 0.1, 30 * u, h, dark(s)) +
    rect(x - 5 * u, h * 0.1, 4 * u, h, lighten(dark(s), 0.16)) +
    line(
      `M${num(x)} ${num(h * 0.13)}q${num(-side * 40 * u)} ${num(-46 * u)} ${num(-side * 108 * u)} ${num(-30 * u)}`,
      dark(s),
      12 * u,
    ) +
    shape(
      polygon([
        [x - side * 78 * u, h * 0.13 - 34 * u],
        [x - side * 140 * u, h * 0.13 - 34 * u],
        [x - side * 158 * u, h * 0.13 + 2 * u],
        [x - side * 62 * u, h * 0.13 + 2 * u],
      ]),
      dark(s),
    ) +
    s.glow(x - side * 110 * u, h * 0.13 + 12 * u, 120 * u, p.lamp, 0.5)
  );
};

/** Bars that come out of the corner. */
const railing: Foreground = (s, side) => {
  const { w, h, u } = s;
  const rail = (y: number, slope: number, thick: number) =>
    line(
      `M${num(from(s, side, -0.02))} ${num(h * y)}L${num(from(s, side, 0.5))} ${num(h * (y + slope))}`,
      dark(s),
      thick * u,
    );
  let bars = '';
  for (let index = 0; index < 6; index++) {
    const t = index / 6;
    const x = from(s, side, 0.02 + t * 0.46);
    bars += `M${num(x)} ${num(h * (0.8 + t * 0.125))}V${num(h + 10)}`;
  }
  return rail(0.79, 0.13, 20) + rail(0.85, 0.12, 9) + line(bars, dark(s), Math.max(6, w * 0.011));
};

/** The jamb of a door that one looks through. */
const doorway: Foreground = (s, side) => {
  const { w, h, u } = s;
  const x = side < 0 ? 0 : w * 0.905;
  return (
    rect(x, 0, w * 0.095, h, dark(s)) +
    rect(side < 0 ? w * 0.095 : w * 0.905 - 9 * u, 0, 9 * u, h, lighten(dark(s), 0.14)) +
    rect(side < 0 ? w * 0.095 + 9 * u : w * 0.905 - 13 * u, 0, 4 * u, h, s.p.lamp, { opacity: 0.35 })
  );
};

const curtain: Foreground = (s, side) =>
  s.curtain(from(s, side, 0), 0, s.w * 0.2, s.h, side < 0, mix(dark(s), s.p.pop, 0.22));

const pillar: Foreground = (s, side) => {
  const { w, h, u } = s;
  const [inner, outer] = [from(s, side, 0.13), from(s, side, -0.02)];
  const left = Math.min(inner, outer);
  return (
    rect(left, 0, w * 0.15, h, dark(s)) +
    rect(inner + side * 16 * u - 5 * u, 0, 10 * u, h, lighten(dark(s), 0.13)) +
    rect(left - (side < 0 ? 0 : 22 * u), h * 0.9, w * 0.15 + 22 * u, h * 0.1, dark(s)) +
    rect(left - (side < 0 ? 0 : 16 * u), 0, w * 0.15 + 16 * u, h * 0.045, dark(s))
  );
};

const rocks: Foreground = (s, side) => {
  const { h, u, random } = s;
  const stone = (part: number, size: number) => {
    const x = from(s, side, part);
    const k = size * u * random.between(0.9, 1.1);
    return blob([
      [x - k, h + 12, 1],
      [x - k * 0.8, h - k * 0.5],
      [x - k * 0.1 * side, h - k * 0.82],
      [x + k * 0.7, h - k * 0.46],
      [x + k * 1.05, h + 12, 1],
    ]);
  };
  return (
    shape(stone(0.02, 130) + stone(0.2, 72) + stone(0.34, 40), dark(s)) +
    line(
      `M${num(from(s, side, 0.03) - 30 * u)} ${num(h - 74 * u)}l${num(34 * u)} ${num(-12 * u)}`,
      lighten(dark(s), 0.2),
      5 * u,
    )
  );
};

/** The edge of a table with a cup and a bottle, out of focus. */
const table: Foreground = (s, side) => {
  const { h, u } = s;
  const edge = (part: number, y: number): Point => [from(s, side, part), y];
  const cup = from(s, side, 0.2);
  const jar = from(s, side, 0.08);
  return shape(
    polygon([
      edge(-0.02, h * 0.935),
      edge(0.5, h * 0.935),
      edge(0.51, h * 0.953),
      edge(0.47, h * 0.953),
      edge(0.46, h + 8),
      edge(-0.02, h + 8),
    ]) +
      `M${num(cup - 30 * u)} ${num(h * 0.94 - 60 * u)}h${num(60 * u)}l${num(-8 * u)} ${num(66 * u)}h${num(-44 * u)}Z` +
      `M${num(jar - 26 * u)} ${num(h * 0.94)}v${num(-96 * u)}q0 ${num(-26 * u)} ${num(16 * u)} ${num(-34 * u)}v${num(-44 * u)}h${num(20 * u)}v${num(44 * u)}q${num(16 * u)} ${num(8 * u)} ${num(16 * u)} ${num(34 * u)}v${num(96 * u)}Z`,
    dark(s),
  );
};

/** Straps that hang from a rail. */
const straps: Foreground = (s) => {
  const { w, h, u } = s;
  const strap = [0.1, 0.3, 0.7, 0.9]
    .map(
      (part) =>
        line(`M${num(w * part)} ${num(h * 0.05)}V${num(h * 0.13)}`, dark(s), 10 * u) +
        circle(w * part, h * 0.13 + 26 * u, 26 * u, 'none', { ink: dark(s), inkWidth: 9 * u }),
    )
    .join('');
  return rect(0, h * 0.035, w, 12 * u, dark(s)) + strap;
};

const FOREGROUNDS: Record<SceneName, readonly Foreground[]> = {
  alley: [post, doorway],
  beach: [branch, grass],
  bedroom: [curtain, doorway],
  belfry: [pillar],
  bridge: [railing, post],
  busInside: [straps],
  busStop: [branch, post],
  cafe: [table, doorway],
  castle: [pillar, branch],
  cave: [rocks],
  classroom: [doorway, table],
  corridor: [doorway],
  crater: [rocks],
  court: [railing],
  forest: [branch, grass],
  harbour: [railing, rocks],
  heights: [rocks, grass],
  kitchen: [table, doorway],
  lake: [branch, grass],
  library: [doorway, table],
  lift: [doorway],
  lockers: [doorway],
  office: [table, doorway],
  orchard: [branch, grass],
  riverside: [grass, branch],
  rooftops: [railing],
  ruin: [pillar, grass],
  schoolGate: [branch, grass],
  stairs: [railing],
  station: [pillar, railing],
  street: [post, branch],
  throne: [pillar, curtain],
  towers: [railing],
  vault: [pillar, rocks],
  workshop: [table, doorway],
};

/** What is close to the viewer in a place, at its edges; the middle stays free for who is there. */
export function paintForeground(stage: Stage, scene: SceneName): string {
  return stage.random.pick(FOREGROUNDS[scene])(stage, stage.random.chance(0.5) ? -1 : 1);
}
