import { lerp, radians } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
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

export type Spot = readonly [azimuth: number, height: number, swell?: number];

export const lock = (spots: readonly Spot[], width: number, extra: Partial<Lock> = {}): Lock => ({
  path: spots.map(([azimuth, height, swell]) => onSkull(azimuth, height, swell ?? 1.12)),
  width,
  ...extra,
});

/** Hair that falls from the side or back of the skull to `y`. */
export function fall(
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
export function curtain(
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
export function fringe(
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
export function parted(
  at: number,
  spread: readonly (readonly [azimuth: number, height: number, width: number])[],
): Lock[] {
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
export function layers(spots: readonly Spot[], drop: number, width: number, random: Random, lift = 0.06): Lock[] {
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
export function tufts(spots: readonly Spot[], reach: number, width: number, sweep: number, random: Random): Lock[] {
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
export function tail(base: Solid, toward: Solid, drop: number, width: number, count: number): Lock[] {
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

export const ring = (heights: readonly number[], from: number, to: number, count: number): Spot[] =>
  heights.flatMap((height, row) =>
    Array.from({ length: count }, (_, index): Spot => [lerp(from, to, (index + (row % 2) * 0.5) / count), height]),
  );
