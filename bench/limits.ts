/** Bounds of every measurement: each stops by itself, and talks to this machine only. */
export const LIMITS = {
  /** Load on a page: alternating rounds, so that a busy moment of the machine meets both. */
  connections: 10,
  secondsPerRound: 5,
  rounds: 3,
  warmUpSeconds: 5,
  /** Cold loads of the viewer, each in a browser without a cache. */
  firstImageLoads: 7,
  importPages: 120,
  /** How often the page of a long series is opened. */
  longSeriesLoads: 5,
  /** Load on all sites at once, and with `--long`. */
  soakSeconds: 60,
  longSoakSeconds: 600,
  /** Series in the catalogue that is searched. */
  searchTitles: 10_000,
} as const;

/** What the product promises; a run that finds otherwise ends with an error. */
export const PROMISES = {
  /** All sites and the api in one process, once the load has lasted. */
  memoryMb: 700,
  /** How much more memory the last third of a soak may hold than the third before it. */
  memoryGrowthPercent: 10,
  /** What may hold up the scrolling of a long list on a slow phone. */
  longestTaskMs: 50,
  /** Whole answer of a search, on either engine. */
  searchP99Ms: 50,
} as const;
