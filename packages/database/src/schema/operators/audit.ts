import { OPERATOR_ROLES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, transactionId } from '../columns.ts';

/** Every change by an operator, with before and after (D25). Triggers refuse UPDATE, DELETE and TRUNCATE. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    loggedAtMs: epochMs('logged_at_ms').notNull(),
    actor: text('actor').notNull(),
    actorRole: text('actor_role', { enum: OPERATOR_ROLES }).notNull(),
    /** A verb in the field's words, e.g. `series.import`, `series.hide`, `notice.apply`. */
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Null: it did not exist before. */
    before: jsonb('before'),
    /** Null: it does not exist any more. */
    after: jsonb('after'),
    requestId: text('request_id'),
    /** Its transaction: what sealing goes by, as with movements. */
    madeIn: transactionId('made_in').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
    index('audit_log_time_index').on(table.loggedAtMs),
    index('audit_log_made_in_index').on(table.madeIn),
    check('audit_log_actor_role', oneOf(table.actorRole, OPERATOR_ROLES)),
    check('audit_log_texts', sql`${table.actor} <> '' and ${table.action} <> '' and ${table.subjectId} <> ''`),
  ],
);

/** The seals of the audit log, in one chain: as `movement_seal` is of movements. Only ever added. */
export const auditSeal = pgTable(
  'audit_seal',
  {
    /** From 1, without gaps. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    /** SHA-256, in hex. */
    hash: text('hash').notNull(),
    sealedAtMs: epochMs('sealed_at_ms').notNull(),
    /** Every transaction below this one had ended when it was sealed: the next seal looks from here on. */
    sealedBefore: transactionId('sealed_before').notNull(),
  },
  (table) => [
    uniqueIndex('audit_seal_audit_unique').on(table.auditId),
    check('audit_seal_position', sql`${table.position} >= 1`),
    check('audit_seal_hash', matches(table.hash, '^[0-9a-f]{64}$')),
  ],
);
