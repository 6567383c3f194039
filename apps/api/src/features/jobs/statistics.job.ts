import { defineJob } from '@longstrip/database';

/** Tells the engine of tables that have grown. */
export const statisticsJob = defineJob({
  name: 'statistics.gather',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});
