import { ROULETTE_AUDIENCES, ROULETTE_PRIZE_KINDS, ROULETTE_TICKET_SOURCES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';
import { movement } from './ledger.ts';

/** A wheel of prizes (D20). */
export const roulette = pgTable(
  'roulette',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    audience: text('audience', { enum: ROULETTE_AUDIENCES }).notNull().default('ALL'),
    startsAtMs: epochMs('starts_at_ms').notNull(),
    endsAtMs: epochMs('ends_at_ms').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    check('roulette_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('roulette_id', matches(table.id, '^[A-Za-z0-9_-]{1,40}$')),
    check('roulette_title', sql`${table.title} <> ''`),
    check('roulette_audience', oneOf(table.audience, ROULETTE_AUDIENCES)),
    check('roulette_times', sql`${table.startsAtMs} < ${table.endsAtMs}`),
  ],
);

export const roulettePrize = pgTable(
  'roulette_prize',
  {
    platformId: platformIdColumn(),
    rouletteId: text('roulette_id').notNull(),
    prizeNo: integer('prize_no').notNull(),
    kind: text('kind', { enum: ROULETTE_PRIZE_KINDS }).notNull(),
    amount: integer('amount').notNull(),
    weight: integer('weight').notNull(),
    /** How many there are; null: no limit. A prize that has run out leaves the wheel. */
    stock: integer('stock'),
    givenCount: integer('given_count').notNull().default(0),
    /** How many of those given went to readers who were erased. */
    erasedCount: integer('erased_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.rouletteId, table.prizeNo] }),
    foreignKey({ columns: [table.platformId, table.rouletteId], foreignColumns: [roulette.platformId, roulette.id] }),
    check('roulette_prize_kind', oneOf(table.kind, ROULETTE_PRIZE_KINDS)),
    check('roulette_prize_amount', sql`${table.amount} >= 0 and (${table.kind} = 'NOTHING') = (${table.amount} = 0)`),
    check('roulette_prize_weight', sql`${table.weight} >= 1`),
    check('roulette_prize_stock', sql`${table.givenCount} >= 0 and ${table.givenCount} <= ${table.stock}`),
  ],
);

/** A reader's ticket for one spin, and its result. */
export const rouletteTicket = pgTable(
  'roulette_ticket',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    source: text('source', { enum: ROULETTE_TICKET_SOURCES }).notNull(),
    receivedAtMs: epochMs('received_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms'),
    usedAtMs: epochMs('used_at_ms'),
    rouletteId: text('roulette_id'),
    prizeNo: integer('prize_no'),
    /** The movement that gave the prize; null if nothing was won. */
    movementId: bigint('movement_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({
      name: 'roulette_ticket_prize_fk',
      columns: [table.platformId, table.rouletteId, table.prizeNo],
      foreignColumns: [roulettePrize.platformId, roulettePrize.rouletteId, roulettePrize.prizeNo],
    }),
    foreignKey({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    check('roulette_ticket_source', oneOf(table.source, ROULETTE_TICKET_SOURCES)),
    check(
      'roulette_ticket_used',
      sql`(${table.usedAtMs} is null) = (${table.prizeNo} is null) and (${table.prizeNo} is null) = (${table.rouletteId} is null)`,
    ),
    index('roulette_ticket_open_index').on(table.platformId, table.userId).where(sql`${table.usedAtMs} is null`),
  ],
);
