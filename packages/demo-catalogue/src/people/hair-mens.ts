import type { Random } from '../draw/random.ts';
import {
  curtain,
  fall,
  fringe,
  type HairPlan,
  layers,
  lock,
  type Puff,
  parted,
  ring,
  tail,
  tufts,
} from './hair-locks.ts';
import { onSkull } from './view.ts';

/** Styles that are mostly short; anyone may wear them. */
export const MENS: Record<string, (random: Random) => Partial<HairPlan>> = {
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
  buzz: () => ({ swell: 1.015, hairline: 46, locks: [], nape: -44 }),
};
