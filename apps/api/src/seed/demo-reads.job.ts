import { type Database, defineJob, type HandledJob, handleJob } from '@longstrip/database';
import { addDemoReads } from './demo-reads.ts';

/** Lets the demo's series be read, hour by hour. */
export const demoReadsJob = defineJob({ name: 'demo.reads', parse: () => ({}), repeatEverySeconds: 3600 });

/** The code of the demo's jobs; for a store that shows the demo. */
export function handleDemoJobs(database: Database, nowMs: () => number): HandledJob[] {
  return [
    handleJob(demoReadsJob, async () => {
      await addDemoReads(database, nowMs());
    }),
  ];
}
