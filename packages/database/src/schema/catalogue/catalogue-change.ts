import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { transactionId } from '../columns.ts';

/**
 * The transaction that last changed what may be read of a series: its pages, which of its episodes are open and free,
 * and whether it is shown. Triggers write it, so no change is missed; every process that keeps such facts in memory
 * reads it. Transaction numbers and not times: a transaction may commit after a later one.
 */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    /** No reference: a deleted series is a change, too. */
    seriesId: integer('series_id').primaryKey(),
    changedIn: transactionId('changed_in').notNull(),
  },
  (table) => [index('catalogue_change_index').on(table.changedIn)],
);
