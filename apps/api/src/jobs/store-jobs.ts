import { defineJob, type Job } from '@longstrip/database';
import { CATALOGUE_JOBS } from '../catalogue/index.ts';
import { COMMUNITY_JOBS } from '../community/index.ts';
import { MONEY_JOBS } from '../money/index.ts';
import { PEOPLE_JOBS } from '../people/index.ts';
import { demoEventsJob, demoReadsJob } from '../seed/demo-jobs.ts';

/** Updates the database's statistics of tables that have grown. */
export const statisticsJob = defineJob({
  name: 'statistics.gather',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});

/** Every job of the store; the queue is opened with all of them, so that any may be enqueued. */
export const STORE_JOBS: readonly Job<object>[] = [
  ...CATALOGUE_JOBS,
  ...PEOPLE_JOBS,
  ...MONEY_JOBS,
  ...COMMUNITY_JOBS,
  demoReadsJob,
  demoEventsJob,
  statisticsJob,
];
