import { defineJob } from '@longstrip/database';

/** Updates the database's statistics of tables that have grown. */
export const statisticsJob = defineJob({
  name: 'statistics.gather',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});
