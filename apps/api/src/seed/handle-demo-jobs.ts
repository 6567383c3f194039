import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { demoEventsJob, demoReadsJob } from './demo-jobs.ts';
import { addDemoReads } from './demo-reads.ts';
import { renewDemoEvents } from './prepare-demo-events.ts';

/** The handlers of the demo's jobs, for a store that shows the demo. */
export function handleDemoJobs(database: Database, nowMs: () => number): HandledJob[] {
  return [
    handleJob(demoReadsJob, async () => {
      await addDemoReads(database, nowMs());
    }),
    handleJob(demoEventsJob, () => renewDemoEvents(database, PLATFORMS, nowMs())),
  ];
}
