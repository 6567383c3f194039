import { COUPON_TYPES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** A coupon that an operator made (D18). */
export const coupon = pgTable(
  'coupon',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    type: text('type', { enum: COUPON_TYPES }).notNull(),
    title: text('title').notNull(),
    /** Only capital letters and digits; null: it cannot be redeemed with a code. */
    code: text('code'),
    /** A DISCOUNT has one of the two. */
    percent: integer('percent'),
    amountMinorUnits: integer('amount_minor_units'),
    /** For DISCOUNT and EXTRA_POINT: the minimum price of a product, in minor units. */
    minimumMinorUnits: integer('minimum_minor_units').notNull().default(0),
    /** Points, coins or roulette tickets; null for DISCOUNT. */
    value: integer('value'),
    /** The clients that it is for (`ClientPlatform`s). */
    clients: jsonb('clients').$type<readonly string[]>().notNull(),
    startsAtMs: epochMs('starts_at_ms').notNull(),
    endsAtMs: epochMs('ends_at_ms').notNull(),
    /** How many may be given out; null: no limit. */
    totalLimit: integer('total_limit'),
    perUserLimit: integer('per_user_limit').notNull().default(1),
    issuedCount: integer('issued_count').notNull().default(0),
    /** How many of those given out are gone because their readers were erased. */
    erasedCount: integer('erased_count').notNull().default(0),
    /** Claimed on an event's page (`coupon/event/jp`). */
    isEvent: boolean('is_event').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    uniqueIndex('coupon_code_unique').on(table.platformId, table.code).where(sql`${table.code} is not null`),
    check('coupon_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('coupon_id', matches(table.id, '^[A-Za-z0-9_-]{1,40}$')),
    check('coupon_type', oneOf(table.type, COUPON_TYPES)),
    check('coupon_title', sql`${table.title} <> ''`),
    check('coupon_code', matches(table.code, '^[A-Z0-9]{3,40}$')),
    check(
      'coupon_value',
      sql`case when ${table.type} = 'DISCOUNT' then num_nonnulls(${table.percent}, ${table.amountMinorUnits}) = 1 and ${table.value} is null
        else num_nonnulls(${table.percent}, ${table.amountMinorUnits}) = 0 and ${table.value} > 0 end`,
    ),
    check('coupon_percent', sql`${table.percent} between 1 and 100 and ${table.minimumMinorUnits} >= 0`),
    check('coupon_amount', sql`${table.amountMinorUnits} > 0`),
    check('coupon_times', sql`${table.startsAtMs} < ${table.endsAtMs}`),
    check(
      'coupon_limits',
      sql`${table.perUserLimit} >= 1 and ${table.issuedCount} >= 0 and ${table.issuedCount} <= ${table.totalLimit}`,
    ),
  ],
);

/** A reader's copy of a coupon. */
export const userCoupon = pgTable(
  'user_coupon',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    couponId: text('coupon_id').notNull(),
    receivedAtMs: epochMs('received_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    /** The order that it is reserved for: while that order may be paid, no other one can use it. */
    orderId: text('order_id'),
    usedAtMs: epochMs('used_at_ms'),
    seenAtMs: epochMs('seen_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.couponId], foreignColumns: [coupon.platformId, coupon.id] }),
    index('user_coupon_coupon_index').on(table.platformId, table.couponId, table.userId),
    index('user_coupon_used_index').on(table.platformId, table.couponId).where(sql`${table.usedAtMs} is not null`),
    index('user_coupon_expiry_index').on(table.expiresAtMs).where(sql`${table.usedAtMs} is null`),
    check('user_coupon_times', sql`${table.receivedAtMs} <= ${table.expiresAtMs}`),
  ],
);
