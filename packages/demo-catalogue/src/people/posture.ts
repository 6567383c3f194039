import type { HandShape } from './hand.ts';

/** Angles are in degrees from hanging straight down; positive is away from the body. */
export interface ArmPosture {
  upper: number;
  fore: number;
  hand: HandShape;
  /** Turns the hand on the wrist. */
  wrist?: number;
  /** Lengths as seen, where the arm comes toward the viewer. */
  short?: number;
  /** Drawn over the face and body (a hand at the chin) or behind the trunk. */
  layer?: 'over' | 'behind';
  /** The thumb points away from the body. */
  thumbOut?: boolean;
}

export interface LegPosture {
  thigh: number;
  shin: number;
  short?: number;
  /** Where the toes point: −1 left, 1 right, 0 to the viewer. */
  toes?: -1 | 0 | 1;
}

export interface Posture {
  /** The trunk's turn, as for heads. */
  turn: number;
  lean?: number;
  /** The picture's left and right. */
  left: ArmPosture;
  right: ArmPosture;
  legs?: readonly [left: LegPosture, right: LegPosture];
}

const HANG: ArmPosture = { upper: 11, fore: -4, hand: 'relaxed' };
/** Hanging too, but bent: two arms alike look like a doll's. */
const EASE: ArmPosture = { upper: 15, fore: -16, hand: 'relaxed' };
const STAND: readonly [LegPosture, LegPosture] = [
  { thigh: 3, shin: 2, toes: -1 },
  { thigh: 3, shin: 2, toes: 1 },
];

const posture = (turn: number, left: ArmPosture, right: ArmPosture, rest: Partial<Posture> = {}): Posture => ({
  turn,
  left,
  right,
  legs: STAND,
  ...rest,
});

/** Named postures. A person may be drawn in any of them, mirrored too. */
export const POSTURES = {
  rest: posture(0, HANG, EASE),
  restTurned: posture(30, HANG, { upper: 4, fore: 18, hand: 'relaxed' }),
  akimbo: posture(-12, { upper: 44, fore: -52, hand: 'fist', wrist: 40 }, EASE),
  holdArm: posture(14, EASE, { upper: 14, fore: -86, hand: 'flat', layer: 'over', short: 0.92 }),
  side: posture(78, { upper: 4, fore: 12, hand: 'relaxed' }, HANG, {
    legs: [
      { thigh: 2, shin: 0, toes: 1 },
      { thigh: -3, shin: -6, toes: 1 },
    ],
  }),
  back: posture(180, HANG, EASE, {
    legs: [
      { thigh: 3, shin: 1, toes: 0 },
      { thigh: 3, shin: 1, toes: 0 },
    ],
  }),
  backTurned: posture(150, EASE, { upper: 8, fore: -10, hand: 'relaxed' }),
  hips: posture(
    -14,
    { upper: 44, fore: -52, hand: 'fist', wrist: 40 },
    { upper: 44, fore: -52, hand: 'fist', wrist: 40 },
  ),
  crossed: posture(
    12,
    { upper: 14, fore: -88, hand: 'fist', short: 0.94 },
    { upper: 14, fore: -76, hand: 'flat', layer: 'over', short: 0.94 },
  ),
  think: posture(
    -16,
    { upper: 10, fore: -84, hand: 'fist', short: 0.9 },
    { upper: 12, fore: -158, hand: 'think', wrist: -6, layer: 'over' },
  ),
  wave: posture(14, HANG, { upper: 46, fore: 164, hand: 'open', layer: 'over' }),
  point: posture(26, HANG, { upper: 82, fore: 88, hand: 'point', layer: 'over' }),
  reach: posture(34, { upper: 14, fore: 30, hand: 'open' }, { upper: 76, fore: 84, hand: 'open', layer: 'over' }),
  raise: posture(0, { upper: 14, fore: -8, hand: 'fist' }, { upper: 150, fore: 172, hand: 'fist', layer: 'behind' }),
  cheer: posture(
    0,
    { upper: 138, fore: 168, hand: 'fist', layer: 'behind' },
    { upper: 138, fore: 168, hand: 'fist', layer: 'behind' },
  ),
  peace: posture(
    -12,
    { upper: 40, fore: -48, hand: 'fist', wrist: 40 },
    { upper: 30, fore: 152, hand: 'peace', layer: 'over' },
  ),
  chest: posture(10, { upper: 12, fore: -120, hand: 'flat', wrist: -10, layer: 'over' }, HANG),
  clasp: posture(
    0,
    { upper: 10, fore: -108, hand: 'fist', layer: 'over' },
    { upper: 10, fore: -112, hand: 'fist', layer: 'over' },
  ),
  phone: posture(20, HANG, { upper: 8, fore: -132, hand: 'hold', wrist: 12, layer: 'over' }),
  cup: posture(
    0,
    { upper: 16, fore: -104, hand: 'hold', layer: 'over' },
    { upper: 16, fore: -108, hand: 'hold', layer: 'over' },
  ),
  book: posture(
    10,
    { upper: 14, fore: -84, hand: 'hold', layer: 'over' },
    { upper: 14, fore: -84, hand: 'hold', layer: 'over' },
  ),
  scratch: posture(-8, HANG, { upper: 118, fore: -142, hand: 'relaxed', layer: 'behind' }),
  mouth: posture(8, { upper: 12, fore: -150, hand: 'flat', wrist: -8, layer: 'over' }, HANG),
  shrug: posture(
    0,
    { upper: 26, fore: 118, hand: 'open', wrist: 20 },
    { upper: 26, fore: 118, hand: 'open', wrist: 20 },
  ),
  umbrella: posture(12, HANG, { upper: 12, fore: -152, hand: 'hold', layer: 'over' }),
  guard: posture(
    30,
    { upper: 20, fore: -140, hand: 'fist', layer: 'over' },
    { upper: 40, fore: 140, hand: 'fist', layer: 'over' },
    { lean: -4 },
  ),
  sword: posture(
    24,
    { upper: 22, fore: -70, hand: 'hold', layer: 'over' },
    { upper: 58, fore: 128, hand: 'hold', layer: 'over' },
    {
      lean: -5,
      legs: [
        { thigh: 24, shin: 8, toes: -1 },
        { thigh: 28, shin: 4, toes: 1 },
      ],
    },
  ),
  walk: posture(
    58,
    { upper: 22, fore: 34, hand: 'relaxed' },
    { upper: 20, fore: -4, hand: 'relaxed' },
    {
      legs: [
        { thigh: 24, shin: 8, toes: 1 },
        { thigh: -14, shin: -40, toes: 1 },
      ],
    },
  ),
  walkAway: posture(
    164,
    { upper: 10, fore: 16, hand: 'relaxed' },
    { upper: 10, fore: -4, hand: 'relaxed' },
    {
      legs: [
        { thigh: 4, shin: 0, toes: 0 },
        { thigh: 1, shin: 0, short: 0.86, toes: 0 },
      ],
    },
  ),
  run: posture(
    62,
    { upper: 44, fore: 126, hand: 'fist', layer: 'over' },
    { upper: 46, fore: -60, hand: 'fist', layer: 'behind' },
    {
      lean: -18,
      legs: [
        { thigh: 62, shin: -4, toes: 1 },
        { thigh: -26, shin: -88, toes: 1 },
      ],
    },
  ),
  leap: posture(
    40,
    { upper: 70, fore: 40, hand: 'claw' },
    { upper: 122, fore: 146, hand: 'hold', layer: 'over' },
    {
      lean: -16,
      legs: [
        { thigh: 62, shin: -42, toes: -1 },
        { thigh: 44, shin: 78, toes: 1 },
      ],
    },
  ),
  fall: posture(
    -50,
    { upper: 120, fore: 150, hand: 'open' },
    { upper: 100, fore: 60, hand: 'open' },
    {
      lean: 56,
      legs: [
        { thigh: -20, shin: 40, toes: 0 },
        { thigh: 50, shin: 10, toes: 1 },
      ],
    },
  ),
  sit: posture(
    34,
    { upper: 10, fore: -46, hand: 'relaxed', layer: 'over' },
    { upper: 10, fore: -30, hand: 'relaxed', layer: 'over' },
    {
      legs: [
        { thigh: -70, shin: 4, short: 0.72, toes: 1 },
        { thigh: 60, shin: 0, short: 0.72, toes: 1 },
      ],
    },
  ),
  crouch: posture(
    30,
    { upper: 30, fore: -50, hand: 'relaxed', layer: 'over' },
    { upper: 36, fore: -64, hand: 'relaxed', layer: 'over' },
    {
      lean: -12,
      legs: [
        { thigh: 78, shin: -46, short: 0.8, toes: -1 },
        { thigh: 84, shin: -50, short: 0.8, toes: 1 },
      ],
    },
  ),
  kick: posture(
    46,
    { upper: 50, fore: 110, hand: 'fist' },
    { upper: 30, fore: -60, hand: 'fist', layer: 'over' },
    {
      lean: 18,
      legs: [
        { thigh: -8, shin: -4, toes: 1 },
        { thigh: 86, shin: 80, toes: 1 },
      ],
    },
  ),
} as const satisfies Record<string, Posture>;

export type PostureName = keyof typeof POSTURES;

/** The same posture seen in a mirror. */
export function mirrored(original: Posture): Posture {
  const flipLeg = (leg: LegPosture): LegPosture =>
    leg.toes === undefined ? leg : { ...leg, toes: leg.toes === 1 ? -1 : leg.toes === -1 ? 1 : 0 };
  return {
    turn: -original.turn,
    lean: -(original.lean ?? 0),
    left: original.right,
    right: original.left,
    ...(original.legs ? { legs: [flipLeg(original.legs[1]), flipLeg(original.legs[0])] as const } : {}),
  };
}
