import { defineJob } from '@longstrip/database';

/** Computes the rankings every hour (D7), and at a start when the last run is older. */
export const rankingsJob = defineJob({
  name: 'rankings.compute',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});
