/** Bounds of every measurement: each stops by itself, and talks to this machine only. */
export const LIMITS = {
  /** Load on a page: alternating rounds, so that a busy moment of the machine meets both. */
  connections: 10,
  secondsPerRound: 5,
  rounds: 3,
  warmUpSeconds: 3,
  /** Cold loads of the viewer, each in a browser without a cache. */
  firstImageLoads: 7,
  importPages: 120,
} as const;
