import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, transactionId } from '../columns.ts';

/**
 * The newest seal of a chain after each sealing, written with it: a second place that knows how long a chain was, and what is
 * sent elsewhere (`seal_delivery`). Only ever added.
 */
export const sealHead = pgTable(
  'seal_head',
  {
    /** The id of the platform whose movements the chain seals, or `audit`. */
    chain: text('chain').notNull(),
    /** From 1 in each chain, without gaps. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** That of the seal. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The movement, or the row of the audit log, that it seals. */
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    sealedAtMs: epochMs('sealed_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    check('seal_head_numbers', sql`${table.number} >= 1 and ${table.position} >= 1`),
    check('seal_head_hash', matches(table.hash, '^[0-9a-f]{64}$')),
  ],
);

/** The last time that every chain was sealed; one row. */
export const sealRun = pgTable(
  'seal_run',
  {
    id: integer('id').primaryKey().default(1),
    ranAtMs: epochMs('ran_at_ms').notNull(),
    /** What was made by a transaction below this one is in a seal since. */
    endedBelow: transactionId('ended_below').notNull(),
  },
  (table) => [check('seal_run_one_row', sql`${table.id} = 1`)],
);

/** The number of the newest head of a chain that a destination outside of the database has. */
export const sealDelivery = pgTable(
  'seal_delivery',
  {
    destination: text('destination').notNull(),
    chain: text('chain').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.destination, table.chain] })],
);
