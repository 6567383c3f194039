import { defineJob } from '@longstrip/database';

/** Deletes sessions, codes, replies, alarms, notes of told episodes, deleted tickets, counters and blocks that are of no use any more. */
export const clearAccountRowsJob = defineJob({
  name: 'accounts.clear',
  parse: () => ({}),
  repeatEverySeconds: 6 * 3600,
  expireInSeconds: 1800,
});
