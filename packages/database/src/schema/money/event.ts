import { EVENT_AUDIENCES, EVENT_KINDS, EVENT_REWARD_KINDS, EVENT_TICKET_MODES, LOCALES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { asset } from '../catalogue/asset.ts';
import { series } from '../catalogue/series.ts';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';
import { coupon } from './coupon.ts';
import { movement } from './ledger.ts';

/** An event that an operator made. Its id is the last part of its address. */
export const event = pgTable(
  'event',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    audience: text('audience', { enum: EVENT_AUDIENCES }).notNull().default('ALL'),
    startsAtMs: epochMs('starts_at_ms').notNull(),
    /** Exclusive. */
    endsAtMs: epochMs('ends_at_ms').notNull(),
    /** Place among the events of the same state; lower comes first. */
    position: integer('position').notNull().default(0),
    isVisible: boolean('is_visible').notNull().default(true),
    /** Its picture; null: the picture of the first of its series is used. */
    assetId: text('asset_id').references(() => asset.id),
    /** Only for COUPON. */
    couponId: text('coupon_id'),
    /** For TICKET: how tickets win, and how many there are. */
    ticketMode: text('ticket_mode', { enum: EVENT_TICKET_MODES }),
    ticketTotal: integer('ticket_total'),
    takenCount: integer('taken_count').notNull().default(0),
    /** How many of those taken are gone because their readers were erased. */
    erasedCount: integer('erased_count').notNull().default(0),
    /** For a draw: how many win, and when the winners were drawn. */
    winnerCount: integer('winner_count'),
    drawnAtMs: epochMs('drawn_at_ms'),
    /** For TICKET: the prize is sent by post. */
    needsAddress: boolean('needs_address').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    foreignKey({ columns: [table.platformId, table.couponId], foreignColumns: [coupon.platformId, coupon.id] }),
    index('event_asset_index').on(table.assetId),
    index('event_end_index').on(table.platformId, table.endsAtMs),
    check('event_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('event_id', sql`${matches(table.id, '^[A-Za-z0-9_-]{1,40}$')} and lower(${table.id}) <> 'roulette'`),
    check('event_kind', oneOf(table.kind, EVENT_KINDS)),
    check('event_audience', oneOf(table.audience, EVENT_AUDIENCES)),
    check('event_times', sql`${table.startsAtMs} < ${table.endsAtMs}`),
    check('event_coupon', sql`(${table.kind} = 'COUPON') = (${table.couponId} is not null)`),
    check('event_ticket_mode', oneOf(table.ticketMode, EVENT_TICKET_MODES)),
    check(
      'event_ticket',
      sql`(${table.kind} = 'TICKET') = (${table.ticketMode} is not null) and (${table.ticketMode} is null) = (${table.ticketTotal} is null)
        and (${table.kind} = 'TICKET' or not ${table.needsAddress})`,
    ),
    check(
      'event_taken',
      sql`${table.takenCount} between 0 and coalesce(${table.ticketTotal}, 0) and (${table.ticketTotal} is null or ${table.ticketTotal} >= 1)`,
    ),
    check(
      'event_draw',
      sql`(${table.winnerCount} is not null) = (${table.ticketMode} is not distinct from 'DRAW') and ${table.winnerCount} between 1 and ${table.ticketTotal}`,
    ),
    check(
      'event_drawn',
      sql`${table.drawnAtMs} is null or (${table.winnerCount} is not null and ${table.drawnAtMs} >= ${table.endsAtMs})`,
    ),
  ],
);

/** An event in one locale. */
export const eventText = pgTable(
  'event_text',
  {
    platformId: platformIdColumn(),
    eventId: text('event_id').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
    line: text('line').notNull().default(''),
    /** Rich text. */
    body: text('body').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.eventId, table.locale] }),
    foreignKey({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    check('event_text_locale', oneOf(table.locale, LOCALES)),
    check('event_text_title', sql`${table.title} <> ''`),
  ],
);

/** A series that an event is about; the first one's picture is used if the event has none. */
export const eventSeries = pgTable(
  'event_series',
  {
    platformId: platformIdColumn(),
    eventId: text('event_id').notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.eventId, table.seriesId] }),
    foreignKey({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    index('event_series_series_index').on(table.seriesId),
    check('event_series_position', sql`${table.position} >= 0`),
  ],
);

/** What an event gives for a number of stamps, or for a winning ticket (1). */
export const eventReward = pgTable(
  'event_reward',
  {
    platformId: platformIdColumn(),
    eventId: text('event_id').notNull(),
    atCount: integer('at_count').notNull(),
    kind: text('kind', { enum: EVENT_REWARD_KINDS }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.eventId, table.atCount] }),
    foreignKey({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    check('event_reward_kind', oneOf(table.kind, EVENT_REWARD_KINDS)),
    check('event_reward_counts', sql`${table.atCount} >= 1 and ${table.amount} >= 1`),
  ],
);

/** A reader's ticket of an event; at most one per reader. */
export const eventEntry = pgTable(
  'event_entry',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
    ticketNo: integer('ticket_no').notNull(),
    joinedAtMs: epochMs('joined_at_ms').notNull(),
    /** Null until the draw. */
    isWinner: boolean('is_winner'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.eventId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    uniqueIndex('event_entry_ticket_unique').on(table.platformId, table.eventId, table.ticketNo),
    check('event_entry_ticket_no', sql`${table.ticketNo} >= 1`),
  ],
);

/** A stamp of an attendance check: one per calendar day in the platform's zone. */
export const eventStamp = pgTable(
  'event_stamp',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
    /** As 2027-06-30. */
    day: text('day').notNull(),
    stampedAtMs: epochMs('stamped_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.eventId, table.day] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    index('event_stamp_event_index').on(table.platformId, table.eventId),
    check('event_stamp_day', matches(table.day, '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')),
  ],
);

/** A reward that a reader was given, with its terms at that time; each is given once. */
export const eventGiven = pgTable(
  'event_given',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
    atCount: integer('at_count').notNull(),
    kind: text('kind', { enum: EVENT_REWARD_KINDS }).notNull(),
    amount: integer('amount').notNull(),
    givenAtMs: epochMs('given_at_ms').notNull(),
    /** Null for spins, which are tickets. */
    movementId: bigint('movement_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.eventId, table.atCount] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    foreignKey({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    index('event_given_event_index').on(table.platformId, table.eventId),
    check('event_given_kind', oneOf(table.kind, EVENT_REWARD_KINDS)),
    check('event_given_counts', sql`${table.atCount} >= 1 and ${table.amount} >= 1`),
    check('event_given_movement', sql`(${table.movementId} is null) = (${table.kind} = 'ROULETTE_TICKET')`),
  ],
);

/** The address for a prize: one for each ticket. */
export const eventAddress = pgTable(
  'event_address',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2').notNull().default(''),
    phone: text('phone').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.eventId] }),
    foreignKey({
      name: 'event_address_entry_fk',
      columns: [table.platformId, table.userId, table.eventId],
      foreignColumns: [eventEntry.platformId, eventEntry.userId, eventEntry.eventId],
    }),
    check(
      'event_address_filled',
      sql`${table.name} <> '' and ${table.zipCode} <> '' and ${table.city} <> '' and ${table.address1} <> '' and ${table.phone} <> ''`,
    ),
    check(
      'event_address_lengths',
      sql`length(${table.name}) <= 80 and length(${table.zipCode}) <= 16 and length(${table.city}) <= 80
        and length(${table.address1}) <= 120 and length(${table.address2}) <= 120 and length(${table.phone}) <= 30`,
    ),
  ],
);
