/** A part of a wheel: the index of its prize, and its two angles in degrees, clockwise from the top. */
export interface WheelSegment {
  index: number;
  fromDegrees: number;
  toDegrees: number;
}

/** Full turns before the wheel stops. */
const FULL_TURNS = 4;
const CIRCLE = 360;

/** Segments as wide as their chances. The weights may have any sum; a weight of zero has no segment. */
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
 * The angle at which the middle of a segment is at the top, after full turns from the present angle. Always the middle:
 * the wheel never looks as if another prize was nearly won.
 */
export function restingDegrees(segment: WheelSegment, turnedDegrees: number): number {
  return Math.ceil(turnedDegrees / CIRCLE) * CIRCLE + FULL_TURNS * CIRCLE + (CIRCLE - middleOf(segment));
}

/** A point of the circle around (0, 0), rounded so that server and browser render the same. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees / CIRCLE) * 2 * Math.PI;
  return { x: rounded(Math.sin(radians) * radius), y: rounded(-Math.cos(radians) * radius) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** The outline of a segment as an SVG path. */
export function segmentPath({ fromDegrees, toDegrees }: WheelSegment, radius: number): string {
  // An arc from a point to itself draws nothing, so the whole circle is two halves.
  if (toDegrees - fromDegrees >= CIRCLE) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  const from = pointAt(fromDegrees, radius);
  const to = pointAt(toDegrees, radius);
  const isLarge = toDegrees - fromDegrees > CIRCLE / 2 ? 1 : 0;
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`;
}
