import type { ArmPosture, LegPosture, Posture, Stance } from './posture.ts';
import { MOVING } from './postures-moving.ts';

const HANG: ArmPosture = { upper: 12, fore: -3, hand: 'relaxed' };
/** Hanging too, but bent: two arms alike look like a doll's. */
const EASE: ArmPosture = { upper: 17, fore: -20, hand: 'relaxed' };
/** On the hip: the elbow out, the hand turned back. */
const ON_HIP: ArmPosture = { upper: 50, fore: -43, hand: 'grip', wrist: 30 };
const IN_POCKET: ArmPosture = { upper: 26, fore: -24, hand: 'pocket' };

/** What a body stands on: `legs` or `feet`, and how the weight goes through the trunk above them. */
type Ground = Stance & Pick<Posture, 'legs' | 'feet'>;

/** The weight on the picture's left leg: that hip up, that shoulder down, the other knee loose. */
const LEFT: Ground = {
  shoulders: -4.5,
  hips: 5.5,
  sway: -15,
  feet: [
    { x: -26, y: 2, toes: -1 },
    { x: 56, y: 10, bend: 13, toes: 1 },
  ],
};
const RIGHT: Ground = {
  shoulders: 4.5,
  hips: -5.5,
  sway: 15,
  feet: [
    { x: -58, y: 10, bend: 13, toes: -1 },
    { x: 24, y: 2, toes: 1 },
  ],
};
/** On both, apart: a stance that does not yield. */
const FIRM: Ground = {
  raise: 4,
  feet: [
    { x: -72, y: 4, bend: 6, toes: -1 },
    { x: 74, y: 6, bend: 6, toes: 1 },
  ],
};
/** Small: feet close and turned in, one knee before the other. */
const SMALL: Ground = {
  shoulders: 3,
  hips: -4,
  sway: 7,
  raise: 9,
  feet: [
    { x: -22, y: 8, bend: -8, toes: 1 },
    { x: 20, y: 0, toes: -1 },
  ],
};
/** A step toward whom one speaks to, the weight on the foot in front. */
const TOWARD: Ground = {
  shoulders: 3,
  hips: -4,
  sway: 18,
  feet: [
    { x: -78, y: -8, bend: 4, toes: 1 },
    { x: 62, y: 10, bend: 20, toes: 1 },
  ],
};
/** A step back, the weight on the foot behind. */
const AWAY: Ground = {
  shoulders: -5,
  hips: 5,
  sway: -20,
  raise: 12,
  feet: [
    { x: -82, y: -4, bend: 16, toes: -1 },
    { x: 44, y: 10, bend: 6, toes: 1 },
  ],
};
const STAND: readonly [LegPosture, LegPosture] = [
  { thigh: 3, shin: 2, toes: 0 },
  { thigh: 3, shin: 2, toes: 0 },
];

const posture = (turn: number, left: ArmPosture, right: ArmPosture, rest: Partial<Posture> = LEFT): Posture => ({
  turn,
  left,
  right,
  ...rest,
});

/** Standing, and what hands do meanwhile. */
const STANDING = {
  rest: posture(0, HANG, EASE),
  restTurned: posture(30, HANG, { upper: 6, fore: 20, hand: 'relaxed' }, RIGHT),
  akimbo: posture(-12, ON_HIP, EASE, RIGHT),
  pockets: posture(16, IN_POCKET, { ...IN_POCKET, upper: 22, fore: -18 }, { ...LEFT, raise: 6, lean: -2 }),
  pocket: posture(-14, IN_POCKET, HANG, RIGHT),
  holdArm: posture(14, EASE, { upper: 6, fore: -86, hand: 'grip', layer: 'over', short: 1.1 }, SMALL),
  side: posture(78, { upper: 4, fore: 12, hand: 'relaxed' }, HANG, {
    legs: [
      { thigh: 2, shin: 0, toes: 1 },
      { thigh: -3, shin: -6, toes: 1 },
    ],
  }),
  back: posture(180, HANG, EASE, { legs: STAND, shoulders: 3, hips: -4, sway: 8 }),
  backTurned: posture(150, EASE, { upper: 8, fore: -10, hand: 'relaxed' }, { legs: STAND, shoulders: -3, hips: 3 }),
  hips: posture(-14, ON_HIP, { ...ON_HIP, upper: 46, fore: -38 }, { ...FIRM, hips: 3, shoulders: -2 }),
  crossed: posture(
    12,
    { upper: 6, fore: -93, hand: 'pocket', layer: 'over', short: 1.04 },
    { upper: 5, fore: -83, hand: 'grip', layer: 'over', short: 1.08 },
    { ...RIGHT, raise: 5 },
  ),
  hug: posture(
    6,
    { upper: 6, fore: -100, hand: 'grip', layer: 'over', short: 1.06 },
    { upper: 6, fore: -84, hand: 'grip', layer: 'over', short: 1.08 },
    SMALL,
  ),
  slump: posture(
    8,
    { upper: 4, fore: 6, hand: 'relaxed' },
    { upper: 3, fore: -2, hand: 'relaxed' },
    {
      ...LEFT,
      lean: 5,
      raise: -10,
      shoulders: -2,
    },
  ),
} satisfies Record<string, Posture>;

/** What hands say. */
const GESTURES = {
  think: posture(
    -16,
    { upper: 10, fore: -84, hand: 'fist', short: 0.9 },
    { upper: 12, fore: -156, hand: 'think', wrist: -6, layer: 'over', upperShort: 0.78 },
    RIGHT,
  ),
  wave: posture(14, HANG, { upper: 46, fore: 164, hand: 'splay', layer: 'over' }, { ...RIGHT, shoulders: -6 }),
  point: posture(26, ON_HIP, { upper: 82, fore: 88, hand: 'point', layer: 'over' }, { ...TOWARD, lean: 4 }),
  reach: posture(
    34,
    { upper: 14, fore: 30, hand: 'open' },
    { upper: 76, fore: 84, hand: 'cradle', layer: 'over' },
    {
      ...TOWARD,
      lean: 7,
    },
  ),
  raise: posture(
    0,
    { upper: 22, fore: -30, hand: 'fist' },
    { upper: 150, fore: 172, hand: 'fist', layer: 'behind' },
    { ...FIRM, shoulders: -8, hips: 3 },
  ),
  cheer: posture(
    0,
    { upper: 138, fore: 168, hand: 'fist', layer: 'behind' },
    { upper: 126, fore: 156, hand: 'fist', layer: 'behind' },
    { ...FIRM, raise: 16, lean: -3 },
  ),
  peace: posture(-12, ON_HIP, { upper: 30, fore: 152, hand: 'peace', layer: 'over' }),
  chest: posture(10, { upper: 12, fore: -120, hand: 'flat', wrist: -10, layer: 'over' }, EASE, SMALL),
  clasp: posture(
    0,
    { upper: 10, fore: -108, hand: 'fist', layer: 'over' },
    { upper: 10, fore: -112, hand: 'fist', layer: 'over' },
    { ...SMALL, lean: 3 },
  ),
  scratch: posture(
    -8,
    IN_POCKET,
    { upper: 118, fore: -142, hand: 'relaxed', layer: 'behind' },
    {
      ...LEFT,
      shoulders: -7,
    },
  ),
  mouth: posture(8, { upper: 12, fore: -150, hand: 'flat', wrist: -8, layer: 'over', upperShort: 0.72 }, EASE, AWAY),
  facepalm: posture(
    -6,
    EASE,
    { upper: 26, fore: -160, hand: 'flat', wrist: 4, layer: 'over', upperShort: 0.46 },
    {
      ...LEFT,
      lean: 4,
      raise: -4,
    },
  ),
  shrug: posture(
    0,
    { upper: 26, fore: 112, hand: 'cradle', wrist: 24 },
    { upper: 30, fore: 104, hand: 'cradle', wrist: 24 },
    { ...LEFT, raise: 24, shoulders: 0 },
  ),
  explain: posture(18, IN_POCKET, { upper: 28, fore: 96, hand: 'cradle', wrist: 16, layer: 'over' }, RIGHT),
  wide: posture(
    10,
    { upper: 62, fore: 78, hand: 'open' },
    { upper: 66, fore: 92, hand: 'open', layer: 'over' },
    { ...FIRM, lean: -3 },
  ),
  count: posture(14, ON_HIP, { upper: 24, fore: 158, hand: 'point', layer: 'over' }, { ...RIGHT, shoulders: -3 }),
  thumb: posture(-10, IN_POCKET, { upper: 34, fore: 118, hand: 'thumbUp', layer: 'over' }, LEFT),
  stop: posture(
    22,
    { upper: 24, fore: 8, hand: 'open' },
    { upper: 62, fore: 124, hand: 'flat', layer: 'over' },
    {
      ...AWAY,
      lean: -3,
    },
  ),
  pump: posture(-6, EASE, { upper: 30, fore: 168, hand: 'fist', layer: 'over' }, { ...FIRM, shoulders: -5 }),
  recoil: posture(
    18,
    { upper: 38, fore: 136, hand: 'splay' },
    { upper: 34, fore: 140, hand: 'splay', layer: 'over' },
    { ...AWAY, lean: -9 },
  ),
  plead: posture(
    24,
    { upper: 26, fore: -96, hand: 'cradle', layer: 'over' },
    { upper: 40, fore: 66, hand: 'cradle', layer: 'over' },
    { ...TOWARD, lean: 8, raise: 8 },
  ),
  brace: posture(
    8,
    { upper: 30, fore: -34, hand: 'fist' },
    { upper: 32, fore: -38, hand: 'fist' },
    { ...FIRM, raise: 16, lean: 4 },
  ),
} satisfies Record<string, Posture>;

/** Hands that hold something. */
const HOLDING = {
  phone: posture(20, IN_POCKET, { upper: 8, fore: -132, hand: 'hold', wrist: 12, layer: 'over' }),
  cup: posture(
    0,
    { upper: 16, fore: -104, hand: 'hold', layer: 'over' },
    { upper: 16, fore: -108, hand: 'hold', layer: 'over' },
    RIGHT,
  ),
  book: posture(
    10,
    { upper: 14, fore: -84, hand: 'hold', layer: 'over' },
    { upper: 14, fore: -84, hand: 'hold', layer: 'over' },
  ),
  umbrella: posture(12, EASE, { upper: 12, fore: -152, hand: 'hold', layer: 'over' }, RIGHT),
  guard: posture(
    30,
    { upper: 20, fore: -140, hand: 'fist', layer: 'over' },
    { upper: 40, fore: 140, hand: 'fist', layer: 'over' },
    { ...TOWARD, lean: -4, raise: 8 },
  ),
  sword: posture(
    24,
    { upper: 22, fore: -70, hand: 'hold', layer: 'over' },
    { upper: 58, fore: 128, hand: 'hold', layer: 'over' },
    {
      lean: -5,
      shoulders: -7,
      hips: 4,
      feet: [
        { x: -132, y: -6, bend: 26, toes: -1 },
        { x: 128, y: 12, bend: 34, toes: 1 },
      ],
    },
  ),
} satisfies Record<string, Posture>;

/** Named postures. A person may be drawn in any of them, mirrored too. */
export const POSTURES = { ...STANDING, ...GESTURES, ...HOLDING, ...MOVING };

export type PostureName = keyof typeof POSTURES;
