import { pgTable, text } from 'drizzle-orm/pg-core';

/** Rows that are locked, and nothing else (`lockNamed`): a name is what only one transaction at a time may do. */
export const namedLock = pgTable('named_lock', { name: text('name').primaryKey() });
