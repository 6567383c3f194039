import type { Random } from '../draw/random.ts';
import { curtain, fall, fringe, type HairPlan, layers, type Puff, parted, ring, tail } from './hair-locks.ts';

/** Styles that are mostly long; anyone may wear them. */
export const WOMENS: Record<string, (random: Random) => Partial<HairPlan>> = {
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
      (_, index): Puff => ({ at: [84 - index * 3.4, 72 + index * 30, -28 + index * 5], radius: 25 - index * 1.7 }),
    ),
    ties: [[62, 276, 4]],
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
