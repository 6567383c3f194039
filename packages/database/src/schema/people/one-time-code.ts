import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, oneOf, platformIdColumn } from '../columns.ts';

/** What a one-time code is for. */
export const CODE_PURPOSES = [
  'SIGN_UP_MAIL',
  'SIGN_UP_PHONE',
  'CONFIRM_MAIL',
  'CHANGE_MAIL',
  'FIND_ID',
  'FIND_PASSWORD',
  'RESET_LINK',
  'WITHDRAWAL',
  'NICE',
  /** Signs in at the platform that an account has moved to (D34). */
  'TRANSFER',
  /** Given for a confirmed code, and taken by the step that it allows (`verifyToken`). */
  'VERIFIED',
] as const;

/**
 * A code or link that is sent to a person and used once (D22). It is not stored: it is derived from this row's id and the
 * key that `keyId` names.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    /** Keyed hash of the address or number that it is sent to. */
    targetHash: text('target_hash').notNull(),
    /** The account it concerns; null before there is one, or where no account has that address. */
    userId: text('user_id'),
    keyId: text('key_id').notNull(),
    /** What is needed to read the answer to it, encrypted with the key; only of `NICE`. */
    sealed: text('sealed'),
    createdAtMs: epochMs('created_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    /** Keyed hash of the address range that asked for it; null where that does not matter. */
    askedFromHash: text('asked_from_hash'),
    /** Has more digits: too many to be guessed, so tries of it are not counted. */
    isLong: boolean('is_long').notNull().default(false),
    /** Wrong codes that were entered for it where it was asked for. */
    tries: integer('tries').notNull().default(0),
    /** Those from everywhere else. */
    otherTries: integer('other_tries').notNull().default(0),
    usedAtMs: epochMs('used_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    index('one_time_code_target_index').on(table.platformId, table.purpose, table.targetHash, table.createdAtMs),
    index('one_time_code_expiry_index').on(table.expiresAtMs),
    check('one_time_code_purpose', oneOf(table.purpose, CODE_PURPOSES)),
    check('one_time_code_times', sql`${table.createdAtMs} < ${table.expiresAtMs} and ${table.tries} >= 0`),
    check('one_time_code_other_tries', sql`${table.otherTries} >= 0`),
  ],
);
