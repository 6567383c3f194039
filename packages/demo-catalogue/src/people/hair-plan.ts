import { lerp, radians } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import type { Person } from './person.ts';
import { onSkull, type Solid } from './view.ts';

/** A ribbon of hair from root to tip in the head's own space. */
export interface Lock {
  path: readonly Solid[];
  width: number;
  /** Ends straight instead of in a point. */
  blunt?: boolean;
  /** Where along it the width starts to shrink (0–1). */
  taper?: number;
}

/** A round mass: a bun, a curl, a piece of braid. */
export interface Puff {
  at: Solid;
  radius: number;
  curl?: boolean;
}

/** All hair of a head, independent of the view. */
export interface HairPlan {
  /** How far the cap of hair stands off the skull (1 is bald). */
  swell: number;
  /** Height of the hairline at the forehead, in degrees. */
  hairline: number;
  /** Height of the hairline at the nape. */
  nape: number;
  locks: readonly Lock[];
  puffs: readonly Puff[];
  /** Bands that hold tails. */
  ties: readonly Solid[];
}

type Spot = readonly [azimuth: number, height: number, swell?: number];

const lock = (spots: readonly Spot[], width: number, extra: Partial<Lock> = {}): Lock => ({
  path: spots.map(([azimuth, height, swell]) => onSkull(azimuth, height, swell ?? 1.12)),
  width,
  ...extra,
});

/** Hair that falls from the side or back of the skull to `y`. */
function fall(
  azimuth: number,
  y: number,
  width: number,
  options: { flare?: number; wave?: number; blunt?: boolean; lift?: number } = {},
): Lock {
  const swell = 1.12 + (options.lift ?? 0);
  const edge = onSkull(azimuth, -6, swell);
  const path: Solid[] = [onSkull(azimuth, 84, 1.06), onSkull(azimuth, 56, 1.09), onSkull(azimuth, 26, swell), edge];
  const steps = Math.max(2, Math.round((y - edge[1]) / 60));
  const out = radians(azimuth);
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const sway = (options.wave ?? 0) * Math.sin(step * 2.2 + azimuth);
    const spread = 1 + (options.flare ?? 0.08) * t;
    path.push([
      edge[0] * spread + Math.cos(out) * sway,
      lerp(edge[1], y, t),
      edge[2] * lerp(1, 0.86, t) + Math.sin(out) * sway,
    ]);
  }
  return { path, width, ...(options.blunt ? { blunt: true } : {}), taper: options.blunt ? 1 : 0.55 };
}

/** A fan of back hair over the given azimuths. */
function curtain(
  from: number,
  to: number,
  count: number,
  y: number,
  width: number,
  random: Random,
  options: Parameters<typeof fall>[3] = {},
): Lock[] {
  return Array.from({ length: count }, (_, index) => {
    const azimuth = lerp(from, to, count === 1 ? 0.5 : index / (count - 1));
    const jitter = options.blunt ? 0 : random.between(-18, 18);
    return fall(azimuth, y + jitter, width, options);
  });
}

/** Straight fringe: tips in a row at the given heights. */
function fringe(
  tips: readonly (readonly [azimuth: number, height: number, width?: number])[],
  width: number,
  options: { blunt?: boolean; sweep?: number; random?: Random } = {},
): Lock[] {
  const { blunt = false, sweep = 0, random } = options;
  return tips.map(([azimuth, height, own]) => {
    const bend = sweep + (random?.between(-5, 5) ?? 0);
    return lock(
      [
        [azimuth * 0.5 - bend * 0.6, 84, 1.04],
        [azimuth * 0.82 - bend, 58, 1.1],
        [azimuth * 0.98 - bend * 0.5, 30, 1.15],
        [azimuth + bend * 0.6, height + (random?.between(-3, 3) ?? 0), 1.11],
      ],
      own ?? width,
      blunt ? { blunt: true, taper: 1 } : { taper: 0.42 },
    );
  });
}

/** Locks swept from a parting toward both sides. */
function parted(at: number, spread: readonly (readonly [azimuth: number, height: number, width: number])[]): Lock[] {
  return spread.map(([azimuth, height, width]) =>
    lock(
      [
        [at, 78, 1.05],
        [lerp(at, azimuth, 0.35), 61, 1.11],
        [lerp(at, azimuth, 0.75), 38, 1.16],
        [azimuth, height, 1.13],
      ],
      width,
      { taper: 0.55 },
    ),
  );
}

/** Short pieces that lie on the head and lift at their ends. */
function layers(spots: readonly Spot[], drop: number, width: number, random: Random, lift = 0.06): Lock[] {
  return spots.map(([azimuth, height]) => {
    const lean = random.between(-7, 7);
    return lock(
      [
        [azimuth, height + drop, 1.06],
        [azimuth + lean * 0.4, height + drop * 0.5, 1.1],
        [azimuth + lean, height + random.between(-4, 4), 1.09 + lift + random.between(-0.02, 0.03)],
      ],
      width,
      { taper: 0.3 },
    );
  });
}

/** Short pieces that stand away from the head. */
function tufts(spots: readonly Spot[], reach: number, width: number, sweep: number, random: Random): Lock[] {
  return spots.map(([azimuth, height]) =>
    lock(
      [
        [azimuth, height + 14, 1.02],
        [azimuth + sweep * 0.3, height + 6, 1.1],
        [azimuth + sweep, height - 2 + random.between(-4, 4), reach + random.between(-0.05, 0.06)],
      ],
      width,
      { taper: 0.35 },
    ),
  );
}

/** A tail of several ribbons from a tie. */
function tail(base: Solid, toward: Solid, drop: number, width: number, count: number): Lock[] {
  return Array.from({ length: count }, (_, index) => {
    const spread = count === 1 ? 0 : index / (count - 1) - 0.5;
    const out: Solid = [base[0] + toward[0], base[1] + toward[1], base[2] + toward[2]];
    return {
      path: [
        base,
        [lerp(base[0], out[0], 0.7) + spread * 16, out[1] - 4, lerp(base[2], out[2], 0.8)],
        [out[0] + spread * 34, base[1] + drop * 0.42, out[2]],
        [out[0] * 1.04 + spread * 44, base[1] + drop * (0.78 + 0.1 * Math.cos(index * 2)), out[2] * 0.98],
        [out[0] * 1.08 + spread * 30, base[1] + drop * (1 - Math.abs(spread) * 0.22), out[2] * 0.96],
      ],
      width,
      taper: 0.6,
    };
  });
}

const ring = (heights: readonly number[], from: number, to: number, count: number): Spot[] =>
  heights.flatMap((height, row) =>
    Array.from({ length: count }, (_, index): Spot => [lerp(from, to, (index + (row % 2) * 0.5) / count), height]),
  );

const WOMENS: Record<string, (random: Random) => Partial<HairPlan>> = {
  long: (random) => ({
    locks: [
      ...curtain(96, 264, 9, 250, 62, random, { flare: 0.16 }),
      ...fringe(
        [
          [-60, -8, 30],
          [-44, 0, 40],
          [-22, 4, 44],
          [6, -3, 30],
          [26, 5, 42],
          [46, -2, 34],
          [62, -10, 26],
        ],
        34,
        { sweep: 6, random },
      ),
      fall(-74, 132, 24),
      fall(76, 146, 26),
      fall(-88, 200, 36),
      fall(88, 194, 36),
    ],
  }),
  hime: (random) => ({
    locks: [
      ...curtain(94, 266, 9, 275, 60, random, { flare: 0.08, blunt: true }),
      ...fringe(
        [
          [-54, 2],
          [-36, 0],
          [-18, 1],
          [0, -1],
          [18, 1],
          [36, 0],
          [54, 2],
        ],
        34,
        { blunt: true },
      ),
      fall(-72, 92, 34, { blunt: true }),
      fall(72, 92, 34, { blunt: true }),
    ],
  }),
  wavy: (random) => ({
    locks: [
      ...curtain(94, 266, 9, 230, 66, random, { flare: 0.3, wave: 14 }),
      ...parted(18, [
        [-22, 26, 44],
        [-46, 10, 46],
        [-62, -12, 36],
        [40, 18, 42],
        [58, -6, 36],
      ]),
      fall(-78, 150, 38, { wave: 14, flare: 0.2 }),
      fall(80, 176, 42, { wave: 14, flare: 0.2 }),
    ],
  }),
  bob: (random) => ({
    nape: -58,
    locks: [
      ...curtain(92, 268, 9, 104, 58, random, { flare: -0.06, lift: 0.05 }),
      ...fringe(
        [
          [-60, -6, 30],
          [-40, 2, 44],
          [-14, -2, 46],
          [14, 4, 40],
          [36, -2, 40],
          [58, -4, 30],
        ],
        38,
        { sweep: -6, random },
      ),
      fall(-74, 92, 38, { flare: -0.16, lift: 0.03 }),
      fall(74, 98, 38, { flare: -0.16, lift: 0.03 }),
    ],
  }),
  pony: (random) => ({
    ties: [[0, -92, -112]],
    locks: [
      ...tail([0, -92, -112], [8, -26, -52], 300, 52, 4),
      ...fringe(
        [
          [-60, -10, 26],
          [-42, 6, 40],
          [-16, 0, 44],
          [8, 10, 28],
          [30, 2, 44],
          [52, -2, 34],
          [64, -14, 22],
        ],
        34,
        { sweep: 8, random },
      ),
      fall(-74, 84, 20),
      fall(76, 96, 20),
    ],
  }),
  twin: (random) => ({
    ties: [
      [-78, -78, -46],
      [78, -78, -46],
    ],
    locks: [
      ...tail([-78, -78, -46], [-52, -22, -8], 300, 46, 3),
      ...tail([78, -78, -46], [52, -22, -8], 300, 46, 3),
      ...fringe(
        [
          [-56, -6, 34],
          [-36, 6, 42],
          [-12, -4, 30],
          [6, 4, 30],
          [28, 8, 42],
          [54, -4, 36],
        ],
        36,
        { random },
      ),
      fall(-72, 78, 20),
      fall(72, 78, 20),
    ],
  }),
  bun: (random) => ({
    puffs: [{ at: [0, -126, -62], radius: 42, curl: true }],
    locks: [
      ...layers(ring([2], 104, 256, 6), 34, 50, random, -0.02),
      ...parted(-22, [
        [24, 30, 46],
        [48, 12, 42],
        [64, -10, 30],
        [-42, 18, 40],
        [-60, -6, 30],
      ]),
      fall(-74, 70, 13),
      fall(76, 84, 15),
    ],
  }),
  braid: (random) => ({
    puffs: Array.from(
      { length: 7 },
      (_, index): Puff => ({ at: [88 - index * 4, 70 + index * 30, 24], radius: 25 - index * 1.7 }),
    ),
    ties: [[62, 274, 24]],
    locks: [
      ...curtain(104, 256, 7, 78, 58, random, { flare: -0.12 }),
      ...parted(-16, [
        [24, 26, 46],
        [48, 6, 42],
        [64, -16, 34],
        [-38, 18, 42],
        [-58, -8, 34],
      ]),
      fall(-74, 96, 20),
      fall(72, 80, 36),
    ],
  }),
  pixie: (random) => ({
    nape: -40,
    locks: [
      ...layers(ring([-2, -26], 98, 262, 6), 34, 46, random, 0.02),
      ...parted(30, [
        [-8, 16, 44],
        [-32, 6, 42],
        [-54, -6, 34],
        [50, 8, 36],
        [64, -10, 28],
      ]),
      fall(-76, 46, 20),
      fall(76, 50, 20),
    ],
  }),
};

const MENS: Record<string, (random: Random) => Partial<HairPlan>> = {
  tousled: (random) => ({
    locks: [
      ...layers(ring([24, -4, -28], 94, 266, 6), 34, 48, random, 0.09),
      ...tufts(
        [
          [-20, 74],
          [22, 78],
          [54, 60],
          [-56, 58],
        ],
        1.2,
        40,
        26,
        random,
      ),
      ...fringe(
        [
          [-60, 4, 32],
          [-42, 12, 44],
          [-18, 2, 40],
          [4, 14, 40],
          [24, 2, 44],
          [44, 10, 38],
          [60, -2, 28],
        ],
        38,
        { sweep: 7, random },
      ),
      fall(-76, 36, 22),
      fall(76, 32, 22),
    ],
  }),
  curtain: (random) => ({
    locks: [
      ...layers(ring([6, -24], 98, 262, 6), 40, 50, random, 0.01),
      ...parted(4, [
        [-18, 30, 40],
        [-38, 16, 42],
        [-58, -4, 36],
        [24, 28, 40],
        [44, 12, 42],
        [62, -8, 34],
      ]),
      fall(-78, 46, 20),
      fall(78, 44, 20),
    ],
  }),
  sidepart: (random) => ({
    hairline: 42,
    locks: [
      ...layers(ring([10, -20], 96, 264, 6), 40, 50, random, -0.02),
      ...parted(44, [
        [30, 34, 36],
        [8, 26, 44],
        [-16, 17, 46],
        [-40, 8, 44],
        [-60, -8, 34],
        [60, 12, 30],
        [70, -14, 20],
      ]),
    ],
  }),
  spiky: (random) => ({
    swell: 1.06,
    locks: [
      ...tufts(ring([20, -2, -26], 94, 266, 7), 1.42, 50, 4, random),
      ...tufts(
        [
          [-70, 58],
          [-36, 74],
          [0, 84],
          [34, 76],
          [68, 60],
          [-84, 34],
          [84, 34],
          [180, 66],
          [140, 62],
          [-140, 62],
        ],
        1.5,
        54,
        6,
        random,
      ),
      ...fringe(
        [
          [-58, 12, 36],
          [-36, -2, 44],
          [-12, 14, 36],
          [10, -4, 44],
          [34, 12, 40],
          [56, 2, 34],
        ],
        38,
        { sweep: -6, random },
      ),
      fall(-78, 22, 22),
      fall(78, 22, 22),
    ],
  }),
  slick: (random) => ({
    hairline: 45,
    locks: [
      ...[-62, -50, -37, -24, -11, 2, 15, 28, 41, 54, 64].map((azimuth, index) =>
        lock(
          [
            [azimuth, 43, 1.08],
            [azimuth * 0.95 + 4, 53 + (index % 3) * 2, 1.19],
            [azimuth * 0.9 + 10, 66, 1.17],
            [azimuth * 0.86 + 20, 82, 1.08],
          ],
          24,
          { taper: 0.7 },
        ),
      ),
      lock(
        [
          [30, 62, 1.12],
          [24, 50, 1.2],
          [34, 34, 1.2],
          [30, 18, 1.14],
        ],
        13,
        { taper: 0.3 },
      ),
      ...layers(ring([8, -22], 98, 262, 6), 40, 50, random, -0.02),
    ],
  }),
  crop: (random) => ({
    swell: 1.05,
    locks: [
      ...layers(ring([20, -4, -22], 92, 268, 7), 24, 34, random, 0),
      ...fringe(
        [
          [-58, 18, 34],
          [-38, 22, 40],
          [-16, 13, 40],
          [6, 21, 42],
          [28, 14, 40],
          [50, 20, 36],
          [64, 6, 24],
        ],
        36,
        { sweep: 8, random },
      ),
      ...tufts(
        [
          [-30, 74],
          [6, 80],
          [40, 72],
        ],
        1.12,
        32,
        18,
        random,
      ),
    ],
  }),
  curly: () => ({
    swell: 1.08,
    puffs: ring([82, 58, 30, 4, -20], -180, 180, 12)
      .filter(([azimuth, height]) => Math.abs(azimuth) > 66 || height > 40)
      .map(([azimuth, height]): Puff => ({ at: onSkull(azimuth, height, 1.11), radius: 30, curl: true })),
    locks: fringe(
      [
        [-46, 26],
        [-23, 21],
        [0, 26],
        [23, 21],
        [46, 26],
      ],
      40,
    ),
  }),
  wolf: (random) => ({
    locks: [
      ...curtain(108, 252, 7, 118, 44, random, { flare: 0.12 }),
      ...layers(ring([30, 8], 92, 268, 6), 30, 46, random, 0.09),
      ...parted(-14, [
        [18, 14, 44],
        [40, 2, 42],
        [58, -14, 34],
        [-34, 12, 44],
        [-56, -8, 36],
      ]),
      fall(-80, 84, 24),
      fall(80, 88, 24),
    ],
  }),
  tied: () => ({
    ties: [[0, -30, -116]],
    locks: [
      ...tail([0, -30, -116], [0, -6, -30], 210, 40, 3),
      ...parted(20, [
        [-16, 30, 40],
        [-40, 14, 40],
        [-60, -12, 32],
        [42, 14, 38],
        [60, -20, 28],
      ]),
      fall(-78, 66, 18),
      fall(78, 70, 18),
    ],
  }),
  buzz: () => ({ swell: 1.015, hairline: 46, locks: [], nape: -30 }),
};

const PLANS: Record<string, (random: Random) => Partial<HairPlan>> = { ...WOMENS, ...MENS };

/** The hair of a person, the same from every side. */
export function planHair(person: Person, random: Random): HairPlan {
  const make = PLANS[person.hair];
  if (!make) throw new Error(`no hair style "${person.hair}"`);
  return { swell: 1.11, hairline: 40, nape: -36, locks: [], puffs: [], ties: [], ...make(random) };
}
