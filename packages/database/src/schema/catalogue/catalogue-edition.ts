import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { transactionId } from '../columns.ts';

/**
 * The catalogue edition: one number, which each transaction that changes what readers are shown raises by one. Deferred
 * triggers write it at commit and tell it on the channel `catalogue_edition` (record 0049); nothing else writes it.
 */
export const catalogueEdition = pgTable(
  'catalogue_edition',
  {
    /** Always true: there is one row. */
    isOnly: boolean('is_only').primaryKey().default(true),
    edition: bigint('edition', { mode: 'number' }).notNull(),
  },
  (table) => [check('catalogue_edition_is_only', sql`${table.isOnly}`)],
);

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
