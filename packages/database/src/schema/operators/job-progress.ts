import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';

/** How far a repeating job has come that must do each stretch of time once. */
export const jobProgress = pgTable(
  'job_progress',
  {
    job: text('job').primaryKey(),
    doneUntilMs: epochMs('done_until_ms').notNull(),
  },
  (table) => [check('job_progress_job', sql`${table.job} <> ''`)],
);
