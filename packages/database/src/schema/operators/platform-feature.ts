import { SWITCHABLE_FEATURES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';

/** Features of a platform that an operator or the demo has switched; without a row the platform's data decides. */
export const platformFeature = pgTable(
  'platform_feature',
  {
    platformId: platformIdColumn(),
    feature: text('feature', { enum: SWITCHABLE_FEATURES }).notNull(),
    isOn: boolean('is_on').notNull(),
    /** The demo switched it; the row is deleted with the demo. */
    isDemo: boolean('is_demo').notNull().default(false),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.feature] }),
    check('platform_feature_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('platform_feature_feature', oneOf(table.feature, SWITCHABLE_FEATURES)),
  ],
);

/** The progress of repeating jobs that must process each stretch of time exactly once. */
export const jobProgress = pgTable(
  'job_progress',
  {
    job: text('job').primaryKey(),
    doneUntilMs: epochMs('done_until_ms').notNull(),
  },
  (table) => [check('job_progress_job', sql`${table.job} <> ''`)],
);
