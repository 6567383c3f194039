import { blob, type Knot, num, type Point, polygon } from '../draw/geometry.ts';

/**
 * The forms of balloons. Of speech: `round`, `pebble`, `squircle` and `angular` are a series' own hands; `wobble` shakes, `icicle`
 * is cold, `electric` comes out of a machine, `dashed` is whispered, `dark` is whispered by what one should not hear, `burst` and
 * `flash` are shouted. `cloud` and `bare` are thought; `box`, `note` and `paper` are the narrator's, and what is written.
 */
const BALLOON_FORMS = [
  'round',
  'pebble',
  'squircle',
  'angular',
  'wobble',
  'icicle',
  'electric',
  'dashed',
  'dark',
  'burst',
  'flash',
  'cloud',
  'bare',
  'box',
  'note',
  'paper',
] as const;
export type BalloonForm = (typeof BALLOON_FORMS)[number];

/** Air around the letters: in parts of the text's size, and of the text's width or height. */
interface Air {
  x: readonly [ofSize: number, ofText: number];
  y: readonly [ofSize: number, ofText: number];
}

const OVAL: Air = { x: [0.8, 0.115], y: [0.66, 0.2] };
const SQUARE: Air = { x: [0.78, 0.03], y: [0.66, 0.05] };
const BOX: Air = { x: [0.72, 0], y: [0.56, 0] };

const AIRS: Record<BalloonForm, Air> = {
  round: OVAL,
  pebble: OVAL,
  squircle: SQUARE,
  angular: { x: [0.86, 0.05], y: [0.64, 0.08] },
  wobble: { x: [0.86, 0.115], y: [0.72, 0.2] },
  icicle: { x: [0.8, 0.115], y: [0.72, 0.22] },
  electric: { x: [0.92, 0.02], y: [0.82, 0.02] },
  dashed: OVAL,
  dark: OVAL,
  burst: OVAL,
  flash: OVAL,
  cloud: OVAL,
  bare: { x: [0.34, 0], y: [0.3, 0] },
  box: BOX,
  note: { x: [0.86, 0], y: [0.62, 0] },
  paper: { x: [0.8, 0], y: [0.7, 0] },
};

/** Columns want less at their sides, as their ends are even. */
const COLUMNS: readonly [ofWidth: number, ofHeight: number] = [0.045, -0.08];

/** Half the size of a balloon of a form around letters of a size. */
export function reachOf(
  form: BalloonForm,
  widthPx: number,
  heightPx: number,
  sizePx: number,
  inColumns: boolean,
): Point {
  const { x, y } = AIRS[form];
  const [wider, taller] = inColumns && x[1] > 0.1 ? COLUMNS : [0, 0];
  return [
    widthPx / 2 + sizePx * x[0] + widthPx * (x[1] + wider),
    heightPx / 2 + sizePx * y[0] + heightPx * (y[1] + taller),
  ];
}

/** A knot at a part of the way around an ellipse whose sides bulge, so that text has room in its corners. */
function around([x, y]: Point, [a, c]: Point, angle: number, k: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bulge = (Math.abs(cos) ** 2.5 + Math.abs(sin) ** 2.5) ** (-1 / 2.5);
  return [x + cos * a * k * bulge, y + sin * c * k * bulge];
}

const ring = (count: number, knotAt: (angle: number, index: number) => Knot): Knot[] =>
  Array.from({ length: count }, (_, index) => knotAt((index / count) * Math.PI * 2, index));

/** Corners cut or rounded by `cut` pixels. */
function cutBox([x, y]: Point, [a, c]: Point, cut: number, rounded: boolean): string {
  const r = Math.min(cut, a, c);
  const corner = (toX: number, toY: number, viaX: number, viaY: number) =>
    rounded ? `Q${num(viaX)} ${num(viaY)} ${num(toX)} ${num(toY)}` : `L${num(toX)} ${num(toY)}`;
  const [left, right, top, foot] = [x - a, x + a, y - c, y + c];
  return (
    `M${num(left + r)} ${num(top)}L${num(right - r)} ${num(top)}${corner(right, top + r, right, top)}` +
    `L${num(right)} ${num(foot - r)}${corner(right - r, foot, right, foot)}` +
    `L${num(left + r)} ${num(foot)}${corner(left, foot - r, left, foot)}` +
    `L${num(left)} ${num(top + r)}${corner(left + r, top, left, top)}Z`
  );
}

/** A rectangle whose sides are teeth of about `step` pixels, `deep` pixels high. */
function toothed([x, y]: Point, [a, c]: Point, step: number, deep: number, sides: 'all' | 'foot'): string {
  const points: Point[] = [];
  const run = (from: Point, to: Point, out: Point, has: boolean) => {
    const count = has ? Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step)) : 1;
    for (let index = 0; index < count; index++) {
      const t = index / count;
      const depth = has && index > 0 ? (index % 2 ? deep : -deep * 0.4) * (1 + ((index * 5) % 3) * 0.16) : 0;
      points.push([from[0] + (to[0] - from[0]) * t + out[0] * depth, from[1] + (to[1] - from[1]) * t + out[1] * depth]);
    }
  };
  const [left, right, top, foot] = [x - a, x + a, y - c, y + c];
  const all = sides === 'all';
  run([left, top], [right, top], [0, -1], all);
  run([right, top], [right, foot], [1, 0], all);
  run([right, foot], [left, foot], [0, 1], true);
  run([left, foot], [left, top], [-1, 0], all);
  return polygon(points);
}

/** The outline of a balloon's body around a point; `seed` makes hand-drawn ones differ. */
export function outlineOfForm(form: BalloonForm, at: Point, reach: Point, sizePx: number, seed: number): string {
  const [x, y] = at;
  const [a, c] = reach;
  switch (form) {
    case 'pebble':
      return blob(
        ring(10, (angle, index) => around(at, reach, angle + 0.2, 0.985 + (((index + seed) * 7) % 5) * 0.014)),
      );
    case 'squircle':
      return cutBox(at, reach, Math.min(sizePx * 1.25, c * 0.9), true);
    case 'angular':
      return cutBox(at, reach, Math.min(sizePx * 0.62, c * 0.6), false);
    case 'wobble':
      return blob(
        ring(34, (angle, index) => around(at, reach, angle, index % 2 ? 1.008 : 0.972 + ((index + seed) % 3) * 0.01)),
      );
    case 'icicle': {
      const drips = ring(32, (angle, index): Knot => {
        const low = Math.sin(angle) > 0.34;
        const k = low ? (index % 2 ? 1.13 + (((index + seed) * 3) % 4) * 0.045 : 0.95) : 0.99;
        const [px, py] = around(at, reach, angle, k);
        // A drip falls straight down.
        return low ? [index % 2 ? around(at, reach, angle, 1)[0] : px, py, 1] : [px, py];
      });
      return blob(drips);
    }
    case 'electric':
      return toothed(at, [a - sizePx * 0.14, c - sizePx * 0.14], sizePx * 0.5, sizePx * 0.16, 'all');
    case 'paper':
      return toothed(at, reach, sizePx * 0.6, sizePx * 0.13, 'foot');
    case 'burst':
      return polygon(
        ring(28, (angle, index) => {
          const k = index % 2 ? 1 : 1.17 + ((index * 7) % 5) * 0.035;
          return [x + Math.cos(angle) * a * k, y + Math.sin(angle) * c * k * 1.04];
        }).map(([px, py]): Point => [px, py]),
      );
    case 'flash':
      return polygon(
        ring(56, (angle, index) => {
          const k = index % 2 ? 0.99 : 1.1 + (((index + seed) * 11) % 7) * 0.032;
          return [x + Math.cos(angle) * a * k, y + Math.sin(angle) * c * k];
        }).map(([px, py]): Point => [px, py]),
      );
    case 'cloud':
      return blob(
        ring(24, (angle, index) => {
          const k = index % 2 ? 1.1 : 0.97;
          return [x + Math.cos(angle) * a * k, y + Math.sin(angle) * c * k];
        }),
      );
    case 'box':
    case 'note':
    case 'bare':
      return cutBox(at, reach, 0, false);
    default:
      return oval(at, reach);
  }
}

function oval([x, y]: Point, [a, c]: Point): string {
  const k = 0.8;
  const at = (dx: number, dy: number) => `${num(x + dx)} ${num(y + dy)}`;
  return `M${at(-a, 0)}C${at(-a, -c * k)} ${at(-a * k, -c)} ${at(0, -c)}S${at(a, -c * k)} ${at(a, 0)}S${at(a * k, c)} ${at(0, c)}S${at(-a, c * k)} ${at(-a, 0)}Z`;
}
