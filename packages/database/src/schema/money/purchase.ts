import { PURCHASE_TYPES, SALE_TYPES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { series } from '../catalogue/series.ts';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';
import { movement } from './ledger.ts';

/** What a reader got with one request: episodes bought, opened with a gift or ticket, or given by an operator (D9 to D11). */
export const purchase = pgTable(
  'purchase',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: PURCHASE_TYPES }).notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    /** How many episodes it opened; the entitlements with its id say which. */
    episodeCount: integer('episode_count').notNull(),
    /** The episodes that it opened, until when (null: forever), and when the ticket that it used is refilled. */
    episodeIds: integer('episode_ids').array(),
    rightsEndAtMs: epochMs('rights_end_at_ms'),
    ticketReadyAtMs: epochMs('ticket_ready_at_ms'),
    /** What it cost; 0 for a gift, a ticket or a grant. */
    coins: integer('coins').notNull(),
    /** The movement that paid for it; null if it cost nothing. */
    movementId: bigint('movement_id', { mode: 'number' }),
    /** The gift that was used (D19). */
    giftId: text('gift_id'),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** When an operator undid it (D15). */
    undoneAtMs: epochMs('undone_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    uniqueIndex('purchase_movement_unique')
      .on(table.platformId, table.movementId)
      .where(sql`${table.movementId} is not null`),
    index('purchase_time_index').on(table.platformId, table.userId, table.createdAtMs),
    // For operators, who have the number alone.
    index('purchase_id_index').on(table.platformId, table.id),
    index('purchase_series_index').on(table.seriesId),
    check('purchase_type', oneOf(table.type, PURCHASE_TYPES)),
    check('purchase_episode_count', sql`${table.episodeCount} >= 1`),
    check('purchase_coins', sql`${table.coins} >= 0 and (${table.coins} > 0) = (${table.movementId} is not null)`),
    check(
      'purchase_gift',
      sql`(${table.type} in ('RENT_GIFT', 'POSSESSION_GIFT')) = (${table.giftId} is not null) and (${table.giftId} is null or ${table.coins} = 0)`,
    ),
  ],
);

/** When a reader last used their wait-until-free ticket of a series, and when it is refilled (D10). */
export const freetimeTicket = pgTable(
  'freetime_ticket',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    usedAtMs: epochMs('used_at_ms').notNull(),
    readyAtMs: epochMs('ready_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.seriesId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('freetime_ticket_series_index').on(table.seriesId),
    index('freetime_ticket_ready_index').on(table.readyAtMs),
    check('freetime_ticket_times', sql`${table.usedAtMs} < ${table.readyAtMs}`),
  ],
);

/** Discount, from a minimum number of episodes on, for buying all episodes of a series that a reader lacks (D11). */
export const bulkDiscount = pgTable(
  'bulk_discount',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    saleType: text('sale_type', { enum: SALE_TYPES }).notNull(),
    minimumEpisodes: integer('minimum_episodes').notNull(),
    percent: integer('percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId, table.saleType, table.minimumEpisodes] }),
    index('bulk_discount_series_index').on(table.seriesId),
    check('bulk_discount_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('bulk_discount_sale_type', oneOf(table.saleType, SALE_TYPES)),
    check('bulk_discount_minimum_episodes', sql`${table.minimumEpisodes} >= 2`),
    check('bulk_discount_percent', sql`${table.percent} between 1 and 90`),
  ],
);
