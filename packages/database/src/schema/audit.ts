import { OPERATOR_ROLES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, oneOf } from './columns.ts';

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
  },
  (table) => [
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
    index('audit_log_time_index').on(table.loggedAtMs),
    check('audit_log_actor_role', oneOf(table.actorRole, OPERATOR_ROLES)),
    check('audit_log_texts', sql`${table.actor} <> '' and ${table.action} <> '' and ${table.subjectId} <> ''`),
  ],
);
