import { defineJob } from '@longstrip/database';

/** Computes every hour which series are read by the same readers, and at a start when the last run is older. */
export const coReadingJob = defineJob({
  name: 'co-reading.compute',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});
