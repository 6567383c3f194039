import { defineJob } from '@longstrip/database';

/** Puts away pictures that nothing shows any more, and files that nobody ever named. */
export const sweepFilesJob = defineJob({
  name: 'files.sweep',
  parse: () => ({}),
  repeatEverySeconds: 6 * 3600,
  expireInSeconds: 1800,
});
