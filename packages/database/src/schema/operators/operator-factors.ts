import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, epochMs, matches } from '../columns.ts';
import { operator } from './operator.ts';

/** The app with time-based codes (TOTP) of an operator, after one of its codes confirmed it. */
export const operatorSecondFactor = pgTable('operator_second_factor', {
  operatorId: text('operator_id')
    .primaryKey()
    .references(() => operator.id),
  /** Its secret, encrypted with the key that `keyId` names. */
  sealed: text('sealed').notNull(),
  keyId: text('key_id').notNull(),
  createdAtMs: epochMs('created_at_ms').notNull(),
  /** The 30 seconds whose code was used last: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});

/** Codes for an operator without the app or passkey, each used once. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    /** SHA-256 of the code, in hex. */
    codeHash: text('code_hash').notNull(),
    usedAtMs: epochMs('used_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.codeHash] }),
    check('operator_recovery_code_hash', matches(table.codeHash, '^[0-9a-f]{64}$')),
  ],
);

/** A passkey (WebAuthn credential) of an operator. */
export const operatorPasskey = pgTable(
  'operator_passkey',
  {
    /** The credential's id, in base64url. */
    id: text('id').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    publicKey: bytes('public_key').notNull(),
    /** How often its authenticator has signed, as far as it counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    usedAtMs: epochMs('used_at_ms'),
  },
  (table) => [
    index('operator_passkey_operator_index').on(table.operatorId),
    check('operator_passkey_name', sql`${table.name} <> ''`),
  ],
);

/** A token with which commands on other machines call the api. */
export const operatorToken = pgTable(
  'operator_token',
  {
    id: text('id').primaryKey(),
    /** As it is written in the audit log. */
    name: text('name').notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull(),
    /** Roles with their platforms: `support/bom-us`, `owner/all`. */
    grants: jsonb('grants').$type<readonly string[]>().notNull(),
    /** The operator whose rights it cannot exceed; null: it was made by a command on the machine of the product. */
    madeBy: text('made_by').references(() => operator.id),
    createdAtMs: epochMs('created_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    usedAtMs: epochMs('used_at_ms'),
    endedAtMs: epochMs('ended_at_ms'),
  },
  (table) => [
    uniqueIndex('operator_token_hash_unique').on(table.tokenHash),
    index('operator_token_maker_index').on(table.madeBy),
    check('operator_token_texts', sql`${table.name} <> '' and jsonb_array_length(${table.grants}) > 0`),
    check('operator_token_hash', matches(table.tokenHash, '^[0-9a-f]{64}$')),
  ],
);
