import type { PostureName } from '../people/postures.ts';

/** Crown to soles of a grown person. */
export const FULL_HEIGHT = 1300;
/** Below the point between the eyes. */
export const SOLES = 1160;

/** Where and how someone stands in a panel. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn: number;
  posture?: PostureName;
  crop?: 'bust' | 'full';
  bodyTurn?: number;
  dim?: boolean;
  lift?: number;
  lean?: number;
  wind?: number;
  mirror?: boolean;
  /** What stays at its place on the picture when the figure is made smaller, below the point between the eyes. */
  ground?: number;
  /** The short are drawn as large as the tall. */
  level?: boolean;
  /** How large the head is against the usual. */
  headSize?: number;
}
