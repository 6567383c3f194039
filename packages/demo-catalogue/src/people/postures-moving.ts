import type { ArmPosture, LegPosture, Posture, Stance } from './posture.ts';

const posture = (turn: number, left: ArmPosture, right: ArmPosture, rest: MovingGround): Posture => ({
  turn,
  left,
  right,
  ...rest,
});

type MovingGround = Stance & { lean?: number; legs: readonly [left: LegPosture, right: LegPosture] };

/** Bodies that move. */
export const MOVING = {
  walk: posture(
    58,
    { upper: -26, fore: -4, hand: 'relaxed' },
    { upper: 24, fore: 48, hand: 'relaxed' },
    {
      lean: 4,
      shoulders: 3,
      hips: -3,
      legs: [
        { thigh: 24, shin: 8, toes: 1 },
        { thigh: -14, shin: -40, toes: 1 },
      ],
    },
  ),
  walkAway: posture(
    164,
    { upper: 10, fore: 16, hand: 'relaxed' },
    { upper: 12, fore: -4, hand: 'relaxed' },
    {
      shoulders: 3,
      hips: -5,
      sway: 8,
      legs: [
        { thigh: 4, shin: 0, toes: 0 },
        { thigh: 1, shin: 0, short: 0.86, toes: 0 },
      ],
    },
  ),
  run: posture(
    62,
    { upper: -54, fore: 32, hand: 'fist', layer: 'over' },
    { upper: 42, fore: 128, hand: 'fist', layer: 'behind' },
    {
      lean: 15,
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
      shoulders: -9,
      hips: 6,
      legs: [
        { thigh: 62, shin: -42, toes: -1 },
        { thigh: 44, shin: 78, toes: 1 },
      ],
    },
  ),
  fall: posture(
    -50,
    { upper: 120, fore: 150, hand: 'splay' },
    { upper: 100, fore: 60, hand: 'splay' },
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
      lean: -4,
      shoulders: -3,
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
      shoulders: 8,
      hips: -8,
      legs: [
        { thigh: -8, shin: -4, toes: 1 },
        { thigh: 86, shin: 80, toes: 1 },
      ],
    },
  ),
} satisfies Record<string, Posture>;
