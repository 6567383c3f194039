import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';

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
