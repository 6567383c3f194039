import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { transactionId } from '../columns.ts';

/**
 * The catalogue edition: one number. Each transaction that changes what readers are shown raises it by one. Deferred
 * triggers write it at commit and announce it on the channel `catalogue_edition` (record 0049); nothing else writes it.
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
 * The transaction that last changed what readers may read of a series: its pages, which of its episodes are open and free,
 * and whether it is shown. Triggers write it, so no change is missed. Every process that caches such facts reads it. It has
 * transaction numbers instead of times, because a transaction may commit after one that began later.
 */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    /** No foreign key: the deletion of a series is a change too. */
    seriesId: integer('series_id').primaryKey(),
    changedIn: transactionId('changed_in').notNull(),
  },
  (table) => [index('catalogue_change_index').on(table.changedIn)],
);
