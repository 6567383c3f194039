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
  /** That of the upper arm alone: the elbow is lifted toward the viewer, so that the hand reaches the face. */
  upperShort?: number;
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

/** Where a foot stands: from the middle of the body, and how much nearer to the viewer (lower on the picture). */
export interface Foot {
  x: number;
  y?: number;
  /** How far the knee bends outward. */
  bend?: number;
  toes?: -1 | 0 | 1;
}

/** How weight goes through a trunk, in degrees and units; positive lowers the picture's right, or moves to it. */
export interface Stance {
  shoulders?: number;
  hips?: number;
  /** Of the hips, against the neck. */
  sway?: number;
  /** Both shoulders, up. */
  raise?: number;
}

export interface Posture extends Stance {
  /** The trunk's turn, as for heads. */
  turn: number;
  lean?: number;
  /** The picture's left and right. */
  left: ArmPosture;
  right: ArmPosture;
  legs?: readonly [left: LegPosture, right: LegPosture];
  /** Where the feet stand, in place of the angles of the legs. */
  feet?: readonly [left: Foot, right: Foot];
}

/** The same posture seen in a mirror. */
export function mirrored(original: Posture): Posture {
  const { turn, lean = 0, left, right, legs, feet, shoulders = 0, hips = 0, sway = 0, raise = 0 } = original;
  return {
    turn: -turn,
    lean: -lean,
    left: right,
    right: left,
    shoulders: -shoulders,
    hips: -hips,
    sway: -sway,
    raise,
    ...(legs ? { legs: [flipLeg(legs[1]), flipLeg(legs[0])] as const } : {}),
    ...(feet ? { feet: [flipFoot(feet[1]), flipFoot(feet[0])] as const } : {}),
  };
}

const flipToes = (toes: -1 | 0 | 1): -1 | 0 | 1 => (toes === 1 ? -1 : toes === -1 ? 1 : 0);
const flipLeg = (leg: LegPosture): LegPosture => (leg.toes === undefined ? leg : { ...leg, toes: flipToes(leg.toes) });
const flipFoot = (foot: Foot): Foot => ({
  ...foot,
  x: -foot.x,
  ...(foot.toes === undefined ? {} : { toes: flipToes(foot.toes) }),
});

/** Which side of the picture an arm or a leg of that side is on: seen from behind it is the other one. */
export function acrossOf(turnDegrees: number, side: -1 | 1): -1 | 1 {
  if (Math.abs(turnDegrees) <= 100) return side;
  return side === 1 ? -1 : 1;
}
