import { defineJob } from '@longstrip/database';

/** Deletes pictures that are no longer used, and files without a row in the database. */
export const sweepFilesJob = defineJob({
  name: 'files.sweep',
  parse: () => ({}),
  repeatEverySeconds: 6 * 3600,
  expireInSeconds: 1800,
});
