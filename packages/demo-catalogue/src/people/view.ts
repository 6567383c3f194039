import { type Point, radians } from '../draw/geometry.ts';

/** A point of a head or body: x to the right, y down, z toward the viewer. */
export type Solid = readonly [x: number, y: number, z: number];

/** Turns solid points as the camera sees them (orthographic). */
export interface View {
  /** On the picture. */
  flat(point: Solid): Point;
  /** Nearness after turning: larger is nearer. */
  depth(point: Solid): number;
  readonly turn: number;
  readonly lift: number;
}

export function viewOf(turnDegrees: number, liftDegrees = 0): View {
  const sin = Math.sin(radians(turnDegrees));
  const cos = Math.cos(radians(turnDegrees));
  const liftSin = Math.sin(radians(liftDegrees));
  const liftCos = Math.cos(radians(liftDegrees));
  const turned = ([x, , z]: Solid) => -x * sin + z * cos;
  return {
    turn: turnDegrees,
    lift: liftDegrees,
    flat: (point) => [point[0] * cos + point[2] * sin, point[1] * liftCos - turned(point) * liftSin],
    depth: (point) => point[1] * liftSin + turned(point) * liftCos,
  };
}

/** The skull that hair grows on. */
export const SKULL = { x: 0, y: -26, z: -22, rx: 86, ry: 98, rz: 98 } as const;

/** A point over the skull: `azimuth` 0 is the forehead, +90 the right (from the front); `height` 90 is the top. */
export function onSkull(azimuth: number, height: number, swell = 1): Solid {
  const a = radians(azimuth);
  const h = radians(height);
  return [
    SKULL.x + SKULL.rx * swell * Math.cos(h) * Math.sin(a),
    SKULL.y - SKULL.ry * swell * Math.sin(h),
    SKULL.z + SKULL.rz * swell * Math.cos(h) * Math.cos(a),
  ];
}
