/** A part of a wheel: which of the prizes, and the angles between which it lies, in degrees clockwise from the top. */
export interface WheelSegment {
  index: number;
  fromDegrees: number;
  toDegrees: number;
}

/** Full turns before the wheel comes to rest. */
const FULL_TURNS = 4;
const CIRCLE = 360;

/** Segments as wide as their chances; weights need not add up to anything. One without a chance has no segment. */
export function wheelSegments(weights: readonly number[]): WheelSegment[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let before = 0;
  return weights.flatMap((weight, index) => {
    const fromDegrees = (before / sum) * CIRCLE;
    before += weight;
    return weight > 0 ? [{ index, fromDegrees, toDegrees: (before / sum) * CIRCLE }] : [];
  });
}

export const middleOf = ({ fromDegrees, toDegrees }: WheelSegment): number => (fromDegrees + toDegrees) / 2;

/**
 * How far the wheel has turned when it rests with the middle of a segment at the top, after whole turns from where it was.
 * Always the middle: nothing is staged as nearly another prize.
 */
export function restingDegrees(segment: WheelSegment, turnedDegrees: number): number {
  return Math.ceil(turnedDegrees / CIRCLE) * CIRCLE + FULL_TURNS * CIRCLE + (CIRCLE - middleOf(segment));
}

/** A point of the circle around (0, 0), rounded so that server and browser write the same. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees / CIRCLE) * 2 * Math.PI;
  return { x: rounded(Math.sin(radians) * radius), y: rounded(-Math.cos(radians) * radius) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** The outline of a segment as an SVG path. */
export function segmentPath({ fromDegrees, toDegrees }: WheelSegment, radius: number): string {
  // An arc from a point to itself is none: the whole circle is two halves.
  if (toDegrees - fromDegrees >= CIRCLE) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  const from = pointAt(fromDegrees, radius);
  const to = pointAt(toDegrees, radius);
  const isLarge = toDegrees - fromDegrees > CIRCLE / 2 ? 1 : 0;
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`;
}
