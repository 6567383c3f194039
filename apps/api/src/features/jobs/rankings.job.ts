import { defineJob } from '@longstrip/database';

/** Computes the rankings (D7). Every hour, and so at a start after a longer pause as well. */
export const rankingsJob = defineJob({
  name: 'rankings.compute',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});
