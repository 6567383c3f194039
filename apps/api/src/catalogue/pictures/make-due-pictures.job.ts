import { defineJob } from '@longstrip/database';

/** Finds series whose pictures are due, by an upgrade or after a failure, and has each made by a job of its own. */
export const makeDuePicturesJob = defineJob({
  name: 'series.make-due-pictures',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});
