import { GIFT_TARGETS, GIFT_TYPES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { series } from '../catalogue/series.ts';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** Tickets that readers may take (D19). */
export const gift = pgTable(
  'gift',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    type: text('type', { enum: GIFT_TYPES }).notNull(),
    title: text('title').notNull(),
    /** Null: for any series. */
    seriesId: integer('series_id').references(() => series.id),
    /** Episodes that one gift opens. */
    episodeCount: integer('episode_count').notNull().default(1),
    /** How many readers have it. */
    takenCount: integer('taken_count').notNull().default(0),
    target: text('target', { enum: GIFT_TARGETS }).notNull(),
    startsAtMs: epochMs('starts_at_ms').notNull(),
    receiveUntilMs: epochMs('receive_until_ms').notNull(),
    useUntilMs: epochMs('use_until_ms').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    index('gift_series_index').on(table.seriesId),
    check('gift_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('gift_id', matches(table.id, '^[A-Za-z0-9_-]{1,40}$')),
    check('gift_type', oneOf(table.type, GIFT_TYPES)),
    check('gift_title', sql`${table.title} <> ''`),
    check('gift_target', oneOf(table.target, GIFT_TARGETS)),
    check('gift_episode_count', sql`${table.episodeCount} >= 1`),
    check(
      'gift_times',
      sql`${table.startsAtMs} < ${table.receiveUntilMs} and ${table.receiveUntilMs} <= ${table.useUntilMs}`,
    ),
  ],
);

/** The readers for whom a gift with the target NAMED is. */
export const giftTarget = pgTable(
  'gift_target',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    giftId: text('gift_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.giftId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.giftId], foreignColumns: [gift.platformId, gift.id] }),
    index('gift_target_gift_index').on(table.platformId, table.giftId),
  ],
);

/** A gift that a reader took, and how much of it is used. */
export const userGift = pgTable(
  'user_gift',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    giftId: text('gift_id').notNull(),
    receivedAtMs: epochMs('received_at_ms').notNull(),
    issuedCount: integer('issued_count').notNull(),
    usedCount: integer('used_count').notNull().default(0),
    useUntilMs: epochMs('use_until_ms').notNull(),
    seenAtMs: epochMs('seen_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.giftId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.giftId], foreignColumns: [gift.platformId, gift.id] }),
    index('user_gift_gift_index').on(table.platformId, table.giftId),
    index('user_gift_use_index').on(table.useUntilMs).where(sql`${table.usedCount} < ${table.issuedCount}`),
    check('user_gift_counts', sql`${table.usedCount} between 0 and ${table.issuedCount} and ${table.issuedCount} >= 1`),
  ],
);
