import { defineJob } from '@longstrip/database';

/** Adds reads of the demo's series, hour by hour. */
export const demoReadsJob = defineJob({ name: 'demo.reads', parse: () => ({}), repeatEverySeconds: 3600 });

/** Brings the demo's next events when their time has come. */
export const demoEventsJob = defineJob({ name: 'demo.events', parse: () => ({}), repeatEverySeconds: 3600 });
