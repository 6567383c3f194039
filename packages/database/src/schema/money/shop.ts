import { CLIENT_PLATFORMS, ORDER_PROVIDERS, ORDER_STATES, WEBHOOK_SOURCES } from '@longstrip/core';
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
import { movement } from './ledger.ts';

/** A pack of coins that a platform sells (D16, D17). It may change, because orders have a copy of what they sold. */
export const coinProduct = pgTable(
  'coin_product',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** In the minor unit of the currency. */
    priceMinorUnits: integer('price_minor_units').notNull(),
    currency: text('currency').notNull(),
    coins: integer('coins').notNull(),
    bonusCoins: integer('bonus_coins').notNull().default(0),
    mileage: integer('mileage').notNull().default(0),
    isFirstPurchaseOnly: boolean('is_first_purchase_only').notNull().default(false),
    /** How many may be sold in all; null: no limit. */
    stock: integer('stock'),
    /** Sold, or reserved for an order that may still be paid. */
    takenCount: integer('taken_count').notNull().default(0),
    perUserLimit: integer('per_user_limit'),
    isVisible: boolean('is_visible').notNull().default(true),
    startsAtMs: epochMs('starts_at_ms'),
    endsAtMs: epochMs('ends_at_ms'),
    orderNo: integer('order_no').notNull().default(0),
    /** Its ids in the app stores; null: not sold there. */
    appleProductId: text('apple_product_id'),
    googleProductId: text('google_product_id'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    uniqueIndex('coin_product_apple_unique')
      .on(table.platformId, table.appleProductId)
      .where(sql`${table.appleProductId} is not null`),
    uniqueIndex('coin_product_google_unique')
      .on(table.platformId, table.googleProductId)
      .where(sql`${table.googleProductId} is not null`),
    check('coin_product_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('coin_product_id', matches(table.id, '^[A-Za-z0-9_-]{1,40}$')),
    check('coin_product_title', sql`${table.title} <> ''`),
    check('coin_product_currency', matches(table.currency, '^[A-Z]{3}$')),
    check('coin_product_price', sql`${table.priceMinorUnits} > 0`),
    check('coin_product_coins', sql`${table.coins} > 0 and ${table.bonusCoins} >= 0 and ${table.mileage} >= 0`),
    check('coin_product_taken', sql`${table.takenCount} >= 0 and ${table.takenCount} <= ${table.stock}`),
    check('coin_product_per_user', sql`${table.perUserLimit} >= 1`),
    check('coin_product_times', sql`${table.startsAtMs} < ${table.endsAtMs}`),
  ],
);

/** An order of coins: what was agreed, the state of its payment, and the movement that gave its coins (D16). */
export const coinOrder = pgTable(
  'coin_order',
  {
    platformId: platformIdColumn(),
    /** Made by us; at most 27 characters, because GMO accepts no more. */
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    productId: text('product_id').notNull(),
    /** The product to buy in the app store; null if the provider is not an app store. */
    storeProductId: text('store_product_id'),
    title: text('title').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    provider: text('provider', { enum: ORDER_PROVIDERS }).notNull(),
    clientPlatform: text('client_platform', { enum: CLIENT_PLATFORMS }).notNull(),
    /** The provider's id of the payment, once there is one. */
    providerReference: text('provider_reference'),
    /** Where the reader pays, once the provider has given the address. */
    checkoutUrl: text('checkout_url'),
    /** The number to pay with at a convenience store. */
    storeNumber: text('store_number'),
    priceMinorUnits: integer('price_minor_units').notNull(),
    discountMinorUnits: integer('discount_minor_units').notNull().default(0),
    currency: text('currency').notNull(),
    coins: integer('coins').notNull(),
    bonusCoins: integer('bonus_coins').notNull().default(0),
    mileage: integer('mileage').notNull().default(0),
    /** The reader's coupon that it uses, reserved until the order is paid or has ended (D18). */
    userCouponId: bigint('user_coupon_id', { mode: 'number' }),
    /** The page of the site that the reader came from and will return to. */
    returnTo: text('return_to').notNull().default('/shop'),
    /** Marketing code (`porch`) of the visit. */
    marketingCode: text('marketing_code'),
    /** The reader agrees that an advertiser is told of the order. */
    hasConversionConsent: boolean('has_conversion_consent').notNull().default(false),
    agreedAtMs: epochMs('agreed_at_ms').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
    /** Until when it can be paid. */
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    paidAtMs: epochMs('paid_at_ms'),
    /** The movement that gave its coins, and the one that took them back. */
    chargeMovementId: bigint('charge_movement_id', { mode: 'number' }),
    cancelMovementId: bigint('cancel_movement_id', { mode: 'number' }),
    /** When the refund was requested from the provider. */
    refundAskedAtMs: epochMs('refund_asked_at_ms'),
    refundedAtMs: epochMs('refunded_at_ms'),
    /** The providers' events that were about it, as `stripe/evt_1`, in the order in which they were processed. */
    eventIds: text('event_ids').array().notNull().default([]),
    /** Keyed hash of the row as the program wrote it (record 0091); null: written before there was one. */
    proof: text('proof'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({
      name: 'coin_order_charge_fk',
      columns: [table.platformId, table.chargeMovementId],
      foreignColumns: [movement.platformId, movement.id],
    }),
    foreignKey({
      name: 'coin_order_cancel_fk',
      columns: [table.platformId, table.cancelMovementId],
      foreignColumns: [movement.platformId, movement.id],
    }),
    // Providers do not know our platforms: they identify an order by its id alone.
    uniqueIndex('coin_order_id_unique').on(table.id),
    uniqueIndex('coin_order_reference_unique')
      .on(table.platformId, table.provider, table.providerReference)
      .where(sql`${table.providerReference} is not null`),
    uniqueIndex('coin_order_charge_unique')
      .on(table.platformId, table.chargeMovementId)
      .where(sql`${table.chargeMovementId} is not null`),
    index('coin_order_reader_index').on(table.platformId, table.userId, table.createdAtMs),
    // For the list of operators.
    index('coin_order_created_index').on(table.platformId, table.createdAtMs),
    // A state or a provider that few orders have would be looked for among all.
    index('coin_order_state_index').on(table.platformId, table.state, table.createdAtMs),
    index('coin_order_provider_index').on(table.platformId, table.provider, table.createdAtMs),
    // For metrics of the last day.
    index('coin_order_updated_index').on(table.updatedAtMs),
    index('coin_order_unrefunded_index')
      .on(table.refundAskedAtMs)
      .where(sql`${table.state} = 'refunded' and ${table.refundedAtMs} is null`),
    // For reports: money that went back although there were no coins to take.
    index('coin_order_nothing_taken_index')
      .on(table.platformId)
      .where(
        sql`${table.state} = 'refunded' and ${table.chargeMovementId} is not null and ${table.cancelMovementId} is null`,
      ),
    index('coin_order_open_index').on(table.expiresAtMs).where(sql`${table.state} in ('created', 'pending')`),
    check('coin_order_id', matches(table.id, '^[A-Za-z0-9-]{8,27}$')),
    check('coin_order_state', oneOf(table.state, ORDER_STATES)),
    check('coin_order_provider', oneOf(table.provider, ORDER_PROVIDERS)),
    check(
      'coin_order_free',
      sql`${table.provider} <> 'none' or ${table.discountMinorUnits} = ${table.priceMinorUnits}`,
    ),
    check('coin_order_client_platform', oneOf(table.clientPlatform, CLIENT_PLATFORMS)),
    check('coin_order_currency', matches(table.currency, '^[A-Z]{3}$')),
    check(
      'coin_order_price',
      sql`${table.priceMinorUnits} > 0 and ${table.discountMinorUnits} between 0 and ${table.priceMinorUnits}`,
    ),
    check('coin_order_coins', sql`${table.coins} > 0 and ${table.bonusCoins} >= 0 and ${table.mileage} >= 0`),
    check(
      'coin_order_paid',
      sql`(${table.state} in ('paid', 'refunded', 'disputed')) = (${table.paidAtMs} is not null)`,
    ),
    check('coin_order_charged', sql`${table.chargeMovementId} is null or ${table.paidAtMs} is not null`),
  ],
);

/** An event that an outside service reported, stored before it is processed; the same event has one row (D16). */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    source: text('source', { enum: WEBHOOK_SOURCES }).notNull(),
    eventId: text('event_id').notNull(),
    /** Hash of the body, to detect the same id with other values. */
    bodyHash: text('body_hash').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAtMs: epochMs('received_at_ms').notNull(),
    /** When it was processed, with or without an effect. */
    workedAtMs: epochMs('worked_at_ms'),
    /** The result, for operators. */
    outcome: text('outcome'),
    /** Keyed hash of the row as the program wrote it (record 0091); null: written before there was one. */
    proof: text('proof'),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.eventId] }),
    index('webhook_event_received_index').on(table.receivedAtMs),
    index('webhook_event_source_index').on(table.source, table.receivedAtMs),
    index('webhook_event_waiting_index').on(table.receivedAtMs).where(sql`${table.workedAtMs} is null`),
    check('webhook_event_source', oneOf(table.source, WEBHOOK_SOURCES)),
    check('webhook_event_id', sql`length(${table.eventId}) between 1 and 300`),
  ],
);

/** From when on every order and every event has a proof, in one row: it is proved itself (record 0091). */
export const proofBegin = pgTable(
  'proof_begin',
  {
    id: integer('id').primaryKey().default(1),
    beforeMs: epochMs('before_ms').notNull(),
    proof: text('proof').notNull(),
  },
  (table) => [check('proof_begin_one_row', sql`${table.id} = 1`)],
);
