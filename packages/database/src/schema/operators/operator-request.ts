import { OPERATOR_ROLES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf } from '../columns.ts';

/** The call that a request repeats when it is approved. */
export const OPERATOR_REQUEST_KINDS = ['refund', 'grant', 'apply'] as const;
/**
 * Acts that came after those of `kind`: a row of one is of the kind `apply` and has a document that names nothing, so that processes of
 * the version before list it and do nothing by it.
 */
export const OPERATOR_REQUEST_ACTS = ['undo', 'handOver', 'erasure'] as const;
/** Of reasons that came later, a row has the first one: its act tells. */
export const OPERATOR_REQUEST_REASONS = ['AGAINST_THE_RULE', 'ABOVE_LIMIT', 'MASS_GIFT', 'PRICES_OF_MANY'] as const;
/** What was decided; `FAILED`: it was approved, and could no longer be done. */
export const OPERATOR_REQUEST_DECISIONS = ['DONE', 'REFUSED', 'FAILED'] as const;

/** What an operator asked for and a second one has to approve (record 0137). It is decided once, and never changed after that. */
export const operatorRequest = pgTable(
  'operator_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: OPERATOR_REQUEST_KINDS }).notNull(),
    /** Null: what `kind` says. */
    act: text('act', { enum: OPERATOR_REQUEST_ACTS }),
    /** Why it waits. */
    why: text('why', { enum: OPERATOR_REQUEST_REASONS }).notNull(),
    /** The platform that it concerns, or `all` for several. */
    scope: text('scope').notNull(),
    /** The id of the reader that it concerns; null: none. */
    readerId: text('reader_id'),
    /** The body of the call; a reader in it is named by id. */
    asked: jsonb('asked').notNull(),
    /** The account of the operator who asked; null: a command on the machine of the product. */
    askedBy: text('asked_by'),
    askedName: text('asked_name').notNull(),
    askedRole: text('asked_role', { enum: OPERATOR_ROLES }).notNull(),
    askedAtMs: epochMs('asked_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    /** Null: it waits, or it ended undecided. */
    decision: text('decision', { enum: OPERATOR_REQUEST_DECISIONS }),
    decidedBy: text('decided_by'),
    decidedName: text('decided_name'),
    decidedAtMs: epochMs('decided_at_ms'),
    decidedReason: text('decided_reason'),
    /** The answer of the call, or why it failed. */
    result: jsonb('result'),
  },
  (table) => [
    index('operator_request_scope_index').on(table.scope, table.id),
    index('operator_request_waiting_index').on(table.expiresAtMs).where(sql`${table.decision} is null`),
    check('operator_request_kind', oneOf(table.kind, OPERATOR_REQUEST_KINDS)),
    check('operator_request_act', oneOf(table.act, OPERATOR_REQUEST_ACTS)),
    check('operator_request_why', oneOf(table.why, OPERATOR_REQUEST_REASONS)),
    check('operator_request_scope', matches(table.scope, '^[a-z0-9-]{1,40}$')),
    check('operator_request_role', oneOf(table.askedRole, OPERATOR_ROLES)),
    check('operator_request_times', sql`${table.askedAtMs} < ${table.expiresAtMs}`),
    check(
      'operator_request_decision',
      sql`${oneOf(table.decision, OPERATOR_REQUEST_DECISIONS)} and num_nonnulls(${table.decision}, ${table.decidedBy},
        ${table.decidedName}, ${table.decidedAtMs}, ${table.decidedReason}) in (0, 5)`,
    ),
    // Four eyes: an operator does not decide about what they asked for.
    check('operator_request_other', sql`${table.decidedBy} <> ${table.askedBy}`),
  ],
);
