import { OPERATOR_ROLES } from '@longstrip/core';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, transactionId } from '../columns.ts';

/**
 * The text of an entry that operators search: what was before, what was after, and the subject, with a line break between them. Its
 * index has this very expression.
 */
export function auditWords(of: Readonly<Record<'before' | 'after' | 'subjectId', SQLWrapper>>): SQL<string> {
  return sql`(coalesce(${of.before}::text, '') || E'\\n' || coalesce(${of.after}::text, '') || E'\\n' || ${of.subjectId})`;
}

/** Every change by an operator, with before and after (D25). Triggers refuse UPDATE, DELETE and TRUNCATE. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    loggedAtMs: epochMs('logged_at_ms').notNull(),
    actor: text('actor').notNull(),
    actorRole: text('actor_role', { enum: OPERATOR_ROLES }).notNull(),
    /** Subject and verb, e.g. `series.import`, `series.hide`, `notice.apply`. */
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Null: it did not exist before. */
    before: jsonb('before'),
    /** Null: it does not exist any more. */
    after: jsonb('after'),
    requestId: text('request_id'),
    /** The operator's account; null: a command on the machine of the product, or a row from before there were accounts. */
    operatorId: text('operator_id'),
    /** The machine token, by its name; null: none was used. */
    tokenName: text('token_name'),
    /** The address that the request came from; null: not known. */
    address: text('address'),
    /** Its transaction. Sealing uses it, as for movements. */
    madeIn: transactionId('made_in').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
    index('audit_log_operator_index').on(table.operatorId),
    index('audit_log_time_index').on(table.loggedAtMs),
    index('audit_log_made_in_index').on(table.madeIn),
    // Writes go into the index at once, as into that of the search (`series_search_words_index`).
    index('audit_log_words_index')
      .using('gin', sql`${auditWords(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check('audit_log_actor_role', oneOf(table.actorRole, OPERATOR_ROLES)),
    check('audit_log_texts', sql`${table.actor} <> '' and ${table.action} <> '' and ${table.subjectId} <> ''`),
  ],
);

/** The seals of the audit log, in one hash chain, like `movement_seal` for movements. Rows are only added, never changed. */
export const auditSeal = pgTable(
  'audit_seal',
  {
    /** From 1, without gaps. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    /** SHA-256, in hex. */
    hash: text('hash').notNull(),
    sealedAtMs: epochMs('sealed_at_ms').notNull(),
    /** All transactions below this one had ended when it was sealed; the next sealing continues from here. */
    sealedBefore: transactionId('sealed_before').notNull(),
  },
  (table) => [
    uniqueIndex('audit_seal_audit_unique').on(table.auditId),
    check('audit_seal_position', sql`${table.position} >= 1`),
    check('audit_seal_hash', matches(table.hash, '^[0-9a-f]{64}$')),
  ],
);

/**
 * The newest seal of a chain after each sealing. It is a second record of the length of a chain, and it is what is sent
 * outside (`seal_delivery`). Rows are only added, never changed.
 */
export const sealHead = pgTable(
  'seal_head',
  {
    /** The id of the platform whose movements the chain seals, or `audit`. */
    chain: text('chain').notNull(),
    /** From 1 in each chain, without gaps. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** The position of the seal. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The movement or the row of the audit log that it seals. */
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
    /** Everything written by transactions below this one has been sealed. */
    endedBelow: transactionId('ended_below').notNull(),
  },
  (table) => [check('seal_run_one_row', sql`${table.id} = 1`)],
);

/** The last whole check of the books (`npm run books`); one row. */
export const booksCheck = pgTable(
  'books_check',
  {
    id: integer('id').primaryKey().default(1),
    checkedAtMs: epochMs('checked_at_ms').notNull(),
    /** Claims that did not hold. */
    brokenCount: integer('broken_count').notNull(),
  },
  (table) => [check('books_check_one_row', sql`${table.id} = 1`)],
);

/** The number of the newest head of a chain that a destination outside the database has received. */
export const sealDelivery = pgTable(
  'seal_delivery',
  {
    destination: text('destination').notNull(),
    chain: text('chain').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.destination, table.chain] })],
);
