import { COIN_KINDS, COIN_SOURCES, LEDGER_ACCOUNTS, MOVEMENT_TYPES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn, transactionId } from '../columns.ts';
import { appUser } from '../people/user.ts';

/**
 * The row that each change of a reader's coins locks first (`lock_wallet`), with the reader's debt (D41). A trigger computes
 * the debt from postings only. The balance is the sum of the lots and is not stored.
 */
export const wallet = pgTable(
  'wallet',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    debtCoins: bigint('debt_coins', { mode: 'number' }).notNull().default(0),
    debtPoints: bigint('debt_points', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('wallet_debt', sql`${table.debtCoins} >= 0 and ${table.debtPoints} >= 0`),
  ],
);

/** Postings that belong together and add up to zero (D12). Rows are only added, never changed. */
export const movement = pgTable(
  'movement',
  {
    platformId: platformIdColumn(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The reader in whose history it appears. */
    userId: text('user_id').notNull(),
    type: text('type', { enum: MOVEMENT_TYPES }).notNull(),
    /** What it was made for, such as `order/12` or `episode/7`. */
    cause: text('cause').notNull(),
    /** The same key for the same reader means the same movement. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The payment provider's event that caused it, as `stripe/evt_1`; it has only one effect on a platform. */
    eventId: text('event_id'),
    /** The movement that it undoes. A movement can be undone only once. */
    reversesId: bigint('reverses_id', { mode: 'number' }),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** Its transaction. Sealing uses it, because a transaction may commit after one that began later. */
    madeIn: transactionId('made_in').notNull().default(sql`pg_current_xact_id()`),
    /** What was agreed: an order's price, or a purchase's episodes and their end. The copy in that row must be the same. */
    agreed: jsonb('agreed'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [wallet.platformId, wallet.userId] }),
    uniqueIndex('movement_key_unique').on(table.platformId, table.userId, table.idempotencyKey),
    uniqueIndex('movement_event_unique').on(table.platformId, table.eventId).where(sql`${table.eventId} is not null`),
    uniqueIndex('movement_reverses_unique')
      .on(table.platformId, table.reversesId)
      .where(sql`${table.reversesId} is not null`),
    index('movement_made_in_index').on(table.platformId, table.madeIn),
    check('movement_type', oneOf(table.type, MOVEMENT_TYPES)),
    check('movement_cause', matches(table.cause, '^[^[:cntrl:]]{1,200}$')),
    check('movement_key', matches(table.idempotencyKey, '^[^[:cntrl:]]{1,200}$')),
    check('movement_event', matches(table.eventId, '^[^[:cntrl:]]{1,200}$')),
    check('movement_created_at', sql`${table.createdAtMs} > 0`),
  ],
);

/**
 * Coins or points of one kind, source and end. A trigger computes `remaining` from postings only; nothing else in a lot
 * ever changes, and no lot is deleted.
 */
export const lot = pgTable(
  'lot',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: COIN_KINDS }).notNull(),
    source: text('source', { enum: COIN_SOURCES }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    remaining: bigint('remaining', { mode: 'number' }).notNull().default(0),
    acquiredAtMs: epochMs('acquired_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms'),
    /** The movement that made it, and its index among the lots of that movement. */
    movementId: bigint('movement_id', { mode: 'number' }).notNull(),
    lotNo: integer('lot_no').notNull(),
    /** The lot that it continues, if it was moved from another account. */
    originLotId: bigint('origin_lot_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [wallet.platformId, wallet.userId] }),
    foreignKey({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    uniqueIndex('lot_movement_unique').on(table.platformId, table.movementId, table.lotNo),
    // `remaining` is in no index, so that spending does not have to update any.
    index('lot_expiry_index').on(table.expiresAtMs).where(sql`${table.expiresAtMs} is not null`),
    index('lot_origin_index').on(table.platformId, table.originLotId).where(sql`${table.originLotId} is not null`),
    check('lot_kind', oneOf(table.kind, COIN_KINDS)),
    check('lot_source', oneOf(table.source, COIN_SOURCES)),
    check('lot_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
    check('lot_amount', sql`${table.amount} > 0 and ${table.amount} <= 9007199254740991`),
    check('lot_times', sql`${table.acquiredAtMs} > 0 and ${table.acquiredAtMs} < ${table.expiresAtMs}`),
    check('lot_bonus_ends', sql`${table.kind} <> 'BONUS' or ${table.expiresAtMs} is not null`),
  ],
);

/** A line of the ledger. Only added, together with its movement; triggers check that the movement adds up to zero. */
export const posting = pgTable(
  'posting',
  {
    platformId: platformIdColumn(),
    movementId: bigint('movement_id', { mode: 'number' }).notNull(),
    lineNo: integer('line_no').notNull(),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    /** The owner of the WALLET or DEBT; null for the store's accounts. */
    userId: text('user_id'),
    /** The reader of its movement, so that all lines of a movement are in one place (record 0125). */
    readerId: text('reader_id').notNull(),
    lotId: bigint('lot_id', { mode: 'number' }),
    kind: text('kind', { enum: COIN_KINDS }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.movementId, table.lineNo] }),
    foreignKey({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    foreignKey({
      name: 'posting_lot_fk',
      columns: [table.platformId, table.userId, table.lotId],
      foreignColumns: [lot.platformId, lot.userId, lot.id],
    }),
    index('posting_lot_index').on(table.platformId, table.userId, table.lotId).where(sql`${table.userId} is not null`),
    check('posting_account', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('posting_kind', oneOf(table.kind, COIN_KINDS)),
    check('posting_amount', sql`${table.amount} <> 0 and abs(${table.amount}) <= 9007199254740991`),
    check(
      'posting_owner',
      sql`(${table.account} in ('WALLET', 'DEBT')) = (${table.userId} is not null) and (${table.account} = 'WALLET') = (${table.lotId} is not null)`,
    ),
  ],
);

/**
 * The seals: one row per movement, in one hash chain for each platform. The hash covers the previous row and all that was
 * written with the movement, so that a later change from outside is detected. Rows are only added, never changed.
 */
export const movementSeal = pgTable(
  'movement_seal',
  {
    platformId: platformIdColumn(),
    /** From 1, without gaps. */
    position: bigint('position', { mode: 'number' }).notNull(),
    movementId: bigint('movement_id', { mode: 'number' }).notNull(),
    /** SHA-256, in hex. */
    hash: text('hash').notNull(),
    sealedAtMs: epochMs('sealed_at_ms').notNull(),
    /** All transactions below this one had ended when it was sealed; the next sealing continues from here. */
    sealedBefore: transactionId('sealed_before').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.position] }),
    uniqueIndex('movement_seal_movement_unique').on(table.platformId, table.movementId),
    check('movement_seal_position', sql`${table.position} >= 1`),
    check('movement_seal_hash', matches(table.hash, '^[0-9a-f]{64}$')),
  ],
);
