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
  /** Given for a confirmed code and used by the next step (`verifyToken`). */
  'VERIFIED',
] as const;

/**
 * A code or link that is sent to a person and used once (D22). The code itself is not stored: it is derived from this row's
 * id and the key that `keyId` names.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    /** Keyed hash of the address or number to which it is sent. */
    targetHash: text('target_hash').notNull(),
    /** The account it is for; null if there is none yet, or if no account has that address. */
    userId: text('user_id'),
    keyId: text('key_id').notNull(),
    /** Data needed to decrypt the answer, encrypted with the key; only for `NICE`. */
    sealed: text('sealed'),
    createdAtMs: epochMs('created_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    /** Keyed hash of the address range that requested it; null if that does not matter. */
    askedFromHash: text('asked_from_hash'),
    /** It has so many digits that it cannot be guessed, so wrong tries are not counted. */
    isLong: boolean('is_long').notNull().default(false),
    /** Wrong codes entered from the address range that requested it. */
    tries: integer('tries').notNull().default(0),
    /** Wrong codes entered from other addresses. */
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
