import { LOCALES, OPERATOR_ROLES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf } from '../columns.ts';

/** People who run the store (D25, record 0136). Their e-mail addresses are unique without regard to case. */
export const operator = pgTable(
  'operator',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** As it is written in the audit log. */
    name: text('name').notNull(),
    /** argon2id in the PHC form; null: the operator has not accepted the invitation. */
    passwordHash: text('password_hash'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** Null: the operator may sign in. */
    disabledAtMs: epochMs('disabled_at_ms'),
    /** Added by the demo, and removed with it. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    uniqueIndex('operator_email_unique').on(sql`lower(${table.email})`),
    check('operator_texts', sql`${table.email} <> '' and ${table.name} <> ''`),
    check('operator_locale', oneOf(table.locale, LOCALES)),
  ],
);

/** What an operator may do where: a role, on one platform or on `all`. */
export const operatorRole = pgTable(
  'operator_role',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    role: text('role', { enum: OPERATOR_ROLES }).notNull(),
    /** A platform's id, or `all`. */
    scope: text('scope').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.role, table.scope] }),
    check('operator_role_role', oneOf(table.role, OPERATOR_ROLES)),
    check('operator_role_scope', matches(table.scope, '^[a-z0-9-]{1,40}$')),
  ],
);

/** `SECOND_FACTOR`: only the password was right so far. */
export const OPERATOR_SESSION_STEPS = ['SECOND_FACTOR', 'OPEN'] as const;

/** Where an operator is signed in. */
export const operatorSession = pgTable(
  'operator_session',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    /** SHA-256 of the session's token, in hex. */
    tokenHash: text('token_hash').notNull(),
    step: text('step', { enum: OPERATOR_SESSION_STEPS }).notNull(),
    /** What the authenticator of a passkey has to sign; null: nothing was asked of one. */
    challenge: text('challenge'),
    /** The address it was opened from; null: not known. */
    address: text('address'),
    userAgent: text('user_agent'),
    createdAtMs: epochMs('created_at_ms').notNull(),
    seenAtMs: epochMs('seen_at_ms').notNull(),
    endedAtMs: epochMs('ended_at_ms'),
  },
  (table) => [
    uniqueIndex('operator_session_token_unique').on(table.tokenHash),
    index('operator_session_operator_index').on(table.operatorId),
    check('operator_session_step', oneOf(table.step, OPERATOR_SESSION_STEPS)),
    check('operator_session_hash', matches(table.tokenHash, '^[0-9a-f]{64}$')),
  ],
);

/** Links with which an operator chooses a password, once. */
export const operatorInvitation = pgTable(
  'operator_invitation',
  {
    /** SHA-256 of the link's secret, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    createdAtMs: epochMs('created_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    usedAtMs: epochMs('used_at_ms'),
  },
  (table) => [
    index('operator_invitation_operator_index').on(table.operatorId),
    check('operator_invitation_hash', matches(table.tokenHash, '^[0-9a-f]{64}$')),
    check('operator_invitation_times', sql`${table.createdAtMs} < ${table.expiresAtMs}`),
  ],
);
