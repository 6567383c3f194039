/** Sizes of the measurements: each ends by itself, and connects to this machine only. */
export const LIMITS = {
  /** Load on a page: alternating rounds, so that a busy moment of the machine affects both. */
  connections: 10,
  secondsPerRound: 5,
  rounds: 3,
  warmUpSeconds: 5,
  /** Cold loads of the viewer, each in a browser without a cache. */
  firstImageLoads: 7,
  importPages: 120,
  /** How often the page of a long series is opened. */
  longSeriesLoads: 5,
  /** How long the memory of a product is watched that has nothing to do. */
  restSeconds: 15,
  /** Load on all sites at once, and with `--long`. */
  soakSeconds: 60,
  longSoakSeconds: 600,
  /** Series in the catalogue that is searched. */
  searchTitles: 10_000,
} as const;

/** What the product promises; a run that exceeds it ends with an error. */
export const PROMISES = {
  /** `npm start` with all its processes, at any time after it is ready. */
  memoryMb: 700,
  /** How much more memory the last third of a soak may hold than the third before it. */
  memoryGrowthPercent: 10,
  /** The longest task while a long list scrolls on a slow phone. */
  longestTaskMs: 50,
  /** A complete search request, on either engine. */
  searchP99Ms: 50,
} as const;
